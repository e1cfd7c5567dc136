#include "orders/vocabulary.h"

#include <algorithm>
#include <stdexcept>

#include "orders/letters_and_digits.h"

namespace orders {

namespace {

/// `-` is a word of its own where nothing is left of it.
std::string folded(std::string_view word) {
    std::string out = letters_and_digits(word);
    return out.empty() ? std::string(word) : out;
}

}  // namespace

const std::string& Term::word(std::string_view language) const {
    return language == "fr" && !french.empty() ? french.front() : id;
}

std::vector<std::string> Term::words(std::string_view language) const {
    if (language == "fr" && !french.empty()) return french;
    std::vector<std::string> out{id};
    out.insert(out.end(), english.begin(), english.end());
    return out;
}

Vocabulary::Vocabulary(std::vector<Place> places) {
    for (Place& place : places) {
        Entry entry{std::move(place.id), std::move(place.terms), {}};
        for (std::size_t i = 0; i < entry.terms.size(); ++i) {
            for (const std::string_view language : {"fr", "en"}) {
                for (const std::string& word : entry.terms[i].words(language)) {
                    const auto known = entry.by_word.emplace(folded(word), i).first;
                    if (known->second != i) {
                        throw std::logic_error("'" + word + "' has two meanings in the place " + entry.id);
                    }
                    leaning_[folded(word)] |= language == "fr" ? 1 : 2;
                }
            }
        }
        places_.push_back(std::move(entry));
    }
    for (auto& [word, languages] : leaning_) languages = languages == 1 ? 1 : languages == 2 ? -1 : 0;
}

const Vocabulary::Entry* Vocabulary::entry(std::string_view place) const {
    const auto found = std::find_if(places_.begin(), places_.end(), [&](const Entry& one) { return one.id == place; });
    return found == places_.end() ? nullptr : &*found;
}

std::span<const Term> Vocabulary::terms(std::string_view place) const {
    const Entry* found = entry(place);
    return found == nullptr ? std::span<const Term>{} : found->terms;
}

const Term* Vocabulary::find(std::string_view place, std::string_view written) const {
    return find(entry(place), written);
}

const Term* Vocabulary::find(const Entry* in, std::string_view written) {
    if (in == nullptr) return nullptr;
    const auto found = in->by_word.find(folded(written));
    return found == in->by_word.end() ? nullptr : &in->terms[found->second];
}

std::string_view Vocabulary::word(std::string_view place, std::string_view id, std::string_view language) const {
    for (const Term& term : terms(place)) {
        if (term.id == id) return term.word(language);
    }
    return id;
}

const Member* Vocabulary::member(const Node& map, std::string_view place, std::string_view id) const {
    for (const Member& member : map.members) {
        const Term* term = find(place, member.key);
        if (term != nullptr && term->id == id) return &member;
    }
    return nullptr;
}

int Vocabulary::leaning_of(std::string_view key) const {
    const auto found = leaning_.find(folded(key));
    return found == leaning_.end() ? 0 : found->second;
}

std::string_view Vocabulary::language_of(const Node& root) const {
    int leaning = 0;
    std::vector<const Node*> waiting{&root};
    while (!waiting.empty()) {
        const Node& node = *waiting.back();
        waiting.pop_back();
        for (const Node& item : node.items) waiting.push_back(&item);
        for (const Member& member : node.members) {
            leaning += leaning_of(member.key);
            waiting.push_back(&member.value);
        }
    }
    return leaning > 0 ? "fr" : "en";
}

Vocabulary::Place boolean_place() {
    return {"boolean", {{"true", {"oui", "vrai"}, {"yes", "on"}}, {"false", {"non", "faux"}, {"no", "off"}}}};
}

}  // namespace orders
