#include "tests/support/canaries.h"

#include <algorithm>

namespace test_support {

using namespace resolution;

namespace {

constexpr std::string_view beginning = "zqx";  // in no word of any language that reports are written in
constexpr std::size_t word_size = 9;
constexpr std::int64_t least_number = 10'000;
constexpr std::int64_t round = 1'000;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// How many bytes of what may stand between thousands begin this text.
std::size_t thousands_gap(std::string_view text) {
    for (const std::string_view gap : {"\u00a0", "\u202f", "&nbsp;", "&#160;"}) {
        if (text.starts_with(gap)) return gap.size();
    }
    return 0;
}

std::size_t digits_at(std::string_view text) {
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_digit) - text.begin());
}

}  // namespace

bool Canary::may_read(Reader reader) const {
    if (public_knowledge || reader.is_game_master()) return true;
    const auto player = reader.player();
    return player && known_to.has(*player);
}

void Canary::learn(Audience audience) {
    public_knowledge = public_knowledge || audience.is_everyone();
    known_to = known_to | audience.players();
}

std::string Canaries::word(PlayerSet owners, std::string what, bool never_told) {
    std::string word(beginning);
    for (std::size_t left = words_.size(), i = beginning.size(); i < word_size; ++i, left /= 20)
        word += static_cast<char>('a' + left % 20);
    words_.emplace(word, Canary{std::move(what), owners, false, never_told});
    return word;
}

void Canaries::number(std::int64_t value, PlayerIndex owner, const std::string& what) {
    if (value < least_number || value % round == 0) return;
    const std::string told = what + ", " + std::to_string(value);
    numbers_.try_emplace(value, Canary{told, owner}).first->second.known_to.add(owner);
}

std::vector<Canary*> Canaries::words_in(std::string_view text) {
    std::vector<Canary*> found;
    std::string folded(text);
    std::transform(folded.begin(), folded.end(), folded.begin(), lower);
    for (auto at = folded.find(beginning); at != std::string::npos; at = folded.find(beginning, at + 1)) {
        const auto known = words_.find(std::string_view(folded).substr(at, word_size));
        found.push_back(known == words_.end() ? &piece_ : &known->second);
    }
    return found;
}

std::set<std::int64_t> numbers_of(std::string_view text) {
    std::set<std::int64_t> found;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = is_digit(text[at]) && (at == 0 || !(is_letter(text[at - 1]) || is_digit(text[at - 1])));
        if (!begins) {
            ++at;
            continue;
        }
        std::string digits(text.substr(at, digits_at(text.substr(at))));
        at += digits.size();
        for (std::size_t gap = 0; (gap = thousands_gap(text.substr(at))) != 0;) {
            if (digits_at(text.substr(at + gap)) != 3) break;
            digits += text.substr(at + gap, 3);
            at += gap + 3;
        }
        const bool ends = at == text.size() || !is_letter(text[at]);
        if (ends && digits.size() < 18) found.insert(std::stoll(digits));
    }
    return found;
}

std::vector<Canary*> Canaries::numbers_in(std::string_view text) {
    std::vector<Canary*> found;
    for (const std::int64_t value : numbers_of(text)) {
        const auto known = numbers_.find(value);
        if (known != numbers_.end()) found.push_back(&known->second);
    }
    return found;
}

void Canaries::mark(const std::string& word, Audience known_to, std::string what) {
    Canary& canary = marks_[word] = Canary{std::move(what), {}};
    canary.learn(known_to);
}

/// Whole words only; what looks like base64, a colour or a file's name holds none.
std::vector<Canary*> Canaries::marks_in(std::string_view text) {
    const auto joins = [](char c) { return is_letter(c) || is_digit(c) || std::string_view("+/=_#-").find(c) < 6; };
    std::vector<Canary*> found;
    for (auto begin = text.begin(); begin != text.end();) {
        begin = std::find_if(begin, text.end(), joins);
        const auto end = std::find_if_not(begin, text.end(), joins);
        const auto known = marks_.find(std::string_view(begin, end));
        if (known != marks_.end()) found.push_back(&known->second);
        begin = end;
    }
    return found;
}

namespace {

std::vector<std::string> hidden_from(Reader reader, const std::vector<Canary*>& found) {
    std::vector<std::string> out;
    for (const Canary* canary : found) {
        if (!canary->may_read(reader)) out.push_back(canary->what);
    }
    return out;
}

}  // namespace

std::vector<std::string> Canaries::leaks(std::string_view text, Reader reader) {
    std::vector<Canary*> found = words_in(text);
    for (Canary* number : numbers_in(text)) found.push_back(number);
    return hidden_from(reader, found);
}

std::vector<std::string> Canaries::marks_leaked(std::string_view text, Reader reader) {
    return hidden_from(reader, marks_in(text));
}

}  // namespace test_support
