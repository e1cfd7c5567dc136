#include "resolution/corporate/check/check.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/corporate/check/known_state.h"
#include "resolution/corporate/check/limits.h"
#include "resolution/corporate/check/places.h"
#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/describe.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

/// The parts of a percentage that count, as they are added up.
json odds_of(const Turn& turn, const Run& run) {
    json parts = json::array();
    const auto add = [&](std::string_view part, int points) {
        if (points != 0) parts.push_back({{"part", part}, {"points", points}});
    };
    add("favour", run.odds.favour);
    add("money", run.odds.invested);
    add("agent", run.odds.agent);
    if (run.odds.agent != 0) parts.back()["who"] = turn.id(run.contractor);
    add("network", run.odds.network);
    add("awakened", run.odds.awakened);
    add("dragon", run.odds.dragon);
    add("underground", run.odds.underground);
    return parts;
}

void add_verdict(json& out, const TakenOrder& order) {
    out["taken"] = order.taken();
    if (!order.refusal) return;
    out["reason"] = order.refusal->reason;
    out["rule"] = order.refusal->rule;
    if (!order.because.empty()) out["because"] = order.because;
}

json order_json(const Turn& turn, PlayerIndex author, const Sheet& sheet, const TakenOrder& order) {
    json out = to_json(Value(describe_order(turn, author, sheet, order.place)));
    out["path"] = order.place.path;
    out["cost"] = order.cost.amount;
    out["gain"] = order.gain.amount;
    out["left"] = order.left.amount;
    add_verdict(out, order);
    if (order.returned != Money{}) out["returned"] = order.returned.amount;
    if (order.run) {
        out["odds"] = odds_of(turn, turn.runs[*order.run]);
        out["percentage"] = turn.runs[*order.run].percentage;
    }
    for (const RefusedOption& option : order.options) {
        out["refused_options"].push_back(
            {{"option", option.option}, {"reason", option.refusal.reason}, {"rule", option.refusal.rule}});
    }
    return out;
}

json to_json(const Rehearsal& rehearsal, const Sheet* sheet) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    json out = {{"money", turn.opening[author].money.amount},
                {"left", rehearsal.left().amount},
                {"orders", json::array()},
                {"limits", json::array()},
                {"remarks", json::array()}};
    for (const TakenOrder& order : rehearsal.orders()) out["orders"].push_back(order_json(turn, author, *sheet, order));
    if (!turn.in_game(author)) {
        out["remarks"].push_back({{"kind", "out-of-game"}});
        return out;
    }
    out["limits"] = limits_of(rehearsal);
    add_forgotten_duties(out["remarks"], rehearsal);
    add_contradictions(out["remarks"], rehearsal);
    add_remarks_on_runs(out["remarks"], rehearsal);
    add_unused_rights(out["remarks"], rehearsal);
    return out;
}

bool is_the_same(const TakenOrder& known, const TakenOrder& real) {
    const auto reason = [](const TakenOrder& order) { return order.refusal ? order.refusal->reason : ""; };
    return reason(known) == reason(real) && known.because == real.because && known.cost == real.cost;
}

/// What the author cannot foresee.
json for_the_game_master(const Rehearsal& known, const Rehearsal& real, const Sheet& sheet) {
    json out = json::array();
    const Turn& turn = real.turn();
    for (const TakenOrder& order : real.orders()) {
        const auto foreseen = std::find_if(known.orders().begin(), known.orders().end(), [&](const TakenOrder& other) {
            return other.place.path == order.place.path;
        });
        if (foreseen != known.orders().end() && is_the_same(*foreseen, order)) continue;
        out.push_back({{"kind", "order"}, {"order", order_json(turn, real.author(), sheet, order)}});
    }
    for (const Received& gift : real.received())
        out.push_back({{"kind", "received"}, {"from", turn.id(gift.from)}, {"amount", gift.amount.amount}});
    if (real.left() != known.left()) out.push_back({{"kind", "money"}, {"left", real.left().amount}});
    if (!sheet.gm_note.empty()) out.push_back({{"kind", "gm-note"}, {"text", sheet.gm_note}});
    return out;
}

}  // namespace

json check_sheet(const Figures& figures, const State& state, PlayerIndex author, const Sheets& sheets, Reader reader,
                 Dice& dice) {
    if (!reader.is(author)) return nullptr;
    const State known = known_state(figures, state, author);
    const std::size_t seat = author.value();
    Sheets alone(state.players.size());
    if (seat < sheets.size()) alone[seat] = sheets[seat];
    const Sheet* sheet = alone[seat] ? &*alone[seat] : nullptr;
    Rehearsal foreseen(figures, known, alone, author, dice);
    foreseen.go_by_what_is_known();
    json out = to_json(foreseen, sheet);
    if (!reader.is_game_master()) return out;
    Rehearsal real(figures, state, sheets, author, dice);
    real.go_by_what_is_true();
    out["gm"] = sheet == nullptr ? json::array() : for_the_game_master(foreseen, real, *sheet);
    return out;
}

}  // namespace resolution::corporate
