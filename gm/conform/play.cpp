#include "gm/conform/play.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/conform/place.h"
#include "orders/text.h"
#include "resolution/comparison.h"
#include "resolution/node_json.h"

namespace gm::conformance {

using orders::Document;
using orders::Node;
using orders::Problem;
using orders::Problems;
using resolution::Game;
using resolution::Position;

namespace {

Problems check_players(const Scenario& scenario, const Document& document, const Game& game) {
    const std::size_t most = game.player_count().most;  // fewer than the least may do for a scenario
    if (scenario.roster.size() <= most) return {};
    return {document.problem(
        scenario.players_mark,
        std::to_string(scenario.roster.size()) + " players are too many: this game takes " + std::to_string(most))};
}

Problems check_bots(const Scenario& scenario, const Document& document, const Game& game) {
    Problems problems;
    if (scenario.bots.empty()) return problems;
    const std::vector<std::string> policies = game.policies();
    for (const Bot& bot : scenario.bots) {
        if (std::find(policies.begin(), policies.end(), bot.policy) != policies.end()) continue;
        problems.push_back(document.problem(bot.mark,
                                            "no bot of this game plays '" + orders::clip(bot.policy, 40) + "'",
                                            orders::suggest(bot.policy, policies)));
    }
    return problems;
}

Problems check_dice(const Scenario& scenario, const Document& document, const Game& game, const Position& position) {
    if (scenario.dice.all().empty()) return {};
    return in_document(document, document.root, {}, game.draws(position).check(scenario.dice));
}

orders::Result<Position> patched_state(const Scenario& scenario, const Document& document, const Game& game) {
    const Node none;
    const Node& state = scenario.state == nullptr ? none : *scenario.state;
    const int first_turn = game.comparison().begins_with_set_up ? 0 : 1;
    resolution::Dice dice(scenario.seed, 0, &scenario.dice);
    try {
        auto position =
            game.scenario(scenario.roster, scenario.turn.value_or(first_turn),
                          scenario.state == nullptr ? nlohmann::json::object() : resolution::node_json(state), dice);
        if (position) return position;
        return orders::Failure{in_document(document, state, state.mark, position.problems())};
    } catch (const resolution::ImpossibleDraw& error) {
        return document.problem(error.mark, error.what());
    }
}

/// Does the scenario expect this order of this player to be refused?
bool expects_refusal(const Scenario& scenario, PlayerIndex player, const std::string& path) {
    const Node* refused = scenario.expect == nullptr ? nullptr : scenario.expect->find("refused");
    const Node* paths = refused == nullptr ? nullptr : refused->find(scenario.roster.id(player));
    return paths != nullptr && std::any_of(paths->items.begin(), paths->items.end(),
                                           [&](const Node& item) { return item.is_scalar() && item.text == path; });
}

/// Plays the stops of one scenario, one after the other.
class Run {
public:
    Run(const Scenario& scenario, const Document& document, const Game& game, Position position)
        : scenario_(scenario), game_(game), sheet_{document.file, document.text, {}} {
        played_.position = std::move(position);
        for (const auto& [label, imposed] : scenario.dice.all()) played_.unused_dice.push_back(label);
    }

    /// The game is set up, and nobody is asked for anything yet.
    bool set_up() { return resolve(Stop(scenario_.roster.size()), false); }

    /// False once there is something to complain about.
    bool resolve(const Stop& stop, bool with_bots = true) {
        resolution::Dice dice(scenario_.seed, game_.turn(played_.position), &scenario_.dice);
        resolution::Sheets sheets = read(stop);
        if (!problems_.empty()) return false;
        try {
            if (with_bots) write_bots(sheets, dice);
            played_.position = game_.resolve(played_.position, sheets, dice, played_.record);
        } catch (const resolution::ImpossibleDraw& error) {
            problems_.push_back(sheet_.problem(error.mark, error.what()));
            return false;
        }
        const std::vector<std::string> unused = dice.unused();
        std::erase_if(played_.unused_dice, [&](const std::string& label) {
            return std::find(unused.begin(), unused.end(), label) == unused.end();
        });
        return true;
    }

    bool over() const { return game_.over(played_.position); }
    orders::Result<Played> take() {
        if (!problems_.empty()) return orders::Failure{std::move(problems_)};
        return std::move(played_);
    }

private:
    resolution::Sheets read(const Stop& stop) {
        resolution::Sheets sheets(stop.size());
        for (std::size_t i = 0; i < stop.size(); ++i) {
            for (const Node* node : stop[i]) {
                auto orders = read_sheet(PlayerIndex{i}, *node);
                if (orders) sheets[i] = sheets[i] ? game_.joined(*sheets[i], *std::move(orders)) : std::move(orders);
            }
        }
        return sheets;
    }

    std::optional<resolution::SheetOrders> read_sheet(PlayerIndex author, const Node& node) {
        const resolution::ComparisonRules rules = game_.comparison();
        sheet_.root = node;
        std::erase_if(sheet_.root.members, [&](const orders::Member& line) {
            const orders::Term* term = game_.vocabulary().find("sheet", line.key);
            return term != nullptr && std::ranges::find(rules.unread_heading, term->id) != rules.unread_heading.end();
        });
        resolution::Reading reading = game_.read(played_.position, author, sheet_);
        if (rules.counts_invalid) {
            const int number = ++played_.sheets_sent[author];
            if (!reading.orders) played_.invalid_sheets[author].push_back(number);
            return std::move(reading.orders);
        }
        for (Problem& problem : reading.problems) {
            if (problem.kind != orders::ProblemKind::invalid || rules.forgiving)
                continue;  // resolving refuses the rest
            const std::string path = problem.path.empty() ? "sheet" : problem.path;
            if (expects_refusal(scenario_, author, path)) {
                played_.not_understood.emplace_back(author, path);
            } else {
                problems_.push_back(std::move(problem));
            }
        }
        return std::move(reading.orders);
    }

    void write_bots(resolution::Sheets& sheets, resolution::Dice& dice) const {
        for (const Bot& bot : scenario_.bots) {
            auto& sheet = sheets[bot.player.value()];
            if (!sheet) sheet = game_.bot(bot.policy, played_.position, bot.player, dice);
        }
    }

    const Scenario& scenario_;
    const Game& game_;
    Document sheet_;  ///< the scenario's text, so that places in a sheet are places in the file
    Played played_;
    Problems problems_;
};

void append(Problems& to, Problems more) { to.insert(to.end(), more.begin(), more.end()); }

}  // namespace

orders::Result<Position> set_up(const Scenario& scenario, const Document& document, const Game& game) {
    Problems problems = check_players(scenario, document, game);
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    append(problems, check_bots(scenario, document, game));
    auto position = patched_state(scenario, document, game);
    append(problems, position ? check_dice(scenario, document, game, *position) : position.problems());
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return position;
}

orders::Result<Played> play(const Scenario& scenario, const Document& document, const Game& game, Position start) {
    Run run(scenario, document, game, std::move(start));
    if (game.comparison().begins_with_set_up) {
        if (scenario.turn.value_or(0) == 0 && !run.set_up()) return run.take();
        if (!scenario.orders_something) return run.take();
    }
    for (const Stop& stop : scenario.stops) {
        if (run.over() || !run.resolve(stop)) break;
    }
    return run.take();
}

}  // namespace gm::conformance
