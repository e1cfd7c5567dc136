#include "resolution/anime_warfare/strength.h"

#include <algorithm>

namespace resolution::anime_warfare {

namespace {

bool has(const std::vector<Unit>& units, Unit unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

/// H, N and L of section 3 (AW-4).
int by_formula(const Board& board, Formula formula, Faction self, Faction enemy) {
    const FormulaFigures& count = board.figures().formulas;
    switch (formula) {
        case Formula::mascots_and_studios:
            return board.paid_mascots(self) * count.per_mascot + board.paying_studios(self) * count.per_studio;
        case Formula::half_enemy_fans:
            return (board.state().of(enemy).fans + count.fans_divisor - 1) / count.fans_divisor;
        case Formula::enemy_heroes: {
            int heroes = 0;
            for (const Faction other : board.opponents(self)) heroes += board.heroes_on_map(other);
            return heroes * count.per_enemy_hero;
        }
    }
    return 0;
}

struct Share {
    std::int64_t of_gender = 0;
    std::int64_t of_all = 0;

    bool is_above(Share other) const {  // of an empty side it is 0
        return of_gender * std::max<std::int64_t>(other.of_all, 1) >
               other.of_gender * std::max<std::int64_t>(of_all, 1);
    }
};

Share share(const Board& board, const std::vector<Unit>& units, Gender gender) {
    const auto of_gender =
        std::count_if(units.begin(), units.end(), [&](Unit unit) { return board.of(unit).gender == gender; });
    return {of_gender, std::ssize(units)};
}

}  // namespace

int dice_of(const Board& board, Faction self, Faction enemy, const std::vector<Unit>& units) {
    const AbilityFigures& abilities = board.figures().abilities;
    const bool cheered = self == faction_of(Unit::kurousagi) && has(units, Unit::kurousagi);
    const bool in_love = self == faction_of(Unit::cthuko) && has(units, Unit::nyaruko);
    int hundredths = 0;
    for (const Unit unit : units) {
        const UnitFigures& printed = board.of(unit);
        hundredths += printed.combat.count;
        if (printed.combat_by) hundredths += 100 * by_formula(board, *printed.combat_by, self, enemy);
        if (cheered) hundredths += 100 * abilities.for_you;
        if (in_love && unit == Unit::cthuko) hundredths += 100 * abilities.with_my_beloved;
    }
    return hundredths / 100;
}

GenderBonus gender_bonus(const Board& board, const std::vector<Unit>& attackers, const std::vector<Unit>& defenders) {
    const State& state = board.state();
    const bool men = state.card_works(Card::machismo);
    if (!men && !state.card_works(Card::misandry)) return {};
    const Gender gender = men ? Gender::m : Gender::f;
    const Share attack = share(board, attackers, gender);
    const Share defence = share(board, defenders, gender);
    const std::int64_t of_gender = attack.of_gender + defence.of_gender;
    if (of_gender == 0 || of_gender == attack.of_all + defence.of_all) return {};
    const Faction chooser = men ? state.order.front() : state.order.back();
    const int most = board.figures().of(state.card->id).most_bonus_dice;
    const int dice = std::min(most, state.of(chooser).standing.gender_bonus.value_or(1));
    const bool to_attacker = men ? !defence.is_above(attack) : attack.is_above(defence);
    return to_attacker ? GenderBonus{dice, 0} : GenderBonus{0, dice};
}

std::vector<Unit> army(const Board& board, Faction owner, ZoneIndex zone) {
    std::vector<Unit> out;
    for (const Unit unit : board.kinds(owner, zone)) out.insert(out.end(), board.units(owner, unit, zone), unit);
    return out;
}

}  // namespace resolution::anime_warfare
