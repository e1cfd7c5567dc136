// How a sheet will be taken. Nothing of anybody else's enters here: the game master has
// no more to read than the author.

#include "resolution/tiny/rules.h"
#include "resolution/tiny/stake.h"

namespace resolution::tiny {

namespace {

/// A stake that stands may be lost: that is its cost.
CheckedOrder stake_order(const orders::tiny::Sheet& sheet, Money held) {
    const MaybeRefused refusal = why_no_stake(sheet, held);
    const Money cost = refusal ? Money{} : sheet.stake;
    return {"stake", "stake", cost, {}, held - cost, refusal, {{"amount", sheet.stake}}};
}

}  // namespace

std::optional<Check> Rules::check(const State& state, PlayerIndex author, const Sheets& sheets, Reader reader,
                                  Dice&) const {
    if (!reader.is(author)) return std::nullopt;
    const std::size_t seat = author.value();
    const Money held = state.players.at(seat).coins;
    Check out{.money = held, .left = held};
    if (reader.is_game_master()) out.for_gm.emplace();
    const bool sent = seat < sheets.size() && sheets[seat];
    if (!sent || !sheets[seat]->bid) out.remarks.push_back({"no-bid"});  // TG-1
    if (!sent) return out;
    const orders::tiny::Sheet& sheet = *sheets[seat];
    if (sheet.bid) out.orders.push_back({"bid", "bid", {}, {}, held, {}, {{"bid", *sheet.bid}}});
    if (sheet.stake != Money{}) {
        out.orders.push_back(stake_order(sheet, held));
        out.left = out.orders.back().left;
    }
    out.limits.push_back({"stake", (held - out.left).amount, held.amount});
    return out;
}

}  // namespace resolution::tiny
