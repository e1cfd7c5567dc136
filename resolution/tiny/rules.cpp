// What a player of Sealed Bids may order, and how it will be taken; bots; simulations.

#include "resolution/tiny/rules.h"

#include "resolution/fact_cells.h"
#include "resolution/tiny/facts.h"

namespace resolution::tiny {

namespace {

std::int64_t most_stake(const Known<State>& known) {
    return std::min(known.self().coins.amount, orders::tiny::highest_stake);
}

/// What simulations write down: each roll of the die, and who was rewarded for it.
simulated::OwnRows rows_of(const simulated::PlayedGame& played) {
    std::vector<simulated::Row> turns;
    played.each({DieRolled::kind, Award::kind}, [&](const Entry& entry) {
        const auto its = [&](std::string_view field) { return simulated::cell(entry.fields, field); };
        if (entry.kind == DieRolled::kind) {
            turns.push_back({std::to_string(turns.size() + 1), its("value"), "", "", "0"});
        } else {
            turns.back() = {turns.back()[0], turns.back()[1], its("bid"), its("players"), "1"};
        }
    });
    return {.game = {std::to_string(turns.size())}, .tables = {std::move(turns)}};
}

}  // namespace

orders::Shape Rules::shape(const Known<State>& known) const {
    const orders::tiny::SheetContext now{known->turn, known.self().id, figures_.faces, most_stake(known)};
    return orders::described::shape_of<Orders>(now, std::string(title) + ", turn " + std::to_string(known->turn));
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::tiny::read_sheet(sheet, {state.turn, state[author].id, figures_.faces}, problems);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::tiny::write_sheet(orders, {state.turn, state[author].id, figures_.faces});
}

nlohmann::json Rules::outlook(const Known<State>& known) const {
    return {{"turn", known->turn},
            {"player", known.self().id},
            {"bid", {{"low", 1}, {"high", figures_.faces}}},
            {"stake", {{"low", 0}, {"high", most_stake(known)}}},
            {"lucky", {{"number", known.self().lucky}, {"coins", figures_.lucky_coins.amount}}}};
}

MaybeRefused Rules::why_no_stake(const Orders& orders, Money held) {
    if (orders.stake > held) return Refusal{"too-few-coins", "TG-2"};
    if (orders.stake != Money{} && !orders.bid) return Refusal{"no-bid", "TG-3"};
    return std::nullopt;
}

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    const Money held = known.self().coins;
    Check out{.money = held, .left = held};
    if (!own || !own->bid) out.remarks.push_back({"no-bid"});  // TG-1
    if (!own) return out;
    if (own->bid) out.orders.push_back({"bid", "bid", {}, {}, held, {}, {{"bid", *own->bid}}});
    if (own->stake != Money{}) {
        const MaybeRefused refusal = why_no_stake(*own, held);
        const Money cost = refusal ? Money{} : own->stake;  // a stake that stands may be lost
        out.left = held - cost;
        out.orders.push_back({"stake", "stake", cost, {}, out.left, refusal, {{"amount", own->stake}}});
    }
    out.limits.push_back({"stake", (held - out.left).amount, held.amount});
    return out;
}

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    const auto most = static_cast<int>(most_stake(known));
    if (policy == "steady") return {(figures_.faces + 1) / 2, Money{most / 4}, ""};
    const std::string label = "bot/" + known.self().id + "/bid/";
    const int bid = dice.die(label + "1", figures_.faces);
    return {bid, Money{dice.die(label + "2", most + 1) - 1}, ""};
}

const simulated::GameTables& Rules::tables() {
    using enum simulated::Question::Kind;
    static const simulated::GameTables own{
        .game_columns = {"turns"},
        .tables = {{"turns", {"turn", "die", "bid", "winners", "awarded"}}},
        .questions = {{"die", "What the die showed", spread, "turns", "die"},
                      {"awarded", "Turns in which somebody was right, by die", rate, "turns", "awarded", "die"}},
        .rows = rows_of,
    };
    return own;
}

}  // namespace resolution::tiny
