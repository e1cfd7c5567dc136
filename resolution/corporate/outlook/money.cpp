#include <algorithm>
#include <limits>

#include "resolution/corporate/outlook/parts.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;

json corporations_outlook(const Vantage& from) {
    json out = json::array();
    const Player& self = from.self();
    const bool at_home = owes_first_share(self);
    for (std::size_t i = 0; i < from.state.ranking.size(); ++i) {
        const CorporationIndex corporation = from.state.ranking[i];
        const bool first_here = at_home && self.citizenship == corporation;
        MaybeRefused refusal;
        if (at_home && !first_here) refusal = Refusal{"first-share", "section 5"};
        if (effective_influence(from.figures, self) < 1) refusal = Refusal{"influence", "CG-31"};
        const Money price = first_here ? first_share_price(from.figures, from.state, corporation)
                                       : share_price(from.figures, from.state, corporation);
        out.push_back({{"id", from.names.id(corporation)},
                       {"place", i + 1},
                       {"assets", from.state[corporation].assets},
                       {"price", price.amount},
                       {"discount", first_here},
                       {"held", self.shares[corporation.value()]},
                       {"why", reason(refusal)}});
    }
    return out;
}

json honour_outlook(const Vantage& from) {
    const Player& self = from.self();
    const HonourBounds bounds = honour_bounds(from.figures, self);
    const bool unbounded = bounds.high == std::numeric_limits<int>::max();
    const Money gain = begging_price(from.figures, self) * honour_after(from.figures, self, -1);
    const bool room = self.honour < bounds.high;
    return {
        {"now", self.honour},
        {"high", unbounded ? json(nullptr) : json(bounds.high)},
        {"beg", {{"gain", gain.amount}, {"why", reason(why_no_begging(from.figures, from.state.turn, self))}}},
        {"buy",
         {{"price", honour_price(from.figures, self).amount}, {"why", room ? json(nullptr) : json("above-maximum")}}}};
}

json influence_outlook(const Vantage& from) {
    const Player& self = from.self();
    const int level = self.influence + 1;
    return {{"bought", self.influence},
            {"works", effective_influence(from.figures, self)},
            {"level", level},
            {"price", influence_price(from.figures, self, level).amount},
            {"cap", influence_cap(from.figures, self)},
            {"why", reason(why_no_influence(from.figures, from.state.turn, self, level))}};
}

json points_outlook(const Vantage& from) {
    const Player& self = from.self();
    const auto& figures = from.figures.political_point;
    json parties = json::array();
    for (const PartyIndex party : parties_of(from.state)) {
        const int cap = points_cap(from.figures, self, party);
        const int most = std::min(figures.per_turn, std::max(0, cap - self.political_points));
        MaybeRefused refusal = why_not_party(from.figures, self, self, party);
        if (self.party && *self.party != party) refusal = Refusal{"other-party", "step 1"};
        if (!refusal && most == 0) refusal = Refusal{"honour-cap", "CG-31"};
        parties.push_back(
            {{"id", from.names.id(party)}, {"cap", cap}, {"most", refusal ? 0 : most}, {"why", reason(refusal)}});
    }
    return {{"now", self.political_points},
            {"party", self.party ? json(from.names.id(*self.party)) : json(nullptr)},
            {"price", figures.price.amount},
            {"per_turn", figures.per_turn},
            {"parties", std::move(parties)}};
}

json croc_outlook(const Vantage& from) {
    const Player& self = from.self();
    const auto& figures = from.figures.croc;
    MaybeRefused refusal;
    if (!self.citizenship) refusal = Refusal{"citizenship", "step 1"};
    if (self.croc) refusal = Refusal{"one-croc", "step 1"};
    const bool could = self.croc || !refusal;  // CG-35: also in the list that creates it
    json types = json::array();
    for (std::size_t type = 0; could && type < bonus_types; ++type) {
        const int now = self.croc ? self.croc->bonus[type] : 0;
        if (now + figures.bonus_step <= figures.bonus_max) types.push_back(orders::corporate::run_type_ids[type]);
    }
    const int runs = self.croc ? self.croc->runs : 1;
    return {{"has", self.croc.has_value()},
            {"name", self.croc ? json(self.croc->name) : json(nullptr)},
            {"runs", self.croc ? runs : 0},
            {"price", figures.price.amount},
            {"why", reason(refusal)},
            {"bonus",
             {{"price", figures.bonus.amount},
              {"step", figures.bonus_step},
              {"max", figures.bonus_max},
              {"types", std::move(types)}}},
            {"run",
             {{"price", figures.run.amount}, {"max", figures.runs_max}, {"more", could && runs < figures.runs_max}}}};
}

json war_honour_outlook(const Vantage& from) {
    const Player& self = from.self();
    const int limit = war_honour_limit(from.figures, from.state, from.player);
    const int high = honour_bounds(from.figures, self).high;
    const int room = std::max(0, high - self.honour);
    return {{"most", std::min(limit, room)}, {"price", from.figures.war_honour.price.amount}};
}

}  // namespace resolution::corporate
