// What can be settled only once everybody's purchases are known.

#include <algorithm>

#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

std::vector<PlayerIndex> rivals_for(const Turn& turn, AgentIndex fixer) {
    std::vector<PlayerIndex> rivals;
    for (const PlayerIndex player : players_of(turn.state)) {
        for (const BoughtLoyalty& bought : turn.of(player).bought.loyalties) {
            if (bought.agent == fixer && bought.level > turn.figures.loyalty.fixer_shared) rivals.push_back(player);
        }
    }
    return rivals;
}

/// Strikes the payment out of the ledger: that money came back would betray the rival (CG-104).
void unpay(Turn& turn, PlayerIndex player, AgentIndex fixer, Money price) {
    if (price == Money{}) return;  // what costs nothing is not in the ledger
    Ledger& ledger = turn.record.ledger;
    auto line = ledger.end();
    do {
        --line;
        if (line->player == player) line->balance += price;
    } while (line->player != player || line->reason != "loyalty" || line->detail != turn.id(fixer));
    ledger.erase(line);
    turn.state[player].money += price;
}

void give_back(Turn& turn, PlayerIndex player, AgentIndex fixer) {
    auto& paid = turn.of(player).bought.loyalties;
    const auto bought =
        std::find_if(paid.begin(), paid.end(), [&](const BoughtLoyalty& one) { return one.agent == fixer; });
    unpay(turn, player, fixer, bought->price);
    turn.take_back(player, bought->place, agent_declines);
    turn.of(player).bought.declined.push_back(bought->place);
    turn.tell_game_master("CG-22", LoyaltyDeclined{turn.id(player), turn.id(fixer), "rival"});
    paid.erase(bought);
}

/// Together: an agent that declined at once must not be told from one that had to choose (CG-104).
void tell_of_loyalties(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        Purchases& all = turn.of(player).bought;
        std::sort(all.declined.begin(), all.declined.end(),
                  [](const OrderPlace& a, const OrderPlace& b) { return a.number < b.number; });
        for (const OrderPlace& place : all.declined) turn.tell_refused(player, place, agent_declines);
        for (const BoughtLoyalty& bought : all.loyalties)
            turn.tell(player, "step 1", Bought{"loyalty", turn.id(bought.agent), bought.level, bought.price});
    }
}

}  // namespace

void settle_rivals(Turn& turn) {
    for (const AgentIndex fixer : agents_of(turn.opening)) {
        if (turn.opening[fixer].kind != AgentKind::fixer) continue;
        const std::vector<PlayerIndex> rivals = rivals_for(turn, fixer);
        if (rivals.size() < 2) continue;
        const auto honour = [&](PlayerIndex player) { return turn.state[player].honour; };
        int best = 0;
        for (const PlayerIndex player : rivals) best = std::max(best, honour(player));
        std::vector<PlayerIndex> level;
        std::copy_if(rivals.begin(), rivals.end(), std::back_inserter(level),
                     [&](PlayerIndex p) { return honour(p) == best; });
        PlayerIndex winner = level.front();
        if (level.size() > 1) {
            winner =
                turn.dice.one_of(label("loyalty/", turn.id(fixer)), level, [&](PlayerIndex p) { return turn.id(p); });
        }
        for (const PlayerIndex player : rivals) {
            if (player != winner) give_back(turn, player, fixer);
        }
    }
    tell_of_loyalties(turn);
}

void reward_lone_buyers(Turn& turn) {
    for (const CorporationIndex corporation : corporations_of(turn.state)) {
        std::vector<PlayerIndex> buyers;
        for (const PlayerIndex player : players_of(turn.state)) {
            if (turn.of(player).bought.shares[corporation.value()] > 0) buyers.push_back(player);
        }
        if (buyers.size() != 1) continue;
        Player& who = turn.state[buyers.front()];
        const int points =
            turn.figures.share.lone_buyer_points * turn.of(buyers.front()).bought.shares[corporation.value()];
        who.victory_points += points;
        who.counters.lone_buyer_points += points;
        turn.tell(buyers.front(), "step 1", LoneBuyer{turn.id(corporation), points});
    }
}

namespace {

MaybeRefused why_no_bid(const Turn& turn, PlayerIndex player, Money bid) {
    if (turn.opening.auction == 0) return Refusal{"no-auction", "CG-41"};
    if (bid.amount <= 0) return Refusal{"amount", "CG-41"};
    if (!can_pay(turn, player, bid)) return Refusal{"no-money", "CG-41"};
    return std::nullopt;
}

}  // namespace

void settle_auction(Turn& turn) {
    Money best;
    std::vector<PlayerIndex> bidders;
    std::vector<PlayerIndex> level;
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr || !sheet->auction) continue;
        const Money bid = *sheet->auction;
        if (const MaybeRefused refusal = why_no_bid(turn, player, bid)) {
            turn.conclude(player, place_of("auction"), refusal);
        } else {
            bidders.push_back(player);
            if (bid > best) level.clear();
            if (bid >= best) level.push_back(player);
            best = std::max(best, bid);
        }
    }
    if (level.empty()) return;
    PlayerIndex winner = level.front();
    if (level.size() > 1) winner = turn.dice.one_of("auction", level, [&](PlayerIndex p) { return turn.id(p); });
    turn.auction_winner = winner;
    turn.of(winner).next.grant = turn.opening.auction;  // CG-24: shared out next turn
    for (const PlayerIndex player : bidders) {
        if (player == winner) {
            move_money(turn, winner, -best, "auction", "", "CG-41");
            turn.tell(player, "CG-24", AuctionWon{best, turn.opening.auction});
        } else {
            turn.tell(player, "CG-24", AuctionLost{*turn.sheet(player)->auction});
        }
        turn.conclude(player, place_of("auction"), std::nullopt);
    }
}

}  // namespace resolution::corporate
