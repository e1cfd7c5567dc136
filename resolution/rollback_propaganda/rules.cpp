#include "resolution/rollback_propaganda/rules.h"

#include "orders/document_reader.h"
#include "orders/text.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

namespace {

constexpr std::array listed_steps{
    Step{1, "sheets", "Sheets are taken"},
    Step{2, "scheme", "Cards are schemed"},
    Step{3, "reveal", "The Future is revealed"},
    Step{4, "spells", "Schemed cards are flipped or buried"},
    Step{5, "resolution", "The Present takes place"},
    Step{6, "draw", "Hands are filled"},
    Step{7, "end", "The turn ends"},
    Step{8, "turn", "A turn begins"},
};

/// What the players file says of one seat beyond its contact, and whether its name can be told from words (RP-64).
class SeatReader {
public:
    explicit SeatReader(const orders::Document& players) : reader_(players) {}

    void read(const Seat& seat, Player& player) {
        for (const std::string& name : {seat.id, seat.name}) {
            if (orders::rollback_propaganda::is_word_for_a_mage(name))
                reader_.invalid({}, "no player may be called '" + orders::clip(name, 40) +
                                        "': in sheets that is a word for a mage or for the pile");
        }
        if (!seat.character.is_map()) return;
        for (const orders::Member& member : seat.character.members) {
            if (member.key != "policy") {
                reader_.invalid(
                    member.mark, "Rollback Propaganda knows nothing called '" + orders::clip(member.key, 40) + "'",
                    orders::suggest(member.key, std::vector<std::string>{"name", "mail", "language", "policy"}));
                continue;
            }
            const auto policy = reader_.choice(member.value, "policy", {policy_ids.begin(), policy_ids.end()});
            if (policy) player.policy = static_cast<Policy>(*policy);
        }
    }
    orders::Problems take_problems() { return reader_.take_problems(); }

private:
    orders::DocumentReader reader_;
};

}  // namespace

std::span<const Step> Rules::steps() const { return listed_steps; }

State Rules::plain(const Roster& roster, int turn) const {
    State state;
    state.settings = {figures_.options, figures_.limits, figures_.popularity, figures_.election};
    state.turn = turn;
    for (const Seat& seat : roster.seats()) {
        Player& player = state.players.emplace_back();
        player.id = seat.id;
        player.name = seat.name.empty() ? seat.id : seat.name;
    }
    return state;
}

orders::Result<State> Rules::fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                   Record& record) const {
    State state = plain(roster, 0);
    SeatReader reader(players);
    for (const PlayerIndex player : roster.all()) reader.read(roster.seats()[player.value()], state[player]);
    orders::Problems problems = reader.take_problems();
    const std::string& first = state.settings.options.first_mage;
    if (first != "random" && !roster.find(first))
        problems.push_back(
            orders::invalid("no player is called '" + orders::clip(first, 40) + "', whom the campaign lets begin",
                            orders::suggest(first, roster.ids())));
    if (!problems.empty()) return orders::Failure{std::move(problems)};
    Match(figures_, state, dice, &record).set_up();
    return state;
}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    State state = before;
    if (state.over()) return state;
    Match match(figures_, state, dice, &record);
    match.take(sheets);
    match.run();
    return state;
}

/// Cards and counters are figures like any other; the seats and the turn are not.
orders::Result<State> Rules::settle(const State& before, const State& after, Record&) const {
    if (before.turn != after.turn || before.phase != after.phase || !same_seats(before, after))
        return orders::invalid("neither the turn, nor its phase, nor the seats are figures to rule on");
    if (before.settings != after.settings) return orders::invalid("the settings are chosen before the game and stay");
    for (const Player& player : after.players) {
        if (!player.contract) return orders::invalid("each mage holds a Contract");
    }
    return after;
}

std::vector<Score> Rules::scores(const State& state) const {
    std::vector<Score> out;
    for (const PlayerIndex mage : players_of(state)) out.push_back({mage, state[mage].score, place_of(state, mage)});
    return out;
}

/// Whatever bots draw is a die; a turn may end, and the next begin, in one resolution.
DrawTable Rules::draws(const State& state) const {
    const std::vector<std::string> players = ids_of(state.players);
    DrawTable table;
    table.domain("player", players);
    table.domain("phase", {phase_ids.begin(), phase_ids.end() - 1});
    for (const std::string turn : {"", "<n>/", "0/"}) {
        if (turn != "<n>/") {
            table.add({turn + "setup/first", 0, players});
            table.add({turn + "setup/contracts", 0, ids_of(figures_.factions)});
            table.add({turn + "setup/future", 0, ids_of(figures_.events)});
            table.add({turn + "setup/grimoire/<player>", 0, ids_of(figures_.cards)});
        }
        table.add({turn + "end/tie", 0, players});
        table.add({turn + "bot/<player>/<phase>/<n>", static_cast<int>(most_events * most_events), {}});
    }
    return table;
}

bool Rules::owes(const Known<State>& known) const { return owed_by(figures_, *known, known.player()).any(); }

orders::Shape Rules::shape(const Known<State>& known) const {
    return orders::described::shape_of<Orders>(
        sheet_context(figures_, *known, known.player()),
        std::string(title) + ", turn " + std::to_string(known->turn) + ", " + std::string(id_of(known->phase)));
}

std::optional<orders::Shape> Rules::unasked(const Known<State>& known) const {
    if (over(*known) || known.self().policy != Policy::mail) return std::nullopt;
    return shape(known);
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::rollback_propaganda::read_sheet(sheet, sheet_context(figures_, state, author), problems);
}

Rules::Orders Rules::joined(const Orders& earlier, const Orders& later) const { return later.after(earlier); }

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::rollback_propaganda::write_sheet(orders, sheet_context(figures_, state, author));
}

}  // namespace resolution::rollback_propaganda
