#include "orders/described/prose_keys.h"

#include <algorithm>
#include <cctype>

namespace orders::described {

namespace {

constexpr std::size_t longest_key = 6;  // words

/// `+`, `-` and other dashes: they need no blank behind.
bool is_sign(std::string_view word) {
    const auto first = static_cast<unsigned char>(word.empty() ? 'a' : word.front());
    return first == 0xE2 || (first < 0x80 && std::isalnum(first) == 0);
}

}  // namespace

std::string sheet_word(const Part& part, std::string_view language) {
    const auto french = split_words(part.french);
    return language == "fr" && !french.empty() ? french.front() : std::string(part.id);
}

std::vector<std::string> spoken_words(const Part& part, std::string_view language) {
    std::vector<std::string> out;
    if (language != "fr") out.emplace_back(part.id);
    const auto& lists =
        language == "fr" ? std::pair(part.french, part.french_prose) : std::pair(part.english, part.english_prose);
    for (const std::string_view list : {lists.first, lists.second}) {
        for (std::string& word : split_words(list)) out.push_back(std::move(word));
    }
    return out;
}

bool is_called(const Part& part, std::string_view word) {
    for (const std::string_view language : {"en", "fr"}) {
        for (const std::string& spoken : spoken_words(part, language)) {
            if (folded_word(spoken) == folded_word(word)) return true;
        }
    }
    return false;
}

ProseKeys::ProseKeys(PartList parts) : parts_(parts) {
    for (const Part& part : parts) {
        if (part.kind == nullptr) continue;
        for (const std::string_view language : {"en", "fr"}) {
            for (const std::string& word : spoken_words(part, language)) {
                if (is_sign(word)) {
                    signs_.emplace_back(word, &part);
                } else {
                    by_word_.emplace(folded_word(word), &part);
                }
            }
        }
    }
}

const Part* ProseKeys::part(std::string_view word) const {
    const auto sign = std::find_if(signs_.begin(), signs_.end(), [&](const auto& one) { return one.first == word; });
    if (sign != signs_.end()) return sign->second;
    const auto found = by_word_.find(folded_word(word));
    return found == by_word_.end() ? nullptr : found->second;
}

ProseKeys::Found ProseKeys::find(ProseTokens tokens) const {
    Found best;
    if (tokens.empty() || tokens.front().quoted || tokens.front().comma) return best;
    for (const auto& [sign, part] : signs_) {
        const std::string& text = tokens.front().text;
        if (text == sign) return {part, 1, 0};
        if (text.starts_with(sign)) return {part, 0, sign.size()};
    }
    std::string word;
    for (std::size_t i = 0; i < std::min(tokens.size(), longest_key); ++i) {
        if (tokens[i].quoted || tokens[i].comma) break;
        word += tokens[i].folded;
        if (const auto found = by_word_.find(word); found != by_word_.end()) best = {found->second, i + 1, 0};
        if (tokens[i].colon) break;
    }
    return best;
}

}  // namespace orders::described
