#include "gm/play/game_in_play.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "orders/text.h"
#include "resolution/registry.h"

namespace gm {

namespace {

constexpr std::size_t shortest_beginning = 3;

/// Everything but where the game stands.
orders::Result<std::vector<RulingRow>> standing_rulings(const Store& store, int turn) {
    auto rulings = store.rulings(turn);
    if (rulings) std::erase_if(*rulings, [](const RulingRow& ruling) { return ruling.revoked_at.has_value(); });
    return rulings;
}

orders::Result<GameInPlay> seat(orders::Result<Store> opened, const std::filesystem::path& folder) {
    GM_TAKE(auto store, std::move(opened));
    GM_TAKE(auto campaign, store.campaign());
    GM_TAKE(auto players, store.players());
    GM_TAKE(auto last, store.last_turn());

    GM_TAKE(auto document, orders::parse_document(campaign.campaign.text, campaign.campaign.name));
    GM_TAKE(auto game, resolution::open_game(document));
    GM_TAKE(auto calendar, read_calendar(document));

    std::vector<resolution::Seat> seats;
    for (const PlayerRow& player : players) seats.push_back({player.id, player.name, {}});
    GameInPlay in_play{std::move(store),
                       std::move(campaign),
                       std::move(players),
                       std::move(game),
                       resolution::Roster(std::move(seats)),
                       std::move(last),
                       {},
                       std::move(calendar),
                       folder};
    GM_TAKE(in_play.rulings, standing_rulings(in_play.store, in_play.next_turn()));
    return in_play;
}

orders::Result<GameInPlay> at_opening(orders::Result<GameInPlay> in_play) {
    if (!in_play) return in_play;
    GM_TAKE(auto opening, in_play->opening_of(in_play->next_turn()));
    in_play->position = std::move(opening.position);
    in_play->ruled = std::move(opening.record);
    return in_play;
}

orders::Result<GameInPlay> as_left(orders::Result<GameInPlay> in_play) {
    if (!in_play) return in_play;
    GM_TAKE(in_play->position, in_play->position_after(in_play->last.number));
    return in_play;
}

}  // namespace

orders::Result<GameInPlay> GameInPlay::open(const std::filesystem::path& folder) {
    return at_opening(seat(Store::open(folder), folder));
}

orders::Result<GameInPlay> GameInPlay::open_still(const std::filesystem::path& folder) {
    return at_opening(seat(Store::open_still(folder), folder));
}

orders::Result<GameInPlay> GameInPlay::open(const std::filesystem::path& folder, const Writer& writer) {
    return at_opening(seat(Store::open(folder, writer), folder));
}

orders::Result<GameInPlay> GameInPlay::open_unruled(const std::filesystem::path& folder) {
    return as_left(seat(Store::open(folder), folder));
}

orders::Result<GameInPlay> GameInPlay::open_unruled(const std::filesystem::path& folder, const Writer& writer) {
    return as_left(seat(Store::open(folder, writer), folder));
}

std::optional<TurnHours> GameInPlay::hours() const {
    if (!calendar || over()) return std::nullopt;
    return hours_after(*calendar, last.resolved_at);
}

orders::Result<resolution::Position> GameInPlay::position_after(int turn) const {
    GM_TAKE(auto snapshot, store.snapshot(turn));
    const auto state = nlohmann::json::parse(snapshot.state, nullptr, false);
    if (state.is_discarded()) {
        return orders::invalid("the stored state of turn " + std::to_string(turn) + " is damaged",
                               "restore the folder from a backup");
    }
    return game->from_json(state);
}

orders::Outcome GameInPlay::go_to_opening(int turn) {
    GM_TAKE(auto turns, store.turns());
    const auto before =
        std::find_if(turns.begin(), turns.end(), [&](const TurnRow& row) { return row.number == turn - 1; });
    if (before == turns.end()) return orders::invalid("turn " + std::to_string(turn) + " has no turn before it");
    GM_TAKE(auto opening, opening_of(turn));
    GM_TAKE(auto made, standing_rulings(store, turn));
    last = std::move(*before);
    position = std::move(opening.position);
    ruled = std::move(opening.record);
    rulings = std::move(made);
    return orders::done();
}

orders::Result<TurnOpening> GameInPlay::opening_of(int turn) const {
    GM_TAKE(auto left, position_after(turn - 1));
    GM_TAKE(auto made, store.rulings(turn));
    return open_turn(*game, roster, left, made);
}

orders::Result<resolution::PlayerIndex> GameInPlay::find_player(const std::string& id) const {
    const std::string word = orders::fold(id);
    std::vector<resolution::PlayerIndex> beginnings;
    for (const resolution::PlayerIndex player : roster.all()) {
        if (orders::fold(roster.id(player)) == word) return player;
    }
    for (const resolution::PlayerIndex player : roster.all()) {
        const std::string name = orders::fold(roster[player].name);
        if (name == word) return player;
        if (word.size() >= shortest_beginning &&
            (name.starts_with(word) || orders::fold(roster.id(player)).starts_with(word)))
            beginnings.push_back(player);
    }
    if (beginnings.size() == 1) return beginnings.front();
    return orders::invalid("there is no player '" + orders::clip(id, 40) + "' in this game",
                           orders::suggest(id, roster.ids()));
}

}  // namespace gm
