#include "resolution/anime_warfare/rounds.h"

#include <algorithm>

namespace resolution::anime_warfare {

using orders::anime_warfare::Otherwise;

void RoundPlay::play(const std::optional<Round>& round) {
    static const Round nothing;
    const Round& listed = round ? *round : nothing;
    play_unlimited(listed.before, Part::before);
    if (is_out()) return;
    if (!play_one_of(listed.attempts) && !fought_) {
        if (listed.otherwise == Otherwise::pass) return pass();
        play_.refuse(self_, path(), "nothing_possible", "AW-25");
        return stumble();
    }
    if (!is_out()) play_unlimited(listed.after, Part::after);
}

/// AW-25: milder than to pass, and it ends the phase all the same.
void RoundPlay::stumble() {
    const int cost = std::min(play_.figures.stumble_cost, play_.state.of(self_).staff);
    play_.tell_all("AW-25", [&] { return Stumbled{name(self_), play_.state.of(self_).staff - cost}; });
    play_.spend(self_, cost);
}

void RoundPlay::pass() {
    Order order;
    order.kind = Do::pass;
    actions_.carry_out(order);
}

void RoundPlay::play_unlimited(const Orders& orders, Part part) {
    for (std::size_t i = 0; i < orders.size() && !is_out(); ++i) try_order(orders[i], part, i + 1);
}

bool RoundPlay::play_one_of(const Orders& orders) {
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (try_order(orders[i], Part::attempts, i + 1)) return true;
    }
    return false;
}

/// True if it was carried out. An order whose conditions do not hold is none that was refused.
bool RoundPlay::try_order(const std::optional<Order>& order, Part part, std::size_t place) {
    static constexpr std::array<std::string_view, 3> names{"/before/", "/try/", "/after/"};
    std::string_view reason = "not_understood";
    if (order) {
        if (!holds(play_.board, self_, order->when)) return false;
        reason = may_stand(*order, part) ? actions_.carry_out(*order) : "wrong_part";
    }
    if (!reason.empty()) {
        play_.refuse(self_, path() + std::string(names[static_cast<std::size_t>(part)]) + std::to_string(place),
                     reason);
        return false;
    }
    if (part == Part::before && order->kind == Do::battle) fought_ = true;
    play_.look_at_conditions();
    return true;
}

/// Battles of an owner of six mangas may stand anywhere.
bool RoundPlay::may_stand(const Order& order, Part part) const {
    if (part == Part::attempts) return !is_unlimited(order.kind);
    return is_unlimited(order.kind) || (order.kind == Do::battle && play_.board.has_six(self_));
}

}  // namespace resolution::anime_warfare
