#include "resolution/agent_jean/sheet_shape.h"

#include <algorithm>

#include "orders/agent_jean/vocabulary.h"
#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

using orders::Shape;
using orders::ShapeKind;

namespace {

Shape choice(std::string key, std::string place, std::vector<std::string> words, std::string help = {}) {
    Shape out{std::move(key), ShapeKind::choice, std::move(help)};
    out.choices = std::move(words);
    out.place = std::move(place);
    return out;
}

/// A question to which no is an answer, too, and not the same as none.
Shape answer(std::string key, std::string help) {
    Shape out{std::move(key), ShapeKind::boolean, std::move(help)};
    out.choices = {"true", "false"};
    return out;
}

/// In their order; one word may stand for a list of one (AJ-36).
Shape wishes(std::string key, Shape item, std::string help) {
    Shape out{std::move(key), ShapeKind::list, std::move(help)};
    out.parts = {std::move(item)};
    out.or_one = true;
    return out;
}

Shape some_of(std::string key, Shape choices, std::string help = {}) {
    choices.key = std::move(key);
    choices.kind = ShapeKind::some;
    choices.help = std::move(help);
    choices.or_one = true;
    return choices;
}

std::vector<std::string> ids_of(std::string_view place) {
    std::vector<std::string> out;
    for (const orders::Term& term : orders::agent_jean::vocabulary().terms(place)) out.push_back(term.id);
    return out;
}

Shape whole(std::string key, std::int64_t low, std::int64_t high, std::string help = {}) {
    return {std::move(key), ShapeKind::whole, std::move(help), false, low, high};
}

class ShapeWriter {
public:
    ShapeWriter(const State& state, const Figures& figures) : state_(state), figures_(figures) {
        for (const Player& player : state.players) players_.push_back(player.id);
    }

    Shape sheet(PlayerIndex player) const {
        Shape out{"", ShapeKind::map,
                  "Agent Jean, round " + std::to_string(std::max(state_.round, 1)) + ", turn " +
                      std::to_string(std::max(state_.turn, 1))};
        std::vector<std::string> agents;
        for (const Agent& agent : figures_.agents) agents.push_back(agent.id);
        std::vector<std::string> leaders = ids_of("leader");
        leaders.insert(leaders.end(), players_.begin(), players_.end());
        out.place = "sheet";
        out.parts = {
            rules("default", "rules for every turn, the first that holds decides"),
            {"auto", ShapeKind::boolean, "answers the later turns of this half as well"},
            turns(),
            play("pass", 2, "the card to pass to your left"),
            wishes("henry_leader", choice("", "leader", leaders), "who leads when Henry's card shows"),
            wishes("agents", choice("", "", agents), "agents you would like to be, the dearest first"),
            whole("half", 1, 2, "of the round; may be left out"),
            {"game", ShapeKind::text, "which game; may be left out"},
        };
        for (Shape& part : out.parts) part.seldom = is_of_no_use(part.key, player);
        // What is asked now comes first.
        std::stable_partition(out.parts.begin(), out.parts.end(),
                              [&](const Shape& part) { return part.key == asked_now(); });
        return out;
    }

private:
    std::string_view asked_now() const {
        switch (state_.phase) {
            case Phase::agents: return "agents";
            case Phase::power: return "henry_leader";
            case Phase::pass: return "pass";
            default: return "default";
        }
    }

    bool is_of_no_use(const std::string& key, PlayerIndex player) const {
        if (key == "henry_leader") return !may_lead(state_, figures_, player);
        if (key == "pass") return !state_.settings.accomplices;
        if (key == "agents") return state_.phase != Phase::agents;
        return key == "half" || key == "game";
    }

    Shape turns() const {
        Shape out{"turns", ShapeKind::map, "rules for named turns, tried first"};
        for (int turn = 1; turn <= figures_.turns; ++turn) out.parts.push_back(rules(std::to_string(turn)));
        return out;
    }

    Shape rules(std::string key, std::string help = {}) const {
        Shape rule{"", ShapeKind::map};
        rule.place = "rule";
        rule.parts = {conditions(), play("play", 6, "a card, a pick, or a pick among colours")};
        rule.parts.back().required = true;
        Shape out{std::move(key), ShapeKind::list, std::move(help)};
        out.parts = {std::move(rule)};
        return out;
    }

    Shape play(std::string key, std::size_t picks, std::string help) const {
        std::vector<std::string> words = ids_of("pick");
        words.resize(picks);
        Shape among{"", ShapeKind::map};
        among.place = "choice";
        among.parts = {choice("pick", "pick", words), some_of("colours", colours())};
        among.parts.front().required = true;
        Shape out{std::move(key), ShapeKind::either, std::move(help)};
        out.parts = {choice("", "pick", words), choice("", "", figures_.deck.codes()), std::move(among)};
        return out;
    }

    Shape conditions() const {
        Shape position{"position", ShapeKind::either, "your place in the order of play"};
        position.parts = {choice("", "position", ids_of("position")),
                          whole("", 1, static_cast<std::int64_t>(players_.size()))};
        Shape out{"if", ShapeKind::map, "all of these must hold"};
        out.place = "condition";
        out.parts = {some_of("turn", whole("", 1, figures_.turns)),
                     std::move(position),
                     some_of("led", colours(), "the first colour of the turn"),
                     some_of("best_colour", colours(), "colour of the card that is winning"),
                     choice("best_player", "", players_, "who is winning"),
                     answer("trump_played", "a trump lies on the table"),
                     answer("can_win", "some card of your hand would win now"),
                     {"plan_at_least", ShapeKind::whole},
                     {"plan_at_most", ShapeKind::whole},
                     choice("accomplice", "accomplice", ids_of("accomplice")),
                     {"trick_yellow_at_least", ShapeKind::whole},
                     {"trick_yellow_at_most", ShapeKind::whole},
                     {"trick_green_at_least", ShapeKind::whole},
                     {"trick_green_at_most", ShapeKind::whole},
                     choice("have", "", figures_.deck.codes(), "this card is in your hand")};
        for (Shape& part : out.parts) part.seldom = true;
        return out;
    }

    static Shape colours() { return choice("", "colour", ids_of("colour")); }

    const State& state_;
    const Figures& figures_;
    std::vector<std::string> players_;
};

}  // namespace

Shape sheet_shape(const State& state, const Figures& figures, PlayerIndex player) {
    return ShapeWriter(state, figures).sheet(player);
}

}  // namespace resolution::agent_jean
