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
        Fields one{{"path", to_text(change.path)}, {"parts", Value(change.path)}};
        if (change.values_told) {
            one.push_back({"before", Fields{{"value", value_from_json(change.before)}}});
            one.push_back({"after", Fields{{"value", value_from_json(change.after)}}});
        }
        out.emplace_back(std::move(one));
    }
    return out;
}

std::string brief(const json& value) {
    return orders::clip(value.is_string() ? value.get<std::string>() : value.dump(), 60);
}

/// What the game says of a figure, without where it stands in the stored state: the ruling names it.
std::string about_the_figure(const FigurePath& path, std::string what) {
    std::string place;
    for (const std::string& key : path) place += (place.empty() ? "" : "/") + key;
    for (const std::string& lead : {std::string("state: "), place + ": "}) {
        if (what.starts_with(lead)) what.erase(0, lead.size());
    }
    return what;
}

/// Says of a state that the game would not have: what the game says, in terms of the ruling.
orders::Failure refused(const FigurePath& path, const json& value, const orders::Problems& problems) {
    orders::Failure out;
    for (const orders::Problem& found : problems) {
        out.problems.push_back(orders::invalid(
            "'" + to_text(path) + "' cannot be " + brief(value) + ": " + about_the_figure(path, found.what),
            found.advice.empty() ? "nothing was changed" : found.advice));
    }
    return out;
}

/// Keys of `from`, at any depth, that `other` does not have.
void collect_keys_beyond(const json& other, const json& from, const FigurePath& above, std::vector<std::string>& out) {
    if (!from.is_object() || !other.is_object()) return;
    for (const auto& [key, item] : from.items()) {
        FigurePath path = above;
        path.push_back(key);
        const auto found = other.find(key);
        if (found == other.end()) {
            out.push_back(to_text(path));
        } else {
            collect_keys_beyond(*found, item, path, out);
        }
    }
}

std::string keys_beyond(const json& other, const json& from) {
    std::vector<std::string> keys;
    collect_keys_beyond(other, from, {}, keys);
    std::string out;
    for (const std::string& key : keys) out += (out.empty() ? "" : ", ") + key;
    return out;
}

/// Why the game did not keep what it was given.
std::string misread(const json& given, const json& held) {
    if (const std::string missing = keys_beyond(given, held); !missing.empty()) return "it lacks " + missing;
    if (const std::string unknown = keys_beyond(held, given); !unknown.empty())
        return "the game would not keep " + unknown;
    return "the game would make " + brief(held) + " of it";
}

/// Path of the first thing in which two states differ.
std::string first_difference(const json& a, const json& b) {
    const json difference = json::diff(a, b);
    return difference.empty() ? "" : difference.front().at("path").get<std::string>();
}

/// The same items, whatever order a list has them in: some games keep what is a set to them in an order of their own.
bool same_but_for_order(const json& a, const json& b) {
    if (a.is_array() && b.is_array()) return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
    if (!a.is_object() || !b.is_object() || a.size() != b.size()) return a == b;
    return std::all_of(a.items().begin(), a.items().end(), [&](const auto& member) {
        const auto other = b.find(member.key());
        return other != b.end() && same_but_for_order(member.value(), *other);
    });
}

/// A ledger line for each player who holds more or less than before.
void account_for(const Game& game, const Roster& roster, const Position& before, const Position& after,
                 Record& record) {
    for (const PlayerIndex player : roster.all()) {
        const Money held = game.balance(before, player);
        const Money holds = game.balance(after, player);
        if (held == holds) continue;
        record.ledger.push_back({player, holds - held, holds, rulings_step.id, "ruling", {}, std::string(by_ruling)});
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
        change.values_told = !change.before.is_structured() && !change.after.is_structured();
        if (change.before == change.after)
            return orders::invalid("'" + to_text(path_) + "' is " + brief(change.before) + " already");
        *figure = change.after;
        auto changed = game_.from_json(state);
        if (!changed) return refused(path_, change.after, changed.problems());
        const json kept = game_.to_json(*changed);
        if (const json* held = figure_at(kept, path_); held != nullptr && same_but_for_order(*held, change.after))
            *figure = change.after = *held;
        if (auto astray = kept_otherwise(state, kept, change)) return *std::move(astray);
        record_.journal.tell(ruling_.audience, by_ruling, RulingMade{ruling_, {change}});
        auto settled = game_.settle(before_, *changed, record_);
        if (!settled) return refused(path_, change.after, settled.problems());
        tell_those_concerned(change, *settled);
        account_for(game_, roster_, before_, *settled, record_);
        return settled;
    }

    /// A state read back must be the one written: a value that the game takes for another, or that
    /// moves other figures, is refused.
    std::optional<orders::Problem> kept_otherwise(json asked, json kept, const FigureChange& change) const {
        json* held = figure_at(kept, path_);
        if (held == nullptr || *held != change.after) {
            return orders::invalid(
                "'" + to_text(path_) + "' cannot be " + brief(change.after) + ": " +
                    (held == nullptr ? "the game would make nothing of it" : misread(change.after, *held)),
                change.after.is_object()
                    ? "nothing was changed; name the one part to change: " + to_text(path_) + ".PART"
                    : "nothing was changed");
        }
        *figure_at(asked, path_) = nullptr;
        *held = nullptr;
        if (asked == kept) return std::nullopt;
        return orders::invalid("'" + to_text(path_) + "' cannot be " + brief(change.after) +
                                   " alone: it would change '" + first_difference(asked, kept) + "' as well",
                               "nothing was changed");
    }

    /// Whose own figure it is sees it change, whoever else may know why; how it stands, only if the view shows it.
    void tell_those_concerned(FigureChange change, const Position& after) {
        PlayerSet seeing;
        PlayerSet feeling;
        const PlayerSet concerned = players_concerned(game_, roster_, path_, before_, after);
        for (const PlayerIndex player : roster_.all()) {
            const Reader reader = Reader::player(player);
            if (!concerned.has(player) || ruling_.audience.includes(reader)) continue;
            const bool sees = change.values_told && view_shows(game_, reader, change, before_, after);
            (sees ? seeing : feeling).add(player);
        }
        if (!seeing.empty()) record_.journal.tell(Audience::only(seeing), by_ruling, RulingFelt{{change}});
        change.values_told = false;
        if (!feeling.empty()) record_.journal.tell(Audience::only(feeling), by_ruling, RulingFelt{{change}});
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
    record.journal.tell(ruling.audience, by_ruling, made);
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
    return {{"ruling", ruling.kind}, {"reason", ruling.reason}, {"changes", changes_of(changes)},
            {"player", player},      {"contract", contract},    {"text", text},
            {"replaced", replaced},  {"successor", successor}};
}

RulingMade seat_taken_over(const Ruling& ruling) {
    RulingMade made{.ruling = ruling, .player = ruling.args.at("player").get<std::string>()};
    const auto before = ruling.args.at("before").at("name").get<std::string>();
    const auto after = ruling.args.at("after").at("name").get<std::string>();
    if (before == after) return made;
    made.replaced = before;
    made.successor = after;
    return made;
}

Fields RulingFelt::fields() const { return {{"changes", changes_of(changes)}}; }

namespace {

bool holds(const json& part, const json& value) {
    if (part == value) return true;
    return part.is_structured() &&
           std::any_of(part.begin(), part.end(), [&](const json& item) { return holds(item, value); });
}

/// Does a part of the one list that the other lacks hold this value?
bool holds_beyond(const json& list, const json& other, const json& value) {
    if (!value.is_number() && !value.is_string()) return false;  // too common to mean this figure
    return std::any_of(list.begin(), list.end(), [&](const json& item) {
        return std::find(other.begin(), other.end(), item) == other.end() && holds(item, value);
    });
}

/// Does something in the one view hold `change.before` where the other holds `change.after`, or does a part come or
/// go with it?
bool shows(const json& one, const json& other, const FigureChange& change) {
    if (one == change.before && other == change.after) return true;
    if (one.is_object() && other.is_object()) {
        for (const auto& [key, item] : one.items()) {
            const auto found = other.find(key);
            if (found != other.end() && *found != item && shows(item, *found, change)) return true;
        }
    } else if (one.is_array() && other.is_array()) {
        if (one.size() < other.size()) return holds_beyond(other, one, change.after);
        if (one.size() > other.size()) return holds_beyond(one, other, change.before);
        for (std::size_t i = 0; i < one.size(); ++i) {
            if (one[i] != other[i] && shows(one[i], other[i], change)) return true;
        }
    }
    return false;
}

}  // namespace

bool view_shows(const Game& game, Reader reader, const FigureChange& change, const Position& before,
                const Position& after) {
    return shows(game.view(before, reader), game.view(after, reader), change);
}

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
    if (ruling.kind == "replace-player") return tell_only(position, ruling, record, seat_taken_over(ruling));
    if (ruling.kind == "accept-late")
        return tell_only(position, ruling, record, {.ruling = ruling, .player = args.at("player").get<std::string>()});
    if (ruling.kind == "migrate")
        return tell_only(position, ruling, record, {ruling, {{{"rules_version"}, args.at("from"), args.at("to")}}});
    return unknown_kind(game, ruling);
}

}  // namespace resolution
