#include "orders/mad_con/parts.h"

#include <algorithm>

#include "orders/document_reader.h"
#include "orders/text.h"

namespace orders::mad_con {

std::string visitor_id(int number) { return (number < 10 ? "V0" : "V") + std::to_string(number); }

std::optional<int> visitor_number(std::string_view id) {
    constexpr std::size_t longest = 5;
    if (id.size() < 2 || id.size() > longest || (id.front() != 'V' && id.front() != 'v')) return std::nullopt;
    const auto number = parse_whole(id.substr(1));
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
    const std::string word = fold(written);
    return word == fold(id) || word == fold(name);
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
