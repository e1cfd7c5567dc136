#include "orders/mad_con/parts.h"

#include <algorithm>
#include <functional>

#include "orders/document_reader.h"
#include "orders/letters_and_digits.h"

namespace orders::mad_con {

std::string visitor_id(int number) { return (number < 10 ? "V0" : "V") + std::to_string(number); }

std::optional<int> visitor_number(std::string_view id) {
    constexpr std::size_t longest = 5;
    constexpr std::size_t longest_written = 24;
    if (id.size() > longest_written) return std::nullopt;
    const std::string word = letters_and_digits(id);
    if (word.size() < 2 || word.size() > longest || word.front() != 'v') return std::nullopt;
    const auto number = parse_whole(std::string_view(word).substr(1));
    if (!number || *number < 1) return std::nullopt;
    return static_cast<int>(*number);
}

std::string signed_value(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

Claim Announcement::about(int value) const {
    for (const auto& [found, claim] : of) {
        if (found == value) return claim;
    }
    return otherwise.value_or(Claim{});
}

bool Named::is(std::string_view written) const {
    const std::string word = letters_and_digits(written);
    return word == letters_and_digits(id) || word == letters_and_digits(name);
}

bool SheetContext::has_two_cards() const {
    return std::adjacent_find(organisations.begin(), organisations.end(), std::not_equal_to<>()) != organisations.end();
}

bool SheetContext::may_lay_on(MissionAt mission) const {
    return std::find(open_missions.begin(), open_missions.end(), mission) != open_missions.end();
}

bool SheetContext::is_programmed(MissionAt mission) const {
    return std::find(missions.begin(), missions.end(), mission) != missions.end();
}

std::vector<int> SheetContext::own_slots() const {
    std::vector<int> out;
    for (int slot = 1; slot <= slots; ++slot) {
        if (programming() || is_programmed({author, slot})) out.push_back(slot);
    }
    return out;
}

}  // namespace orders::mad_con
