// Step 12. Party lines: voted by points, working for the party in power.

#include <algorithm>
#include <array>

#include "resolution/corporate/facts/politics.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/steps.h"

namespace resolution::corporate {

namespace {

constexpr std::size_t line_count = orders::corporate::line_ids.size();

std::optional<Line> vote_of(const Turn& turn, PlayerIndex player) {
    const Sheet* sheet = turn.sheet(player);
    return sheet == nullptr ? std::nullopt : sheet->party_line;
}

/// CG-19: most points; level: the chief's own line if among them, else a draw.
std::optional<Line> voted_line(Turn& turn, PartyIndex party) {
    std::array<int, line_count> points{};
    for (const PlayerIndex player : players_of(turn.state)) {
        const auto vote = vote_of(turn, player);
        if (vote && is_member(turn.state, player, party)) {
            points[static_cast<std::size_t>(*vote)] += turn.state[player].political_points;
        }
    }
    const int best = *std::max_element(points.begin(), points.end());
    if (best == 0) return std::nullopt;
    std::vector<Line> level;
    for (std::size_t i = 0; i < line_count; ++i) {
        if (points[i] == best) level.push_back(static_cast<Line>(i));
    }
    if (level.size() == 1) return level.front();
    const auto chief = turn.state[party].chief;
    const auto preferred = chief ? vote_of(turn, *chief) : std::nullopt;
    if (preferred && std::find(level.begin(), level.end(), *preferred) != level.end()) return preferred;
    return turn.dice.one_of(label("line/", turn.id(party)), level, [](Line line) { return id_of(line); });
}

/// CG-28: the populist line works now, the two others next turn.
void enjoy(Turn& turn, PartyIndex party, Line line) {
    if (line == Line::underground) turn.state[party].underground = true;
    for (const PlayerIndex player : players_of(turn.state)) {
        if (!is_member(turn.state, player, party)) continue;
        if (line == Line::populist) change_honour(turn, player, 1, "populist-line", "step 12");
        if (line == Line::public_contracts) turn.of(player).next.public_contract = true;
    }
}

}  // namespace

void hear_members(Turn& turn) {
    for (const PlayerIndex player : turn.players_in_game()) {
        if (!vote_of(turn, player)) continue;
        const auto party = turn.state[player].party;
        const bool member = party && is_member(turn.state, player, *party);
        turn.conclude(player, place_of("party_line"),
                      member ? std::nullopt : MaybeRefused(Refusal{"no-member", "CG-69"}));
    }
}

void party_lines(Turn& turn) {
    hear_members(turn);
    const auto power = party_in_power(turn.figures, turn.state.ranking);
    for (const PartyIndex party : parties_of(turn.state)) {
        turn.state[party].underground = false;
        const auto line = voted_line(turn, party);
        turn.state[party].line = line;
        if (!line) continue;
        const auto& forbidden = turn.forbidden_lines[party.value()];
        const bool hindered = std::find(forbidden.begin(), forbidden.end(), *line) != forbidden.end();
        const bool works = power == party && !hindered;
        turn.tell_everyone("step 12", LineVoted{turn.id(party), id_of(*line), power == party, hindered, works});
        if (works) enjoy(turn, party, *line);
    }
}

}  // namespace resolution::corporate
