// What is used before and during a battle (sections 3 and 8; AW-40, AW-42).

#include <algorithm>

#include "resolution/anime_warfare/battle.h"

namespace resolution::anime_warfare {

namespace {

constexpr std::array all_abilities{
    Ability::diplomat,       Ability::sharp_tongue, Ability::back_to_sketch, Ability::clemency, Ability::fury,
    Ability::forced_retreat, Ability::back_stab,    Ability::dilemma,        Ability::bad_luck, Ability::clown_artist};

constexpr std::array<std::string_view, 3> stage_ids{"pre", "during", "post"};

std::optional<Unit> unit_of(Ability ability) {
    switch (ability) {
        case Ability::diplomat: return Unit::himeji;
        case Ability::sharp_tongue: return Unit::nyaruko;
        case Ability::back_to_sketch: return Unit::lelouch;
        default: return std::nullopt;
    }
}

Manga manga_behind(Ability ability) {
    switch (ability) {
        case Ability::clemency: return Manga::clemency;
        case Ability::fury: return Manga::fury;
        case Ability::forced_retreat: return Manga::forced_retreat;
        case Ability::back_stab: return Manga::back_stab;
        case Ability::bad_luck: return Manga::bad_luck;
        case Ability::clown_artist: return Manga::clown_artist;
        default: return Manga::dilemma;
    }
}

bool is_free(const Figures& figures, Ability ability) {
    switch (ability) {
        case Ability::diplomat: return figures.abilities.diplomat == 0;
        case Ability::sharp_tongue: return figures.abilities.sharp_tongue == 0;
        case Ability::back_to_sketch: return figures.abilities.back_to_sketch == 0;
        case Ability::clemency: return figures.costs.clemency_each == 0;
        case Ability::fury: return figures.costs.fury_each.count == 0;
        case Ability::forced_retreat: return figures.costs.forced_retreat == 0;
        case Ability::back_stab: return figures.costs.back_stab == 0;
        case Ability::dilemma: return figures.costs.dilemma == 0;
        case Ability::bad_luck: return figures.costs.bad_luck == 0;
        case Ability::clown_artist: return figures.costs.clown_artist == 0;
        default: return false;
    }
}

}  // namespace

void Battle::use_abilities(Stage stage) {
    use_abilities(stage, attack_, defence_);
    use_abilities(stage, defence_, attack_);
    if (stage == Stage::post) third_party_stabs();
}

/// Each at most once a battle (AW-30).
void Battle::use_abilities(Stage stage, Side& side, Side& enemy) {
    for (const Wish& wish : wishes(side)) {
        if (has_ability(side, wish.ability) && is_wanted(wish, enemy)) use(stage, wish, side, enemy);
    }
}

std::vector<Battle::Wish> Battle::wishes(const Side& side) const {
    std::vector<Wish> out;
    const auto add_all = [&](const Abilities& named) {
        for (const auto& [ability, use] : named) {
            const bool there =
                std::any_of(out.begin(), out.end(), [&](const Wish& wish) { return wish.ability == ability; });
            if (!there) out.push_back({ability, &use});
        }
    };
    if (side.of_order != nullptr) add_all(*side.of_order);
    if (const auto& standing = play_.state.of(side.faction).standing.abilities) add_all(*standing);
    for (const Ability ability : all_abilities) {
        const bool there =
            std::any_of(out.begin(), out.end(), [&](const Wish& wish) { return wish.ability == ability; });
        if (!there && is_free(play_.figures, ability)) out.push_back({ability});
    }
    return out;
}

/// A unit's needs it alive, in the battle and on its own side (AW-40).
bool Battle::has_ability(Side& side, Ability ability) const {
    if (ability == Ability::for_you || ability == Ability::with_my_beloved) return false;  // permanent
    const auto unit = unit_of(ability);
    if (!unit) return play_.board.may_use(side.faction, manga_behind(ability));
    return side.faction == faction_of(*unit) && side.find(*unit) != nullptr;
}

bool Battle::is_wanted(const Wish& wish, const Side& enemy) const {
    if (wish.use == nullptr) return true;
    if (wish.use->never()) return false;
    const int dice = rolled_ ? enemy.full_dice : full_dice(enemy);
    return enemy.count() >= wish.use->min_enemies.value_or(0) && dice >= wish.use->min_dice.value_or(0);
}

void Battle::use(Stage stage, const Wish& wish, Side& side, Side& enemy) {
    if (stage == Stage::pre) {
        if (wish.ability == Ability::fury) return fury(side, enemy);
        if (wish.ability == Ability::forced_retreat) return forced_retreat(wish, side, enemy);
        if (wish.ability == Ability::dilemma) return dilemma(side, enemy);
        if (wish.ability == Ability::clown_artist) return clown_artist(side, enemy);
        if (wish.ability == Ability::back_to_sketch) return back_to_sketch(wish, side, enemy);
    } else if (stage == Stage::during) {
        if (wish.ability == Ability::sharp_tongue) return sharp_tongue(side);
    } else {
        if (wish.ability == Ability::clemency) return clemency(wish, side, enemy);
        if (wish.ability == Ability::bad_luck) return bad_luck(wish, side);
        if (wish.ability == Ability::diplomat) return diplomat(wish, side, enemy);
        if (wish.ability != Ability::back_stab) return;
        const auto* against = wish.use != nullptr && wish.use->against ? &*wish.use->against : nullptr;
        const bool meant =
            against == nullptr || std::find(against->begin(), against->end(), enemy.faction) != against->end();
        if (meant) back_stab(side.faction, enemy);  // AW-41
    }
}

/// If it can be paid: told, and paid at once, on defence too.
bool Battle::pay(Faction faction, Ability ability, Stage stage, int cost, std::string_view on) {
    if (!play_.can_pay(faction, cost)) return false;
    play_.tell_all("AW-42", [&] {
        return AbilityUsed{stage_ids[static_cast<std::size_t>(stage)], name(faction), id_of(ability), cost, on};
    });
    if (cost > 0) play_.spend(faction, cost);
    return true;
}

/// The first listed one that is present; without a list, the dearest (AW-42).
Fighter* Battle::character(Side& enemy, const Use* use) const {
    const auto is_there = [&](const Fighter& one) { return one.fights() && play_.board.is_character(one.unit); };
    if (use != nullptr && use->targets) {
        for (const Target& target : *use->targets) {
            const bool here = (!target.faction || target.faction == enemy.faction) &&
                              (!target.zone || *target.zone == static_cast<int>(zone_.value()));
            Fighter* found = here ? enemy.find(target.unit) : nullptr;
            if (found != nullptr && is_there(*found)) return found;
        }
        return nullptr;
    }
    Fighter* dearest = nullptr;
    for (Fighter& fighter : enemy.fighters) {
        if (!is_there(fighter)) continue;
        if (dearest == nullptr || play_.board.of(fighter.unit).cost > play_.board.of(dearest->unit).cost)
            dearest = &fighter;
    }
    return dearest;
}

/// Its hero must be in the battle (AW-18).
void Battle::fury(Side& side, const Side& enemy) {
    const auto units = side.fighting();
    const bool led = std::any_of(units.begin(), units.end(), [&](Unit unit) { return play_.board.is_hero(unit); });
    if (!led || enemy.count() == 0) return;  // AW-44
    side.furious = pay(side.faction, Ability::fury, Stage::pre, play_.figures.costs.fury_each.times(enemy.count()));
}

void Battle::forced_retreat(const Wish& wish, Side& side, Side& enemy) {
    Fighter* target = character(enemy, wish.use);
    if (target == nullptr) return;
    if (pay(side.faction, Ability::forced_retreat, Stage::pre, play_.figures.costs.forced_retreat, name(target->unit)))
        retreat_one(enemy, *target, side.faction, "forced_retreat");
}

/// AW-43: the first listed choice that is possible, else `soften`.
void Battle::dilemma(Side& side, Side& enemy) {
    if (play_.board.heroes_on_map(side.faction) == 0) return;
    if (!pay(side.faction, Ability::dilemma, Stage::pre, play_.figures.costs.dilemma)) return;
    const int price = play_.figures.effects.dilemma_fans;
    const Player& asked = play_.state.of(enemy.faction);
    Choice choice = Choice::soften;
    if (asked.standing.dilemma) {
        const auto found = std::find_if(asked.standing.dilemma->begin(), asked.standing.dilemma->end(),
                                        [&](Choice one) { return one != Choice::fan || asked.fans >= price; });
        if (found != asked.standing.dilemma->end()) choice = *found;
    }
    play_.tell_all("AW-43", [&] { return DilemmaAnswered{name(enemy.faction), id_of(choice)}; });
    if (choice == Choice::fan) play_.lose_fans(enemy.faction, price, "dilemma");
    if (choice == Choice::campaign) play_.draw_campaigns(side.faction, 1, "dilemma");
    if (choice == Choice::soften) enemy.softened = true;
}

void Battle::clown_artist(Side& side, Side& enemy) {
    if (side.find(mascot_of(side.faction)) == nullptr) return;
    if (pay(side.faction, Ability::clown_artist, Stage::pre, play_.figures.costs.clown_artist)) enemy.halved = true;
}

/// To its reserve, without dying; whoever owns it now is given its basic cost back (AW-40).
void Battle::back_to_sketch(const Wish& wish, Side& side, Side& enemy) {
    Fighter* target = character(enemy, wish.use);
    if (target == nullptr) return;
    const int cost = play_.figures.abilities.back_to_sketch;
    if (!pay(side.faction, Ability::back_to_sketch, Stage::pre, cost, name(target->unit))) return;
    target->where = Fighter::Where::left;
    play_.take(enemy.faction, target->unit, zone_);
    play_.tell_all("AW-40", [&] {
        return SentHome{name(enemy.faction), name(target->unit), number(zone_), "back_to_sketch"};
    });
    play_.give_staff(enemy.faction, play_.board.of(target->unit).cost, "refund");
}

/// One own die that wounds counts as one that kills (AW-6).
void Battle::sharp_tongue(Side& side) {
    if (side.wounds == 0) return;  // AW-44
    if (!pay(side.faction, Ability::sharp_tongue, Stage::during, play_.figures.abilities.sharp_tongue)) return;
    --side.wounds;
    ++side.kills;
}

}  // namespace resolution::anime_warfare
