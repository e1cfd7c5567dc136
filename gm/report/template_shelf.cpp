#include "gm/report/template_shelf.h"

#include <nlohmann/json.hpp>

#include "orders/described/translation.h"

namespace gm {

using nlohmann::json;

namespace {

orders::Result<TemplateSet> set_of(TemplateFiles files, const TemplateFiles& own,
                                   const std::map<std::string, std::string>& names,
                                   const TemplateEngine::Sheets& sheets) {
    for (const auto& [name, file] : own) files.insert_or_assign(name, file);
    GM_TAKE(auto set, TemplateSet::of(std::move(files), names));
    set.set_sheets(sheets);
    return set;
}

TemplateEngine::Sheets sheets_in(const std::string& language, const orders::described::StructKind* kind) {
    if (kind == nullptr) return {};
    return [language, kind](const std::string& text) { return orders::described::sheet_in(language, text, *kind); };
}

bool is_phrases(const std::string& name) { return name == own_phrases_file || name == own_common_phrases_file; }

/// Can it be read, whatever may be wrong with the others? A file of the game master's own that it includes is
/// taken for an empty one: that one is looked at for itself.
orders::Outcome readable(const std::string& name, const TemplateFile& file, const TemplateFiles& shipped,
                         const TemplateFiles& own) {
    if (is_phrases(name)) return TemplateSet::of({{name, file}}, {}).outcome();
    static const std::string nothing;
    TemplateEngine engine(
        [&](std::string_view included) -> const std::string* {
            const auto found = shipped.find(std::string(included));
            if (found != shipped.end()) return &found->second.text;
            return own.contains(std::string(included)) ? &nothing : nullptr;
        },
        {});
    return engine.check(file.path, file.text);
}

/// The game master's own words for facts, where there are any for readers of that language.
void choose_words(json& knowledge, const std::string& language) {
    const auto entries = knowledge.find("entries");
    if (entries == knowledge.end() || !entries->is_array()) return;
    for (json& entry : *entries) {
        const auto own = entry.find("reworded");
        if (own == entry.end()) continue;
        json words = own->value(language, own->value("", json(nullptr)));
        entry.erase(own);
        if (words.is_string()) entry["words"] = std::move(words);
    }
}

}  // namespace

void TemplateShelf::complain(const TemplateFile& file, const orders::Problems& problems) {
    orders::Problem problem = problems.front();
    problem.kind = orders::ProblemKind::warning;
    problem.file = file.path;
    problem.advice = "the template that comes with gm is used in its place";
    complaints_.push_back(std::move(problem));
}

void TemplateShelf::leave_out_unreadable(const TemplateFiles& shipped, TemplateFiles& own) {
    TemplateFiles good;
    for (const auto& [name, file] : own) {
        const auto read = readable(name, file, shipped, own);
        if (read) {
            good.emplace(name, file);
        } else {
            complain(file, read.problems());
        }
    }
    own = std::move(good);
}

orders::Result<TemplateShelf::Templates*> TemplateShelf::in(const std::string& language) {
    const auto known = languages_.find(language);
    if (known != languages_.end()) return &known->second;
    const std::string game(game_.id());
    std::map<std::string, std::string> names = game_.names(language);
    for (const resolution::Seat& seat : roster_.seats()) names[seat.id] = seat.name;
    TemplateFiles shipped = shipped_templates(game, language);
    if (!shipped.contains(phrases_file))
        return orders::invalid("there are no templates for game '" + game + "' in language '" + language + "'");
    OwnTemplates own;
    if (!folder_.empty()) own = own_templates(folder_, game, language);
    complaints_.insert(complaints_.end(), own.problems.begin(), own.problems.end());
    leave_out_unreadable(shipped, own.files);
    const auto sheets = sheets_in(language, game_.sheet_kind());
    GM_TAKE(auto set, set_of(shipped, own.files, names, sheets));
    Templates templates{std::move(shipped), std::move(own.files), std::move(names), sheets, std::move(set)};
    return &languages_.emplace(language, std::move(templates)).first->second;
}

orders::Outcome TemplateShelf::leave_out_broken(Templates& templates, const Write& written) {
    TemplateFiles good;
    for (const auto& [name, file] : templates.own) {
        GM_TAKE(auto alone, set_of(templates.shipped, {{name, file}}, templates.names, templates.sheets));
        const auto tried = written(alone);
        if (tried) {
            good.emplace(name, file);
        } else {
            complain(file, tried.problems());
        }
    }
    if (good.size() == templates.own.size()) {  // each works alone, but they do not work together
        for (const auto& [name, file] : good)
            complain(file, {orders::invalid("this template does not go together with another of yours")});
        good.clear();
    }
    templates.own = std::move(good);
    GM_TAKE(templates.set, set_of(templates.shipped, templates.own, templates.names, templates.sheets));
    return orders::done();
}

orders::Result<Rendered> TemplateShelf::write(const std::string& language, const Write& written) {
    GM_TAKE(auto templates, in(language));
    while (!templates->own.empty()) {
        auto rendered = written(templates->set);
        if (rendered) return rendered;
        GM_TRY(leave_out_broken(*templates, written));
    }
    return written(templates->set);  // a shipped one that is broken is ours to mend
}

orders::Result<Rendered> TemplateShelf::render(const std::string& language, const std::string& document,
                                               json knowledge) {
    choose_words(knowledge, language);
    return write(language, [&](TemplateSet& set) { return set.render(document, knowledge); });
}

orders::Result<std::string> TemplateShelf::page(const std::string& language, const std::string& name,
                                                const json& data) {
    json told;
    if (data.contains("commitment")) {
        told = data;
        choose_words(told, language);
    }
    GM_TAKE(auto rendered, write(language, [&](TemplateSet& set) -> orders::Result<Rendered> {
                GM_TAKE(auto text, set.page(name, told.is_null() ? data : told));
                return Rendered{"", std::move(text)};
            }));
    return std::move(rendered.text);
}

orders::Result<json> TemplateShelf::in_words(const std::string& language, json knowledge) {
    choose_words(knowledge, language);
    json told;
    GM_TRY(write(language, [&](TemplateSet& set) -> orders::Result<Rendered> {
               GM_TAKE(told, set.in_words(knowledge));
               return Rendered{};
           }).outcome());
    return told;
}

}  // namespace gm
