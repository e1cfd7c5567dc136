// How a sheet will be taken, as far as its author can foresee: it is rehearsed alone, on what the author knows, up to
// the first thing that dice or others decide.

#include <algorithm>
#include <map>

#include "resolution/anime_warfare/match.h"
#include "resolution/anime_warfare/rules.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Order;
using orders::anime_warfare::Orders;

namespace {

/// From here on nobody can say what comes of it.
constexpr std::array<std::string_view, 11> unforeseeable{
    "battle", "dice", "die", "rescue", "capture", "infiltrate", "offers_fail", "offer", "campaigns", "end", "winner"};

bool is_unforeseeable(std::string_view kind) {
    return std::find(unforeseeable.begin(), unforeseeable.end(), kind) != unforeseeable.end();
}

/// Every reason for which a round refuses an order.
constexpr std::array refusals{Refusal{"nothing_possible", "AW-25"},
                              Refusal{"not_understood", "AW-56"},
                              Refusal{"wrong_part", "AW-56"},
                              Refusal{"incomplete", "AW-48"},
                              Refusal{"no_unit", "AW-47"},
                              Refusal{"too_dear", "AW-56"},
                              Refusal{"no_opponent", "AW-56"},
                              Refusal{"nobody_there", "AW-56"},
                              Refusal{"no_manga", "AW-51"},
                              Refusal{"used", "AW-30"},
                              Refusal{"not_controlled", "AW-53"},
                              Refusal{"no_mascot", "AW-12"},
                              Refusal{"rank", "AW-13"},
                              Refusal{"none_left", "AW-56"},
                              Refusal{"no_need", "AW-4"},
                              Refusal{"studio_there", "AW-56"},
                              Refusal{"no_studio", "AW-4"},
                              Refusal{"unknown", "AW-47"},
                              Refusal{"same_zone", "AW-47"},
                              Refusal{"safe", "AW-38"},
                              Refusal{"not_there", "AW-47"},
                              Refusal{"not_aloft", "AW-20"},
                              Refusal{"aloft", "AW-20"},
                              Refusal{"not_adjacent", "AW-2"},
                              Refusal{"not_abandoned", "AW-56"},
                              Refusal{"no_character", "AW-55"},
                              Refusal{"no_campaign", "AW-57"},
                              Refusal{"hidden", "AW-46"},
                              Refusal{"fought_already", "AW-14"},
                              Refusal{"deaf_already", "AW-39"},
                              Refusal{"controls", "AW-46"}};

std::string text_in(const Entry& entry, std::string_view name) {
    for (const Field& field : entry.fields) {
        if (field.name == name) return std::get<std::string>(field.value.content());
    }
    return {};
}

class Rehearsal {
public:
    Rehearsal(const Figures& figures, const State& known, PlayerIndex author, const Sheet& sheet)
        : figures_(figures), state_(known), author_(author), sheet_(sheet) {}

    void orders(std::vector<CheckedOrder>& out) {
        if (state_.phase == Phase::leg && !state_[author_].out) rehearse();
        parts(out);
        for (std::size_t i = 0; i < sheet_.rounds.size(); ++i) {
            const std::string path = "rounds/" + std::to_string(i + 1);
            if (!sheet_.rounds[i]) {
                add(out, path, "round");
                continue;
            }
            const auto& round = *sheet_.rounds[i];
            list(out, path + "/before/", round.before);
            list(out, path + "/try/", round.attempts);
            list(out, path + "/after/", round.after);
            if (refused_.contains(path) || empty(round)) add(out, path, "round");
        }
    }

private:
    static bool empty(const orders::anime_warfare::Round& round) {
        return round.before.empty() && round.attempts.empty() && round.after.empty();
    }

    /// The others do nothing.
    void rehearse() {
        State state = state_;
        Record record;
        Dice dice(Seed{}, state.turn);
        std::vector<std::optional<Sheet>> sheets(state.count());
        sheets[author_.value()] = sheet_;
        Match(figures_, state, dice, &record).resolve(sheets);
        for (const Entry& entry : record.journal.entries()) {
            if (is_unforeseeable(entry.kind)) return;
            if (entry.kind != Refused::kind || !entry.audience.includes(Reader::player(author_))) continue;
            const std::string reason = text_in(entry, "reason");
            const auto* refusal = std::find_if(refusals.begin(), refusals.end(),
                                               [&](const Refusal& one) { return one.reason == reason; });
            if (refusal != refusals.end()) refused_.emplace(text_in(entry, "path"), *refusal);
        }
    }

    void parts(std::vector<CheckedOrder>& out) const {
        if (!sheet_.factions.empty()) add(out, "factions", "factions");
        if (sheet_.direction) add(out, "direction", "direction");
        if (!sheet_.first_choice.empty()) add(out, "first_choice", "first_choice");
        if (sheet_.convention) add(out, "convention", "convention");
        if (sheet_.shonen_jump) add(out, "shonen_jump", "shonen_jump");
        if (sheet_.negotiator) add(out, "negotiator", "negotiator");
        if (!sheet_.deck.empty()) add(out, "deck", "deck");
        for (std::size_t i = 0; i < sheet_.reveal.size(); ++i) add(out, "reveal/" + std::to_string(i + 1), "reveal");
        if (!sheet_.standing.empty()) add(out, "standing", "standing");
    }

    void list(std::vector<CheckedOrder>& out, const std::string& before, const Orders& orders) const {
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const std::string path = before + std::to_string(i + 1);
            add(out, path, orders[i] ? id_of(orders[i]->kind) : "unknown");
            if (orders[i]) tell(out.back().more, *orders[i]);
        }
    }

    static void tell(Fields& more, const Order& order) {
        if (order.zone) more.push_back({"zone", *order.zone});
        if (order.against) more.push_back({"against", id_of(*order.against)});
        if (order.faction) more.push_back({"faction", id_of(*order.faction)});
        if (order.unit) more.push_back({"unit", id_of(*order.unit)});
    }

    void add(std::vector<CheckedOrder>& out, const std::string& path, std::string_view kind) const {
        CheckedOrder& order = out.emplace_back();
        order.path = path;
        order.kind = kind;
        if (const auto found = refused_.find(path); found != refused_.end()) order.refusal = found->second;
    }

    const Figures& figures_;
    const State& state_;
    PlayerIndex author_;
    const Sheet& sheet_;
    std::map<std::string, Refusal> refused_;
};

}  // namespace

Check Rules::check(const Known<State>& known, const std::optional<Sheet>& own) const {
    Check out;
    if (own) {
        Rehearsal(figures_, *known, known.player(), *own).orders(out.orders);
    } else if (owes(known)) {
        out.remarks.push_back({"no-sheet"});
    }
    out.more.push_back({"phase", id_of(known->phase)});
    out.more.push_back({"sent", own.has_value()});
    return out;
}

}  // namespace resolution::anime_warfare
