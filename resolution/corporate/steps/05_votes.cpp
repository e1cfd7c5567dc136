// Step 5. Votes, public contracts, grants and young wolves: all together.

#include <algorithm>

#include "resolution/corporate/facts/market.h"
#include "resolution/corporate/refusal.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/take_orders.h"

namespace resolution::corporate {

using orders::corporate::ForecastOrder;
using orders::corporate::GrantOrder;
using orders::corporate::Named;
using orders::corporate::VoteOrder;

namespace {

bool in_play(const Turn& turn, const Named<CorporationIndex>& name) {
    return name.known && !turn.state[*name.known].bankrupt;
}

bool use_instinct(Turn& turn, PlayerIndex player) {
    const bool right = has_instinct(turn.opening, player);
    if (right) turn.of(player).next.instinct_used = true;
    turn.conclude(player, place_of("instinct"), right ? std::nullopt : MaybeRefused(Refusal{"no-right", "CG-42"}));
    return right;
}

MaybeRefused why_no_vote(const Turn& turn, PlayerIndex player, const VoteOrder& vote, int allowed) {
    if (!in_play(turn, vote.up) || !in_play(turn, vote.down)) return Refusal{"not-in-play", "CG-63"};
    if (*vote.up.known == *vote.down.known) return Refusal{"twice-the-same", "CG-63"};
    if (static_cast<int>(turn.of(player).votes.size()) >= allowed) return Refusal{"no-vote-left", "CG-20"};
    return std::nullopt;
}

/// The first ones count, the others are refused one by one (CG-20); a wrong one uses no right up (CG-63).
void take_votes(Turn& turn, PlayerIndex player, const Sheet& sheet) {
    const bool more = sheet.instinct && use_instinct(turn, player);
    const int allowed = votes_of(turn.figures, turn.opening, player, more);
    take_orders(turn, player, "votes", sheet.votes, [&](const VoteOrder& vote, const auto&) {
        const MaybeRefused refusal = why_no_vote(turn, player, vote, allowed);
        if (!refusal) turn.of(player).votes.push_back({*vote.up.known, *vote.down.known});
        return refusal;
    });
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
    if (static_cast<int>(given.size()) >= effective_influence(turn.figures, turn.opening[player]))
        return Refusal{"influence", "CG-20"};
    return std::nullopt;
}

void take_forecasts(Turn& turn, PlayerIndex player, const Sheet& sheet) {
    take_orders(turn, player, "forecasts", sheet.forecasts, [&](const ForecastOrder& order, const auto&) {
        const MaybeRefused refusal = check_forecast(turn, player, order);
        if (!refusal) turn.of(player).forecasts.push_back({*order.corporation.known, static_cast<int>(order.rank)});
        return refusal;
    });
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
            // CG-102: what moved them in sum is nobody's business.
            turn.tell_game_master("step 5", AssetsMoved{turn.id(corporation), assets, after, "votes", ""});
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
    MaybeRefused refusal;
    if (!turn.opening[player].effects.public_contract) {
        refusal = Refusal{"no-right", "step 12"};
    } else if (order.add.has_value() == order.remove.has_value()) {
        refusal = Refusal{"add-or-remove", "CG-20"};
    } else if (!in_play(turn, *name)) {
        refusal = Refusal{"not-in-play", "CG-63"};
    } else {
        const int assets = order.add ? turn.figures.vote.contract : -turn.figures.vote.contract;
        order_assets(turn, player, ballot, *name->known, assets, "public-contract");
    }
    turn.conclude(player, place_of("public_contract"), refusal);
}

void use_grant(Turn& turn, PlayerIndex player, const Sheet& sheet, Ballot& ballot) {
    std::int64_t left = turn.opening[player].effects.grant;
    take_orders(turn, player, "grant", sheet.grant, [&](const GrantOrder& order, const auto&) -> MaybeRefused {
        if (!in_play(turn, order.corporation)) return Refusal{"not-in-play", "CG-63"};
        if (order.assets < 1 || order.assets > left) return Refusal{"no-right", "CG-24"};
        left -= order.assets;
        order_assets(turn, player, ballot, *order.corporation.known, static_cast<int>(order.assets), "grant");
        return std::nullopt;
    });
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
