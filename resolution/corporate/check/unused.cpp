#include <algorithm>

#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

bool taken(const Rehearsal& rehearsal, std::string_view list) {
    const auto& orders = rehearsal.orders();
    return std::any_of(orders.begin(), orders.end(),
                       [&](const TakenOrder& order) { return order.place.list == list && order.taken(); });
}

CheckRemark counted(const char* kind, std::int64_t count) { return {kind, {{"count", count}}}; }

void add_votes(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    const bool instinct = taken(rehearsal, "instinct");
    const auto cast = static_cast<int>(turn.of(author).votes.size());
    int unused = votes_of(turn.figures, turn.opening, author, instinct) - cast;
    if (unused > 0 && instinct) {  // once a game, and for nothing
        out.push_back({"instinct-wasted"});
        --unused;
    }
    if (unused > 0) out.push_back(counted("votes-unused", unused));
}

/// CG-21: one may forecast what one voted on; a young wolf, what it bought.
void add_forecasts(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    const PlayerTurn& own = turn.of(author);
    std::vector<CorporationIndex> open;
    const auto add = [&](CorporationIndex corporation) {
        if (std::find(open.begin(), open.end(), corporation) == open.end()) open.push_back(corporation);
    };
    if (turn.opening[author].traits.has(Trait::young_wolf)) {
        for (const CorporationIndex i : corporations_of(turn.state)) {
            if (own.bought.shares[i.value()] > 0) add(i);
        }
    } else {
        for (const CastVote& vote : own.votes) add(vote.up), add(vote.down);
    }
    const int most = std::min(forecasts_of(turn.figures, turn.opening, author), static_cast<int>(open.size()));
    const int unused = most - static_cast<int>(own.forecasts.size());
    if (unused > 0) out.push_back(counted("forecasts-unused", unused));
}

CheckRemark option(std::string_view name, std::int64_t count) {
    return {"option-unused", {{"option", name}, {"count", count}}};
}

/// Options that cost nothing, where there is a run they could have helped.
void add_options(CheckRemarks& out, const Turn& turn, PlayerIndex author) {
    std::int64_t helped = 0;
    std::int64_t bare = 0;
    bool awakened = false;
    bool dragon = false;
    std::int64_t runs = 0;
    for (const Run& run : turn.runs) {
        if (!run.accepted || run.favour) continue;
        ++runs;
        ++(run.odds.network != 0 ? helped : bare);
        awakened = awakened || run.odds.awakened != 0;
        dragon = dragon || run.odds.dragon != 0;
    }
    if (runs == 0) return;
    const Player& who = turn.opening[author];
    const std::int64_t network = std::min(network_runs_of(turn.figures, turn.opening, author) - helped, bare);
    if (network > 0) out.push_back(option("network", network));
    if (who.traits.has(Trait::awakened) && !awakened) out.push_back(option("awakened", 1));
    if (who.effects.dragon_run_bonus && !dragon) out.push_back(option("dragon_bonus", 1));
}

void add_assets(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    const LastingEffects& effects = turn.opening[author].effects;
    if (effects.public_contract && !taken(rehearsal, "public_contract")) out.push_back({"public-contract-unused"});
    std::int64_t left = effects.grant;
    for (const TakenOrder& order : rehearsal.orders()) {
        if (order.place.list == "grant" && order.taken())
            left -= turn.sheet(author)->grant[order.place.number - 1]->assets;
    }
    if (left > 0) out.push_back(counted("grant-unused", left));
}

}  // namespace

void add_unused_rights(CheckRemarks& out, const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    add_votes(out, rehearsal);
    add_forecasts(out, turn, author);
    add_options(out, turn, author);
    add_assets(out, rehearsal);
    const auto party = turn.state[author].party;
    const bool member = party && is_member(turn.state, author, *party);
    if (member && !taken(rehearsal, "party_line")) out.push_back({"no-party-line", {{"party", turn.id(*party)}}});
}

}  // namespace resolution::corporate
