#include "resolution/agent_jean/figures.h"

#include <algorithm>
#include <set>

#include "orders/document_reader.h"
#include "orders/text.h"

namespace resolution::agent_jean {

using orders::DocumentReader;
using orders::Member;
using orders::Node;
using orders::agent_jean::Suit;

namespace {

constexpr std::array<std::string_view, 5> effect_ids{"choose_leader", "bottom_plan_if_win", "play_last",
                                                     "discard_colour_if_win", "peek_below_plan"};

class FiguresReader {
public:
    explicit FiguresReader(const orders::Document& campaign) : reader_(campaign), root_(campaign.root) {}

    orders::Result<Figures> read() {
        if (reader_.map(root_, "a campaign") != nullptr) {
            reader_.known_keys(root_, {"game", "version", "language", "calendar", "players", "round", "match",
                                       "colours", "trump_order", "trump_above_all_in_strength_order", "plans",
                                       "accomplices", "agents", "scoring", "settings", "order_sheet", "bots"});
            counts();
            cards();
            accomplices();
            plans();
            agents();
            scoring();
            settings();
            smart_bot();
            together();
        }
        if (!reader_.clean()) return orders::Failure{reader_.take_problems()};
        return std::move(out_);
    }

private:
    /// Members of a section of the campaign, each of which must be there.
    const Node& section(std::string_view key) {
        static const Node none;
        const Node* node = reader_.required(root_, key, "the campaign");
        return node == nullptr || reader_.map(*node, key) == nullptr ? none : *node;
    }
    const Node& list(std::string_view key) {
        static const Node none;
        const Node* node = reader_.required(root_, key, "the campaign");
        return node == nullptr || reader_.list(*node, key) == nullptr ? none : *node;
    }
    int number(const Node& map, std::string_view key, std::int64_t low, std::int64_t high) {
        if (!map.is_map()) return 0;
        const Node* node = reader_.required(map, key, "the campaign");
        return node == nullptr ? 0 : static_cast<int>(reader_.whole(*node, key, low, high).value_or(low));
    }
    std::string id_of_item(const Node& map) {
        if (reader_.map(map, "an item") == nullptr) return {};
        const Node* node = reader_.required(map, "id", "this item");
        const std::string id = node == nullptr ? "" : reader_.text(*node, "id").value_or("");
        if (node != nullptr && !ids_.insert(id).second) reader_.invalid(node->mark, "'" + id + "' stands here twice");
        return id;
    }
    Colour colour(const Node& node) {
        return static_cast<Colour>(
            reader_.choice(node, "colour", words_of(orders::agent_jean::colour_ids)).value_or(0));
    }
    std::vector<Colour> colours(const Node& node) {
        std::vector<Colour> out;
        if (reader_.list(node, "a list of colours") == nullptr) return out;
        for (const Node& item : node.items) out.push_back(colour(item));
        return out;
    }

    void counts() {
        const Node& players = section("players");
        out_.least_players = static_cast<std::size_t>(number(players, "min", 1, most_players));
        out_.most_players = static_cast<std::size_t>(number(players, "max", 1, most_players));
        if (reader_.clean() && out_.most_players < out_.least_players)
            reader_.invalid(players.mark, "max must not be below min");
        const Node& round = section("round");
        out_.turns = number(round, "turns", 2, 64);
        out_.turns_a_half = number(round, "turns_per_half", 1, 64);
        out_.cards_dealt = static_cast<std::size_t>(number(round, "cards_dealt", 1, Cards::most));
        out_.hand = static_cast<std::size_t>(number(round, "hand_first_half", 1, Cards::most));
        if (reader_.clean() &&
            (out_.turns != 2 * out_.turns_a_half || out_.cards_dealt != static_cast<std::size_t>(out_.turns) ||
             out_.hand != static_cast<std::size_t>(out_.turns_a_half)))
            reader_.invalid(round.mark,
                            "a round has two halves, and a card a turn is dealt, half of them into the hand");
        out_.medals_to_win = number(section("match"), "medals_to_win", 1, 100);
        out_.rules_a_list = number(section("order_sheet"), "max_rules_per_list", 1, 1000);
    }

    void cards() {
        std::vector<Suit> suits;
        std::set<std::string> codes;
        std::size_t count = 0;
        for (const Node& item : list("colours").items) {
            Suit suit;
            id_of_item(item);  // complains where there is none
            if (const Node* node = item.find("id")) suit.colour = colour(*node);
            if (const Node* node = reader_.required(item, "code", "this colour"))
                suit.code = reader_.text(*node, "code").value_or("");
            const Node* values = reader_.required(item, "values", "this colour");
            if (values != nullptr && reader_.list(*values, "values") != nullptr) {
                for (const Node& value : values->items)  // AJ-2
                    suit.values.push_back(static_cast<int>(reader_.whole(value, "a card's value", 1, 99).value_or(0)));
                for (const int value : suit.values) {
                    if (!codes.insert(suit.code + std::to_string(value)).second)
                        reader_.invalid(values->mark,
                                        "the card " + suit.code + std::to_string(value) + " stands here twice");
                }
                check_count(item, suit.values.size());
            }
            suit.strength_rank = number(item, "strength_rank", 0, 100);
            count += suit.values.size();
            suits.push_back(std::move(suit));
        }
        if (!reader_.clean()) return;
        if (suits.size() != orders::agent_jean::all_colours.size() || count > Cards::most)
            return reader_.invalid(root_.find("colours")->mark, "there are four colours, and at most 64 cards");
        if (const Node* node = reader_.required(root_, "trump_order", "the campaign"))
            out_.plain_turn.trumps = colours(*node);
        bool above = true;
        if (const Node* node = root_.find("trump_above_all_in_strength_order"))
            above = reader_.boolean(*node, "trump_above_all_in_strength_order").value_or(true);
        Colours trumps;
        for (const Colour trump : out_.plain_turn.trumps) {
            if (above) trumps.add(trump);
        }
        out_.deck = Deck(suits, trumps);
    }

    void check_count(const Node& item, std::size_t values) {
        const Node* node = item.find("count");
        if (node == nullptr) return;
        const auto count = reader_.whole(*node, "count");
        if (count && *count != static_cast<std::int64_t>(values))
            reader_.invalid(node->mark, "count is not the number of values");
    }

    bool word(const Node& map, std::string_view key, const std::vector<std::string>& words) {
        const Node* node = map.find(key);
        return node != nullptr && reader_.choice(*node, key, words).value_or(0) == 1;
    }

    void accomplices() {
        for (const Node& item : list("accomplices").items) {
            Accomplice one{id_of_item(item), out_.plain_turn};  // AJ-4
            reader_.known_keys(
                item, {"id", "origin", "trump_order", "compare", "direction", "action_cards_to", "before_play"});
            if (const Node* node = item.find("trump_order")) one.rules.trumps = colours(*node);
            one.rules.lowest_wins = word(item, "compare", {"highest", "lowest"});
            one.rules.burn = word(item, "action_cards_to", {"winner", "discard"});
            one.rules.pass_left = word(item, "before_play", {"none", "pass_one_left"});
            if (const Node* node = item.find("direction"))
                one.rules.direction = reader_.whole(*node, "direction", -1, 1).value_or(1) < 0 ? -1 : 1;
            out_.accomplice_ids.push_back(one.id);
            out_.accomplices.push_back(std::move(one));
        }
    }

    void plans() {
        const Node& plans = list("plans");
        for (const Node& item : plans.items) {
            Plan plan;
            plan.id = id_of_item(item);
            plan.value = number(item, "value", 0, 1000);  // AJ-3
            const Node* node = item.find("accomplice");
            if (node != nullptr && node->text != "none") {
                if (const auto found = reader_.choice(*node, "accomplice", out_.accomplice_ids))
                    plan.accomplice = AccompliceIndex(*found);
            }
            out_.plans.push_back(std::move(plan));
        }
        if (out_.plans.size() > most_plans || static_cast<int>(out_.plans.size()) < out_.turns + 1)
            reader_.invalid(plans.mark, "there must be at least " + std::to_string(out_.turns + 1) +
                                            " plans, and at most " + std::to_string(most_plans));
    }

    void agents() {
        const Node& agents = list("agents");
        for (const Node& item : agents.items) {
            Agent agent;
            agent.id = id_of_item(item);
            agent.name = agent.id;  // AJ-5
            if (const Node* node = item.find("name")) agent.name = reader_.text(*node, "name").value_or(agent.id);
            if (const Node* node = reader_.required(item, "effect", "this agent"))
                agent.effect = static_cast<Effect>(reader_.choice(*node, "effect", words_of(effect_ids)).value_or(0));
            if (item.find("amount") != nullptr) agent.amount = number(item, "amount", 0, 100);
            if (const Node* node = item.find("colour")) agent.colour = colour(*node);
            out_.agent_names.push_back({agent.id, agent.name});
            out_.agents.push_back(std::move(agent));
        }
        if (out_.agents.size() > most_agents || out_.agents.size() < out_.most_players)
            reader_.invalid(agents.mark,
                            "there must be an agent for each player, and at most " + std::to_string(most_agents));
    }

    void scoring() {
        const Node& scoring = section("scoring");
        if (!scoring.is_map()) return;
        if (const Node* node = reader_.required(scoring, "fewest_colour", "scoring"))
            out_.fewest_colour = colour(*node);
        if (const Node* node = reader_.required(scoring, "most_colour", "scoring")) out_.most_colour = colour(*node);
        const Node* by_players = reader_.required(scoring, "by_players", "scoring");
        if (by_players == nullptr || reader_.map(*by_players, "by_players") == nullptr) return;
        for (std::size_t n = 1; n <= most_players; ++n) {
            const std::string key = std::to_string(std::max(n, out_.least_players));  // a test may have fewer
            if (n > out_.most_players) break;
            const Node* node = reader_.required(*by_players, key, "by_players");
            if (node == nullptr || reader_.map(*node, key) == nullptr) return;
            out_.scoring[n] = {number(*node, "bonus", 0, 1000), number(*node, "malus", 0, 1000)};
        }
    }

    void settings() {
        const Node& map = section("settings");
        if (!map.is_map()) return;
        reader_.known_keys(
            map, {"powers", "accomplices", "pace", "first_leader", "agent_choice", "max_rounds", "silent_bot"});
        Settings& to = out_.settings;
        if (const Node* node = map.find("powers")) to.powers = reader_.boolean(*node, "powers").value_or(true);
        if (const Node* node = map.find("accomplices"))
            to.accomplices = reader_.boolean(*node, "accomplices").value_or(true);
        if (const Node* node = map.find("pace"))
            to.pace = static_cast<Pace>(reader_.choice(*node, "pace", words_of(pace_ids)).value_or(0));
        if (const Node* node = map.find("first_leader"))
            to.first_leader = reader_.text(*node, "first_leader").value_or("random");
        if (const Node* node = map.find("agent_choice"))
            to.agent_choice =
                static_cast<AgentChoice>(reader_.choice(*node, "agent_choice", words_of(agent_choice_ids)).value_or(0));
        if (const Node* node = map.find("silent_bot")) {
            const auto word = reader_.choice(*node, "silent_bot", words_of(silent_bot_ids)).value_or(0);
            if (word > 0) to.silent_bot = static_cast<Policy>(word - 1);
        }
        if (map.find("max_rounds") != nullptr) to.max_rounds = number(map, "max_rounds", 0, 1000);
    }

    void smart_bot() {
        const Node& bots = section("bots");
        const Node* map = bots.is_map() ? reader_.required(bots, "smart", "bots") : nullptr;
        if (map == nullptr || reader_.map(*map, "smart") == nullptr) return;
        SmartFigures& to = out_.smart;
        std::vector<std::string> ids;
        for (const Agent& agent : out_.agents) ids.push_back(agent.id);
        if (const Node* node = reader_.required(*map, "agent_preference", "smart")) {
            if (reader_.list(*node, "agent_preference") != nullptr) {
                for (const Node& item : node->items) {
                    if (const auto agent = reader_.choice(item, "agent", ids)) to.agent_preference.emplace_back(*agent);
                }
            }
        }
        constexpr int plenty = 1'000'000;
        to.yellow_cost_per_malus_point = number(*map, "yellow_cost_per_malus_point", 0, plenty);
        to.green_cost_per_bonus_point = number(*map, "green_cost_per_bonus_point", 0, plenty);
        to.dump_percent = number(*map, "dump_percent", 0, 1000);
        to.card_cost_purple_base = number(*map, "card_cost_purple_base", 0, plenty);
        to.card_cost_purple_per_value = number(*map, "card_cost_purple_per_value", 0, plenty);
        to.card_cost_other_per_value = number(*map, "card_cost_other_per_value", 0, plenty);
        to.cards_considered_per_opponent = number(*map, "cards_considered_per_opponent", 0, 100);
        to.henry_leads_with_purple_at_least = number(*map, "henry_leads_with_purple_at_least", 0, 100);
    }

    void together() {
        if (reader_.clean() && out_.deck.size() < out_.cards_dealt * out_.most_players)
            reader_.invalid(root_.find("colours")->mark, "there are too few Action cards for that many players");
    }

    DocumentReader reader_;
    const Node& root_;
    std::set<std::string> ids_;  ///< of cards, plans, accomplices and agents: a word names one thing
    Figures out_;
};

}  // namespace

std::optional<PlanIndex> Figures::find_plan(std::string_view id) const {
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (plans[i].id == id) return PlanIndex(i);
    }
    return std::nullopt;
}

std::optional<AgentIndex> Figures::find_agent(std::string_view id) const {
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (agents[i].id == id) return AgentIndex(i);
    }
    return std::nullopt;
}

orders::Result<Figures> read_figures(const orders::Document& campaign) { return FiguresReader(campaign).read(); }

}  // namespace resolution::agent_jean
