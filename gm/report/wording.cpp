#include "gm/report/wording.h"
#include "orders/text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace gm {

namespace {

/// Calls `visit(piece)` for each piece between separators.
template <class Visit>
void each_piece(std::string_view text, std::string_view separator, Visit visit) {
    while (true) {
        const auto end = text.find(separator);
        visit(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + separator.size());
    }
}

/// The text with each of its lines as `write(line, out)` adds it.
template <class Write>
std::string line_by_line(std::string_view text, Write write) {
    std::string out;
    bool first = true;
    each_piece(text, "\n", [&](std::string_view line) {
        if (!first) out += '\n';
        first = false;
        write(line, out);
    });
    return out;
}

bool begins_with_vowel(std::string_view text) {
    static constexpr std::array<std::string_view, 22> vowels{"a", "e", "i", "o", "u", "A", "E", "I", "O", "U", "é",
                                                             "É", "è", "È", "ê", "Ê", "à", "À", "â", "Â", "î", "Î"};
    return std::any_of(vowels.begin(), vowels.end(),
                       [text](std::string_view vowel) { return text.starts_with(vowel); });
}

bool stays_with_word_before(std::string_view word) {
    static constexpr std::array<std::string_view, 7> signs{":", ";", "!", "?", "»", "%", "ny"};
    return std::any_of(signs.begin(), signs.end(), [word](std::string_view sign) {
        return word.starts_with(sign) && word.find_first_not_of(".,;:!?)", sign.size()) == std::string_view::npos;
    });
}

/// Words between which a line may be broken.
std::vector<std::string> unbreakable_words(std::string_view line) {
    std::vector<std::string> words;
    bool glue = false;  // after an opening guillemet
    each_piece(line, " ", [&](std::string_view word) {
        if (word.empty()) {  // columns keep their spaces
            if (!words.empty()) words.back() += ' ';
            return;
        }
        if (!words.empty() && (glue || stays_with_word_before(word))) {
            words.back() += ' ';
            words.back() += word;
        } else {
            words.emplace_back(word);
        }
        glue = word.ends_with("«");
    });
    return words;
}

void wrap_line(std::string_view line, std::size_t width, std::size_t indent, std::string& out) {
    const auto margin = std::min(line.find_first_not_of(' '), line.size());
    out += line.substr(0, margin);
    std::size_t column = margin;
    bool first = true;
    for (const std::string& word : unbreakable_words(line)) {
        const std::size_t wide = orders::display_width(word);
        if (!first && column + 1 + wide > width) {
            while (out.ends_with(' ')) out.pop_back();
            out += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!first) {
            out += ' ';
            ++column;
        }
        out += word;
        column += wide;
        first = false;
    }
}

}  // namespace

std::string capital(std::string_view text) {
    std::string out(text);
    if (out.empty()) return out;
    const auto byte = [&out](std::size_t place) { return static_cast<unsigned char>(out[place]); };
    if (out[0] >= 'a' && out[0] <= 'z') {
        out[0] = static_cast<char>(out[0] - 'a' + 'A');
    } else if (out.size() > 1 && byte(0) == 0xC3 && byte(1) >= 0xA0 && byte(1) != 0xB7 && byte(1) != 0xBF) {
        out[1] = static_cast<char>(byte(1) - 0x20);  // à..þ in UTF-8
    }
    return out;
}

std::string french_of(std::string_view text) {
    if (text.starts_with("le ")) return "du " + std::string(text.substr(3));
    if (text.starts_with("les ")) return "des " + std::string(text.substr(4));
    return (begins_with_vowel(text) ? "d'" : "de ") + std::string(text);
}

std::string french_to(std::string_view text) {
    if (text.starts_with("le ")) return "au " + std::string(text.substr(3));
    if (text.starts_with("les ")) return "aux " + std::string(text.substr(4));
    return "à " + std::string(text);
}

std::string part_of(std::string_view text, std::string_view separator, std::size_t number) {
    std::string found;
    std::size_t place = 0;
    each_piece(text, separator, [&](std::string_view piece) {
        if (++place == number) found = piece;
    });
    return found;
}

std::string after(std::string_view text, std::string_view separator) {
    const auto found = text.find(separator);
    return found == std::string_view::npos ? "" : std::string(text.substr(found + separator.size()));
}

std::string glued(std::string_view text) {
    std::string out;
    bool opened = false;  // after an opening guillemet
    bool first = true;
    each_piece(text, " ", [&](std::string_view word) {
        if (!first) out += opened || stays_with_word_before(word.substr(0, word.find('\n'))) ? "\u00a0" : " ";
        first = false;
        opened = word.ends_with("«");
        out += word;
    });
    return out;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    return line_by_line(text, [&](std::string_view line, std::string& out) { wrap_line(line, width, indent, out); });
}

std::string indented(std::string_view text, std::size_t spaces) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    return line_by_line(text, [&](std::string_view line, std::string& out) {
        if (!line.empty()) out += std::string(spaces, ' ');
        out += line;
    });
}

std::string led(std::string_view text, std::string_view prefix) {
    static constexpr std::array<std::string_view, 3> line_ends{"\u0085", "\u2028", "\u2029"};
    return line_by_line(text, [&](std::string_view line, std::string& out) {
        out += prefix;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto end = std::find_if(line_ends.begin(), line_ends.end(),
                                          [&](std::string_view one) { return line.substr(i).starts_with(one); });
            const auto byte = static_cast<unsigned char>(line[i]);
            if (end != line_ends.end()) i += end->size() - 1;
            out += end != line_ends.end() || byte < 0x20 || byte == 0x7F ? ' ' : line[i];
        }
        while (out.ends_with(' ')) out.pop_back();
    });
}

}  // namespace gm
