#include "gm/play/new_game.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/calendar.h"
#include "gm/play/letters.h"
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

/// Counts those who are listed: one who could not be read is there all the same.
std::optional<orders::Problem> wrong_number(const resolution::Game& game, const PlayersFile& players) {
    const orders::Node* listed = players.document.root.find("players");
    if (listed == nullptr || !listed->is_map()) return std::nullopt;  // said when the file was read
    const auto [least, most] = game.player_count();
    const std::size_t count = listed->members.size();
    if (count >= least && count <= most) return std::nullopt;
    return players.document.problem(listed->mark, std::to_string(count) + (count == 1 ? " player" : " players") +
                                                      ", where this game takes " + std::to_string(least) + " to " +
                                                      std::to_string(most));
}

/// Those of the file and those of the game together, in the order of the file's lines.
orders::Failure all_problems(orders::Problems of_file, const orders::Problems& of_game) {
    for (const orders::Problem& problem : of_game) {
        const bool said = std::any_of(of_file.begin(), of_file.end(),
                                      [&](const orders::Problem& other) { return other.mark == problem.mark; });
        if (!said) of_file.push_back(problem);
    }
    std::stable_sort(of_file.begin(), of_file.end(),
                     [](const orders::Problem& a, const orders::Problem& b) { return a.mark.line < b.mark.line; });
    return {std::move(of_file)};
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
    GM_TAKE(auto game, resolution::open_game(request.campaign));
    const PlayersFile players = read_players(request.players, campaign_language(request.campaign));
    // No game is asked to seat more players, or fewer, than it takes.
    if (const auto problem = wrong_number(*game, players)) return all_problems(players.problems, {*problem});
    if (players.roster.size() == 0) return orders::Failure{players.problems};

    resolution::Dice dice(request.seed, 0);
    resolution::Record record;
    auto position = game->fresh(players.roster, players.document, dice, record);
    if (!position) return all_problems(players.problems, position.problems());
    if (!players.problems.empty()) return orders::Failure{players.problems};

    GM_TAKE(auto calendar, read_calendar(request.campaign));
    NewGame made;
    made.campaign = {std::string(game->id()),
                     game->rules_version(),
                     {request.campaign.file, request.campaign.text},
                     {request.players.file, request.players.text},
                     request.seed,
                     request.seed.commitment(),
                     request.now};
    made.players = player_rows(players);
    const ResolvedTurn resolved{0, *game, players.roster, *position, record, request.seed.commitment()};
    MailCircumstances circumstances{request.now};
    circumstances.deadline = deadline_json(calendar, request.now);
    GM_TAKE(auto mail, outgoing_mail(resolved, 0, made.players, circumstances));
    made.setup = {
        {0, 0, game->rules_version(), request.now},
        game->to_json(*position).dump(),
        rows_of(record.journal, players.roster),
        rows_of(dice.record()),
        rows_of(record.ledger),
        {},
        std::move(mail.messages),
        {request.now, "new", nlohmann::json{{"game", game->id()}, {"players", players.roster.size()}}.dump()}};
    return Store::create(request.folder, made, {"gm new", request.now});
}

}  // namespace gm
