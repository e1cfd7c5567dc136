// Step 5. Votes, public contracts, grants and young wolves: all together.

#include <algorithm>

#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

using orders::corporate::ForecastOrder;
using orders::corporate::Named;

namespace {

bool in_play(const Turn& turn, const Named<CorporationIndex>& name) {
    return name.known && !turn.state[*name.known].bankrupt;
}

/// The chief of the party that was in power at the end of last turn.
bool leads_the_power(const Turn& turn, PlayerIndex player) {
    const auto power = party_in_power(turn.figures, turn.opening.ranking);
    return power && turn.opening[*power].chief == player;
}

bool use_instinct(Turn& turn, PlayerIndex player) {
    const Player& who = turn.opening[player];
    const bool right =
        who.traits.has(Trait::old_hand) && !who.effects.instinct_used && !who.traits.has(Trait::young_wolf);
    if (!right) {
        turn.refuse(player, "instinct", "no-right", "CG-42");
        return false;
    }
    turn.of(player).next.instinct_used = true;
    return true;
}

int votes_of(Turn& turn, PlayerIndex player, bool instinct) {
    const bool more = instinct && use_instinct(turn, player);
    const int chief = leads_the_power(turn, player) ? 1 : 0;
    if (turn.opening[player].traits.has(Trait::young_wolf)) return chief;  // CG-62
    const int votes = turn.figures.vote.each_turn + chief + turn.opening[player].effects.extra_votes + (more ? 1 : 0);
    return std::max(0, votes);  // CG-6b
}

/// The first ones count, the others are refused one by one (CG-20); a wrong one uses no right up (CG-63).
void take_votes(Turn& turn, PlayerIndex player, const Sheet& sheet) {
    auto& cast = turn.of(player).votes;
    const int allowed = votes_of(turn, player, sheet.instinct);
    for (std::size_t i = 0; i < sheet.votes.size(); ++i) {
        const auto& vote = sheet.votes[i];
        const std::string where = path("votes", i + 1);
        if (!vote) {
            turn.refuse(player, where, "not-understood", "section 2");
        } else if (!in_play(turn, vote->up) || !in_play(turn, vote->down)) {
            turn.refuse(player, where, "not-in-play", "CG-63");
        } else if (*vote->up.known == *vote->down.known) {
            turn.refuse(player, where, "twice-the-same", "CG-63");
        } else if (static_cast<int>(cast.size()) >= allowed) {
            turn.refuse(player, where, "no-vote-left", "CG-20");
        } else {
            cast.push_back({*vote->up.known, *vote->down.known});
        }
    }
}

bool may_be_forecast(const Turn& turn, PlayerIndex player, CorporationIndex corporation) {  // CG-21, CG-62
    const PlayerTurn& own = turn.of(player);
    if (turn.opening[player].traits.has(Trait::young_wolf)) return own.bought.shares[corporation.value()] > 0;
    return std::any_of(own.votes.begin(), own.votes.end(),
                       [&](const CastVote& vote) { return vote.up == corporation || vote.down == corporation; });
}

MaybeRefused check_forecast(const Turn& turn, PlayerIndex player, const ForecastOrder& order) {
    const auto& given = turn.of(player).forecasts;
    if (turn.opening[player].effects.no_forecast_until >= turn.opening.turn) return Refusal{"no-speculation", "step 4"};
    if (!in_play(turn, order.corporation)) return Refusal{"not-in-play", "CG-63"};
    if (!may_be_forecast(turn, player, *order.corporation.known)) return Refusal{"not-voted-on", "CG-21"};
    if (order.rank < 1 || order.rank > static_cast<std::int64_t>(turn.state.ranking.size()))
        return Refusal{"rank", "CG-63"};
    const bool twice = std::any_of(given.begin(), given.end(),
                                   [&](const Forecast& one) { return one.corporation == *order.corporation.known; });
    if (twice) return Refusal{"once-each", "CG-21"};
    if (static_cast<int>(given.size()) >= effective_influence(turn.opening[player]))
        return Refusal{"influence", "CG-20"};
    return std::nullopt;
}

void take_forecasts(Turn& turn, PlayerIndex player, const Sheet& sheet) {
    for (std::size_t i = 0; i < sheet.forecasts.size(); ++i) {
        const auto& order = sheet.forecasts[i];
        const MaybeRefused refusal =
            order ? check_forecast(turn, player, *order) : Refusal{"not-understood", "section 2"};
        if (refusal) {
            turn.refuse(player, path("forecasts", i + 1), refusal->reason, refusal->rule);
        } else {
            turn.of(player).forecasts.push_back({*order->corporation.known, static_cast<int>(order->rank)});
        }
    }
    // CG-61: the dragon's 18 makes them void, it does not refuse them.
    if (turn.of(player).next.no_forecast_until > turn.opening.turn) turn.of(player).forecasts.clear();
}

/// Gains and losses of each corporation, applied together at the end of the step.
class Ballot {
public:
    explicit Ballot(std::size_t corporations) : changes_(corporations) {}
    void add(CorporationIndex corporation, int assets) { changes_[corporation.value()] += assets; }
    void apply(Turn& turn) const {
        for (const CorporationIndex corporation : corporations_of(turn.state)) {
            int& assets = turn.state[corporation].assets;
            const int after = std::max(0, assets + changes_[corporation.value()]);
            if (turn.state[corporation].bankrupt || after == assets) continue;
            turn.tell_everyone("step 5", AssetsMoved{turn.id(corporation), assets, after, "votes", ""});
            assets = after;
        }
    }

private:
    std::vector<int> changes_;
};

void count_votes(Turn& turn, PlayerIndex player, Ballot& ballot) {
    const PlayerTurn& own = turn.of(player);
    const int assets = turn.figures.vote.assets * own.vote_factor;
    const auto except = turn.opening.publish_votes;
    const bool published = except && turn.opening[player].citizenship != except;  // CG-25
    for (const CastVote& vote : own.votes) {
        const CorporationIndex up = own.votes_inverted ? vote.down : vote.up;
        const CorporationIndex down = own.votes_inverted ? vote.up : vote.down;
        const bool spared = own.vote_factor != 1 && turn.figures.dragon.spared == down;
        ballot.add(up, assets);
        if (!spared) ballot.add(down, -assets);
        turn.tell(published ? Audience::everyone() : Audience::only(player), published ? "CG-25" : "step 5",
                  Voted{turn.id(player), turn.id(up), turn.id(down), assets, spared ? 0 : assets});
    }
}

void order_assets(Turn& turn, PlayerIndex player, Ballot& ballot, CorporationIndex corporation, int assets,
                  std::string_view cause) {
    ballot.add(corporation, assets);
    turn.tell(player, "step 5", AssetsOrdered{turn.id(corporation), assets, cause});
}

void use_public_contract(Turn& turn, PlayerIndex player, const Sheet& sheet, Ballot& ballot) {
    if (!sheet.public_contract) return;
    const auto& order = *sheet.public_contract;
    const auto& name = order.add ? order.add : order.remove;
    if (!turn.opening[player].effects.public_contract)
        return turn.refuse(player, "public_contract", "no-right", "step 12");
    if (order.add.has_value() == order.remove.has_value())
        return turn.refuse(player, "public_contract", "add-or-remove", "CG-20");
    if (!in_play(turn, *name)) return turn.refuse(player, "public_contract", "not-in-play", "CG-63");
    const int assets = order.add ? turn.figures.vote.contract : -turn.figures.vote.contract;
    order_assets(turn, player, ballot, *name->known, assets, "public-contract");
}

void use_grant(Turn& turn, PlayerIndex player, const Sheet& sheet, Ballot& ballot) {
    std::int64_t left = turn.opening[player].effects.grant;
    for (std::size_t i = 0; i < sheet.grant.size(); ++i) {
        const auto& order = sheet.grant[i];
        const std::string where = path("grant", i + 1);
        if (!order) {
            turn.refuse(player, where, "not-understood", "section 2");
        } else if (!in_play(turn, order->corporation)) {
            turn.refuse(player, where, "not-in-play", "CG-63");
        } else if (order->assets < 1 || order->assets > left) {
            turn.refuse(player, where, "no-right", "CG-24");
        } else {
            left -= order->assets;
            order_assets(turn, player, ballot, *order->corporation.known, static_cast<int>(order->assets), "grant");
        }
    }
}

void feed_the_wolf(Turn& turn, PlayerIndex player, Ballot& ballot) {
    if (!turn.opening[player].traits.has(Trait::young_wolf)) return;
    for (const CorporationIndex corporation : corporations_of(turn.state)) {
        const int shares = turn.of(player).bought.shares[corporation.value()];
        if (shares > 0)
            order_assets(turn, player, ballot, corporation, shares * turn.figures.vote.young_wolf, "young-wolf");
    }
}

}  // namespace

void votes(Turn& turn) {
    Ballot ballot(turn.state.corporations.size());
    for (const PlayerIndex player : turn.players_in_game()) {  // CG-64
        if (const Sheet* sheet = turn.sheet(player)) {
            take_votes(turn, player, *sheet);
            take_forecasts(turn, player, *sheet);
            use_public_contract(turn, player, *sheet, ballot);
            use_grant(turn, player, *sheet, ballot);
        }
        count_votes(turn, player, ballot);
        feed_the_wolf(turn, player, ballot);
    }
    ballot.apply(turn);
}

}  // namespace resolution::corporate
