// What is used after a battle (section 7, step 7).

#include <algorithm>

#include "resolution/anime_warfare/battle.h"

namespace resolution::anime_warfare {

namespace {

/// A unit that `bad_luck` may strike.
struct Victim {
    Faction owner = Faction::no_name;
    Unit unit = Unit::jin;
    ZoneIndex zone;
    bool controller = false;

    bool is(const Target& target) const {
        return unit == target.unit && (!target.faction || *target.faction == owner) &&
               (!target.zone || *target.zone == static_cast<int>(zone.value())) && (!target.controller || controller);
    }
};

/// All visible ones of others that are not above that rank, in the order of the data, then of the zones (AW-21).
std::vector<Victim> victims(const Board& board, Faction user, Rank highest) {
    std::vector<Victim> out;
    for (std::size_t i = 0; i < unit_count; ++i) {
        const auto unit = static_cast<Unit>(i);
        const bool safe = board.characters_are_safe() && board.is_character(unit);  // AW-38
        if (safe || board.rank(unit) > highest) continue;
        for (const ZoneIndex zone : all_zones()) {
            if (board.is_deaf(zone)) continue;  // AW-39
            for (const Faction owner : board.opponents(user)) {
                const int count = board.units(owner, unit, zone);
                const bool controlling = unit == mascot_of(owner) && board.controls(owner, zone);
                if (count > (controlling ? 1 : 0)) out.push_back({owner, unit, zone, false});
                if (controlling) out.push_back({owner, unit, zone, true});
            }
        }
    }
    return out;
}

}  // namespace

/// Units of the enemy that died, the dearest first, come back unhurt (AW-16, AW-43).
void Battle::clemency(const Wish& wish, Side& side, Side& enemy) {
    if (play_.used_this_turn(side.faction, Once::clemency)) return;
    std::vector<Fighter*> dead;
    for (Fighter& fighter : enemy.fighters) {
        if (fighter.where == Fighter::Where::dead) dead.push_back(&fighter);
    }
    std::stable_sort(dead.begin(), dead.end(), [&](const Fighter* one, const Fighter* other) {
        return play_.board.of(one->unit).cost > play_.board.of(other->unit).cost;
    });
    const int each = play_.figures.costs.clemency_each;
    std::size_t most = dead.size();
    if (wish.use != nullptr && wish.use->number) most = std::min(most, static_cast<std::size_t>(*wish.use->number));
    if (each > 0) most = std::min(most, static_cast<std::size_t>(play_.state.of(side.faction).staff / each));
    if (most == 0 || !pay(side.faction, Ability::clemency, Stage::post, each * static_cast<int>(most))) return;
    play_.state.of(side.faction).last(Once::clemency) = play_.state.turn;
    for (std::size_t i = 0; i < most; ++i) {
        dead[i]->where = Fighter::Where::left;
        play_.put(enemy.faction, dead[i]->unit, zone_);
        play_.tell_all("AW-43", [&] { return UnitReturned{name(enemy.faction), name(dead[i]->unit), number(zone_)}; });
    }
    play_.draw_campaigns(side.faction, static_cast<int>(most) * play_.figures.effects.clemency_campaigns, "clemency");
}

/// One kill for each own `lv0` beside the battle, on units that fought (AW-41).
void Battle::back_stab(Faction user, Side& struck) {
    int stabs = 0;
    for (const ZoneIndex zone : play_.figures.next_to(zone_)) stabs += play_.board.of_level(user, Level::lv0, zone);
    if (stabs == 0 || struck.count() == 0 || play_.board.is_deaf(zone_)) return;
    if (pay(user, Ability::back_stab, Stage::post, play_.figures.costs.back_stab, name(struck.faction)))
        take_kills(struck, stabs, "back_stab");
}

/// In the order of play. They strike the first side that they listed.
void Battle::third_party_stabs() {
    for (const Faction user : play_.state.order) {
        const auto& standing = play_.state.of(user).standing.abilities;
        if (side_of(user) != nullptr || !standing || !play_.board.may_use(user, Manga::back_stab)) continue;
        const Use* use = orders::anime_warfare::find(*standing, Ability::back_stab);
        if (use == nullptr || !use->against) continue;
        const auto listed = std::find_if(use->against->begin(), use->against->end(),
                                         [&](Faction faction) { return side_of(faction) != nullptr; });
        if (listed == use->against->end()) continue;
        Side& struck = *side_of(*listed);
        if (is_wanted({Ability::back_stab, use}, struck)) back_stab(user, struck);
    }
}

/// A unit anywhere on the map dies, if an own one of no lower rank died here (AW-21).
void Battle::bad_luck(const Wish& wish, Side& side) {
    std::optional<Rank> lost;
    for (const Fighter& fighter : side.fighters) {
        if (fighter.died) lost = std::max(lost, std::optional(play_.board.rank(fighter.unit)));
    }
    if (!lost || play_.board.is_deaf(zone_)) return;
    const auto possible = victims(play_.board, side.faction, *lost);
    const Victim* chosen = nullptr;
    if (wish.use != nullptr && wish.use->targets) {
        for (const Target& target : *wish.use->targets) {
            const auto found =
                std::find_if(possible.begin(), possible.end(), [&](const Victim& one) { return one.is(target); });
            if (chosen == nullptr && found != possible.end()) chosen = &*found;
        }
    } else {
        for (const Victim& one : possible) {
            if (chosen == nullptr || play_.board.of(one.unit).cost > play_.board.of(chosen->unit).cost) chosen = &one;
        }
    }
    if (chosen == nullptr) return;
    if (!pay(side.faction, Ability::bad_luck, Stage::post, play_.figures.costs.bad_luck, name(chosen->unit))) return;
    Side* hit = chosen->zone == zone_ ? side_of(chosen->owner) : nullptr;
    Fighter* fighter = nullptr;  // of equal ones in the battle the first
    if (hit != nullptr) {
        for (Fighter& one : hit->fighters) {
            if (fighter == nullptr && one.fights() && one.unit == chosen->unit && one.controller == chosen->controller)
                fighter = &one;
        }
    }
    if (fighter != nullptr) return put_outright_kill(*hit, *fighter, "bad_luck");  // AW-37
    play_.kill_outside(chosen->owner, chosen->unit, chosen->zone, chosen->controller, "bad_luck");
}

/// The unit stays where it is and fights for another from now on (AW-5). Its wound is gone.
void Battle::diplomat(const Wish& wish, Side& side, Side& enemy) {
    if (side.faces() <= enemy.faces()) return;
    Fighter* target = character(enemy, wish.use);
    if (target == nullptr) return;
    if (!pay(side.faction, Ability::diplomat, Stage::post, play_.figures.abilities.diplomat, name(target->unit)))
        return;
    target->where = Fighter::Where::left;
    play_.take(enemy.faction, target->unit, zone_);
    play_.put(side.faction, target->unit, zone_);
    play_.tell_all("AW-5", [&] {
        return UnitStolen{name(side.faction), name(enemy.faction), name(target->unit), number(zone_)};
    });
}

}  // namespace resolution::anime_warfare
