// How a sheet will be taken.

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

Check Rules::check(const Known<State>& known, const std::optional<Orders>& own) const {
    const Money held = self(known).coins;
    Check out{.money = held, .left = held};
    if (!own || !own->bid) out.remarks.push_back({"no-bid"});  // TG-1
    if (!own) return out;
    if (own->bid) out.orders.push_back({"bid", "bid", {}, {}, held, {}, {{"bid", *own->bid}}});
    if (own->stake != Money{}) {
        out.orders.push_back(stake_order(*own, held));
        out.left = out.orders.back().left;
    }
    out.limits.push_back({"stake", (held - out.left).amount, held.amount});
    return out;
}

}  // namespace resolution::tiny
