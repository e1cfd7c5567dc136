#include "orders/anime_warfare/order.h"

#include <algorithm>
#include <span>

#include "orders/text.h"

namespace orders::anime_warfare {

namespace {

struct Needs {
    Do kind;
    std::array<std::string_view, 3> parts;
};
/// Orders name their zone; what may be left out is not among these (AW-48).
constexpr std::array needed{
    Needs{Do::control_studio, {"zone"}},
    Needs{Do::abandon_studio, {"zone"}},
    Needs{Do::reveal, {"values"}},
    Needs{Do::open_studio, {"zone"}},
    Needs{Do::move, {"units"}},
    Needs{Do::battle, {"zone", "against"}},
    Needs{Do::capture, {"zone", "faction"}},
    Needs{Do::recruit_mascot, {"zone"}},
    Needs{Do::summon, {"unit"}},
    Needs{Do::loan, {"from", "manga", "unit_from"}},
    Needs{Do::genius_kidnapper, {"zone", "faction", "unit"}},
    Needs{Do::cold_blood, {"faction", "unit", "zone"}},
    Needs{Do::bad_book, {"give", "take"}},
    Needs{Do::deaf_ear, {"zone"}},
    Needs{Do::magic_movement, {"units"}},
    Needs{Do::more_fans, {"zone", "faction"}},
    Needs{Do::hide_in_bushes, {"units"}},
    Needs{Do::gift_staff, {"to"}},
    Needs{Do::general_alarm, {"units"}},
    Needs{Do::undercover_agent, {"zone", "faction"}},
};

void lacks(Reading& in, Mark mark, const Said& what, std::string_view word) {
    in.reader().invalid(mark, say("{} lacks '{}'", what, word), say("add '{}: ...'", word));
}

/// A part without a value, or with an empty list, is as good as none.
bool is_filled(const Keys& keys, std::string_view id) {
    const Node* node = keys.filled(id);
    return node != nullptr && !(node->is_list() && node->items.empty());
}

void require(Reading& in, const Keys& keys, std::string_view id) {
    if (!is_filled(keys, id) && !keys.misspelt(id)) lacks(in, keys.map().mark, say("this action"), keys.word(id));
}

/// These two appear where their own rules say (section 3).
bool finds_its_place(std::optional<Unit> unit) { return unit == Unit::izayoi || unit == Unit::lelouch; }

bool moves_units(Do kind) { return kind == Do::move || kind == Do::magic_movement || kind == Do::general_alarm; }

}  // namespace

void Order::complete(Reading& in, const Keys& keys, Order& order) {
    if (keys.filled("do") == nullptr) return;
    const auto* needs =
        std::find_if(needed.begin(), needed.end(), [&](const Needs& one) { return one.kind == order.kind; });
    if (needs != needed.end()) {
        for (const std::string_view id : needs->parts) {
            if (!id.empty()) require(in, keys, id);
        }
    }
    if (order.kind == Do::summon && !finds_its_place(order.unit)) require(in, keys, "zone");
    if (order.kind == Do::flying_studio && !is_filled(keys, "land")) require(in, keys, "lift");
    if (!moves_units(order.kind)) return;
    for (const Group& group : order.units) {
        if (!group.to)
            lacks(in, keys.map().mark, say("these units"),
                  in.words.vocabulary().word(Group::described().about.place, "to", in.words.language()));
    }
}

}  // namespace orders::anime_warfare
