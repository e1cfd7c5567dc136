#include <algorithm>
#include <filesystem>

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/write.h"
#include "gm/text/counted.h"
#include "orders/text.h"

namespace gm {

using resolution::PlayerIndex;

namespace {

bool is_in(const std::vector<SheetRow>& sheets, PlayerIndex player) {
    return std::any_of(sheets.begin(), sheets.end(), [&](const SheetRow& sheet) {
        return sheet.player == player && sheet.status == SheetStatus::received;
    });
}

/// Who of those asked for owes a sheet now.
orders::Result<std::vector<PlayerIndex>> writers(const GameInPlay& in_play, const Invocation& invocation) {
    std::vector<PlayerIndex> named;
    for (const std::string& id : invocation.all("PLAYER")) {
        GM_TAKE(auto player, in_play.find_player(id));
        named.push_back(player);
    }
    GM_TAKE(auto sheets, in_play.store.sheets(in_play.next_turn()));
    std::vector<PlayerIndex> players;
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        const bool asked = named.empty() || std::find(named.begin(), named.end(), demand.player) != named.end();
        const bool spared = invocation.has("--missing") && is_in(sheets, demand.player);
        if (asked && !spared) players.push_back(demand.player);
    }
    return players;
}

orders::Result<std::string> policy_of(const GameInPlay& in_play, const Invocation& invocation) {
    const std::vector<std::string> known = in_play.game->policies();
    const std::string policy = invocation.option("--policy").value_or(known.front());
    if (std::find(known.begin(), known.end(), policy) != known.end()) return policy;
    return orders::invalid("no bot of this game plays '" + orders::clip(policy, 40) + "'",
                           orders::suggest(policy, known));
}

}  // namespace

ExitCode run_bot(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    auto policy = policy_of(*in_play, invocation);
    if (!policy) return refuse(terminal, policy.problems(), ExitCode::misuse);
    auto players = writers(*in_play, invocation);
    if (!players) return refuse(terminal, players.problems());

    if (players->empty()) terminal.note("Nobody owes a sheet: none was written.");
    resolution::Dice dice(in_play->campaign.seed, in_play->game->turn(in_play->position));
    nlohmann::json answers = nlohmann::json::object();
    for (const PlayerIndex player : *players) {
        const std::string& id = in_play->roster.id(player);
        const auto orders = in_play->game->bot(*policy, in_play->position, player, dice);
        const std::string sheet = in_play->game->write_sheet(in_play->position, player, orders);
        if (const auto folder = invocation.option("--out")) {
            auto written = write_private_file(std::filesystem::path(*folder) / (id + ".yaml"), sheet);
            if (!written) return refuse(terminal, written.problems());
        } else if (!invocation.json) {
            terminal.give((player == players->front() ? "" : "---\n") + sheet);
        }
        answers[id] = sheet;
    }
    if (invocation.json) {
        terminal.answer(answers);
    } else if (const auto folder = invocation.option("--out"); folder && !players->empty()) {
        terminal.say(counted(players->size(), "sheet") + " written to " + *folder + " by the " + *policy + " bot.");
    }
    return ExitCode::done;
}

}  // namespace gm
