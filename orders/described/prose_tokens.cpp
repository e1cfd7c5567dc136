#include "orders/described/prose_tokens.h"

#include <array>
#include <cctype>

#include "orders/document.h"
#include "orders/text.h"

namespace orders::described {

namespace {

bool is_digit_at(std::string_view text, std::size_t at) {
    return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
}

/// The comma of 1,5 separates nothing.
bool separates(std::string_view line, std::size_t at) {
    if (line[at] == ';') return true;
    return line[at] == ',' && !(at > 0 && is_digit_at(line, at - 1) && is_digit_at(line, at + 1));
}

/// Where the double quotes that open there close; npos if they do not.
std::size_t closing_quote(std::string_view line, std::size_t at) {
    for (std::size_t i = at + 1; i < line.size(); ++i) {
        if (line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            return i;
        }
    }
    return std::string_view::npos;
}

/// What stands between quotes there, and how many bytes that takes; none if nothing does.
struct ProseQuote {
    std::string text;
    std::size_t length = 0;
};

/// Pairs of quotes, and where each closes last on a line: none that opens later need be looked for.
class ProseQuotes {
public:
    explicit ProseQuotes(std::string_view line) : line_(line) {
        for (std::size_t i = 0; i < pairs.size(); ++i) last_[i] = line.rfind(pairs[i][1]);
    }

    ProseQuote at(std::size_t begin) const {
        if (line_[begin] == '"') return as_in_sheets(begin);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const auto& [open, close] = pairs[i];
            const bool closes = last_[i] != std::string_view::npos && last_[i] > begin;
            if (!closes || !line_.substr(begin).starts_with(open)) continue;
            const auto end = line_.find(close, begin);
            return {as_it_is(line_.substr(begin + open.size(), end - begin - open.size())), end + close.size() - begin};
        }
        return {};
    }

private:
    static constexpr std::array<std::array<std::string_view, 2>, 2> pairs{{{"«", "»"}, {"“", "”"}}};

    ProseQuote as_in_sheets(std::size_t begin) const {
        const auto end = closing_quote(line_, begin);
        if (end == std::string_view::npos) return {};
        const std::string_view whole = line_.substr(begin, end + 1 - begin);
        const auto read = parse_document(std::string(whole), "");
        if (read && read->root.is_scalar()) return {read->root.text, whole.size()};
        return {std::string(whole.substr(1, whole.size() - 2)), whole.size()};
    }

    static std::string as_it_is(std::string_view inside) {
        while (!inside.empty() && blank_at(inside, 0) > 0) inside.remove_prefix(blank_at(inside, 0));
        for (const std::string_view blank : {" ", "\t", "\u00A0", "\u202F"}) {
            while (inside.ends_with(blank)) inside.remove_suffix(blank.size());
        }
        return std::string(inside);
    }

    std::string_view line_;
    std::array<std::size_t, 2> last_{};
};

std::size_t end_of_word(std::string_view line, std::size_t at) {
    while (at < line.size() && blank_at(line, at) == 0 && !separates(line, at)) ++at;
    return at;
}

/// A colon behind a word, or by itself, belongs to the word before.
void add_word(std::vector<ProseToken>& tokens, std::string_view word, Mark mark) {
    if (word == ":" || word == "=") {
        if (tokens.empty()) return;
        tokens.back().colon = true;
        tokens.back().after.append(" ").append(word);
        return;
    }
    const bool colon = word.ends_with(':');
    if (colon) word.remove_suffix(1);
    tokens.push_back({std::string(word), folded_word(word), mark, false, false, colon, colon ? ":" : ""});
}

}  // namespace

std::size_t blank_at(std::string_view text, std::size_t at) {
    static constexpr std::array<std::string_view, 6> blanks{" ", "\t", "\r", "\u00A0", "\u202F", "\u2009"};
    for (const std::string_view blank : blanks) {
        if (text.substr(at).starts_with(blank)) return blank.size();
    }
    return 0;
}

std::string folded_word(std::string_view word) {
    std::string straight;
    for (std::size_t at = 0; at < word.size();) {
        const bool curly = word.substr(at).starts_with("’");
        straight += curly ? '\'' : word[at];
        at += curly ? std::string_view("’").size() : 1;
    }
    return fold(straight);
}

std::vector<ProseToken> prose_tokens(std::string_view line, int number, std::size_t skipped) {
    std::vector<ProseToken> tokens;
    const ProseQuotes quotes(line);
    std::size_t at = skipped;
    Mark mark{number, static_cast<int>(count_characters(line.substr(0, at))) + 1};
    const auto go_to = [&](std::size_t end) {
        mark.column += static_cast<int>(count_characters(line.substr(at, end - at)));
        at = end;
    };
    while (at < line.size()) {
        if (const std::size_t blank = blank_at(line, at); blank > 0) {
            go_to(at + blank);
        } else if (separates(line, at)) {
            tokens.push_back({std::string(1, line[at]), {}, mark, false, true});
            go_to(at + 1);
        } else if (ProseQuote quote = quotes.at(at); quote.length > 0) {
            tokens.push_back({std::move(quote.text), {}, mark, true});
            go_to(at + quote.length);
        } else {
            const std::size_t end = end_of_word(line, at);
            add_word(tokens, line.substr(at, end - at), mark);
            go_to(end);
        }
    }
    if (!tokens.empty() && !tokens.back().quoted && tokens.back().text.size() > 1 &&
        tokens.back().text.ends_with('.')) {
        tokens.back().text.pop_back();
        tokens.back().after = ".";
        tokens.back().folded = folded_word(tokens.back().text);
    }
    return tokens;
}

std::string joined_text(ProseTokens tokens) {
    std::string out;
    for (const ProseToken& token : tokens) out.append(out.empty() || token.comma ? "" : " ").append(token.text);
    return out;
}

std::string whole_text(ProseTokens tokens) {
    std::string out;
    for (const ProseToken& token : tokens)
        out.append(out.empty() || token.comma ? "" : " ").append(token.text).append(token.after);
    return out;
}

}  // namespace orders::described
