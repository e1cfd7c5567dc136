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

/// Does something in the one hold `before` where the other holds `after`?
bool shows_change(const json& one, const json& other, const json& before, const json& after) {
    if (one == before && other == after) return true;
    if (one.is_object() && other.is_object()) {
        for (const auto& [key, item] : one.items()) {
            const auto found = other.find(key);
            if (found != other.end() && *found != item && shows_change(item, *found, before, after)) return true;
        }
    } else if (one.is_array() && other.is_array() && one.size() == other.size()) {
        for (std::size_t i = 0; i < one.size(); ++i) {
            if (one[i] != other[i] && shows_change(one[i], other[i], before, after)) return true;
        }
    }
    return false;
}

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
        std::string name = words.substr(begin, end - begin);
        name.erase(0, name.find_first_not_of(' '));
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
    resolution::PlayerSet told;
    if (names_a_player(in_play.roster, path)) {
        told = resolution::players_concerned(game, in_play.roster, path, in_play.position, after);
    } else {
        const json state_before = game.to_json(in_play.position);
        const json state_after = game.to_json(after);
        const json* from = resolution::figure_at(state_before, path);
        const json* to = resolution::figure_at(state_after, path);
        if (from == nullptr || to == nullptr) return Audience::game_master();
        const auto sees = [&](Reader reader) {
            return shows_change(game.view(in_play.position, reader), game.view(after, reader), *from, *to);
        };
        if (sees(Reader::anybody())) return Audience::everyone();
        for (const PlayerIndex player : in_play.roster.all()) {
            if (sees(Reader::player(player))) told.add(player);
        }
    }
    return told.empty() ? Audience::game_master() : Audience::only(told);
}

}  // namespace gm
