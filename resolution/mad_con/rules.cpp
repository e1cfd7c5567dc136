#include "resolution/mad_con/rules.h"

#include <map>

#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

namespace {

constexpr std::array listed_steps{
    Step{1, "sheets", "Sheets are taken"},
    Step{2, "programming", "Missions are programmed"},
    Step{3, "swaps", "Visitors are swapped"},
    Step{4, "sabotage", "Cards are laid on missions"},
    Step{5, "missions", "Missions are resolved"},
    Step{6, "end_of_day", "The day ends"},
    Step{7, "day", "A day begins"},
    Step{8, "draw", "Hands are drawn"},
    Step{9, "scoring", "The game is scored"},
};

Figures chosen_of(const std::vector<Figures>& variants) {
    const std::size_t chosen = variants.front().options.variant.value();
    return variants[chosen];
}

/// A label for each player, and each sort of card.
void add_decks(DrawTable& table, const std::string& before, const std::vector<std::string>& actions,
               const std::vector<std::string>& organisations) {
    for (const char* number : {"0", "<n>"}) {
        table.add({before + "deck/<player>/action/" + number, 0, actions});
        table.add({before + "deck/<player>/organisation/" + number, 0, organisations});
    }
}

}  // namespace

Rules::Rules(std::vector<Figures> variants) : PlainRules(chosen_of(variants)), variants_(std::move(variants)) {}

orders::Result<Rules> Rules::from_campaign(const orders::Document& campaign) {
    GM_TAKE(auto variants, read_all_variants(campaign));
    return Rules(std::move(variants));
}

std::span<const Step> Rules::steps() const { return listed_steps; }

State Rules::plain(const Roster& roster, int) const {
    State state;
    state.settings = figures_.options;
    for (const Seat& seat : roster.seats()) {
        Player& player = state.players.emplace_back();
        player.id = seat.id;
        player.name = seat.name.empty() ? seat.id : seat.name;
    }
    state.settings.mode = figures_.mode_for(state.count(), state.settings.mode);
    return state;
}

void Rules::set_up(State& state, Dice& dice, Record& record) const {
    Match(figures_of(state), state, dice, &record).set_up();
}

State Rules::resolve(const State& before, const Sheets& sheets, Dice& dice, Record& record) const {
    State state = before;
    Match(figures_of(state), state, dice, &record).resolve(sheets);
    return state;
}

/// Cards, tokens and teams are figures like any other; the seats and the day are not.
orders::Result<State> Rules::settle(const State& before, const State& after, Record&) const {
    if (before.day != after.day || before.phase != after.phase || !same_seats(before, after))
        return orders::invalid("neither the day, nor its phase, nor the seats are figures to rule on");
    if (before.settings != after.settings)
        return orders::invalid("mode, variant and targeted_groups are chosen before the game and stay (MC-51)");
    for (const Visitor& visitor : after.visitors) {
        if (!visitor.kind || !visitor.marker)
            return orders::invalid("visitor " + orders::mad_con::visitor_id(visitor.number) +
                                   " must have a kind, and the marker of a player");
    }
    return after;
}

/// Points, or the value of one's team; to the police, nothing can be counted.
std::vector<Score> Rules::scores(const State& state) const {
    std::vector<Score> out;
    for (const PlayerIndex player : players_of(state)) {
        Score score{player, 0, 1};
        if (state.result) {
            const Result& result = *state.result;
            const auto team = state[player].team;
            if (result.points[player.value()]) score.points = *result.points[player.value()];
            if (result.teams && team == Team::wolves) score.points = result.teams->wolves;
            if (result.teams && team == Team::octopuses) score.points = result.teams->octopuses;
            const int others = result.winners.size();
            score.place = result.winners.has(player) ? 1 : others + 1;
        }
        out.push_back(score);
    }
    return out;
}

DrawTable Rules::draws(const State& state) const {
    const Figures& figures = figures_of(state);
    const std::vector<std::string> players = ids_of(state.players);
    const std::vector<std::string> actions(orders::mad_con::action_words.ids.begin(),
                                           orders::mad_con::action_words.ids.end());
    const std::vector<std::string> organisations(orders::mad_con::organisation_words.ids.begin(),
                                                 orders::mad_con::organisation_words.ids.end());
    DrawTable table;
    table.domain("player", players);
    table.add({"setup/queue", 0, ids_of(figures.visitors)});
    table.add({"setup/animations", 0, ids_of(figures.animations)});
    table.add({"setup/first", 0, players});
    table.add({"setup/teams", 0, {team_ids.begin(), team_ids.end()}});
    table.add({"setup/organisations", 0, organisations});
    table.add({"swap/<n>", 0, ids_of(figures.visitors)});
    add_decks(table, "", actions, organisations);
    add_decks(table, "<n>/", actions, organisations);  // a day may end and the next begin in one resolution
    return table;
}

/// As the cards are printed. Proper names are the same in every language, and so is what the campaign names in one
/// only. `value:+2` are those who are worth that: facts say no more of a visitor.
/// "Torgovets" of a card that prints "торговец (Torgovets)": how reports say it, and what every font has.
static std::string latin(const std::string& printed) {
    const auto open = printed.find(" (");
    const bool both = open != std::string::npos && printed.ends_with(')');
    return both ? printed.substr(open + 2, printed.size() - open - 3) : printed;
}

std::map<std::string, std::string> Rules::names(std::string_view language) const {
    std::map<std::string, std::string> out;
    const auto add = [&](std::string_view key, const std::string& name) {
        if (!name.empty()) out.emplace(key, name);
    };
    const auto name_of = [&](const auto& one) {
        return language == "fr" || one.english_name.empty() ? one.name : one.english_name;
    };
    for (const OrganisationFigures& one : figures_.organisations) add(id_of(one.id), latin(one.name));
    for (const AnimationFigures& one : figures_.animations) add(one.id, name_of(one));
    for (const VisitorFigures& one : figures_.visitors) {
        const std::string name = name_of(one);
        add(one.id, name);
        std::string& worth = out["value:" + orders::mad_con::signed_value(one.value)];
        worth += (worth.empty() ? "" : ", ") + (name.empty() ? one.id : name);
    }
    if (language != "fr") return out;
    for (std::size_t i = 0; i < action_count; ++i) add(orders::mad_con::action_words.ids[i], figures_.actions[i].name);
    for (std::size_t i = 0; i < team_count; ++i) add(team_ids[i], figures_.team_names[i]);
    return out;
}

bool owes_sheet(const State& state) { return state.phase != Phase::over && state.phase != Phase::setup; }

bool Rules::owes(const Known<State>& known) const { return owes_sheet(*known); }

orders::Shape Rules::shape(const Known<State>& known) const {
    return orders::described::shape_of<Orders>(
        sheet_context(figures_of(*known), *known, known.player()),
        std::string(title) + ", day " + std::to_string(known->day) + ", " + std::string(id_of(sheet_of(known->phase))));
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::mad_con::read_sheet(sheet, sheet_context(figures_of(state), state, author), problems);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::mad_con::write_sheet(orders, sheet_context(figures_of(state), state, author));
}

}  // namespace resolution::mad_con
