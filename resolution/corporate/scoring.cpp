#include "resolution/corporate/scoring.h"

#include <algorithm>
#include <array>
#include <functional>

#include "resolution/corporate/facts/payments.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// Adds up the points of everybody, line by line (section 4, CG-85).
class Tally {
public:
    Tally(const Figures& figures, const State& state) : figures_(figures), state_(state) {
        for (const PlayerIndex player : players_of(state)) tallies_.push_back({player, {}, 0, 0});
    }

    std::vector<FinalTally> take() {
        for (const PlayerIndex player : players_of(state_)) {
            if (!state_[player].in_game) {
                add(player, "out-of-game", "", 0, 0);
                continue;
            }
            add_kept(player);
            add_shares(player);
            add_money(player);
        }
        add_titles();
        for (const PlayerIndex player : players_of(state_)) {
            if (state_[player].in_game) add_objectives(player);
        }
        set_places();
        return std::move(tallies_);
    }

private:
    using Count = std::function<int(PlayerIndex)>;

    void add(PlayerIndex player, ScoreLine line) {
        FinalTally& tally = tallies_[player.value()];
        tally.total += line.points;
        tally.working.push_back(std::move(line));
    }

    void add(PlayerIndex player, std::string_view reason, std::string_view detail, std::int64_t count,
             std::int64_t points) {
        add(player, {std::string(reason), std::string(detail), count, points, 1, points});
    }

    void add_kept(PlayerIndex player) {
        const int alone = state_[player].counters.lone_buyer_points;
        add(player, "kept", "", 0, state_[player].victory_points - alone);
        if (alone > 0) add(player, "lone-buyer", "", alone / std::max(1, figures_.share.lone_buyer_points), alone);
    }

    void add_shares(PlayerIndex player) {
        const std::array worth{figures_.final_shares.first, figures_.final_shares.second, figures_.final_shares.third};
        for (std::size_t place = 0; place < worth.size() && place < state_.ranking.size(); ++place) {
            const CorporationIndex corporation = state_.ranking[place];
            const int shares = state_[player].shares[corporation.value()];
            if (shares > 0)
                add(player,
                    {"shares", figures_[corporation].id, shares, worth[place], 1, std::int64_t{shares} * worth[place]});
        }
    }

    void add_money(PlayerIndex player) {
        const Money held = state_[player].money_before_payments;
        const std::int64_t parts = held.amount / figures_.final_money.per.amount;
        if (parts > 0) add(player, "money", "", held.amount, parts * figures_.final_money.points);
    }

    /// A title goes to whoever has the most, if anybody has any; shared, it is divided.
    void award(Title title, const Count& count) {
        int best = 0;
        std::vector<PlayerIndex> winners;
        for (const PlayerIndex player : players_of(state_)) {
            const int own = state_[player].in_game ? count(player) : 0;
            if (own > best) winners.clear();
            if (own >= best && own > 0) winners.push_back(player);
            best = std::max(best, own);
        }
        const auto among = static_cast<int>(winners.size());
        for (const PlayerIndex player : winners) {
            holders_[static_cast<std::size_t>(title)].add(player);
            add(player, {"title", std::string(id_of(title)), best, figures_[title], among, figures_[title] / among});
        }
    }

    void add_titles() {
        const auto player_of = [this](PlayerIndex i) -> const Player& { return state_[i]; };
        const auto success = [&](RunType type) -> Count {
            return [=](PlayerIndex i) { return player_of(i).counters.successes[static_cast<std::size_t>(type)]; };
        };
        const auto power = party_in_power(figures_, state_.ranking);
        award(Title::neo_shogun, [&](PlayerIndex i) {
            return state_.ranking.empty() ? 0 : player_of(i).shares[state_.ranking.front().value()];
        });
        award(Title::prime_minister, [&](PlayerIndex i) { return power && state_[*power].chief == i ? 1 : 0; });
        award(Title::opposition_leader,
              [&](PlayerIndex i) { return power && is_chief(state_, i) && state_[*power].chief != i ? 1 : 0; });
        award(Title::patriarch, [&](PlayerIndex i) { return player_of(i).honour; });
        award(Title::council_president, [&](PlayerIndex i) { return effective_influence(figures_, player_of(i)); });
        award(Title::networker, [&](PlayerIndex i) { return loyalty_levels(i); });
        award(Title::suzerain, [&](PlayerIndex i) { return most_shares(i); });
        award(Title::outsider, [&](PlayerIndex i) { return player_of(i).counters.lone_buyer_points; });
        award(Title::spymaster, success(RunType::information));
        award(Title::icebreaker, success(RunType::datasteal));
        award(Title::pyromaniac, success(RunType::sabotage));
        award(Title::harpy, success(RunType::scandal));
        award(Title::bogeyman, [&](PlayerIndex i) { return player_of(i).counters.fixers_killed; });
        award(Title::unkillable, [&](PlayerIndex i) { return player_of(i).counters.runs_suffered; });
        award(Title::market_lord, [&](PlayerIndex i) { return player_of(i).counters.right_forecasts; });
        award(Title::dragon_favourite, [&](PlayerIndex i) { return player_of(i).counters.dragon_favours; });
    }

    int loyalty_levels(PlayerIndex player) const {
        int levels = 0;
        for (const Agent& agent : state_.agents) {
            if (agent.kind != AgentKind::agency && agent.state != AgentState::dead) levels += agent.loyalty_to(player);
        }
        return levels;
    }

    int most_shares(PlayerIndex player) const {
        int best = 0;
        for (const CorporationIndex corporation : state_.ranking)
            best = std::max(best, state_[player].shares[corporation.value()]);
        return best;
    }

    /// CG-109: in any other single corporation.
    static int most_elsewhere(const Player& who, CorporationIndex home) {
        int most = 0;
        for (std::size_t i = 0; i < who.shares.size(); ++i) {
            if (i != home.value()) most = std::max(most, who.shares[i]);
        }
        return most;
    }

    void add_objectives(PlayerIndex player) {
        const Player& who = state_[player];
        for (const Title title : who.objectives.ambitions) {
            const bool held = holders_[static_cast<std::size_t>(title)].has(player);
            add(player, "ambition", id_of(title), held ? 1 : 0, held ? figures_[Trait::ambition].points : 0);
        }
        if (who.traits.has(Trait::loyalist) && who.objectives.home) {
            const int home = who.shares[who.objectives.home->value()];
            add(player, "loyalist", figures_[*who.objectives.home].id, home,
                home > most_elsewhere(who, *who.objectives.home) ? figures_[Trait::loyalist].points : 0);
        }
        if (who.traits.has(Trait::vendetta) && who.objectives.vendetta) {
            const Corporation& enemy = state_[*who.objectives.vendetta];
            add(player, "vendetta", figures_[*who.objectives.vendetta].id, enemy.crashes,
                enemy.crashes > 0 ? figures_[Trait::vendetta].points : 0);
        }
    }

    /// Level players share a place; whoever is out of the game comes after all others.
    void set_places() {
        const auto before = [&](const FinalTally& a, const FinalTally& b) {
            const bool in_a = state_[a.player].in_game;
            const bool in_b = state_[b.player].in_game;
            return in_a != in_b ? in_a : a.total > b.total;
        };
        for (FinalTally& tally : tallies_) {
            const auto better = std::count_if(tallies_.begin(), tallies_.end(),
                                              [&](const FinalTally& other) { return before(other, tally); });
            tally.place = static_cast<int>(better) + 1;
        }
    }

    const Figures& figures_;
    const State& state_;
    std::vector<FinalTally> tallies_;
    std::array<PlayerSet, title_ids.size()> holders_{};
};

}  // namespace

std::vector<FinalTally> final_tallies(const Figures& figures, const State& state) {
    return Tally(figures, state).take();
}

void tell_final_scores(Turn& turn) {
    for (const FinalTally& tally : final_tallies(turn.figures, turn.state)) {
        List working;
        for (const ScoreLine& line : tally.working) {
            working.emplace_back(fields_of("reason", line.reason, "detail", line.detail, "count", line.count, "worth",
                                           line.worth, "among", line.among, "points", line.points));
        }
        turn.tell_everyone("section 4",
                           FinalScore{turn.id(tally.player), tally.place, tally.total, std::move(working)});
    }
}

}  // namespace resolution::corporate
