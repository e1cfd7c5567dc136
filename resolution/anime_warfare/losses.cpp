// Kills, wounds and retreats of a battle (section 7, steps 5, 6 and 8; 12.4).

#include <algorithm>
#include <tuple>

#include "resolution/anime_warfare/battle.h"

namespace resolution::anime_warfare {

namespace {

using Wishes = std::optional<std::vector<Unit>>;

/// AW-36: kinds that are listed come first, in that order, controlling mascots after free ones; the others by group,
/// basic cost and the order of the data.
class GivingUp {
public:
    GivingUp(const Board& board, const Wishes& listed) : board_(board), listed_(listed) {}

    bool is_before(const Fighter& one, const Fighter& other) const { return key(one) < key(other); }

private:
    std::tuple<std::size_t, int, int, std::size_t> key(const Fighter& fighter) const {
        std::size_t wish = unit_count;
        if (listed_) {
            const auto found = std::find(listed_->begin(), listed_->end(), fighter.unit);
            if (found != listed_->end()) wish = static_cast<std::size_t>(found - listed_->begin());
        }
        const UnitFigures& printed = board_.of(fighter.unit);
        const int group = wish < unit_count ? 0 : 2 * static_cast<int>(printed.level);
        return {wish, group + (fighter.controller ? 1 : 0), printed.cost, place_of(fighter.unit)};
    }

    const Board& board_;
    const Wishes& listed_;
};

template <class Test>
Fighter* first(std::vector<Fighter>& fighters, const GivingUp& order, Test test) {
    Fighter* out = nullptr;
    for (Fighter& fighter : fighters) {
        if (fighter.fights() && test(fighter) && (out == nullptr || order.is_before(fighter, *out))) out = &fighter;
    }
    return out;
}

}  // namespace

/// In a deaf zone kills are void (AW-39).
void Battle::take_kills(Side& side, int kills, std::string_view why) {
    for (; kills > 0; --kills) {
        Fighter* victim = next_victim(side);
        if (victim == nullptr) return;
        if (!play_.board.is_deaf(zone_)) {
            put_kill(side, *victim, why);
            continue;
        }
        play_.tell_all("AW-39", [&] {
            return KillAbsorbed{name(side.faction), name(victim->unit), number(zone_), "deaf_ear"};
        });
    }
}

/// AW-37: one kill on each `lv2` without a hit comes first.
Fighter* Battle::next_victim(Side& side) const {
    const GivingUp by_losses(play_.board, play_.state.of(side.faction).standing.losses);
    Fighter* stone = first(side.fighters, by_losses,
                           [&](const Fighter& one) { return takes_two_hits(side, one) && one.hits() == 0; });
    if (stone != nullptr) return stone;
    return first(side.fighters, by_losses,
                 [&](const Fighter& one) { return !takes_two_hits(side, one) || one.hits() < 2; });
}

void Battle::put_kill(Side& side, Fighter& fighter, std::string_view why) {
    const auto spared = [&](std::string_view by) {
        play_.tell_all(by == "persistence" ? "AW-38" : "AW-22", [&] {
            return KillAbsorbed{name(side.faction), name(fighter.unit), number(zone_), by};
        });
    };
    if (play_.board.characters_are_safe() && play_.board.is_character(fighter.unit)) {  // AW-38
        fighter.where = Fighter::Where::left;
        return spared("persistence");
    }
    if (takes_two_hits(side, fighter)) {  // AW-22
        fighter.hurt = true;
        if (++fighter.kills < 2) return spared("stone_heart");
    }
    put_outright_kill(side, fighter, why);
}

/// AW-34: only a kill that is put on her has Nyaruko rescued; without a way to retreat she dies.
void Battle::put_outright_kill(Side& side, Fighter& fighter, std::string_view why) {
    const bool put_on = why != "retreat" && why != "forced_retreat";
    if (put_on && play_.rescue(side.faction, fighter.unit, zone_)) {
        fighter.where = Fighter::Where::left;
        return;
    }
    fighter.where = Fighter::Where::dead;
    fighter.died = fighter.hurt = true;
    play_.kill(side.faction, fighter.unit, zone_, fighter.controller, why);
}

/// First on those of stone that took a kill, then on the unhurt (12.4). `fury` leaves nobody unwounded.
void Battle::take_wounds(Side& side, int wounds, bool everybody) {
    const GivingUp by_wounds(play_.board, play_.state.of(side.faction).standing.wounds);
    for (; wounds > 0; --wounds) {
        Fighter* next =
            first(side.fighters, by_wounds, [](const Fighter& one) { return one.kills == 1 && !one.wounded; });
        if (next == nullptr) next = first(side.fighters, by_wounds, [](const Fighter& one) { return one.hits() == 0; });
        if (next == nullptr) break;
        wound(side, *next);
    }
    if (!everybody) return;
    for (Fighter& fighter : side.fighters) {
        if (fighter.fights() && !fighter.wounded) wound(side, fighter);
    }
}

void Battle::wound(Side& side, Fighter& fighter) {
    fighter.wounded = fighter.hurt = true;
    play_.tell_all("section 7", [&] { return UnitWounded{name(side.faction), name(fighter.unit), number(zone_)}; });
}

void Battle::retreat(Side& side, Side& enemy) {
    for (Fighter& fighter : side.fighters) {
        if (fighter.fights() && fighter.hits() > 0) retreat_one(side, fighter, enemy.faction, "retreat");
    }
}

void Battle::retreat_one(Side& side, Fighter& fighter, Faction from, std::string_view why) {
    if (const auto to = way_out(side, from)) {
        play_.take(side.faction, fighter.unit, zone_, fighter.controller);
        play_.put(side.faction, fighter.unit, *to);
        fighter.where = Fighter::Where::left;
        return play_.tell_all("section 7", [&] {
            return UnitRetreated{name(side.faction), name(fighter.unit), number(zone_), number(*to)};
        });
    }
    const bool safe = play_.board.characters_are_safe() && play_.board.is_character(fighter.unit);
    if (!safe && !play_.board.is_deaf(zone_)) return put_outright_kill(side, fighter, why);
    fighter.where = Fighter::Where::left;
    play_.tell_all(safe ? "AW-38" : "AW-39", [&] {
        return KillAbsorbed{name(side.faction), name(fighter.unit), number(zone_), safe ? "persistence" : "deaf_ear"};
    });
}

/// A zone beside it where nobody of the opponent is seen (AW-28): the first listed one, else the one with most of
/// one's own.
std::optional<ZoneIndex> Battle::way_out(const Side& side, Faction from) const {
    std::vector<ZoneIndex> legal;
    for (const ZoneIndex zone : play_.figures.next_to(zone_)) {
        if (!play_.board.stands(from, zone)) legal.push_back(zone);
    }
    if (legal.empty()) return std::nullopt;
    if (const auto& listed = play_.state.of(side.faction).standing.retreat) {
        for (const int wish : *listed) {
            const auto found = std::find_if(legal.begin(), legal.end(),
                                            [&](ZoneIndex zone) { return static_cast<int>(zone.value()) == wish; });
            if (found != legal.end()) return *found;
        }
    }
    std::sort(legal.begin(), legal.end());
    return *std::max_element(legal.begin(), legal.end(), [&](ZoneIndex one, ZoneIndex other) {
        return play_.board.units(side.faction, one) < play_.board.units(side.faction, other);
    });
}

}  // namespace resolution::anime_warfare
