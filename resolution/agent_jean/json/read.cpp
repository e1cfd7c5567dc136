// A state out of JSON: of a stored match, or made up by a scenario.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "orders/text.h"
#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/match.h"

namespace resolution::agent_jean {

using nlohmann::json;

namespace {

constexpr int plenty = 1'000'000;

class StateReader {
public:
    StateReader(const json& source, const Figures& figures) : source_(source), figures_(figures) {}

    orders::Result<State> read() {
        if (!source_.is_object()) return orders::invalid("state: /: a map is needed");
        known_keys(source_, "",
                   {"settings", "seats",  "names",        "bots",   "agents", "round",   "turn",     "phase",
                    "leader",   "pile",   "turn_winners", "active", "table",  "hands",   "reserves", "won",
                    "discard",  "medals", "scores",       "sheets", "heard",  "winners", "order",    "asked"});
        seats();
        settings();
        state_.round = number(at(source_, "round"), "round", 0, plenty);
        state_.turn = number(at(source_, "turn"), "turn", 0, figures_.turns);
        state_.phase =
            static_cast<Phase>(word(at(source_, "phase"), "phase", {"agents", "power", "pass", "play", "over"}));
        if (!at(source_, "leader").is_null()) state_.leader = player(source_["leader"], "leader");
        state_.turn_winners = players("turn_winners");
        state_.winners = players("winners");
        for (const PlayerIndex player : players("heard")) state_[player].heard = true;
        pile();
        for (const json& item : list(source_, "active", "active")) state_.active.push_back(agent(item, "active"));
        for (const json& item : list(source_, "table", "table")) state_.table.push_back(card(item, "table"));
        if (state_.table.size() > state_.count()) wrong("table", "more cards than players");
        state_.discard = cards(source_, "discard", "discard");
        if (problems_.empty()) each_player();
        if (problems_.empty()) sheets();
        if (!problems_.empty()) return orders::Failure{std::move(problems_)};
        return std::move(state_);
    }

private:
    void wrong(const std::string& path, const std::string& what, const std::string& advice = {}) {
        problems_.push_back(orders::invalid("state: " + path + ": " + what, advice));
    }

    static const json& at(const json& map, const char* key) {
        static const json none;
        const auto found = map.find(key);
        return found == map.end() ? none : *found;
    }

    void known_keys(const json& map, const std::string& path, const std::vector<std::string>& known) {
        for (const auto& [key, value] : map.items()) {
            if (std::find(known.begin(), known.end(), key) == known.end())
                wrong(path.empty() ? key : path + "/" + key, "there is no such part", orders::suggest(key, known));
        }
    }

    int number(const json& value, const std::string& path, int low, int high) {
        if (value.is_null()) return std::max(low, std::min(0, high));
        if (value.is_number_integer() && value >= low && value <= high) return value.get<int>();
        wrong(path, "a whole number from " + std::to_string(low) + " to " + std::to_string(high) + " is needed");
        return low;
    }

    bool flag(const json& map, const char* key, bool otherwise) {
        const json& value = at(map, key);
        if (value.is_boolean()) return value.get<bool>();
        if (!value.is_null()) wrong(std::string("settings/") + key, "true or false is needed");
        return otherwise;
    }

    std::size_t word(const json& value, const std::string& path, const std::vector<std::string>& words) {
        const std::string text = value.is_string() ? value.get<std::string>() : "";
        const auto found = std::find(words.begin(), words.end(), text);
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
        wrong(path, "unknown word '" + orders::clip(text, 40) + "'", orders::suggest(text, words));
        return 0;
    }

    /// The list, or an empty one with a complaint if it is something else.
    const json& list(const json& map, const char* key, const std::string& path) {
        static const json none = json::array();
        const json& value = at(map, key);
        if (value.is_array()) return value;
        if (!value.is_null()) wrong(path, "a list is needed");
        return none;
    }

    const json& section(const char* key) {
        static const json none = json::object();
        const json& value = at(source_, key);
        if (value.is_object()) {
            known_keys(value, key, ids_);
            return value;
        }
        if (!value.is_null()) wrong(key, "a map is needed");
        return none;
    }

    void seats() {
        for (const json& item : list(source_, "seats", "seats")) {
            Player player;
            player.id = item.is_string() ? item.get<std::string>() : "";
            if (player.id.empty() || std::find(ids_.begin(), ids_.end(), player.id) != ids_.end())
                wrong("seats", "every player once, by its id");
            player.name = player.id;
            ids_.push_back(player.id);
            state_.players.push_back(std::move(player));
        }
        if (ids_.empty() || ids_.size() > figures_.most_players) wrong("seats", "too few players, or too many");
    }

    void settings() {
        const json& map = at(source_, "settings");
        Settings& to = state_.settings = figures_.settings;
        if (map.is_null()) return;
        if (!map.is_object()) return wrong("settings", "a map is needed");
        known_keys(map, "settings",
                   {"pace", "powers", "accomplices", "first_leader", "agent_choice", "max_rounds", "silent_bot"});
        if (map.contains("pace")) to.pace = static_cast<Pace>(word(map["pace"], "settings/pace", words_of(pace_ids)));
        if (map.contains("agent_choice"))
            to.agent_choice = static_cast<AgentChoice>(
                word(map["agent_choice"], "settings/agent_choice", words_of(agent_choice_ids)));
        to.powers = flag(map, "powers", to.powers);
        to.accomplices = flag(map, "accomplices", to.accomplices);
        if (map.contains("max_rounds")) to.max_rounds = number(map["max_rounds"], "settings/max_rounds", 0, plenty);
        if (map.contains("silent_bot")) {
            const auto policy = word(map["silent_bot"], "settings/silent_bot", words_of(silent_bot_ids));
            to.silent_bot = policy > 0 ? std::optional(static_cast<Policy>(policy - 1)) : std::nullopt;
        }
        if (!map.contains("first_leader")) return;
        std::vector<std::string> leaders = ids_;
        leaders.emplace_back("random");
        to.first_leader = leaders[word(map["first_leader"], "settings/first_leader", leaders)];
    }

    PlayerIndex player(const json& value, const std::string& path) { return PlayerIndex(word(value, path, ids_)); }

    std::vector<PlayerIndex> players(const char* key) {
        std::vector<PlayerIndex> out;
        for (const json& item : list(source_, key, key)) out.push_back(player(item, key));
        return out;
    }

    AgentIndex agent(const json& value, const std::string& path) {
        const auto found = value.is_string() ? figures_.find_agent(value.get<std::string>()) : std::nullopt;
        if (!found) wrong(path, "there is no agent " + value.dump());
        return found.value_or(AgentIndex{});
    }

    Card card(const json& value, const std::string& path) {
        const auto found = value.is_string() ? figures_.deck.find(value.get<std::string>()) : std::nullopt;
        if (!found) wrong(path, "there is no card " + value.dump());
        return found.value_or(Card{});
    }

    Cards cards(const json& map, const char* key, const std::string& path) {
        Cards out;
        for (const json& item : list(map, key, path)) {
            const Card one = card(item, path);
            if (out.has(one)) wrong(path, figures_.deck.code(one) + " stands here twice");
            out.add(one);
        }
        return out;
    }

    PileCard pile_card(const json& item, const std::string& path) {
        if (item.is_string()) {
            if (const auto plan = figures_.find_plan(item.get<std::string>())) return *plan;
            if (const auto power = figures_.find_agent(item.get<std::string>())) return *power;
        }
        wrong(path, "there is no plan and no Power card " + item.dump());
        return {};
    }

    void pile() {
        for (const json& item : list(source_, "pile", "pile")) state_.pile.push_back(pile_card(item, "pile"));
        std::reverse(state_.pile.begin(), state_.pile.end());
    }

    void won(const json& map, const std::string& path, Won& to) {
        if (map.is_null()) return;
        if (!map.is_object()) return wrong(path, "a map is needed");
        known_keys(map, path, {"plans", "cards", "powers"});
        for (const json& item : list(map, "plans", path + "/plans")) {
            const PileCard one = pile_card(item, path + "/plans");
            if (!one.is_plan() || to.plans.has(one.plan())) {
                wrong(path + "/plans", "plans, each once");
            } else {
                to.plans.add(one.plan());
            }
        }
        to.cards = cards(map, "cards", path + "/cards");
        for (const json& item : list(map, "powers", path + "/powers")) to.powers.add(agent(item, path + "/powers"));
    }

    void each_player() {
        const json& names = section("names");
        const json& bots = section("bots");
        const json& agents = section("agents");
        const json& hands = section("hands");
        const json& reserves = section("reserves");
        const json& piles = section("won");
        const json& medals = section("medals");
        const json& scores = section("scores");
        for (Player& player : state_.players) {
            const char* key = player.id.c_str();
            if (at(names, key).is_string()) player.name = names[key].get<std::string>();
            if (!at(bots, key).is_null())
                player.bot = static_cast<Policy>(word(bots[key], "bots/" + player.id, words_of(policy_ids)));
            if (!at(agents, key).is_null()) player.agent = agent(agents[key], "agents/" + player.id);
            player.hand = cards(hands, key, "hands/" + player.id);
            player.reserve = cards(reserves, key, "reserves/" + player.id);
            won(at(piles, key), "won/" + player.id, player.won);
            player.medals = number(at(medals, key), "medals/" + player.id, 0, plenty);
            for (const json& score : list(scores, key, "scores/" + player.id))
                player.scores.push_back(number(score, "scores/" + player.id, -plenty, plenty));
        }
    }

    void sheets() {
        const json& standing = section("sheets");
        for (std::size_t i = 0; i < state_.count(); ++i) {
            Player& player = state_.players[i];
            const json& sheet = at(standing, player.id.c_str());
            if (sheet.is_null()) continue;
            orders::Problems found;
            player.sheet = read_sheet_json(sheet, sheet_context(state_, figures_, PlayerIndex(i)), found);
            for (const orders::Problem& problem : found) wrong("sheets/" + player.id, problem.what, problem.advice);
        }
    }

    const json& source_;
    const Figures& figures_;
    State state_;
    std::vector<std::string> ids_;
    orders::Problems problems_;
};

}  // namespace

orders::Result<State> read_state(const json& source, const Figures& figures) {
    return StateReader(source, figures).read();
}

orders::Problems impossible_in(const State& state, const Figures& figures) {
    orders::Problems problems;
    const auto wrong = [&](const std::string& path, const std::string& what) {
        problems.push_back(orders::invalid("state: " + path + ": " + what));
    };
    Cards seen;
    const auto see = [&](Cards cards, const std::string& path) {
        for (const Card card : cards& seen) wrong(path, figures.deck.code(card) + " stands elsewhere too");
        seen.add(cards);
    };
    Few<PlanIndex> plans;
    const auto see_plan = [&](PlanIndex plan, const std::string& path) {
        if (plans.has(plan)) wrong(path, figures.plan(plan).id + " stands elsewhere too");
        plans.add(plan);
    };
    for (const Card card : state.table) see(card, "table");
    see(state.discard, "discard");
    for (const Player& player : state.players) {
        see(player.hand, "hands/" + player.id);
        see(player.reserve, "reserves/" + player.id);
        see(player.won.cards, "won/" + player.id + "/cards");
        for (const PlanIndex plan : player.won.plans.all()) see_plan(plan, "won/" + player.id + "/plans");
    }
    for (const PileCard card : state.pile) {
        if (card.is_plan()) see_plan(card.plan(), "pile");
    }
    if (state.phase == Phase::agents || state.phase == Phase::over) return problems;
    if (state.turn < 1) wrong("turn", "turns count from 1");
    const bool any_plan = !plans.empty() && std::any_of(state.pile.begin(), state.pile.end(),
                                                        [](PileCard card) { return card.is_plan(); });
    if (!any_plan) wrong("pile", "there is no plan in it");
    const bool plan_on_top = !state.pile.empty() && state.pile.back().is_plan();
    const bool half = state.settings.pace == Pace::half;
    if (any_plan && state.phase != Phase::power && !half && !plan_on_top)
        wrong("pile", "in this phase a plan is on top");
    if (state.phase == Phase::power && plan_on_top) wrong("pile", "in phase power Henry's card is on top");
    return problems;
}

}  // namespace resolution::agent_jean
