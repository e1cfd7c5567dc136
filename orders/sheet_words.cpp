#include "orders/sheet_words.h"

#include <algorithm>
#include <iterator>

#include "orders/suggestion.h"
#include "orders/text.h"

namespace orders {

namespace {

std::vector<std::string> all_words(std::span<const Term> terms, std::string_view language) {
    std::vector<std::string> out;
    for (const Term& term : terms) {
        for (std::string& word : term.words(language)) out.push_back(std::move(word));
    }
    return out;
}

std::vector<std::string> first_words(std::span<const Term> terms, std::string_view language) {
    std::vector<std::string> out;
    for (const Term& term : terms) out.push_back(term.word(language));
    return out;
}

Said suggestion_among(std::string_view written, std::span<const Term> terms, std::string_view language) {
    for (const std::string_view tongue : {language, language == "fr" ? std::string_view("en") : "fr"}) {
        const auto words = all_words(terms, tongue);
        if (nearest(written, words)) return suggestion(written, words);
    }
    return suggestion(written, first_words(terms, language));
}

bool begins_with_digit(std::string_view text) { return !text.empty() && text.front() >= '0' && text.front() <= '9'; }

}  // namespace

const Node* Keys::find(std::string_view id) const {
    for (const Known& known : known_) {
        if (known.term->id == id) return &known.member->value;
    }
    return nullptr;
}

const Node* Keys::filled(std::string_view id) const {
    const Node* node = find(id);
    return node == nullptr || node->is_null() ? nullptr : node;
}

std::string Keys::word(std::string_view id) const {
    for (const Known& known : known_) {
        if (known.term->id == id) return known.member->key;
    }
    return std::string(words_->vocabulary().word(place_, id, words_->language()));
}

bool Keys::misspelt(std::string_view id) const {
    return std::find(misspelt_.begin(), misspelt_.end(), id) != misspelt_.end();
}

std::string_view SheetWords::language() const {
    if (language_.empty()) language_ = vocabulary_.language_of(reader_.document().root);
    return language_;
}

Said SheetWords::suggestion_for(std::string_view written, std::string_view place, std::size_t count) const {
    if (!reader_.tells()) return {};
    const auto terms = vocabulary_.terms(place);
    return suggestion_among(written, terms.first(std::min(count, terms.size())), language());
}

Said SheetWords::suggestion_for(std::string_view written, std::string_view place,
                                const std::function<bool(const Term&)>& has) const {
    if (!reader_.tells()) return {};
    std::vector<Term> terms;
    std::ranges::copy_if(vocabulary_.terms(place), std::back_inserter(terms), has);
    return suggestion_among(written, terms, language());
}

void SheetWords::unknown_key(Keys& keys, const Member& member) {
    // Each is compared with all words there are: a sheet of thousands would take minutes.
    if (!reader_.tells()) return reader_.invalid(member.mark, {});
    if (begins_with_digit(member.key) && member.value.is_null()) {
        return reader_.invalid(member.mark, say("'{}' has no key", clip(member.key, 40)),
                               say("between braces a comma ends the value: write 1.5M or \"1,5 M\""));
    }
    reader_.invalid(member.mark, say("unknown key '{}'", clip(member.key, 40)),
                    suggestion_for(member.key, keys.place_));
    const auto terms = vocabulary_.terms(keys.place_);
    for (const std::string_view tongue : {"fr", "en"}) {
        const auto meant = nearest(member.key, all_words(terms, tongue));
        if (const Term* term = meant ? vocabulary_.find(keys.place_, *meant) : nullptr)
            keys.misspelt_.push_back(term->id);
    }
}

Keys SheetWords::keys(const Node& map, std::string_view place) {
    Keys keys;
    keys.map_ = &map;
    keys.words_ = this;
    keys.place_ = place;
    keys.known_.reserve(map.members.size());
    const auto find_term = vocabulary_.finder(place);
    for (const Member& member : map.members) {
        const Term* term = find_term(member.key);
        if (term == nullptr) {
            unknown_key(keys, member);
            continue;
        }
        const auto before = std::find_if(keys.known_.begin(), keys.known_.end(),
                                         [&](const Keys::Known& known) { return known.term == term; });
        if (before == keys.known_.end()) {
            keys.known_.push_back({term, &member});
            continue;
        }
        reader_.invalid(member.mark,
                        say("'{}' on line {} and '{}' on line {} mean the same", clip(before->member->key, 40),
                            before->member->mark.line, clip(member.key, 40), member.mark.line),
                        say("keep one of the two"));
    }
    return keys;
}

std::optional<std::size_t> SheetWords::find(const Node& node, std::string_view place) const {
    const Term* term = node.is_scalar() ? vocabulary_.find(place, node.text) : nullptr;
    if (term == nullptr) return std::nullopt;
    return static_cast<std::size_t>(term - vocabulary_.terms(place).data());
}

std::optional<std::size_t> SheetWords::choice(const Node& node, const Said& what, std::string_view place,
                                              std::size_t count) {
    const auto found = find(node, place);
    if (found && *found < count) return found;
    if (node.is_scalar()) {
        reader_.invalid(node.mark, say("unknown {} '{}'", what, clip(node.text, 40)),
                        suggestion_for(node.text, place, count));
    } else {
        reader_.invalid(node.mark, say("{} must be {}, not {}", what, say("a word"), what_it_is(node)),
                        suggestion_for("", place, count));
    }
    return std::nullopt;
}

const Node* SheetWords::required(const Keys& keys, std::string_view id, const Said& of_what) {
    if (const Node* node = keys.find(id)) return node;
    if (!keys.misspelt(id)) {
        const std::string word = keys.word(id);
        reader_.invalid(keys.map().mark, say("{} lacks '{}'", of_what, word), say("add '{}: ...'", word));
    }
    return nullptr;
}

std::optional<std::int64_t> SheetWords::count(const Node& node, const Said& what) {
    constexpr std::int64_t most = 1'000'000;
    return reader_.whole(node, what, -most, most);
}

}  // namespace orders
