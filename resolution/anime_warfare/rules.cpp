#include "resolution/anime_warfare/rules.h"

#include <algorithm>

#include "resolution/anime_warfare/match.h"
#include "resolution/anime_warfare/shown.h"

namespace resolution::anime_warfare {

namespace {

constexpr std::array listed_steps{
    Step{1, "setup", "Licences are handed out and the board is laid out"},
    Step{2, "first_player", "The first player and the order of play"},
    Step{3, "marketing", "Studios, conventions and special events"},
    Step{4, "actions", "Rounds of actions"},
    Step{5, "end_of_actions", "What lasted for the phase ends"},
    Step{6, "staff", "Staff is hired for the next turn"},
    Step{7, "end", "Campaigns are revealed and the game is decided"},
};

template <class List>
std::vector<std::string> listed_words(const List& ids) {
    return {ids.begin(), ids.end()};
}

}  // namespace

std::span<const Step> Rules::steps() const { return listed_steps; }

/// Facts tell whose they are by licence.
OrderFields Rules::order_fields() const {
    static constexpr std::array<std::string_view, 1> author{"faction"};
    return {author, {}};
}

State Rules::plain(const Roster& roster, int) const {
    State state;
    state.settings = figures_.options;
    for (const Seat& seat : roster.seats()) {
        Player& player = state.players.emplace_back();
        player.id = seat.id;
        player.name = seat.name.empty() ? seat.id : seat.name;
    }
    return state;
}

described::Names Rules::lists() const { return figures_.names().set<Once>("use", listed_words(once_ids)); }

void Rules::set_up(State&, Dice&, Record&) const {}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    State state = before;
    Match(figures_, state, dice, &record).resolve(sheets);
    return state;
}

orders::Result<State> Rules::settle(const State& before, const State& after, Record&) const {
    if (before.turn != after.turn || before.phase != after.phase || before.leg != after.leg ||
        !same_seats(before, after))
        return orders::invalid("neither the turn, nor its phase and leg, nor the seats are figures to rule on");
    if (before.settings != after.settings)
        return orders::invalid("the options of a game are chosen before it begins and stay");
    for (const PlayerIndex player : players_of(after)) {
        if (before[player].licence != after[player].licence)
            return orders::invalid("licences are chosen before the game and stay");
        if (after[player].campaigns.face_down) return orders::invalid("a campaign must have a worth");
    }
    return after;
}

/// Fans decide among those who have six mangas (section 9); before the end, fans alone.
std::vector<Score> Rules::scores(const State& state) const {
    std::vector<Score> out;
    const auto beats = [&](const Player& one, const Player& other) {
        if (one.has_six() != other.has_six()) return one.has_six();
        return one.fans > other.fans;
    };
    for (const PlayerIndex player : players_of(state)) {
        const auto better = std::count_if(state.players.begin(), state.players.end(),
                                          [&](const Player& other) { return beats(other, state[player]); });
        // AW-67: where nobody has six mangas, nobody wins.
        const bool nobody = over(state) && state.winners.empty();
        out.push_back({player, state[player].fans, static_cast<int>(better) + (nobody ? 2 : 1)});
    }
    return out;
}

/// The turn stands in front of each label, so none repeats it (AW-31).
DrawTable Rules::draws(const State& state) const {
    std::vector<std::string> zones;
    for (const ZoneIndex zone : all_zones()) zones.push_back(std::to_string(zone.value()));
    std::vector<std::string> worths;
    for (std::size_t i = 0; i < most_worth; ++i) {
        if (figures_.campaigns[i] > 0) worths.push_back(std::to_string(i + 1));
    }
    const std::vector<std::string> players = ids_of(state.players);
    const std::vector<std::string> licences = listed_words(orders::anime_warfare::faction_words.ids);
    const std::vector<std::string> cards = listed_words(orders::anime_warfare::card_words.ids);
    DrawTable table;
    table.domain("player", players);
    for (const char* before : {"", "<n>/"}) {  // a turn may end and the next begin in one resolution
        const std::string turn = before;
        table.add({turn + "setup/factions", 0, players});
        table.add({turn + "setup/faction/<player>", 0, licences});
        table.add({turn + "setup/zones", 0, zones});
        table.add({turn + "setup/campaigns", 0, worths});
        table.add({turn + "setup/deck", 0, cards});
        table.add({turn + "first", 0, licences});
        table.add({.pattern = turn + "battle/<n>/attack", .sides = figures_.dice.sides, .several = true});
        table.add({.pattern = turn + "battle/<n>/defence", .sides = figures_.dice.sides, .several = true});
        table.add({.pattern = turn + "restructuring", .sides = figures_.effects.restructuring_die});
        table.add({.pattern = turn + "purge/<n>", .sides = figures_.effects.purge_die});
        table.add({turn + "rescue", 0, zones});
        table.add({.pattern = turn + "deck/interval", .sides = figures_.deck.longest_interval});
        table.add({turn + "deck/shuffle", 0, cards});
    }
    return table;
}

std::map<std::string, std::string> Rules::names(std::string_view language) const {
    return names_of(figures_, language);
}

bool owes_sheet(const State& state, PlayerIndex player) {
    if (state.phase == Phase::over) return false;
    return state.phase != Phase::leg || !state[player].out;
}

bool Rules::owes(const Known<State>& known) const { return owes_sheet(*known, known.player()); }

orders::Shape Rules::shape(const Known<State>& known) const {
    std::string what(title);
    if (known->turn > 0) what += ", turn " + std::to_string(known->turn);
    what += ", " + std::string(id_of(sheet_of(known->phase)));
    if (known->phase == Phase::leg) what += " " + std::to_string(known->leg);
    return orders::described::shape_of<Orders>(sheet_context(figures_, *known, known.player()), what);
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::anime_warfare::read_sheet(sheet, sheet_context(figures_, state, author), problems);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::anime_warfare::write_sheet(orders, sheet_context(figures_, state, author));
}

/// Hidden units of others are somewhere: how many there are, everybody saw when they vanished (AW-46).
State Rules::known(const State& state, Reader reader) const {
    if (reader.is_game_master()) return state;
    State out = described::known_to(state, reader);
    for (Zone& zone : out.zones) {
        const auto is_others = [&](const HiddenUnit& one) {
            const auto seat = state.seat_of(one.owner);
            return !seat || !reader.is(*seat);
        };
        for (const HiddenUnit& one : zone.hidden) {
            if (is_others(one)) ++out.out_of_sight.of(one.owner).of(one.unit);
        }
        std::erase_if(zone.hidden, is_others);
    }
    return out;
}

nlohmann::json Rules::view(const Known<State>& known) const { return view_of(figures_, known); }
nlohmann::json Rules::outlook(const Known<State>& known) const { return outlook_of(figures_, known); }

}  // namespace resolution::anime_warfare
