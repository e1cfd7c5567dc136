#include "resolution/anime_warfare/battle.h"

#include <algorithm>
#include <numeric>

#include "resolution/anime_warfare/strength.h"

namespace resolution::anime_warfare {

std::vector<Unit> Side::fighting() const {
    std::vector<Unit> out;
    for (const Fighter& fighter : fighters) {
        if (fighter.fights()) out.push_back(fighter.unit);
    }
    return out;
}

Fighter* Side::find(Unit unit) {
    const auto found = std::find_if(fighters.begin(), fighters.end(),
                                    [&](const Fighter& one) { return one.fights() && one.unit == unit; });
    return found == fighters.end() ? nullptr : &*found;
}

int Side::faces() const { return std::accumulate(dice.begin(), dice.end(), 0); }

Battle::Battle(Play& play, ZoneIndex zone, Faction attacker, Faction defender, const Abilities& of_order)
    : play_(play), zone_(zone), attack_{attacker, true, &of_order}, defence_{defender, false} {}

void Battle::fight(int cost) {
    line_up(attack_);
    line_up(defence_);
    begin(cost);
    use_abilities(Stage::pre);
    count_dice();
    roll();
    use_abilities(Stage::during);
    for (Side* side : {&attack_, &defence_}) {
        if (side->softened) side->wounds += std::exchange(side->kills, 0);  // AW-44
    }
    take_kills(attack_, defence_.kills, "battle");
    take_kills(defence_, attack_.kills, "battle");
    take_wounds(attack_, defence_.wounds, defence_.furious);  // AW-27: before abilities
    take_wounds(defence_, attack_.wounds, attack_.furious);
    use_abilities(Stage::post);
    retreat(attack_, defence_);
    retreat(defence_, attack_);
    gains(attack_, defence_);
    gains(defence_, attack_);
    play_.tell_all("section 7", [&] { return BattleEnds{play_.state.battles}; });
}

/// AW-35: in the order of the data, a controlling mascot last of the mascots.
void Battle::line_up(Side& side) {
    for (const Unit unit : army(play_.board, side.faction, zone_)) side.fighters.push_back({.unit = unit});
    if (!play_.board.controls(side.faction, zone_)) return;
    const auto last = std::find_if(side.fighters.rbegin(), side.fighters.rend(),
                                   [&](const Fighter& one) { return one.unit == mascot_of(side.faction); });
    if (last != side.fighters.rend()) last->controller = true;
}

void Battle::begin(int cost) {
    const auto names = [](const Side& side) {
        List out;
        for (const Fighter& fighter : side.fighters) out.emplace_back(name(fighter.unit));
        return out;
    };
    play_.tell_all("section 7", [&] {
        return BattleBegins{play_.state.battles,
                            name(attack_.faction),
                            name(defence_.faction),
                            number(zone_),
                            names(attack_),
                            names(defence_),
                            cost};
    });
}

/// As many as the side would roll now, with what the deck adds.
int Battle::full_dice(const Side& side) const {
    const Faction enemy = side.attacks ? defence_.faction : attack_.faction;
    const GenderBonus bonus = gender_bonus(play_.board, attack_.fighting(), defence_.fighting());
    return dice_of(play_.board, side.faction, enemy, side.fighting()) + (side.attacks ? bonus.attack : bonus.defence);
}

void Battle::count_dice() {
    for (Side* side : {&attack_, &defence_}) {
        side->full_dice = full_dice(*side);
        side->fought_in_earnest = std::any_of(
            side->fighters.begin(), side->fighters.end(),
            [&](const Fighter& fighter) { return fighter.fights() && play_.board.rank(fighter.unit) != Rank::mascot; });
    }
    rolled_ = true;
}

void Battle::roll() {
    const std::string battle = "battle/" + std::to_string(play_.state.battles);
    roll(attack_, battle + "/attack");
    roll(defence_, battle + "/defence");
}

void Battle::roll(Side& side, std::string_view label) {
    const DiceFigures& faces = play_.figures.dice;
    const int count = side.halved ? (side.full_dice + 1) / 2 : side.full_dice;
    if (count > 0) side.dice = play_.dice.several_dice(label, static_cast<std::size_t>(count), faces.sides);
    for (const int die : side.dice) {
        side.kills += faces.kills(die) ? 1 : 0;
        side.wounds += faces.wounds(die) ? 1 : 0;
    }
    play_.tell_all("section 7", [&] {
        List dice;
        for (const int die : side.dice) dice.emplace_back(die);
        return DiceRolled{name(side.faction), side.attacks ? "attack" : "defence", std::move(dice), side.kills,
                          side.wounds};
    });
}

/// Step 9: what this battle earns.
void Battle::gains(const Side& side, const Side& enemy) {
    const MangaConditions& needed = play_.figures.conditions;
    const auto count = [](const Side& of, auto test) {
        return static_cast<int>(std::count_if(of.fighters.begin(), of.fighters.end(), test));
    };
    const auto rank = [&](const Fighter& fighter) { return play_.board.rank(fighter.unit); };
    if (count(enemy, [](const Fighter& one) { return one.hurt; }) >= needed.fury_hurt)
        play_.gain(side.faction, Manga::fury);
    const int lost = count(side, [&](const Fighter& one) { return one.died && rank(one) != Rank::mascot; });
    if (static_cast<int>(enemy.dice.size()) >= needed.cold_blood_dice && side.fought_in_earnest && lost == 0)
        play_.gain(side.faction, Manga::cold_blood);
    if (count(side, [&](const Fighter& one) { return one.died && rank(one) == Rank::character; }) > 0)
        play_.gain(side.faction, Manga::bad_luck);
    if (count(enemy, [](const Fighter& one) { return one.died && one.controller; }) > 0)
        play_.gain(side.faction, Manga::stone_heart);
}

}  // namespace resolution::anime_warfare
