// Who may know of a ruling.

#include <algorithm>

#include "gm/rulings/make.h"
#include "orders/text.h"
#include "resolution/ruling.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;
using resolution::Audience;
using resolution::PlayerIndex;
using resolution::Reader;

namespace {

bool names_a_player(const resolution::Roster& roster, const std::vector<std::string>& path) {
    return std::any_of(path.begin(), path.end(), [&](const std::string& key) { return roster.find(key).has_value(); });
}

}  // namespace

orders::Result<Audience> read_audience(const GameInPlay& in_play, const std::string& words) {
    const std::string word = orders::fold(words);
    if (word == orders::fold("everyone")) return Audience::everyone();
    if (word == orders::fold("game-master") || word == "gm") return Audience::game_master();
    resolution::PlayerSet players;
    std::size_t begin = 0;
    while (begin <= words.size()) {
        const auto end = std::min(words.find(',', begin), words.size());
        const std::string name(orders::trimmed(std::string_view(words).substr(begin, end - begin)));
        auto player = in_play.find_player(name);
        if (!player) {
            orders::Problem problem = player.problems().front();
            problem.advice = "--known-by everyone, --known-by game-master, or players: --known-by " +
                             in_play.roster.ids().front() + "," + in_play.roster.ids().back();
            return problem;
        }
        players.add(*player);
        begin = end + 1;
    }
    return Audience::only(players);
}

Audience usual_audience(const GameInPlay& in_play, const resolution::Position& after,
                        const std::vector<std::string>& path) {
    const resolution::Game& game = *in_play.game;
    const json state_before = game.to_json(in_play.position);
    const json state_after = game.to_json(after);
    const json* from = resolution::figure_at(state_before, path);
    const json* to = resolution::figure_at(state_after, path);
    if (from == nullptr || to == nullptr) return Audience::game_master();
    const resolution::FigureChange change{path, *from, *to};
    const auto sees = [&](Reader reader) {
        return resolution::view_shows(game, reader, change, in_play.position, after);
    };
    resolution::PlayerSet told;
    if (names_a_player(in_play.roster, path)) {
        const bool told_as_a_whole = from->is_structured() || to->is_structured();  // no values, so no secrets
        const auto concerned = resolution::players_concerned(game, in_play.roster, path, in_play.position, after);
        for (const PlayerIndex player : in_play.roster.all()) {
            if (concerned.has(player) && (told_as_a_whole || sees(Reader::player(player)))) told.add(player);
        }
    } else {
        if (sees(Reader::anybody())) return Audience::everyone();
        for (const PlayerIndex player : in_play.roster.all()) {
            if (sees(Reader::player(player))) told.add(player);
        }
    }
    return told.empty() ? Audience::game_master() : Audience::only(told);
}

}  // namespace gm
