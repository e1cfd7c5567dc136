#include "gm/report/template_set.h"

#include <nlohmann/json.hpp>

#include "gm/assets/embedded.h"
#include "orders/document_reader.h"
#include "resolution/seed.h"

namespace gm {

using nlohmann::json;

namespace {

const std::string phrases_file = "phrases.yaml";
const std::string common_phrases_file = "common-phrases.yaml";

TemplateEngine::Library library_of(std::shared_ptr<const std::map<std::string, std::string>> files) {
    return [files = std::move(files)](std::string_view name) -> const std::string* {
        const auto found = files->find(std::string(name));
        return found == files->end() ? nullptr : &found->second;
    };
}

/// Which phrasing of an entry: the same in every replay. It counts the entries that this
/// reader sees, never all: a choice that moved with hidden entries would betray them.
std::size_t variation_of(const json& knowledge, std::size_t entry) {
    const std::string key = knowledge.value("commitment", "") + "/" + std::to_string(knowledge.value("turn", 0)) +
                            "/phrase/" + std::to_string(entry);
    return std::stoul(resolution::digest(key).substr(0, 8), nullptr, 16);
}

void read_words(orders::DocumentReader& reader, const orders::Node* tables, TemplateEngine::Words& words) {
    if (tables == nullptr || reader.map(*tables, "words") == nullptr) return;
    for (const orders::Member& table : tables->members) {
        if (reader.map(table.value, table.key) == nullptr) continue;
        for (const orders::Member& word : table.value.members) {
            words[table.key][word.key] = reader.text(word.value, word.key).value_or("");
        }
    }
}

}  // namespace

bool speaks(std::string_view language) { return language == "fr" || language == "en"; }

TemplateSet::TemplateSet(std::map<std::string, std::string> files, std::map<std::string, std::string> names,
                         std::string folder)
    : folder_(std::move(folder)),
      files_(std::make_shared<const std::map<std::string, std::string>>(std::move(files))),
      engine_(library_of(files_), std::move(names)) {}

orders::Result<TemplateSet> TemplateSet::load(const std::string& game, const std::string& language,
                                              std::map<std::string, std::string> names) {
    const std::string folder = "templates/" + language + "/" + game + "/";
    std::map<std::string, std::string> files;
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path.starts_with(folder)) files.emplace(file.path.substr(folder.size()), file.content);
    }
    if (files.empty())
        return orders::invalid("there are no templates for game '" + game + "' in language '" + language + "'");
    const std::string common = "templates/" + language + "/common/";
    for (const EmbeddedFile& file : embedded_files()) {  // emplace: the game's own of that name stays
        if (file.path.starts_with(common)) files.emplace(file.path.substr(common.size()), file.content);
    }
    TemplateSet set(std::move(files), std::move(names), folder);
    TemplateEngine::Words words;
    for (const std::string& phrases : {common_phrases_file, phrases_file}) {
        auto read = set.read_phrases(phrases, words);
        if (!read) return std::move(read).failure();
    }
    set.engine_.set_words(std::move(words));
    return set;
}

orders::Outcome TemplateSet::read_phrases(const std::string& name, TemplateEngine::Words& words) {
    const auto file = files_->find(name);
    if (file == files_->end()) return orders::invalid("the template " + folder_ + name + " is missing");
    auto document = orders::parse_document(file->second, folder_ + name);
    if (!document) return std::move(document).failure();
    orders::DocumentReader reader(*document);
    reader.known_keys(document->root, {"subjects", "facts", "words"});
    read_words(reader, document->root.find("words"), words);
    if (const orders::Node* subjects = reader.required(document->root, "subjects", name)) {
        for (const orders::Member& member : subjects->members) {
            subjects_[member.key] = reader.text(member.value, member.key).value_or("");
        }
    }
    if (const orders::Node* facts = document->root.find("facts")) {
        for (const orders::Member& member : facts->members) {
            auto& phrasings = facts_[member.key];
            if (member.value.is_list()) {
                for (const orders::Node& item : member.value.items)
                    phrasings.push_back(reader.text(item, member.key).value_or(""));
            } else {
                phrasings.push_back(reader.text(member.value, member.key).value_or(""));
            }
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return orders::done();
}

orders::Result<std::string> TemplateSet::phrase(const json& entry, const json& context, std::size_t variation) {
    const auto kind = entry.at("kind").get<std::string>();
    const auto found = facts_.find(kind);
    if (found == facts_.end() || found->second.empty()) return kind + " " + entry.at("data").dump();
    const std::size_t chosen = variation % found->second.size();
    json data = entry.at("data");
    const json& reader = context.at("reader");
    data["reader"] = reader;
    data["me"] = reader.is_null() ? json("") : reader.at("id");  // to say "you" where others read a name
    data["rule"] = entry.at("rule");
    return engine_.render(folder_ + phrases_file + "#" + kind + "/" + std::to_string(chosen + 1), found->second[chosen],
                          data);
}

orders::Result<Rendered> TemplateSet::render(const std::string& document, json knowledge) {
    const auto body = files_->find(document + ".txt");
    if (body == files_->end()) return orders::invalid("the template " + folder_ + document + ".txt is missing");
    const auto entries = knowledge.find("entries");  // a pre-filled sheet tells of nothing that happened
    for (std::size_t place = 0; entries != knowledge.end() && place < entries->size(); ++place) {
        json& entry = (*entries)[place];
        auto text = phrase(entry, knowledge, variation_of(knowledge, place));
        if (!text) return std::move(text).failure();
        entry["text"] = std::move(*text);
    }
    auto text = engine_.render(folder_ + document + ".txt", body->second, knowledge);
    if (!text) return std::move(text).failure();
    auto subject = engine_.render(folder_ + phrases_file + "#subject/" + document, subjects_[document], knowledge);
    if (!subject) return std::move(subject).failure();
    return Rendered{std::move(*subject), std::move(*text)};
}

}  // namespace gm
