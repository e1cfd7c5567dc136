#include "gm/commands/rehearsal_words.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/audit/diff.h"
#include "gm/commands/common.h"

namespace gm {

using nlohmann::json;

namespace {

/// A player's money before and after.
struct Balance {
    std::int64_t opening = 0;
    std::int64_t closing = 0;
};

/// What the state holds, whatever the game calls it.
std::int64_t money_in(const json& state, const std::string& id) {
    for (const char* name : {"money", "coins"}) {
        const json::json_pointer place = json::json_pointer() / "players" / id / name;
        if (state.contains(place) && state[place].is_number_integer()) return state[place];
    }
    return 0;
}

class Balances {
public:
    Balances(const GameInPlay& in_play, const ResolvedGameTurn& resolved)
        : in_play_(in_play), resolved_(resolved), before_(in_play.game->to_json(in_play.position)) {}

    Balance of(orders::PlayerIndex player) const {
        std::optional<Balance> balance;
        for (const LedgerRow& row : resolved_.rows.ledger) {
            if (row.player != player) continue;
            if (!balance) balance = Balance{row.balance - row.amount, 0};
            balance->closing = row.balance;
        }
        if (balance) return *balance;
        const std::int64_t unmoved = money_in(before_, in_play_.roster.id(player));
        return {unmoved, unmoved};
    }

private:
    const GameInPlay& in_play_;
    const ResolvedGameTurn& resolved_;
    json before_;
};

bool has_sheet(const ResolvedGameTurn& resolved, orders::PlayerIndex player) {
    return std::any_of(resolved.counted.begin(), resolved.counted.end(),
                       [&](const CountedSheet& sheet) { return sheet.player == player; });
}

const ReadMail* report_of(const ResolvedGameTurn& resolved, const std::string& id) {
    const auto found = std::find_if(resolved.readable.begin(), resolved.readable.end(), [&](const ReadMail& mail) {
        return mail.kind == MessageKind::report && mail.reader == id;
    });
    return found == resolved.readable.end() ? nullptr : &*found;
}

std::string money_words(const Balance& balance) {
    const std::int64_t change = balance.closing - balance.opening;
    if (change == 0) return grouped(balance.closing) + " (as before)";
    return grouped(balance.opening) + " -> " + grouped(balance.closing) + " (" + (change > 0 ? "+" : "") +
           grouped(change) + ")";
}

}  // namespace

void show_players(Terminal& terminal, const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    const Balances balances(in_play, resolved);
    std::vector<std::vector<Line>> rows{{"player", "sheet", "money", "report", "lines"}};
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const std::string& id = in_play.roster.id(player);
        const ReadMail* report = report_of(resolved, id);
        if (report == nullptr) continue;
        rows.push_back({id, has_sheet(resolved, player) ? "in" : "none", money_words(balances.of(player)),
                        report->subject, std::to_string(std::count(report->text.begin(), report->text.end(), '\n'))});
    }
    terminal.table(rows);
}

json players_json(const GameInPlay& in_play, const ResolvedGameTurn& resolved) {
    const Balances balances(in_play, resolved);
    json out = json::array();
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const std::string& id = in_play.roster.id(player);
        const ReadMail* report = report_of(resolved, id);
        const Balance balance = balances.of(player);
        out.push_back({{"id", id},
                       {"sheet", has_sheet(resolved, player)},
                       {"opening", balance.opening},
                       {"closing", balance.closing},
                       {"subject", report == nullptr ? json(nullptr) : json(report->subject)}});
    }
    return out;
}

void show_reports(Terminal& terminal, const ResolvedGameTurn& resolved) {
    for (const ReadMail& mail : resolved.readable) {
        terminal.say("");
        terminal.say(terminal.bold(title_of(mail.kind, mail.reader) + ": " + mail.subject));
        terminal.say("");
        terminal.show(mail.text);
    }
}

json reports_json(const ResolvedGameTurn& resolved) {
    json out = json::array();
    for (const ReadMail& mail : resolved.readable)
        out.push_back(
            {{"mail", to_text(mail.kind)}, {"reader", mail.reader}, {"subject", mail.subject}, {"text", mail.text}});
    return out;
}

}  // namespace gm
