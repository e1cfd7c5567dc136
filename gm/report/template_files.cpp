#include "gm/report/template_files.h"

#include <algorithm>
#include <array>

#include "gm/assets/embedded.h"
#include "gm/files/read.h"
#include "orders/text.h"

namespace gm {

namespace fs = std::filesystem;

namespace {

constexpr const char* templates_folder = "templates";

/// Nearest first: what is common, even in the reader's language, hides nothing that is the game's own.
std::array<std::string, 4> shelves(const std::string& game, const std::string& language) {
    return {language + "/" + game + "/", "any/" + game + "/", language + "/common/", "any/common/"};
}

std::string key_of_own(const std::string& name) {
    if (name == phrases_file) return own_phrases_file;
    if (name == common_phrases_file) return own_common_phrases_file;
    return name;
}

bool is_backup(const std::string& name) { return name.starts_with('.') || name.ends_with('~'); }

/// Does a shipped file of that name lie nearer than this shelf? Then that one counts.
bool hidden(const std::string& name, const std::array<std::string, 4>& all, std::size_t shelf) {
    for (std::size_t nearer = 0; nearer < shelf; ++nearer) {
        const std::string path = std::string(templates_folder) + "/" + all[nearer] + name;
        const auto files = embedded_files();
        if (std::any_of(files.begin(), files.end(), [&](const EmbeddedFile& file) { return file.path == path; }))
            return true;
    }
    return false;
}

void read_own(const fs::path& path, const std::string& name, OwnTemplates& out) {
    auto text = read_file(path);
    orders::Problem problem;
    if (!text) {
        problem = text.problems().front();
    } else if (orders::first_invalid_utf8(*text)) {
        problem = orders::invalid("this template is not UTF-8 text");
    } else {
        out.files.emplace(key_of_own(name), TemplateFile{std::move(*text), path.string()});
        return;
    }
    problem.kind = orders::ProblemKind::warning;
    problem.file = path.string();
    out.problems.push_back(std::move(problem));
}

}  // namespace

TemplateFiles shipped_templates(const std::string& game, const std::string& language) {
    TemplateFiles files;
    for (const std::string& shelf : shelves(game, language)) {
        const std::string prefix = std::string(templates_folder) + "/" + shelf;
        for (const EmbeddedFile& file : embedded_files()) {  // emplace: a nearer one of that name stays
            if (file.path.starts_with(prefix))
                files.emplace(file.path.substr(prefix.size()),
                              TemplateFile{std::string(file.content), std::string(file.path)});
        }
    }
    return files;
}

OwnTemplates own_templates(const fs::path& folder, const std::string& game, const std::string& language) {
    OwnTemplates out;
    const auto all = shelves(game, language);
    for (std::size_t shelf = 0; shelf < all.size(); ++shelf) {
        const fs::path place = folder / templates_folder / all[shelf];
        std::error_code error;
        std::vector<std::string> names;
        for (const auto& item : fs::directory_iterator(place, error)) {
            if (item.is_regular_file(error)) names.push_back(item.path().filename().string());
        }
        std::sort(names.begin(), names.end());  // a folder lists them in no order that would come again
        for (const std::string& name : names) {
            if (is_backup(name) || out.files.contains(key_of_own(name)) || hidden(name, all, shelf)) continue;
            read_own(place / name, name, out);
        }
    }
    return out;
}

}  // namespace gm
