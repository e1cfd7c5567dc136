// The end of the game (section 6).

#include "resolution/mad_con/facts.h"
#include "resolution/mad_con/match.h"

namespace resolution::mad_con {

namespace {

bool has_police(const State& state) {
    return std::any_of(state.players.begin(), state.players.end(),
                       [](const Player& player) { return player.team == Team::police; });
}

std::array<int, organisation_count> recruits_of(const State& state) {
    std::array<int, organisation_count> out{};
    for (const Visitor& visitor : state.visitors) {
        if (visitor.at.is_recruited()) ++out[place_of(visitor.at.organisation)];
    }
    return out;
}

}  // namespace

bool ranks_each_once(const Sheet& sheet) {
    OrganisationSet named;
    for (const Organisation one : sheet.ranking) named.add(one);
    return sheet.ranking.size() == organisation_count && named.list().size() == organisation_count;
}

/// 7.5, MC-44: without a ranking, the organisations by their recruits.
void Match::rank(const Sheets& sheets) {
    std::array<Organisation, organisation_count> by_recruits = all_organisations;
    const auto recruits = recruits_of(state_);
    std::stable_sort(by_recruits.begin(), by_recruits.end(),
                     [&](Organisation a, Organisation b) { return recruits[place_of(a)] > recruits[place_of(b)]; });
    for (const PlayerIndex player : players_of(state_)) {
        const Sheet* sheet = sheet_of(sheets, player);
        auto& ranking = state_[player].ranking;
        if (sheet != nullptr && ranks_each_once(*sheet)) {
            ranking.assign(sheet->ranking);
        } else {
            ranking.assign(by_recruits);
        }
    }
}

void Match::score() {
    Result result;
    const bool police = has_police(state_);
    for (const Visitor& visitor : state_.visitors) {
        if (!visitor.at.is_recruited() || !visitor.kind) continue;
        const VisitorFigures& kind = figures_.of(*visitor.kind);
        result.values[place_of(visitor.at.organisation)] +=
            police ? kind.value_with_police.value_or(kind.value) : kind.value;  // MC-25
    }
    if (state_.settings.mode == Mode::teams) {
        score_teams(result);
    } else {
        score_rankings(result);
    }
    state_.phase = Phase::over;
    state_.result = result;
    tell_result(result);
    done("scoring");
}

void Match::score_teams(Result& result) const {
    const Sides sides = state_.sides.value_or(Sides{});
    TeamValues& teams = result.teams.emplace();
    for (const Organisation one : all_organisations) {
        if (sides.wolves.has(one)) teams.wolves += result.values[place_of(one)];
        if (sides.octopuses.has(one)) teams.octopuses += result.values[place_of(one)];
    }
    const bool police_wins = has_police(state_) && std::min(teams.wolves, teams.octopuses) < figures_.police_wins_below;
    for (const PlayerIndex player : players_of(state_)) {
        const auto team = state_[player].team;
        const bool won = police_wins               ? team == Team::police             // MC-26
                         : team == Team::wolves    ? teams.wolves >= teams.octopuses  // MC-27
                         : team == Team::octopuses ? teams.octopuses >= teams.wolves
                                                   : false;
        if (won) result.winners.add(player);
    }
}

/// MC-28, MC-50
void Match::score_rankings(Result& result) const {
    auto sorted = result.values;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    std::pair<std::int64_t, std::int64_t> best{-1, -1};
    for (const PlayerIndex player : players_of(state_)) {
        const auto& ranking = state_[player].ranking;
        std::int64_t points = 0;
        for (std::size_t place = 0; place < ranking.size(); ++place) {
            if (result.values[place_of(ranking[place])] == sorted[place]) points += figures_.individual_points[place];
        }
        const auto recruits = std::count_if(state_.visitors.begin(), state_.visitors.end(), [&](const Visitor& one) {
            return one.at.is_recruited() && one.marker == player;
        });
        result.points[player.value()] = points;
        result.recruits[player.value()] = recruits;
        best = std::max(best, std::pair(points, std::int64_t{recruits}));
    }
    for (const PlayerIndex player : players_of(state_)) {
        if (std::pair(*result.points[player.value()], *result.recruits[player.value()]) == best)
            result.winners.add(player);
    }
}

/// MC-46
void Match::tell_result(const Result& result) {
    if (record_ == nullptr) return;
    for (const Visitor& visitor : state_.visitors) {
        if (visitor.at.is_recruited())
            tell_all("scoring", "MC-46", [&] { return ValueSeen{number(visitor), value(visitor)}; });
    }
    for (const Organisation one : all_organisations)
        tell_all("scoring", "section 6", [&] { return OrganisationScored{id_of(one), result.values[place_of(one)]}; });
    for (const PlayerIndex player : players_of(state_)) {
        if (const auto team = state_[player].team)
            tell_all("scoring", "MC-46", [&] { return SideShown{id(player), id_of(*team)}; });
        if (!result.points[player.value()]) continue;
        tell_all("scoring", "MC-46", [&] {
            List ranking;
            for (const Organisation one : state_[player].ranking) ranking.emplace_back(id_of(one));
            return RankingShown{id(player), std::move(ranking)};
        });
        tell_all("scoring", "MC-28", [&] { return PointsScored{id(player), *result.points[player.value()]}; });
        tell_all("scoring", "MC-50", [&] { return RecruitsCounted{id(player), *result.recruits[player.value()]}; });
    }
    for (const PlayerIndex player : result.winners.list())
        tell_all("scoring", "section 6", [&] { return GameWon{id(player)}; });
}

}  // namespace resolution::mad_con
