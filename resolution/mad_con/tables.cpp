// What simulations write down of Mad-Con: who won and why, day by day and mission by mission.

#include <map>

#include "resolution/fact_cells.h"
#include "resolution/game_tables.h"
#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/rules.h"

namespace resolution::simulated {

namespace {

using mad_con::Organisation;
using mad_con::Team;

/// One game, as its facts tell it.
class MadConGame {
public:
    explicit MadConGame(const PlayedGame& played) : played_(played) {}

    OwnRows rows() {
        for (const Record& record : played_.records) {
            for (const Entry& entry : record.journal.entries()) take(entry);
        }
        finish_day();
        OwnRows out;
        finish(out);
        out.tables = {std::move(sides_), std::move(days_), std::move(missions_)};
        return out;
    }

private:
    struct Side {
        std::string policy;
        std::vector<std::string> stands;
        std::size_t members = 0;
        bool won = false;
    };
    struct Day {
        std::string number;
        std::string animation;
        int welcomed = 0;
        int recruited = 0;
        int moved = 0;
        int missions = 0;
        int idle = 0;
    };
    static constexpr std::size_t effect_column = 8, recruited_column = 10, welcomed_column = 11, won_column = 12;

    static std::string flag(bool up) { return up ? "1" : "0"; }
    std::size_t seat_of(const std::string& player) const { return played_.roster.find(player)->value(); }
    const std::string& policy_of(const std::string& player) const { return played_.policies[seat_of(player)]; }
    static bool is_recruitment(const std::string& place) { return place.ends_with(":R"); }

    void take(const Entry& entry) {
        const auto its = [&](std::string_view field) { return cell(entry.fields, field); };
        if (entry.kind == mad_con::TeamDealt::kind) {
            deal(entry);
        } else if (entry.kind == mad_con::DayBegins::kind) {
            finish_day();
            day_ = {its("day"), its("animation")};
        } else if (entry.kind == mad_con::CardLaid::kind) {
            ++laid_[its("owner") + "/" + its("slot")];
        } else if (entry.kind == mad_con::MissionResolved::kind) {
            begin_mission(entry);
        } else if (entry.kind == mad_con::Arrived::kind) {
            arrive(its("visitor"), its("player"), entry.step == "missions");
        } else if (entry.kind == mad_con::VisitorSwapped::kind) {
            marker_of_[its("new")] = its("player");
        } else if (entry.kind == mad_con::VisitorMoved::kind) {
            move(its("visitor"), its("place"), entry.step == "missions");
        } else if (entry.kind == mad_con::ValueSeen::kind && entry.step == "scoring") {
            values_[its("visitor")] = std::stoi(its("value"));
        } else if (entry.kind == mad_con::OrganisationScored::kind) {
            scores_[its("organisation")] = number(entry.fields, "score");
        } else if (entry.kind == mad_con::PointsScored::kind) {
            points_[its("player")] = its("points");
        } else if (entry.kind == mad_con::GameWon::kind) {
            winners_[its("player")] = true;
        }
    }

    void deal(const Entry& entry) {
        const std::string player = played_.roster.id(entry.audience.players().list().front());
        const std::string team = cell(entry.fields, "team");
        Side& side = teams_[team];
        side.policy = side.members++ == 0 || side.policy == policy_of(player) ? policy_of(player) : "mixed";
        for (const Value& stand : list(entry.fields, "organisations")) {
            if (side.stands.size() < 2) side.stands.push_back(cell(stand));
        }
        team_of_[player] = team;
    }

    void begin_mission(const Entry& entry) {
        const auto its = [&](std::string_view field) { return cell(entry.fields, field); };
        const std::string player = its("player");
        const std::size_t visitors = list(entry.fields, "visitors").size();
        const bool works = visitors > 0 || its("action") == orders::id_of(mad_con::Action::security);
        ++day_.missions;
        day_.idle += works ? 0 : 1;
        missions_.push_back({day_.number, day_.animation, std::to_string(seat_of(player)), policy_of(player),
                             its("slot"), its("action"), its("organisation"),
                             flag(laid_.contains(player + "/" + its("slot"))), flag(works), std::to_string(visitors),
                             "0", "0", player});
    }

    void arrive(const std::string& visitor, const std::string& player, bool by_mission) {
        marker_of_[visitor] = player;
        if (!by_mission) return;
        ++day_.welcomed;
        missions_.back()[welcomed_column] = "1";
    }

    void move(const std::string& visitor, const std::string& place, bool by_mission) {
        ++day_.moved;
        if (!is_recruitment(place)) return;
        ++day_.recruited;
        hired_by_[visitor] = place.substr(0, place.size() - 2);
        if (!by_mission) return;
        std::string& recruited = missions_.back()[recruited_column];
        recruited = std::to_string(std::stoi(recruited) + 1);
    }

    void finish_day() {
        if (!day_.number.empty() && day_.missions > 0)
            days_.push_back({day_.number, day_.animation, std::to_string(day_.welcomed), std::to_string(day_.recruited),
                             std::to_string(day_.moved), std::to_string(day_.idle)});
        laid_.clear();
        day_ = {};
    }

    /// Those bearing the player's marker.
    std::int64_t recruits_of(const std::string& player) const {
        return std::count_if(hired_by_.begin(), hired_by_.end(),
                             [&](const auto& hired) { return marker_of_.at(hired.first) == player; });
    }
    std::int64_t value(const Side& side) const {
        std::int64_t sum = 0;
        for (const std::string& stand : side.stands) {
            const auto score = scores_.find(stand);
            if (score != scores_.end()) sum += score->second;
        }
        return sum;
    }
    /// What the team's recruits would be worth, were agents counted so many times.
    std::int64_t value_if(const Side& side, std::int64_t times) const {
        std::int64_t sum = 0;
        for (const auto& [visitor, stand] : hired_by_) {
            const bool own = std::find(side.stands.begin(), side.stands.end(), stand) != side.stands.end();
            const auto printed = values_.find(visitor);
            if (own && printed != values_.end()) sum += printed->second * (printed->second < 0 ? times : 1);
        }
        return sum;
    }
    const Side& team(const std::string& team) const {
        static const Side nobody;
        const auto found = teams_.find(team);
        return found == teams_.end() ? nobody : found->second;
    }

    void finish(OwnRows& out) {
        for (const auto& [player, team] : team_of_) teams_[team].won = teams_[team].won || winners_.contains(player);
        const bool in_teams = teams_.contains("wolves");
        const bool police = teams_.contains("police");
        const Side& wolves = team("wolves");
        const Side& octopuses = team("octopuses");
        const std::int64_t lowest = std::min(value(wolves), value(octopuses));
        const auto lowest_if = [&](int times) { return std::min(value_if(wolves, times), value_if(octopuses, times)); };
        std::string ending = "alone";
        if (in_teams) {
            ending = team("police").won            ? "police"
                     : wolves.won && octopuses.won ? "both"
                     : wolves.won                  ? "wolves"
                                                   : "octopuses";
        } else if (winners_.size() > 1) {
            ending = "shared";
        }
        const auto with_police = [&](bool won) { return flag(police && won); };
        out.game = {in_teams ? "teams" : "individual",
                    ending,
                    flag(ending == "wolves"),
                    flag(ending == "octopuses"),
                    flag(ending == "both"),
                    flag(police),
                    with_police(ending == "police"),
                    with_police(lowest < -1),
                    with_police(lowest < -2),
                    with_police(lowest_if(1) < 0),
                    with_police(lowest_if(3) < 0),
                    std::to_string(hired_by_.size())};
        for (const auto& player : played_.roster.ids())
            out.seats.push_back({in_teams ? team_of_[player] : "none", std::to_string(recruits_of(player))});
        for (const auto& [name, side] : teams_) {
            const bool has_stands = !side.stands.empty();
            sides_.push_back({name, side.policy, has_stands ? std::to_string(value(side)) : "", flag(side.won),
                              flag(side.won && ending == name)});
        }
        for (const auto& [player, points] : points_)  // everyone is a side of his own
            sides_.push_back({"none", policy_of(player), points, flag(winners_.contains(player)),
                              flag(winners_.contains(player) && winners_.size() == 1)});
        for (Row& mission : missions_) mission[won_column] = flag(winners_.contains(mission[won_column]));
    }

    const PlayedGame& played_;
    std::map<std::string, Side> teams_;
    std::map<std::string, std::string> team_of_;
    std::map<std::string, std::string> hired_by_;
    std::map<std::string, int> values_;
    std::map<std::string, std::int64_t> scores_;
    std::map<std::string, std::string> marker_of_;  ///< by visitor
    std::map<std::string, std::string> points_;
    std::map<std::string, bool> winners_;
    std::map<std::string, int> laid_;
    Day day_;
    std::vector<Row> sides_;
    std::vector<Row> days_;
    std::vector<Row> missions_;
};

OwnRows mad_con_rows(const PlayedGame& played) { return MadConGame(played).rows(); }

}  // namespace

}  // namespace resolution::simulated

namespace resolution::mad_con {

const simulated::GameTables& Rules::tables() {
    using Kind = simulated::Question::Kind;
    static const simulated::GameTables own{
        .game_columns = {"mode", "ending", "wolves_won", "octopuses_won", "both_won", "has_police", "police_won",
                         "police_if_below_1", "police_if_below_2", "police_if_agents_once", "police_if_agents_thrice",
                         "recruits"},
        .seat_columns = {"team", "recruits_marked"},
        .tables =
            {
                {"sides", {"team", "policy", "value", "won", "won_alone"}},
                {"days", {"day", "animation", "welcomed", "recruited", "moved", "idle"}},
                {"missions",
                 {"day", "animation", "seat", "policy", "slot", "action", "organisation", "sabotaged", "effect",
                  "visitors", "recruited", "welcomed", "won"}},
            },
        .questions =
            {
                {"ending", "How games end", Kind::spread, "games", "ending"},
                {"wolves-by-players", "Games that the wolves win alone, by number of players", Kind::rate, "games",
                 "wolves_won", "players", "", "", true},
                {"octopuses-by-players", "Games that the octopuses win alone, by number of players", Kind::rate,
                 "games", "octopuses_won", "players", "", "", true},
                {"both-by-players", "Games that both teams win, by number of players", Kind::rate, "games", "both_won",
                 "players", "", "", true},
                {"police-by-players", "Games that the police wins, by number of players", Kind::rate, "games",
                 "police_won", "players", "has_police", "1", true, 50,
                 "More than half of the games go to the police. What moves it: how low a team must fall and what "
                 "agents "
                 "count (the same games counted otherwise, below), and how many agents there are (--set "
                 "visitors.fbi_agent.count=12 --set visitors.loser.count=8). The remedy is one line of the campaign, "
                 "variant: balanced (--set options.variant=balanced): then each of the three sides wins about a third "
                 "(MC-51)."},
                {"police-below-1", "The same games, had it needed a team below -1", Kind::rate, "games",
                 "police_if_below_1", "players", "has_police", "1", true},
                {"police-below-2", "The same games, had it needed a team below -2", Kind::rate, "games",
                 "police_if_below_2", "players", "has_police", "1", true},
                {"police-agents-once", "The same games, had agents counted once", Kind::rate, "games",
                 "police_if_agents_once", "players", "has_police", "1", true},
                {"police-agents-thrice", "The same games, had agents counted three times", Kind::rate, "games",
                 "police_if_agents_thrice", "players", "has_police", "1", true},
                {"side-by-policy", "Sides that win alone, by how they play", Kind::rate, "sides", "won_alone",
                 "policy"},
                {"side-value", "Value of a team, by how it plays", Kind::mean, "sides", "value", "policy"},
                {"win-by-team", "Games won, by team card", Kind::rate, "seats", "won", "team"},
                {"recruits", "Visitors hired in a game, by number of players", Kind::mean, "games", "recruits",
                 "players"},
                {"win-by-action", "Missions of players who win, by action", Kind::rate, "missions", "won", "action"},
                {"effect-by-action", "Missions that do something, by action", Kind::rate, "missions", "effect",
                 "action"},
                {"recruited-by-action", "Visitors hired by a mission, by action", Kind::mean, "missions", "recruited",
                 "action"},
                {"effect-by-sabotage", "Missions that do something, by whether a card lies on them", Kind::rate,
                 "missions", "effect", "sabotaged"},
                {"welcome-by-day", "Missions that welcome somebody, by day", Kind::rate, "missions", "welcomed", "day"},
                {"recruited-by-animation", "Visitors hired on a day, by animation", Kind::mean, "days", "recruited",
                 "animation"},
                {"moved-by-animation", "Visitors moved on a day, by animation", Kind::mean, "days", "moved",
                 "animation"},
                {"idle-by-animation", "Missions of a day that do nothing, by animation", Kind::mean, "days", "idle",
                 "animation"},
            },
        .rows = simulated::mad_con_rows,
    };
    return own;
}

}  // namespace resolution::mad_con
