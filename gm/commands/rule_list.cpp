// gm rule list, gm rule revoke: looking after the rulings that were made.

#include <algorithm>
#include <charconv>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/pager.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/rulings/list.h"
#include "gm/rulings/make.h"
#include "gm/text/table.h"
#include "gm/words/mail_changes.h"
#include "orders/text.h"
#include "resolution/ruling.h"
#include "resolution/ruling_figure.h"

namespace gm {

using nlohmann::json;

namespace {

std::int64_t number_of(const RulingRow& row) { return static_cast<std::int64_t>(row.id); }

orders::Result<int> read_number(const std::string& text, const std::string& what) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0)
        return orders::invalid("'" + orders::clip(text, 40) + "' is no number of " + what);
    return number;
}

/// What the record tells of a ruling that its turn was resolved with. Facts do not number rulings, but each
/// that stood told one, in order.
std::optional<json> told_of(const Store& store, const RulingRow& row) {
    const auto rulings = store.rulings(row.turn);
    const auto entries = store.entries(row.turn);
    if (!rulings || !entries || row.revoked_at) return std::nullopt;
    auto earlier = std::count_if(rulings->begin(), rulings->end(),
                                 [&](const RulingRow& other) { return !other.revoked_at && other.id < row.id; });
    for (const EntryRow& entry : *entries) {
        if (entry.kind == resolution::RulingMade::kind && earlier-- == 0) return json::parse(entry.data);
    }
    return std::nullopt;
}

/// The code of the contract that it signs; null for other rulings.
json contract_of(const RulingRow& row) {
    const json args = json::parse(row.data, nullptr, false);
    return row.kind == "contract" && args.is_object() ? args.value("contract", json(nullptr)) : json(nullptr);
}

/// What a new ruling would have to say to take back one that its turn was resolved with.
std::string way_back(const Store& store, const RulingRow& row) {
    const json args = json::parse(row.data, nullptr, false);
    if (row.kind == "adjust") {
        const auto by = args.at("by").get<std::int64_t>();
        return "gm rule adjust " + resolution::to_text(args.at("path").get<resolution::FigurePath>()) + " " +
               (by < 0 ? "+" : "") + std::to_string(-by);
    }
    if (row.kind == "eliminate") return "gm rule set players." + args.value("player", "ID") + ".in_game true";
    if (row.kind == "replace-player") return "gm rule replace-player " + args.value("player", "ID") + " --mail ADDRESS";
    if (row.kind != "set") return "";
    const auto told = told_of(store, row);
    if (!told) return "";
    const json& change = told->at("changes").at(0);
    if (!change.contains("before")) return "";  // a list or a map
    const json& before = change.at("before").at("value");
    return "gm rule set " + change.at("path").get<std::string>() + " " +
           (before.is_string() ? before.get<std::string>() : "'" + before.dump() + "'");
}

orders::Problem too_late(const Store& store, const RulingRow& row) {
    const std::string way = way_back(store, row);
    return orders::invalid("turn " + std::to_string(row.turn) + " was resolved with ruling " +
                               std::to_string(number_of(row)) + ": it is in the record and stays there",
                           way.empty() ? "a new ruling may set right what it did" : way + " would take it back");
}

json ruling_json(const ListedRuling& ruling) {
    const RulingRow& row = ruling.row;
    const auto or_null = [](const std::optional<std::string>& text) { return text ? json(*text) : json(nullptr); };
    return {{"number", number_of(row)},
            {"turn", row.turn},
            {"kind", row.kind},
            {"ruling", describe(row)},
            {"contract", contract_of(row)},
            {"reason", row.reason},
            {"known_by", json::parse(row.audience, nullptr, false)},
            {"made_at", row.at},
            {"state", to_text(ruling.state)},
            {"revoked_at", or_null(row.revoked_at)},
            {"revoked_because", or_null(ruling.revoked_because)}};
}

void show(Terminal& terminal, const std::vector<ListedRuling>& rulings) {
    using Align = Table::Align;
    Table table({{"no.", Align::right},
                 {"turn", Align::right},
                 {"ruling", Align::left, true},
                 {"known by"},
                 {"state"},
                 {"reason", Align::left, true}});
    for (const auto& [row, state, why] : rulings)
        table.add({std::to_string(number_of(row)), std::to_string(row.turn), describe(row), known_to(row),
                   to_text(state), row.reason});
    const Paged paged(terminal);
    terminal.show(table.text(Screen::of(terminal).columns));
}

orders::Result<RulingRow> ruling_to_revoke(const GameInPlay& in_play, const std::string& word) {
    GM_TAKE(auto number, read_number(word, "a ruling"));
    GM_TAKE(auto rulings, in_play.store.rulings());
    const auto found =
        std::find_if(rulings.begin(), rulings.end(), [&](const RulingRow& row) { return number_of(row) == number; });
    if (found == rulings.end())
        return orders::invalid("there is no ruling " + std::to_string(number),
                               "gm rule list shows those that were made");
    if (found->revoked_at) return orders::invalid("ruling " + std::to_string(number) + " was revoked already");
    if (found->turn <= in_play.last.number) return too_late(in_play.store, *found);
    return *found;
}

}  // namespace

ExitCode run_rule_list(const Invocation& invocation, Terminal& terminal) {
    auto in_play = GameInPlay::open_unruled(invocation.folder);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    auto rulings = rulings_of(*in_play);
    if (!rulings) return refuse(terminal, rulings.problems());
    if (const auto word = invocation.option("--turn")) {
        const auto turn = read_number(*word, "a turn");
        if (!turn) return refuse(terminal, turn.problems());
        std::erase_if(*rulings, [&](const ListedRuling& ruling) { return ruling.row.turn != *turn; });
    }
    if (invocation.json) {
        json listed = json::array();
        for (const ListedRuling& ruling : *rulings) listed.push_back(ruling_json(ruling));
        terminal.answer(listed);
    } else if (rulings->empty()) {
        terminal.say("No rulings.");
    } else {
        show(terminal, *rulings);
    }
    return ExitCode::done;
}

namespace {

ExitCode show_revoking(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto ruling = ruling_to_revoke(*in_play, *invocation.argument("NUMBER"));
    if (!ruling) return refuse(terminal, ruling.problems());
    const auto tried = try_revoking(*in_play, *ruling);
    if (!tried) return refuse(terminal, tried.problems());
    const auto changes = preview(*in_play, *tried);
    if (!changes) return refuse(terminal, changes.problems());
    if (invocation.json) {
        const json answer = {{"number", number_of(*ruling)}, {"dry_run", true}, {"mails", mail_changes_json(*changes)}};
        terminal.answer(answer);
    } else {
        say_mail_changes(terminal, *changes);
    }
    return ExitCode::done;
}

/// No `gm send` may have mails in hand that move to another address or do not leave any more. None taken: no mail
/// hangs on this ruling.
orders::Result<std::optional<FolderLock>> hold_its_mails(const Invocation& invocation, Terminal& terminal) {
    GM_TAKE(const auto in_play, GameInPlay::open_unruled(invocation.folder));
    const auto ruling = ruling_to_revoke(in_play, *invocation.argument("NUMBER"));
    const bool has_mails = ruling && (ruling->kind == "replace-player" || ruling->kind == "accept-late");
    if (!has_mails) return std::optional<FolderLock>();
    GM_TAKE(auto lock, take_sender_lock(invocation.folder, terminal, "rule"));
    return std::optional<FolderLock>(std::move(lock));
}

}  // namespace

ExitCode run_rule_revoke(const Invocation& invocation, Terminal& terminal) {
    const auto given = invocation.option("--reason");
    if (!given) {
        return refuse(terminal, {orders::invalid("revoking a ruling needs a reason", "give --reason TEXT")},
                      ExitCode::misuse);
    }
    const auto reason = one_line(*given, "the reason");
    if (!reason) return refuse(terminal, reason.problems(), ExitCode::misuse);
    if (invocation.has("--dry-run")) return show_revoking(invocation, terminal);
    // In this order, as gm send does: mails first, then the game.
    const auto mails = hold_its_mails(invocation, terminal);
    if (!mails) return refuse(terminal, mails.problems(), ExitCode::misuse);
    const std::string now = now_utc();
    auto in_play = GameInPlay::open_unruled(invocation.folder, {"gm rule", now});
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto ruling = ruling_to_revoke(*in_play, *invocation.argument("NUMBER"));
    if (!ruling) return refuse(terminal, ruling.problems());
    const auto tried = try_revoking(*in_play, *ruling);
    if (!tried) return refuse(terminal, tried.problems());
    const json detail = {{"number", number_of(*ruling)}, {"turn", ruling->turn}, {"reason", *reason}};
    const auto revoked = in_play->store.revoke_ruling(ruling->id, {now, "revoke", detail.dump()}, tried->effects);
    if (!revoked) return refuse(terminal, revoked.problems());
    if (invocation.json) {
        terminal.answer(json{{"number", number_of(*ruling)}, {"revoked_at", now}, {"reason", *reason}});
    } else {
        terminal.say(terminal.bold("Ruling " + std::to_string(number_of(*ruling))) +
                     " is revoked: " + describe(*ruling) + " no longer holds.");
        if (tried->effects.seat)
            terminal.note("Mails go to " + tried->effects.seat->row.mail +
                          " again; what was sent meanwhile stays sent.");
    }
    return ExitCode::done;
}

}  // namespace gm
