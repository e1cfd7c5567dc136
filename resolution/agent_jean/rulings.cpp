#include "resolution/agent_jean/rulings.h"

#include <algorithm>

#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/trick.h"
#include "resolution/plain_rules.h"
#include "resolution/ruling.h"

namespace resolution::agent_jean {

namespace {

Player* find_player(State& state, const std::string& id) {
    const auto found =
        std::find_if(state.players.begin(), state.players.end(), [&](const Player& player) { return player.id == id; });
    return found == state.players.end() ? nullptr : &*found;
}

/// Sheets call the newcomer by its own name.
orders::Result<State> rename(State state, const Ruling& ruling, Record& record) {
    const auto who = ruling.args.at("player").get<std::string>();
    Player* player = find_player(state, who);
    if (player == nullptr) return orders::invalid("no player is called '" + who + "'");
    record.journal.tell(ruling.audience, by_ruling, seat_taken_over(ruling));
    player->name = ruling.args.at("after").at("name").get<std::string>();
    return state;
}

/// A table of cards cannot do without one of its hands: a bot plays it from now on.
orders::Result<State> leave(State state, const Ruling& ruling, Record& record) {
    const auto who = ruling.args.at("player").get<std::string>();
    Player* player = find_player(state, who);
    if (player == nullptr) return orders::invalid("no player is called '" + who + "'");
    if (player->bot) return orders::invalid("a bot plays for '" + who + "' already");
    record.journal.tell(ruling.audience, by_ruling, RulingMade{.ruling = ruling, .player = who});
    player->bot = state.settings.silent_bot.value_or(Policy::smart);
    player->sheet.reset();
    record.journal.tell(Audience::everyone(), by_ruling, SeatTaken{who, "ruling"});
    return state;
}

/// Can the match go on from here?
class Settling {
public:
    Settling(const Figures& figures, const State& before, const State& after)
        : figures_(figures), before_(before), after_(after) {}

    orders::Problems check() {
        if (!same_table()) {
            refuse("neither round, turn and phase nor the list of players is a figure to rule on");
            return std::move(problems_);
        }
        problems_ = impossible_in(after_, figures_);
        if (problems_.empty()) check_agents();
        if (problems_.empty()) check_pile();
        if (problems_.empty()) check_record();
        if (problems_.empty() && in_a_turn()) check_turn();
        return std::move(problems_);
    }

private:
    void refuse(std::string what, std::string advice = {}) {
        problems_.push_back(orders::invalid(std::move(what), std::move(advice)));
    }

    bool same_table() const {
        return before_.round == after_.round && before_.turn == after_.turn && before_.phase == after_.phase &&
               same_seats(before_, after_);
    }

    bool drafting() const { return after_.phase == Phase::agents; }
    bool in_a_turn() const { return !drafting() && after_.phase != Phase::over; }

    void check_agents() {
        Few<AgentIndex> taken;
        for (const Player& player : after_.players) {
            if (!player.agent) {
                if (!drafting()) refuse("'" + player.id + "' must be one of the agents");
                continue;
            }
            if (taken.has(*player.agent)) refuse("two players cannot be the same agent");
            taken.add(*player.agent);
            if (drafting() && after_.settings.agent_choice != AgentChoice::assigned)
                refuse("agents are still to be chosen",
                       "gm rule set settings.agent_choice assigned comes first; whoever is given none gets one");
        }
        if (!drafting() && before_.settings.powers != after_.settings.powers)
            refuse("the pile was made with or without Power cards, and stays so");
    }

    /// Every plan is in the pile or won, and so is the Power card of every agent in play: else the pile could run out.
    void check_pile() {
        if (drafting()) return;
        Few<PlanIndex> plans;
        std::vector<int> powers(figures_.agents.size());
        for (const PileCard card : after_.pile) {
            if (card.is_plan()) {
                plans.add(card.plan());
            } else {
                ++powers[card.power().value()];
            }
        }
        for (const Player& player : after_.players) {
            for (const PlanIndex plan : player.won.plans.list()) plans.add(plan);
            for (const AgentIndex agent : player.won.powers.list()) ++powers[agent.value()];
        }
        const std::string whole_map = "what moves from one player to another is one ruling on all of 'won', as JSON";
        for (std::size_t i = 0; i < figures_.plans.size(); ++i) {
            if (!plans.has(PlanIndex(i))) refuse(figures_.plans[i].id + " would be lost", whole_map);
        }
        for (std::size_t i = 0; i < powers.size(); ++i) {
            const bool in_play = after_.settings.powers && after_.player_of(AgentIndex(i)).has_value();
            if (powers[i] != (in_play ? 1 : 0))
                refuse("the Power card of " + figures_.agents[i].id + " would stand in " + std::to_string(powers[i]) +
                           " places, where " + (in_play ? "1 is" : "none is") + " right",
                       whole_map);
        }
    }

    void check_record() {
        const bool over = after_.phase == Phase::over;
        const int rounds = over ? after_.round : std::max(after_.round - 1, 0);
        const int turns = over ? after_.turn : std::max(after_.turn - 1, 0);
        for (const Player& player : after_.players) {
            if (static_cast<int>(player.scores.size()) != rounds)
                refuse("'" + player.id + "' has one score for each of " + std::to_string(rounds) + " finished rounds");
        }
        if (static_cast<int>(after_.turn_winners.size()) != turns)
            refuse("each of " + std::to_string(turns) + " finished turns has one winner");
        if (after_.winners.empty() == over) refuse("winners are named when the match ends, and not before");
    }

    void check_turn() {
        Few<AgentIndex> seen;
        for (const AgentIndex agent : after_.active) {
            const auto player = after_.player_of(agent);
            if (seen.has(agent) || !player || !after_[*player].won.powers.has(agent))
                refuse(figures_.agent(agent).id + " cannot be active: its card is not on its player's own pile once");
            seen.add(agent);
        }
        if (!problems_.empty()) return;
        const PlayOrder order(after_, figures_);
        const PlayOrder was(before_, figures_);
        if (after_.table.size() != before_.table.size())
            refuse("as many cards lie on the table as were played");
        else if (!after_.table.empty() && !std::equal(order.begin(), order.end(), was.begin(), was.end()))
            refuse("cards lie on the table: the order of play cannot change any more");
        for (std::size_t place = 0; problems_.empty() && place < order.size(); ++place)
            check_hand(after_[order[place]], place < after_.table.size());
    }

    /// One card for each turn of the half that is still to be played, and the reserve for the other half.
    void check_hand(const Player& player, bool has_played) {
        const int gone = after_.turn - 1 + (has_played ? 1 : 0);
        const bool first_half = after_.turn <= figures_.turns_a_half;
        const int hand = static_cast<int>(first_half ? figures_.hand : figures_.cards_dealt) - gone;
        const int reserve = first_half ? static_cast<int>(figures_.cards_dealt - figures_.hand) : 0;
        if (player.hand.size() != hand)
            refuse("'" + player.id + "' must hold " + std::to_string(hand) + " cards now",
                   "cards that change hands are one ruling on all of 'hands', as JSON");
        if (player.reserve.size() != reserve)
            refuse("'" + player.id + "' must have " + std::to_string(reserve) + " cards face down now");
    }

    const Figures& figures_;
    const State& before_;
    const State& after_;
    orders::Problems problems_;
};

}  // namespace

std::optional<orders::Result<State>> rule(const State& state, const Ruling& ruling, Record& record) {
    if (ruling.kind == "replace-player") return rename(state, ruling, record);
    if (ruling.kind == "eliminate") return leave(state, ruling, record);
    return std::nullopt;
}

orders::Result<State> settle(const Figures& figures, const State& before, const State& after) {
    orders::Problems problems = Settling(figures, before, after).check();
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    return after;
}

}  // namespace resolution::agent_jean
