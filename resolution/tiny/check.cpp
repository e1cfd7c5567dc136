// How a sheet will be taken. Nothing of anybody else's enters here: the game master has
// no more to read than the author.

#include <nlohmann/json.hpp>

#include "resolution/tiny/rules.h"
#include "resolution/tiny/stake.h"

namespace resolution::tiny {

using nlohmann::json;

namespace {

json bid_order(int bid, orders::Money left) {
    return {{"path", "bid"}, {"kind", "bid"}, {"bid", bid},         {"taken", true},
            {"cost", 0},     {"gain", 0},     {"left", left.amount}};
}

/// A stake that stands may be lost: that is its cost.
json stake_order(const orders::tiny::Sheet& sheet, orders::Money held) {
    const auto refusal = why_no_stake(sheet, held);
    const orders::Money cost = refusal ? orders::Money{} : sheet.stake;
    json out = {{"path", "stake"},     {"kind", "stake"}, {"amount", sheet.stake.amount}, {"taken", !refusal},
                {"cost", cost.amount}, {"gain", 0},       {"left", (held - cost).amount}};
    if (!refusal) return out;
    out["reason"] = refusal->reason;
    out["rule"] = refusal->rule;
    return out;
}

}  // namespace

json Rules::check(const State& state, PlayerIndex author, const Sheets& sheets, Reader reader, Dice&) const {
    if (!reader.is(author)) return nullptr;
    const std::size_t seat = author.value();
    const orders::Money held = state.players.at(seat).coins;
    json out = {{"money", held.amount},
                {"left", held.amount},
                {"orders", json::array()},
                {"limits", json::array()},
                {"remarks", json::array()}};
    if (reader.is_game_master()) out["gm"] = json::array();
    const bool sent = seat < sheets.size() && sheets[seat];
    if (!sent || !sheets[seat]->bid) out["remarks"].push_back({{"kind", "no-bid"}});  // TG-1
    if (!sent) return out;
    const orders::tiny::Sheet& sheet = *sheets[seat];
    if (sheet.bid) out["orders"].push_back(bid_order(*sheet.bid, held));
    if (sheet.stake != orders::Money{}) {
        out["orders"].push_back(stake_order(sheet, held));
        out["left"] = out["orders"].back()["left"];
    }
    out["limits"].push_back(
        {{"what", "stake"}, {"used", (held.amount - out["left"].get<std::int64_t>())}, {"of", held.amount}});
    return out;
}

}  // namespace resolution::tiny
