#include "resolution/ruling.h"

#include <algorithm>

#include "orders/text.h"
#include "resolution/ruling_figure.h"

namespace resolution {

using nlohmann::json;

namespace {

List changes_of(const std::vector<FigureChange>& changes) {
    List out;
    for (const FigureChange& change : changes) {
        out.emplace_back(Fields{{"path", to_text(change.path)},
                                {"parts", Value(change.path)},
                                {"before", Fields{{"value", value_from_json(change.before)}}},
                                {"after", Fields{{"value", value_from_json(change.after)}}}});
    }
    return out;
}

std::string brief(const json& value) {
    return orders::clip(value.is_string() ? value.get<std::string>() : value.dump(), 60);
}

/// Says of a state that the game would not have: what the game says, in terms of the ruling.
orders::Failure refused(const FigurePath& path, const json& value, const orders::Problems& problems) {
    orders::Failure out;
    for (const orders::Problem& found : problems) {
        out.problems.push_back(orders::invalid("'" + to_text(path) + "' cannot be " + brief(value) + ": " + found.what,
                                               found.advice.empty() ? "nothing was changed" : found.advice));
    }
    return out;
}

/// Path of the first thing in which two states differ.
std::string first_difference(const json& a, const json& b) {
    const json difference = json::diff(a, b);
    return difference.empty() ? "" : difference.front().at("path").get<std::string>();
}

/// A ledger line for each player who holds more or less than before.
void account_for(const Game& game, const Roster& roster, const Ruling& ruling, const Position& before,
                 const Position& after, Record& record) {
    for (const PlayerIndex player : roster.all()) {
        const Money held = game.balance(before, player);
        const Money holds = game.balance(after, player);
        if (held == holds) continue;
        record.ledger.push_back({player, holds - held, holds, rulings_step.id, "ruling", {}, ruling.rule()});
    }
}

class FigureRuling {
public:
    FigureRuling(const Game& game, const Position& position, const Roster& roster, const Ruling& ruling, Record& record)
        : game_(game),
          before_(position),
          roster_(roster),
          ruling_(ruling),
          record_(record),
          path_(ruling.args.at("path").get<FigurePath>()) {}

    orders::Result<Position> set(const json& value) {
        return change([&](const json&) { return value; });
    }

    orders::Result<Position> adjust(std::int64_t by) {
        const json state = game_.to_json(before_);
        const json* figure = figure_at(state, path_);
        if (figure != nullptr && !figure->is_number())
            return orders::invalid("'" + to_text(path_) + "' is no number: " + brief(*figure),
                                   "gm rule set gives it another value");
        return change([by](const json& held) { return json(held.get<std::int64_t>() + by); });
    }

private:
    template <class NewValue>
    orders::Result<Position> change(NewValue new_value) {
        json state = game_.to_json(before_);
        json* figure = figure_at(state, path_);
        if (figure == nullptr) return orders::invalid("there is no figure '" + to_text(path_) + "' any more");
        FigureChange change{path_, *figure, new_value(*figure)};
        if (change.before == change.after)
            return orders::invalid("'" + to_text(path_) + "' is " + brief(change.before) + " already");
        *figure = change.after;
        auto changed = game_.from_json(state);
        if (!changed) return refused(path_, change.after, changed.problems());
        if (auto astray = kept_otherwise(state, game_.to_json(*changed), change)) return *std::move(astray);
        record_.journal.tell(ruling_.audience, ruling_.rule(), RulingMade{ruling_, {change}});
        auto settled = game_.settle(before_, *changed, record_);
        if (!settled) return refused(path_, change.after, settled.problems());
        tell_those_concerned(change, *settled);
        account_for(game_, roster_, ruling_, before_, *settled, record_);
        return settled;
    }

    /// A state read back must be the one written: a value that the game takes for another, or that
    /// moves other figures, is refused.
    std::optional<orders::Problem> kept_otherwise(json asked, json kept, FigureChange& change) const {
        json* held = figure_at(kept, path_);
        if (held != nullptr && change.after.is_structured()) change.after = *held;  // written another way
        if (held == nullptr || *held != change.after) {
            return orders::invalid("'" + to_text(path_) + "' cannot be " + brief(change.after) +
                                       ": the game would make " + (held == nullptr ? "nothing" : brief(*held)) +
                                       " of it",
                                   "nothing was changed");
        }
        *figure_at(asked, path_) = nullptr;
        *held = nullptr;
        if (asked == kept) return std::nullopt;
        return orders::invalid("'" + to_text(path_) + "' cannot be " + brief(change.after) +
                                   " alone: it would change '" + first_difference(asked, kept) + "' as well",
                               "nothing was changed");
    }

    /// Whose own figure it is sees it change, whoever else may know why.
    void tell_those_concerned(const FigureChange& change, const Position& after) {
        PlayerSet unaware;
        const PlayerSet concerned = players_concerned(game_, roster_, path_, before_, after);
        for (const PlayerIndex player : roster_.all()) {
            if (concerned.has(player) && !ruling_.audience.includes(Reader::player(player))) unaware.add(player);
        }
        if (!unaware.empty())
            record_.journal.tell(Audience::only(unaware), ruling_.rule(), RulingFelt{ruling_, {change}});
    }

    const Game& game_;
    const Position& before_;
    const Roster& roster_;
    const Ruling& ruling_;
    Record& record_;
    FigurePath path_;
};

/// Rulings that leave the state alone: what they do is done elsewhere, or is only told.
orders::Result<Position> tell_only(const Position& position, const Ruling& ruling, Record& record, RulingMade made) {
    record.journal.tell(ruling.audience, ruling.rule(), made);
    return position;
}

orders::Result<Position> publish(const Game& game, const Position& position, const Ruling& ruling, Record& record) {
    RulingMade made{ruling};
    made.text = ruling.args.value("text", "");
    if (ruling.args.contains("path")) {
        const auto path = ruling.args.at("path").get<FigurePath>();
        const json state = game.to_json(position);
        const json* figure = figure_at(state, path);
        if (figure == nullptr) return orders::invalid("there is no figure '" + to_text(path) + "' any more");
        made.changes.push_back({path, *figure, *figure});
    }
    return tell_only(position, ruling, record, std::move(made));
}

orders::Problem unknown_kind(const Game& game, const Ruling& ruling) {
    const std::string name(game.id());
    if (ruling.kind == "eliminate")
        return orders::invalid(
            "nobody leaves the game '" + name + "' before its end",
            "a player who sends no sheet is silent; gm rule replace-player gives the seat to another");
    return orders::invalid("the game '" + name + "' knows no ruling '" + orders::clip(ruling.kind, 40) + "'",
                           "gm rule set and gm rule adjust change any figure of it");
}

}  // namespace

Fields RulingMade::fields() const {
    return {{"number", ruling.number},
            {"ruling", ruling.kind},
            {"reason", ruling.reason},
            {"changes", changes_of(changes)},
            {"player", player},
            {"contract", contract},
            {"text", text}};
}

Fields RulingFelt::fields() const { return {{"number", ruling.number}, {"changes", changes_of(changes)}}; }

PlayerSet players_concerned(const Game& game, const Roster& roster, const FigurePath& path, const Position& before,
                            const Position& after) {
    PlayerSet concerned;
    for (const std::string& key : path) {
        const auto player = roster.find(key);
        if (!player) continue;
        const Reader reader = Reader::player(*player);
        if (game.view(before, reader) != game.view(after, reader)) concerned.add(*player);
    }
    return concerned;
}

orders::Result<Position> rule_by_toolkit(const Game& game, const Position& position, const Roster& roster,
                                         const Ruling& ruling, Record& record) {
    const json& args = ruling.args;
    if (ruling.kind == "set") return FigureRuling(game, position, roster, ruling, record).set(args.at("value"));
    if (ruling.kind == "adjust")
        return FigureRuling(game, position, roster, ruling, record).adjust(args.at("by").get<std::int64_t>());
    if (ruling.kind == "publish") return publish(game, position, ruling, record);
    if (ruling.kind == "accept-late" || ruling.kind == "replace-player")
        return tell_only(position, ruling, record, {.ruling = ruling, .player = args.at("player").get<std::string>()});
    if (ruling.kind == "migrate")
        return tell_only(position, ruling, record, {ruling, {{{"rules_version"}, args.at("from"), args.at("to")}}});
    return unknown_kind(game, ruling);
}

}  // namespace resolution
