#include "gm/play/new_game.h"

#include <nlohmann/json.hpp>

#include "gm/play/outgoing.h"
#include "gm/report/template_set.h"
#include "gm/store/record.h"
#include "resolution/registry.h"

namespace gm {

namespace {

/// Language of players who choose none: the campaign's, if it says one.
std::string campaign_language(const orders::Document& campaign) {
    const orders::Node* language = campaign.root.find("language");
    return language != nullptr && speaks(language->text) ? language->text : "en";
}

std::optional<orders::Problem> wrong_number(const resolution::Game& game, const PlayersFile& players) {
    const auto [least, most] = game.player_count();
    const std::size_t count = players.roster.size();
    if (count >= least && count <= most) return std::nullopt;
    const orders::Node* listed = players.document.root.find("players");
    return players.document.problem(listed->mark, std::to_string(count) + (count == 1 ? " player" : " players") +
                                                      ", where this game takes " + std::to_string(least) + " to " +
                                                      std::to_string(most));
}

std::vector<PlayerRow> player_rows(const PlayersFile& players) {
    std::vector<PlayerRow> rows;
    for (std::size_t i = 0; i < players.contacts.size(); ++i) {
        const resolution::Seat& seat = players.roster.seats()[i];
        rows.push_back({seat.id, seat.name, players.contacts[i].mail, players.contacts[i].language});
    }
    return rows;
}

}  // namespace

orders::Result<Store> new_game(const NewGameRequest& request) {
    auto game = resolution::open_game(request.campaign);
    if (!game) return std::move(game).failure();
    auto players = read_players(request.players, campaign_language(request.campaign));
    if (!players) return std::move(players).failure();
    if (auto problem = wrong_number(**game, *players)) return std::move(*problem);

    resolution::Dice dice(request.seed, 0);
    resolution::Record record;
    auto position = (*game)->fresh(players->roster, players->document, dice, record);
    if (!position) return std::move(position).failure();

    NewGame made;
    made.campaign = {std::string((*game)->id()),
                     (*game)->rules_version(),
                     {request.campaign.file, request.campaign.text},
                     {request.players.file, request.players.text},
                     request.seed,
                     request.seed.commitment(),
                     request.now};
    made.players = player_rows(*players);
    const ResolvedTurn resolved{0, **game, players->roster, *position, record, request.seed.commitment()};
    auto mail = outgoing_mail(resolved, 0, made.players, request.now);
    if (!mail) return std::move(mail).failure();
    made.setup = {
        {0, 0, (*game)->rules_version(), request.now},
        (*game)->to_json(*position).dump(),
        rows_of(record.journal, players->roster),
        rows_of(dice.record()),
        rows_of(record.ledger),
        {},
        std::move(*mail),
        {request.now, "new", nlohmann::json{{"game", (*game)->id()}, {"players", players->roster.size()}}.dump()}};
    return Store::create(request.folder, made, {"gm new", request.now});
}

}  // namespace gm
