#include "orders/amount.h"

#include <algorithm>
#include <array>
#include <optional>

#include "orders/text.h"

namespace orders {

namespace {

constexpr int most_digits = 18;  // 10^18 still fits

std::string advice_digits(std::string_view text) {
    std::string digits;
    for (const char c : text) {
        if (c >= '0' && c <= '9') digits += c;
    }
    return digits;
}

Said examples() { return say("write it like 150000, 150 000, 150k or 0.15M"); }

Problem not_an_amount(std::string_view text) {
    return invalid(say("'{}' is not an amount", clip(text, 40)), examples());
}

/// Blanks of all kinds that stand between digits or before a unit: one plain space each.
std::string plain_blanks(std::string_view text) {
    static constexpr std::array<std::string_view, 4> blanks{"\u00A0", "\u202F", "\u2009", "\t"};
    std::string out(text);
    for (const std::string_view blank : blanks) {
        for (auto at = out.find(blank); at != std::string::npos; at = out.find(blank, at + 1)) {
            out.replace(at, blank.size(), " ");
        }
    }
    return out;
}

bool take_suffix(std::string_view& text, std::string_view suffix) {
    if (text.size() <= suffix.size()) return false;
    const std::string_view end = text.substr(text.size() - suffix.size());
    const bool same = std::equal(end.begin(), end.end(), suffix.begin(), [](char a, char b) {
        return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
    });
    if (same) text = trimmed(text.substr(0, text.size() - suffix.size()), " ");
    return same;
}

/// `k` and `M`, as powers of ten.
int take_unit(std::string_view& text) {
    for (const std::string_view currency : {"nuyens", "nuyen", "ny", "¥"}) {
        if (take_suffix(text, currency)) break;
    }
    if (take_suffix(text, "k")) return 3;
    return take_suffix(text, "m") ? 6 : 0;
}

/// Digits before and after the decimal mark, nothing else.
struct Figure {
    std::string whole;
    std::string fraction;
};

/// "150 000" as 150000; nothing if the groups are not of three.
std::optional<std::string> joined(std::string_view text, char separator) {
    std::string out;
    for (std::size_t group = 0;; ++group) {
        const auto end = text.find(separator);
        const std::string_view digits = text.substr(0, end);
        const bool alone = group == 0 && end == std::string_view::npos;
        if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
        if (!alone && (group == 0 ? digits.size() > 3 : digits.size() != 3)) return std::nullopt;
        out += digits;
        if (end == std::string_view::npos) return out;
        text.remove_prefix(end + 1);
    }
}

Problem badly_grouped(std::string_view text) {
    return invalid(say("the digits of '{}' are not in groups of three", clip(text, 40)),
                   say("write {}", advice_digits(text)));
}

Result<Figure> figure_of(std::string_view text, std::string_view written, bool has_unit) {
    if (text.empty() || text.find_first_not_of("0123456789 _.,") != std::string_view::npos)
        return not_an_amount(written);
    const auto mark = text.find_first_of(".,");
    const char separator = text.find('_') != std::string_view::npos ? '_' : ' ';
    if (mark == std::string_view::npos) {
        auto whole = joined(text, separator);
        return whole ? Result<Figure>(Figure{*whole, {}}) : badly_grouped(written);
    }
    const std::string_view fraction = text.substr(mark + 1);
    if (fraction.find_first_of(".,") != std::string_view::npos) {  // 1.500.000
        auto whole = joined(text, text[mark]);
        return whole ? Result<Figure>(Figure{*whole, {}}) : badly_grouped(written);
    }
    if (fraction.empty() || fraction.find_first_not_of("0123456789") != std::string_view::npos)
        return not_an_amount(written);
    const auto whole = joined(text.substr(0, mark), separator);
    if (!whole) return badly_grouped(written);
    if (!has_unit && fraction.size() == 3) {
        return invalid(say("'{}' can be read in two ways", clip(written, 40)),
                       say("write {} if thousands are meant", *whole + std::string(fraction)));
    }
    return Figure{*whole, std::string(fraction)};
}

/// whole.fraction times 10^power, exactly.
Result<Money> exact(Figure figure, int power, std::string_view written) {
    while (figure.fraction.ends_with('0')) figure.fraction.pop_back();
    if (figure.fraction.size() > static_cast<std::size_t>(power)) {
        return invalid(say("'{}' is not a whole amount", clip(written, 40)), examples());
    }
    std::string digits = figure.whole + figure.fraction;
    digits.append(static_cast<std::size_t>(power) - figure.fraction.size(), '0');
    digits.erase(0, digits.find_first_not_of('0'));
    std::int64_t value = 0;
    const bool fits = digits.size() <= most_digits;
    for (const char c : fits ? digits : std::string()) value = value * 10 + (c - '0');
    if (!fits || value > highest_amount) return invalid(say("'{}' is more money than there is", clip(written, 40)));
    return Money{value};
}

}  // namespace

Result<Money> parse_amount(std::string_view written) {
    const std::string blanks = plain_blanks(written);
    std::string_view text = trimmed(blanks, " ");
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text = trimmed(text.substr(1), " ");
    const int power = take_unit(text);
    GM_TAKE(auto figure, figure_of(text, written, power > 0));
    auto money = exact(std::move(figure), power, written);
    if (money && negative) return -*money;
    return money;
}

}  // namespace orders
