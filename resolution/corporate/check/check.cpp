#include "resolution/corporate/check/check.h"

#include <algorithm>

#include "resolution/corporate/check/known_state.h"
#include "resolution/corporate/check/limits.h"
#include "resolution/corporate/check/places.h"
#include "resolution/corporate/check/remarks.h"
#include "resolution/corporate/describe.h"

namespace resolution::corporate {

namespace {

/// The parts of a percentage that count, as they are added up.
List odds_of(const Turn& turn, const Run& run) {
    List parts;
    const auto add = [&](std::string_view part, int points, Fields more = {}) {
        if (points == 0) return;
        Fields fields{{"part", part}, {"points", points}};
        fields.insert(fields.end(), more.begin(), more.end());
        parts.emplace_back(std::move(fields));
    };
    add("favour", run.odds.favour);
    add("money", run.odds.invested);
    add("agent", run.odds.agent, {{"who", turn.id(run.contractor)}});
    add("network", run.odds.network);
    add("awakened", run.odds.awakened);
    add("dragon", run.odds.dragon);
    add("underground", run.odds.underground);
    return parts;
}

List refused_options(const TakenOrder& order) {
    List out;
    for (const RefusedOption& option : order.options)
        out.emplace_back(
            Fields{{"option", option.option}, {"reason", option.refusal.reason}, {"rule", option.refusal.rule}});
    return out;
}

CheckedOrder checked(const Turn& turn, PlayerIndex author, const Sheet& sheet, const TakenOrder& order) {
    CheckedOrder out{order.place.path, {}, order.cost, order.gain, order.left, order.refusal};
    for (Field& field : describe_order(turn, author, sheet, order.place)) {
        if (field.name == "kind") {
            out.kind = std::get<std::string>(field.value.content());
        } else {
            out.more.push_back(std::move(field));
        }
    }
    if (order.refusal && !order.because.empty()) out.more.push_back({"because", order.because});
    if (order.returned != Money{}) out.more.push_back({"returned", order.returned});
    if (order.run) {
        out.more.push_back({"odds", odds_of(turn, turn.runs[*order.run])});
        out.more.push_back({"percentage", turn.runs[*order.run].percentage});
    }
    if (!order.options.empty()) out.more.push_back({"refused_options", refused_options(order)});
    return out;
}

Check checked(const Rehearsal& rehearsal, const Sheet* sheet) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    Check out{.money = turn.opening[author].money, .left = rehearsal.left()};
    for (const TakenOrder& order : rehearsal.orders()) out.orders.push_back(checked(turn, author, *sheet, order));
    if (!turn.in_game(author)) {
        out.remarks.push_back({"out-of-game"});
        return out;
    }
    out.limits = limits_of(rehearsal);
    add_forgotten_duties(out.remarks, rehearsal);
    add_contradictions(out.remarks, rehearsal);
    add_remarks_on_runs(out.remarks, rehearsal);
    add_unused_rights(out.remarks, rehearsal);
    return out;
}

bool is_the_same(const TakenOrder& known, const TakenOrder& real) {
    const auto reason = [](const TakenOrder& order) { return order.refusal ? order.refusal->reason : ""; };
    return reason(known) == reason(real) && known.because == real.because && known.cost == real.cost;
}

CheckSurprises for_the_game_master(const Rehearsal& known, const Rehearsal& real, const Sheet& sheet) {
    CheckSurprises out;
    const Turn& turn = real.turn();
    for (const TakenOrder& order : real.orders()) {
        const auto foreseen = std::find_if(known.orders().begin(), known.orders().end(), [&](const TakenOrder& other) {
            return other.place.path == order.place.path;
        });
        if (foreseen != known.orders().end() && is_the_same(*foreseen, order)) continue;
        out.orders.push_back(checked(turn, real.author(), sheet, order));
    }
    for (const Received& gift : real.received())
        out.remarks.push_back({"received", {{"from", turn.id(gift.from)}, {"amount", gift.amount}}});
    if (real.left() != known.left()) out.remarks.push_back({"money", {{"left", real.left()}}});
    if (!sheet.gm_note.empty()) out.remarks.push_back({"gm-note", {{"text", sheet.gm_note}}});
    return out;
}

}  // namespace

std::optional<Check> check_sheet(const Figures& figures, const State& state, PlayerIndex author, const Sheets& sheets,
                                 Reader reader, Dice& dice) {
    if (!reader.is(author)) return std::nullopt;
    const State known = known_state(figures, state, author);
    const std::size_t seat = author.value();
    Sheets alone(state.players.size());
    if (seat < sheets.size()) alone[seat] = sheets[seat];
    const Sheet* sheet = alone[seat] ? &*alone[seat] : nullptr;
    Rehearsal foreseen(figures, known, alone, author, dice);
    foreseen.go_by_what_is_known();
    Check out = checked(foreseen, sheet);
    if (!reader.is_game_master()) return out;
    Rehearsal real(figures, state, sheets, author, dice);
    real.go_by_what_is_true();
    out.for_gm = sheet == nullptr ? CheckSurprises{} : for_the_game_master(foreseen, real, *sheet);
    return out;
}

}  // namespace resolution::corporate
