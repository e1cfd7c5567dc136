#include "resolution/corporate/standing.h"

#include <algorithm>
#include <limits>

#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/names.h"

namespace resolution::corporate {

bool shows(const Player& player, Trait trait) {
    if (!player.traits.has(trait)) return false;
    return std::none_of(player.secrets.begin(), player.secrets.end(),
                        [trait](const Secret& secret) { return secret.hides == trait && !secret.is_public; });
}

bool is_public(const Figures& figures, const Player& player, Trait trait) {
    if (!player.traits.has(trait)) return false;
    return figures[trait].open ||
           std::any_of(player.secrets.begin(), player.secrets.end(),
                       [trait](const Secret& secret) { return secret.hides == trait && secret.is_public; });
}

HonourBounds honour_bounds(const Figures& figures, const Player& player) {
    HonourBounds bounds{0, figures.honour.max};
    player.traits.each([&](Trait trait) {
        const TraitFigures& data = figures[trait];
        if (data.honour_unbounded) bounds.high = std::numeric_limits<int>::max();
        if ((data.honour_min || data.honour_max) && shows(player, trait)) {
            bounds.low = data.honour_min.value_or(bounds.low);
            bounds.high = data.honour_max.value_or(bounds.high);
        }
    });
    return bounds;
}

int honour_after(const Figures& figures, const Player& player, int change) {
    const HonourBounds bounds = honour_bounds(figures, player);
    const int before = player.honour;
    // What already lies beyond a bound is not pulled back by a change in the same direction.
    if (change > 0) return std::max(before, std::min(bounds.high, before + change));
    return change < 0 ? std::min(before, std::max(bounds.low, before + change)) : before;
}

std::optional<int> influence_bar(const Figures& figures, const Player& player) {
    std::optional<int> bar;
    player.traits.each([&](Trait trait) {
        const auto& most = figures[trait].influence_max;
        if (most && shows(player, trait)) bar = most;
    });
    return bar;
}

int influence_cap(const Figures& figures, const Player& player) {
    return influence_bar(figures, player).value_or(player.honour);
}

int effective_influence(const Figures& figures, const Player& player) {
    return std::min(player.influence, influence_cap(figures, player));
}

int loyalty_cap(const Figures& figures, const Player& player, const Agent& agent) {
    const int above = agent.kind == AgentKind::fixer ? figures.loyalty.fixer_honour_bonus : 0;
    return std::min(figures.loyalty.max, player.honour + above);
}

int points_cap(const Figures& figures, const Player& player, PartyIndex party) {
    return player.honour + figures[party].honour_bonus;
}

namespace {

bool holds(const std::vector<PartyIndex>& parties, PartyIndex party) {
    return std::find(parties.begin(), parties.end(), party) != parties.end();
}

template <class Test>
bool any_shown_bar(const Figures& figures, const Player& player, Test test) {
    bool found = false;
    player.traits.each([&](Trait trait) { found = found || (test(figures[trait].bars) && shows(player, trait)); });
    return found;
}

}  // namespace

bool barred_from_party(const Figures& figures, const Player& player, PartyIndex party) {
    return any_shown_bar(figures, player, [party](const Bars& bars) { return holds(bars.member, party); });
}

bool barred_from_chief(const Figures& figures, const Player& player, PartyIndex party) {
    return any_shown_bar(figures, player, [party](const Bars& bars) { return holds(bars.chief, party); });
}

int clan_level_bar(const Figures& figures, const Player& player) {
    if (any_shown_bar(figures, player, [](const Bars& bars) { return bars.kobun; })) return figures.loyalty.kobun - 1;
    if (any_shown_bar(figures, player, [](const Bars& bars) { return bars.oyabun; })) return figures.loyalty.oyabun - 1;
    return figures.loyalty.max;
}

bool is_member(const State& state, PlayerIndex player, PartyIndex party) {
    const Player& who = state[player];
    return who.in_game && who.party == party && who.political_points > 0;
}

bool is_chief(const State& state, PlayerIndex player) {
    const auto party = state[player].party;
    return party && state[*party].chief == player;
}

std::optional<PartyIndex> party_in_power(const Figures& figures, const std::vector<CorporationIndex>& ranking) {
    return ranking.empty() ? std::nullopt : figures[ranking.front()].alignment;
}

PlayerSet citizens_of(const State& state, CorporationIndex corporation) {
    PlayerSet set;
    for (const PlayerIndex player : players_of(state)) {
        if (state[player].in_game && state[player].citizenship == corporation) set.add(player);
    }
    return set;
}

PlayerSet members_of(const State& state, PartyIndex party) {
    PlayerSet set;
    for (const PlayerIndex player : players_of(state)) {
        if (is_member(state, player, party)) set.add(player);
    }
    return set;
}

void move_money(Turn& turn, PlayerIndex player, Money amount, std::string_view reason, std::string_view detail,
                std::string_view rule) {
    turn.record.move_money(player, turn.state[player].money, amount, reason, rule, detail);
}

void set_loyalty(Turn& turn, PlayerIndex player, AgentIndex agent, int level, std::string_view cause,
                 std::string_view rule) {
    int& loyalty = turn.state[agent].loyalty[player.value()];
    if (loyalty == level) return;
    turn.tell(player, rule, LoyaltyChanged{turn.id(agent), loyalty, level, cause});
    loyalty = level;
    if (level < turn.figures.loyalty.kobun) forget_named_allies(turn.state[agent], player);
}

void forget_named_allies(Agent& agent, PlayerIndex player) { agent.named_allies[player.value()].clear(); }

namespace {

/// At 0 points one is in no party (CG-36) and leads none (CG-18).
void set_points(Turn& turn, PlayerIndex player, PartyIndex party, int points, std::string_view cause,
                std::string_view rule) {
    Player& who = turn.state[player];
    turn.tell(player, rule, PointsChanged{turn.id(party), who.political_points, points, cause});
    who.political_points = points;
    who.party = party;
    if (points > 0) return;
    who.party.reset();
    if (turn.state[party].chief == player) turn.state[party].chief.reset();
}

}  // namespace

void gain_points(Turn& turn, PlayerIndex player, PartyIndex party, int points, std::string_view cause,
                 std::string_view rule) {
    set_points(turn, player, party, turn.state[player].political_points + points, cause, rule);
}

void lose_points(Turn& turn, PlayerIndex player, int points, std::string_view cause, std::string_view rule) {
    const Player& who = turn.state[player];
    if (!who.party || points <= 0 || who.political_points == 0) return;
    set_points(turn, player, *who.party, std::max(0, who.political_points - points), cause, rule);
}

void apply_caps(Turn& turn, PlayerIndex player, std::string_view rule) {
    const Player& who = turn.state[player];
    for (const AgentIndex agent : agents_of(turn.state)) {
        const Agent& other = turn.state[agent];
        if (other.kind == AgentKind::agency) continue;
        const int cap = loyalty_cap(turn.figures, who, other);
        if (other.loyalty_to(player) > cap) set_loyalty(turn, player, agent, cap, "honour-cap", rule);
    }
    if (!who.party) return;
    const int excess = who.political_points - points_cap(turn.figures, who, *who.party);
    if (excess > 0) lose_points(turn, player, excess, "honour-cap", rule);
}

void change_honour(Turn& turn, PlayerIndex player, int change, std::string_view cause, std::string_view rule) {
    Player& who = turn.state[player];
    const int before = who.honour;
    who.honour = honour_after(turn.figures, who, change);
    if (who.honour == before) return;
    turn.tell(player, rule, HonourChanged{before, who.honour, cause});
    if (who.honour < before) apply_caps(turn, player, rule);
}

void lose_citizenship(Turn& turn, PlayerIndex player, std::string_view cause, std::string_view rule) {
    Player& who = turn.state[player];
    if (!who.citizenship) return;
    turn.tell_everyone(rule, CitizenshipLost{turn.id(player), turn.id(*who.citizenship), cause});
    who.citizenship.reset();
    if (!who.croc) return;
    --who.croc->runs;
    turn.tell(player, "step 10", CrocReduced{who.croc->runs});
    if (who.croc->runs <= 0) who.croc.reset();
}

void leave_game(Turn& turn, PlayerIndex player, std::string_view cause, std::string_view rule) {
    Player& who = turn.state[player];
    if (!who.in_game) return;
    who.in_game = false;
    for (Party& party : turn.state.parties) {
        if (party.chief == player) party.chief.reset();  // CG-18, CG-64
    }
    for (Agent& agent : turn.state.agents) forget_named_allies(agent, player);  // CG-40, CG-64
    turn.tell_everyone(rule, OutOfGame{turn.id(player), cause});
}

void make_public_enemy(Turn& turn, AgentIndex agent, PlayerIndex player) {
    auto& enemies = turn.state[agent].enemies;
    const Attitude enemy = Attitude::towards(Entity::of(player));
    if (std::find(enemies.begin(), enemies.end(), enemy) != enemies.end()) return;
    enemies.push_back(enemy);
    turn.tell_everyone("section 7", NewEnemy{turn.id(agent), turn.id(player)});  // its cause is private
}

std::string shared_sheet_text(const Turn& turn, PlayerIndex player) {
    const std::size_t place = player.value();
    if (place >= turn.sheets.size() || !turn.sheets[place]) return {};
    const orders::corporate::Names names(name_lists(turn.figures, turn.state));
    return orders::corporate::write_shared_sheet(*turn.sheets[place], {turn.opening.turn, player, names});
}

}  // namespace resolution::corporate
