#include "orders/rollback_propaganda/parts.h"

#include <algorithm>
#include <unordered_map>

#include "orders/letters_and_digits.h"
#include "orders/rollback_propaganda/sheet.h"

namespace orders::rollback_propaganda {

namespace {

std::string folded_word(std::string_view word) {
    std::string out = letters_and_digits(word);
    return out.empty() ? std::string(word) : out;
}

std::vector<std::string> all_words(const Term& term) {
    std::vector<std::string> out{term.id};
    out.insert(out.end(), term.french.begin(), term.french.end());
    out.insert(out.end(), term.english.begin(), term.english.end());
    return out;
}

std::vector<Term> fixed_terms(std::string_view place, std::span<const Word> words) {
    Places places;
    described::add_place(places, place, words);
    return places.front().terms;
}

/// Events, and the kinds that are called otherwise; where both have one name, it has the words of both (RP-63).
std::vector<Term> event_terms(const Catalogue& catalogue) {
    std::vector<Term> out;
    for (const Catalogue::Event& event : catalogue.events) out.push_back(event.term);
    for (const Term& kind : catalogue.kinds) {
        const auto same = std::find_if(out.begin(), out.end(), [&](const Term& term) { return term.id == kind.id; });
        if (same == out.end()) {
            out.push_back(kind);
            continue;
        }
        same->french.insert(same->french.end(), kind.french.begin(), kind.french.end());
        same->english.insert(same->english.end(), kind.english.begin(), kind.english.end());
    }
    return out;
}

std::vector<Term> card_terms(const Catalogue& catalogue) {
    std::vector<Term> out;
    for (const Catalogue::Card& card : catalogue.cards) out.push_back(card.term);
    return out;
}

std::vector<Term> choice_terms(const Catalogue& catalogue) {
    std::vector<Term> out;
    for (const Catalogue::Event& event : catalogue.events) {
        if (event.choice != ChoiceOf::none) out.push_back(event.term);
    }
    return out;
}

std::optional<Ambiguity> twice_meant_in(std::span<const Term> terms) {
    std::unordered_map<std::string, const Term*> meant;
    for (const Term& term : terms) {
        for (const std::string& word : all_words(term)) {
            const Term* before = meant.emplace(folded_word(word), &term).first->second;
            if (before != &term) return Ambiguity{word, term.id, before->id};
        }
    }
    return std::nullopt;
}

bool is_one_of(std::string_view name, std::span<const Word> words) {
    const std::vector<Term> terms = fixed_terms("mage", words);
    const std::string written = folded_word(name);
    return std::any_of(terms.begin(), terms.end(), [&](const Term& term) {
        const std::vector<std::string> known = all_words(term);
        return std::any_of(known.begin(), known.end(), [&](const auto& word) { return folded_word(word) == written; });
    });
}

}  // namespace

Vocabulary vocabulary_of(const Catalogue& catalogue) {
    Places places;
    static_cast<const Kind&>(described::kind_of<Sheet>).add_places(places);
    described::add_terms(places, faction_place, catalogue.factions);
    described::add_terms(places, event_place, event_terms(catalogue));
    described::add_terms(places, card_place, card_terms(catalogue));
    described::add_terms(places, choice_place, choice_terms(catalogue));
    return Vocabulary(std::move(places));
}

std::optional<Ambiguity> twice_meant(const Catalogue& catalogue) {
    std::vector<Term> factions = fixed_terms(faction_place, words_of(FactionWord{}).spoken);
    factions.insert(factions.end(), catalogue.factions.begin(), catalogue.factions.end());
    for (const auto& terms : {factions, event_terms(catalogue), card_terms(catalogue)}) {
        if (auto found = twice_meant_in(terms)) return found;
    }
    return std::nullopt;
}

bool is_word_for_a_mage(std::string_view name) {
    return is_one_of(name, words_of(MageWord{}).spoken) || is_one_of(name, words_of(PileWord{}).spoken);
}

bool Named::is(std::string_view written) const {
    const std::string word = letters_and_digits(written);
    return word == letters_and_digits(id) || word == letters_and_digits(name);
}

}  // namespace orders::rollback_propaganda
