#include "gm/report/template_set.h"

#include <nlohmann/json.hpp>

#include "gm/report/wording.h"
#include "orders/document_reader.h"
#include "resolution/seed.h"

namespace gm {

using nlohmann::json;

namespace {

/// Words of the pages where orders are written, of one game.
constexpr const char* web_orders_words_file = "web-orders.yaml";

TemplateEngine::Library library_of(std::shared_ptr<const TemplateFiles> files) {
    return [files = std::move(files)](std::string_view name) -> const std::string* {
        const auto found = files->find(std::string(name));
        return found == files->end() ? nullptr : &found->second.text;
    };
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

/// Of a page: whoever shows it breaks its lines.
void glue_words(json& knowledge) {
    for (json& entry : knowledge["entries"]) entry["text"] = glued(entry["text"].get<std::string>());
}

}  // namespace

bool speaks(std::string_view language) { return language == "fr" || language == "en"; }

Phrasings::Phrasings(const json& knowledge)
    : key_(knowledge.value("commitment", "") + "/" + std::to_string(knowledge.value("turn", 0)) + "/phrase/") {}

std::size_t Phrasings::next(const std::string& kind) {
    auto [found, first] = next_.try_emplace(kind, 0);
    if (first) found->second = std::stoul(resolution::digest(key_ + kind).substr(0, 8), nullptr, 16);
    return found->second++;
}

TemplateSet::TemplateSet(TemplateFiles files, std::map<std::string, std::string> names)
    : files_(std::make_shared<const TemplateFiles>(std::move(files))), engine_(library_of(files_), std::move(names)) {}

orders::Result<TemplateSet> TemplateSet::load(const std::string& game, const std::string& language,
                                              std::map<std::string, std::string> names) {
    TemplateFiles files = shipped_templates(game, language);
    if (!files.contains(phrases_file))
        return orders::invalid("there are no templates for game '" + game + "' in language '" + language + "'");
    return of(std::move(files), std::move(names));
}

orders::Result<TemplateSet> TemplateSet::of(TemplateFiles files, std::map<std::string, std::string> names) {
    TemplateSet set(std::move(files), std::move(names));
    TemplateEngine::Words words;
    for (const char* phrases : {common_phrases_file, web_common_words_file, web_master_words_file, phrases_file,
                                web_words_file, web_orders_words_file, own_common_phrases_file, own_phrases_file}) {
        GM_TRY(set.read_phrases(phrases, words));
    }
    set.engine_.set_words(std::move(words));
    return set;
}

orders::Outcome TemplateSet::read_phrases(const std::string& name, TemplateEngine::Words& words) {
    const auto file = files_->find(name);
    if (file == files_->end()) return orders::done();  // the game master has none; the shipped ones were looked for
    const std::string& path = file->second.path;
    GM_TAKE(auto document, orders::parse_document(file->second.text, path));
    orders::DocumentReader reader(document);
    const auto phrase = [&](const orders::Node& node, const std::string& key) {
        return Phrase{reader.text(node, key).value_or(""), path, node.mark};
    };
    reader.known_keys(document.root, {"subjects", "facts", "words"});
    read_words(reader, document.root.find("words"), words);
    const orders::Node* subjects = document.root.find("subjects");
    if (subjects != nullptr && reader.map(*subjects, "subjects") != nullptr) {
        for (const orders::Member& member : subjects->members) subjects_[member.key] = phrase(member.value, member.key);
    }
    const orders::Node* facts = document.root.find("facts");
    if (facts != nullptr && reader.map(*facts, "facts") != nullptr) {
        for (const orders::Member& member : facts->members) {
            std::vector<Phrase> phrasings;
            if (member.value.is_list()) {
                for (const orders::Node& item : member.value.items) phrasings.push_back(phrase(item, member.key));
            } else {
                phrasings.push_back(phrase(member.value, member.key));
            }
            facts_[member.key] = std::move(phrasings);
        }
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    return orders::done();
}

orders::Result<std::string> TemplateSet::say(const Phrase& phrase, const std::string& key, const json& data) {
    auto text = engine_.render(phrase.file + "#" + key, phrase.text, data);
    if (text) return text;
    orders::Problems problems = text.problems();
    for (orders::Problem& problem : problems) {
        problem.what += " (in the phrase for " + key + ")";
        problem.file = phrase.file;
        problem.mark = phrase.mark;
    }
    return orders::Failure{std::move(problems)};
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
    return say(found->second[chosen], kind + "/" + std::to_string(chosen + 1), data);
}

orders::Outcome TemplateSet::put_into_words(json& knowledge) {
    const auto entries = knowledge.find("entries");  // a pre-filled sheet tells of nothing that happened
    if (entries == knowledge.end()) return orders::done();
    Phrasings phrasings(knowledge);
    for (json& entry : *entries) {
        const std::size_t variation = phrasings.next(entry.at("kind").get<std::string>());
        if (const auto own = entry.find("words"); own != entry.end()) {  // the game master's, which are no template
            json words = std::move(*own);
            entry.erase(own);
            entry["text"] = std::move(words);
            continue;
        }
        GM_TAKE(auto text, phrase(entry, knowledge, variation));
        entry["text"] = std::move(text);
    }
    return orders::done();
}

orders::Result<json> TemplateSet::in_words(json knowledge) {
    GM_TRY(put_into_words(knowledge));
    return knowledge;
}

orders::Result<Rendered> TemplateSet::render(const std::string& document, json knowledge) {
    const auto body = files_->find(document + ".txt");
    if (body == files_->end()) return orders::invalid("there is no template " + document + ".txt");
    GM_TRY(put_into_words(knowledge));
    GM_TAKE(auto subject, say(subjects_[document], "subject/" + document, knowledge));
    GM_TAKE(auto text, engine_.render(body->second.path, body->second.text, knowledge));
    Rendered out{std::move(subject), std::move(text)};
    if (const auto page = files_->find(document + ".html"); page != files_->end()) {
        knowledge["subject"] = out.subject;
        glue_words(knowledge);
        GM_TAKE(out.html, engine_.render(page->second.path, page->second.text, knowledge));
    }
    return out;
}

orders::Result<std::string> TemplateSet::page(const std::string& name, const json& data) {
    const auto found = files_->find(name);
    if (found == files_->end()) return orders::invalid("there is no template " + name);
    if (!data.contains("commitment")) return engine_.render(found->second.path, found->second.text, data);
    json told = data;
    GM_TRY(put_into_words(told));
    if (name.ends_with(".html")) glue_words(told);
    return engine_.render(found->second.path, found->second.text, told);
}

}  // namespace gm
