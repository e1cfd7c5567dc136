#include "gm/audit/ledger.h"

#include <nlohmann/json.hpp>

#include "gm/report/json_diff.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;

namespace {

/// What the stored state says that the player holds: among what is the player's, or among all purses.
std::optional<std::int64_t> held(const SnapshotRow& snapshot, const std::string& id, const std::string& money) {
    const json state = json::parse(snapshot.state, nullptr, false);
    for (const resolution::FigurePath& path :
         {resolution::FigurePath{"players", id, money}, resolution::FigurePath{money, id}}) {
        const json* figure = resolution::figure_at(state, path);
        if (figure != nullptr && figure->is_number_integer()) return figure->get<std::int64_t>();
    }
    return std::nullopt;
}

void add_up(LedgerTurn& turn, std::vector<std::string>& wrong) {
    const std::string where = "turn " + std::to_string(turn.turn);
    turn.closing = turn.opening;
    for (std::size_t i = 0; i < turn.movements.size(); ++i) {
        const LedgerRow& line = turn.movements[i];
        turn.closing += line.amount;
        if (line.balance == turn.closing) continue;
        wrong.push_back(where + ", line " + std::to_string(i + 1) + ": it says " + grouped(line.balance) +
                        " were left, but it adds up to " + grouped(turn.closing));
        turn.closing = line.balance;
    }
}

}  // namespace

orders::Result<PlayerLedger> ledger_of(const Store& store, const PinnedGame& pinned, orders::PlayerIndex player,
                                       int last) {
    PlayerLedger out;
    std::int64_t balance = 0;
    for (int number = 0; number <= last; ++number) {
        GM_TAKE(auto rows, store.ledger(number));
        GM_TAKE(auto snapshot, store.snapshot(number));
        std::erase_if(rows, [&](const LedgerRow& row) { return row.player != player; });
        LedgerTurn turn{number, balance, std::move(rows), 0};
        add_up(turn, out.wrong);
        const auto stored = held(snapshot, pinned.roster().id(player), std::string(pinned.game->money()));
        if (stored && *stored != turn.closing) {
            out.wrong.push_back("turn " + std::to_string(number) + ": the ledger closes with " + grouped(turn.closing) +
                                ", the state says " + grouped(*stored));
        }
        balance = turn.closing;
        out.turns.push_back(std::move(turn));
    }
    return out;
}

}  // namespace gm
