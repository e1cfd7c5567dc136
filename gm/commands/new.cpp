#include <sodium.h>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "gm/assets/embedded.h"
#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/calendar.h"
#include "gm/play/new_game.h"
#include "gm/text/counted.h"
#include "resolution/registry.h"

namespace gm {

namespace {

/// Who plays when nobody says: the `players.yaml` that lies beside the campaign's `campaign.yaml`.
orders::Result<orders::Document> players_of_campaign(const std::string& campaign) {
    const std::string path = "campaigns/" + campaign + "/players.yaml";
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path == path) return orders::parse_document(std::string(file.content), path);
    }
    const std::filesystem::path own = std::filesystem::path(campaign) / "players.yaml";
    std::error_code ignored;
    if (std::filesystem::exists(own, ignored)) return load_document(own);
    return orders::invalid("a campaign of one's own needs to know who plays",
                           "give --players FILE, or put a players.yaml into its folder");
}

resolution::Seed drawn_seed() {
    std::array<std::uint8_t, resolution::Seed::size> bytes{};
    if (sodium_init() < 0) throw std::runtime_error("libsodium could not start");
    randombytes_buf(bytes.data(), bytes.size());
    return resolution::Seed(bytes);
}

orders::Result<NewGameRequest> new_game_of(const Invocation& invocation) {
    const std::string name = *invocation.argument("CAMPAIGN");
    GM_TAKE(auto campaign, load_campaign(name));
    // Before the players: what is wrong with the campaign must not hide behind who is missing.
    GM_TRY(resolution::open_game(campaign).outcome());
    GM_TRY(read_calendar(campaign).outcome());
    const auto file = invocation.option("--players");
    GM_TAKE(auto players, file ? load_document(*file) : players_of_campaign(name));
    resolution::Seed seed = drawn_seed();
    if (const auto hex = invocation.option("--seed")) {
        GM_TAKE(seed, resolution::Seed::from_hex(*hex));
    }
    return NewGameRequest{std::move(campaign), std::move(players), *invocation.argument("FOLDER"), seed, now_utc()};
}

}  // namespace

ExitCode run_new(const Invocation& invocation, Terminal& terminal) {
    if (invocation.argument("FOLDER")->empty()) {
        return refuse(terminal, {orders::invalid("FOLDER is empty", "give the new game folder a name")},
                      ExitCode::misuse);
    }
    auto request = new_game_of(invocation);
    if (!request) return refuse(terminal, request.problems());
    auto store = new_game(*request);
    if (!store) return refuse(terminal, store.problems());
    const auto players = store->players();
    if (!players) return refuse(terminal, players.problems());
    const std::string commitment = request->seed.commitment();
    if (invocation.json) {
        terminal.answer(nlohmann::json{
            {"folder", request->folder.string()}, {"players", players->size()}, {"commitment", commitment}});
        return ExitCode::done;
    }
    terminal.say("A new game in " + terminal.bold(request->folder.string()) + " for " +
                 counted(players->size(), "player") + ".");
    if (!invocation.option("--players"))
        terminal.note("The players are those of " + request->players.file + ": give --players FILE for others.");
    terminal.say("Commitment to the dice: " + commitment);
    terminal.say(terminal.dim("Next: gm -C " + request->folder.string() + " status"));
    return ExitCode::done;
}

}  // namespace gm
