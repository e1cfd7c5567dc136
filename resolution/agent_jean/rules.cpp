#include "resolution/agent_jean/rules.h"

#include <algorithm>
#include <map>

#include "orders/document_reader.h"
#include "orders/text.h"
#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/facts.h"
#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rulings.h"

namespace resolution::agent_jean {

namespace {

constexpr std::array listed_steps{
    Step{1, "sheets", "Sheets are taken"},
    Step{2, "agents", "Agents are chosen"},
    Step{3, "deal", "Action cards are dealt"},
    Step{4, "refill", "Hands are filled from the reserve"},
    Step{5, "powers", "Powers show and act"},
    Step{6, "plan", "The contested plan shows"},
    Step{7, "pass", "Cards are passed"},
    Step{8, "play", "Cards are played"},
    Step{9, "collect", "The winner takes the trick"},
    Step{10, "scoring", "The round is scored"},
};

/// What the players file says of one seat beyond its contact.
class SeatReader {
public:
    SeatReader(const orders::Document& players, const Figures& figures) : reader_(players), figures_(figures) {}

    Player read(const Seat& seat) {
        Player player;
        player.id = seat.id;
        player.name = seat.name;
        if (!seat.character.is_map()) return player;
        for (const orders::Member& member : seat.character.members) {
            if (member.key == "bot") {
                const auto policy = reader_.choice(member.value, "bot", {policy_ids.begin(), policy_ids.end()});
                if (policy) player.bot = static_cast<Policy>(*policy);
            } else if (member.key == "agent") {
                player.agent = agent(member.value);
            } else {
                reader_.invalid(
                    member.mark, "Agent Jean knows nothing called '" + orders::clip(member.key, 40) + "'",
                    orders::suggest(member.key, std::vector<std::string>{"name", "mail", "language", "bot", "agent"}));
            }
        }
        return player;
    }

    orders::Problems take_problems() { return reader_.take_problems(); }

private:
    std::optional<AgentIndex> agent(const orders::Node& node) {
        const auto found = reader_.choice(node, "agent", ids_of(figures_.agents));
        if (!found) return std::nullopt;
        if (!taken_.emplace(*found, true).second) reader_.invalid(node.mark, "two players cannot be the same agent");
        return AgentIndex(*found);
    }

    orders::DocumentReader reader_;
    const Figures& figures_;
    std::map<std::size_t, bool> taken_;
};

}  // namespace

std::span<const Step> Rules::steps() const { return listed_steps; }

orders::Result<State> Rules::fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                   Record& record) const {
    State state;
    state.settings = figures_.settings;
    SeatReader reader(players, figures_);
    for (const Seat& seat : roster.seats()) {
        Player player = reader.read(seat);
        if (state.settings.agent_choice != AgentChoice::assigned) player.agent.reset();
        state.players.push_back(std::move(player));
    }
    orders::Problems problems = reader.take_problems();
    const std::string& first = state.settings.first_leader;
    if (first != "random" && !roster.find(first))
        problems.push_back(
            orders::invalid("no player is called '" + orders::clip(first, 40) + "', whom the campaign lets lead",
                            orders::suggest(first, roster.ids())));
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    record.journal.enter("setup");
    List seats;
    for (const Player& player : state.players) seats.emplace_back(player.id);
    record.journal.tell(Audience::everyone(), "setup", Welcome{std::move(seats)});
    // Where people play, the match goes on to the first thing that one of them is asked.
    const bool people =
        std::any_of(state.players.begin(), state.players.end(), [](const Player& player) { return !player.bot; });
    if (people) Match(figures_, state, dice, &record).run_unasked();
    return state;
}

bool Rules::owes(const Known<State>& known) const { return asked(*known, figures_).has(known.player()); }

std::optional<orders::Shape> Rules::unasked(const Known<State>& known) const {
    if (over(*known) || known.self().bot) return std::nullopt;
    return shape(known);
}

orders::Shape Rules::shape(const Known<State>& known) const {
    return orders::described::shape_of<Orders>(sheet_context(*known, figures_, known.player()),
                                               "Agent Jean, round " + std::to_string(std::max(known->round, 1)) +
                                                   ", turn " + std::to_string(std::max(known->turn, 1)));
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::agent_jean::read_sheet(sheet, sheet_context(state, figures_, author), problems);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::agent_jean::write_sheet(orders, sheet_context(state, figures_, author));
}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    State state = before;
    if (over(state)) return state;
    Match match(figures_, state, dice, &record);
    match.take(sheets);
    match.run();
    return state;
}

orders::Result<State> Rules::settle(const State& before, const State& after, Record&) const {
    return agent_jean::settle(figures_, before, after);
}

std::optional<orders::Result<State>> Rules::rule(const State& state, const Ruling& ruling, Record& record) const {
    return agent_jean::rule(state, ruling, record);
}

std::vector<Score> Rules::scores(const State& state) const {
    const std::vector<int> places = match_places(state);
    std::vector<Score> out;
    for (std::size_t i = 0; i < state.count(); ++i) out.push_back({PlayerIndex(i), state.players[i].medals, places[i]});
    return out;
}

DrawTable Rules::draws(const State& state) const {
    const std::vector<std::string> players = state.seats();
    const std::vector<std::string> agents = ids_of(figures_.agents);
    std::vector<std::string> pile = ids_of(figures_.plans);
    pile.insert(pile.end(), agents.begin(), agents.end());
    std::vector<std::string> decisions = figures_.deck.codes();
    decisions.insert(decisions.end(), players.begin(), players.end());

    DrawTable table;
    table.domain("player", players);
    table.domain("phase", {"power", "pass", "play"});
    const bool drafted = state.settings.agent_choice == AgentChoice::preferences;
    table.add({"setup/agents", 0, drafted ? players : agents});
    table.add({"setup/pile", 0, pile});
    table.add({"setup/leader", 0, players});
    table.add({"bot/<player>/agents/0", 0, agents});
    for (const std::string turn : {"", "<n>/"}) {  // a round may end, and the next begin, in one resolution
        table.add({turn + "deal", 0, figures_.deck.codes()});
        table.add({turn + "pile", 0, pile});
        table.add({turn + "bot/<player>/<phase>/<n>", 0, decisions});
    }
    return table;
}

}  // namespace resolution::agent_jean
