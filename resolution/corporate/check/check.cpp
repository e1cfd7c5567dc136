#include "resolution/corporate/check/check.h"

#include <algorithm>

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

/// The author's orders, with nobody else's, on what the author may know.
class Foreseen {
public:
    Foreseen(const Figures& figures, const Known<State>& known, const std::optional<Sheet>& own)
        : alone_(known->players.size()), rehearsal_(figures, *known, sheets(known, own), known.player(), no_dice_) {
        rehearsal_.go_by_what_is_known();
        if (!no_dice_.record().empty())
            throw std::logic_error("a player's check has drawn " + no_dice_.record()[0].label);
    }
    const Rehearsal* operator->() const { return &rehearsal_; }
    const Rehearsal& operator*() const { return rehearsal_; }

private:
    const Sheets& sheets(const Known<State>& known, const std::optional<Sheet>& own) {
        alone_[known.player().value()] = own;
        return alone_;
    }

    Sheets alone_;
    Dice no_dice_{Seed{}, 0};
    Rehearsal rehearsal_;
};

}  // namespace

Check check_sheet(const Figures& figures, const Known<State>& known, const std::optional<Sheet>& own) {
    return checked(*Foreseen(figures, known, own), own ? &*own : nullptr);
}

CheckSurprises surprises_of(const Figures& figures, const Known<State>& known, const State& state, const Sheets& sheets,
                            Dice& dice) {
    const std::size_t seat = known.player().value();
    if (seat >= sheets.size() || !sheets[seat]) return {};
    const Sheet& sheet = *sheets[seat];
    const Foreseen foreseen(figures, known, sheet);
    Rehearsal real(figures, state, sheets, known.player(), dice);
    real.go_by_what_is_true();
    CheckSurprises out;
    const Turn& turn = real.turn();
    for (const TakenOrder& order : real.orders()) {
        const auto& expected = foreseen->orders();
        const bool is_expected = std::any_of(expected.begin(), expected.end(), [&](const TakenOrder& other) {
            return other.place.path == order.place.path && is_the_same(other, order);
        });
        if (is_expected) continue;
        out.orders.push_back(checked(turn, real.author(), sheet, order));
    }
    for (const Received& gift : real.received())
        out.remarks.push_back({"received", {{"from", turn.id(gift.from)}, {"amount", gift.amount}}});
    if (real.left() != foreseen->left()) out.remarks.push_back({"money", {{"left", real.left()}}});
    if (!sheet.gm_note.empty()) out.remarks.push_back({"gm-note", {{"text", sheet.gm_note}}});
    return out;
}

}  // namespace resolution::corporate
