#include "gm/store/chain.h"

#include <cstdint>

#include "gm/store/canonical.h"

namespace gm {

namespace {

std::int64_t number_of(orders::PlayerIndex player) { return static_cast<std::int64_t>(player.value()); }

void add(Canonical& out, const EntryRow& row) {
    out.text(row.step).text(row.audience).text(row.rule).text(row.kind).text(row.data);
}

void add(Canonical& out, const RollRow& row) {
    out.text(row.label).text(row.range).text(row.value).number(row.imposed ? 1 : 0);
}

void add(Canonical& out, const LedgerRow& row) {
    out.number(number_of(row.player)).number(row.amount).number(row.balance);
    out.text(row.step).text(row.reason).text(row.detail).text(row.rule);
}

void add(Canonical& out, const CountedSheet& sheet) { out.number(number_of(sheet.player)).text(sheet.digest); }

void add(Canonical& out, const RulingRow& row) {
    out.text(row.at).text(row.kind).text(row.reason).text(row.audience).text(row.data);
}

template <class T>
void add_list(Canonical& out, std::string_view name, std::span<const T> items) {
    out.list(name, items.size());
    for (const T& item : items) add(out, item);
}

}  // namespace

std::string chain_hash(const ChainedTurn& turn) {
    Canonical out;
    out.text("gm turn 1").text(turn.previous);
    out.number(turn.number).number(turn.game_turn).number(turn.rules_version).text(turn.state);
    add_list(out, "entries", turn.entries);
    add_list(out, "rolls", turn.rolls);
    add_list(out, "ledger", turn.ledger);
    add_list(out, "sheets", turn.sheets);
    add_list(out, "rulings", turn.rulings);
    return out.hash();
}

std::string chain_origin(std::string_view game, std::string_view campaign_text, std::string_view players_text,
                         std::string_view commitment) {
    return Canonical().text("gm game 1").text(game).text(campaign_text).text(players_text).text(commitment).hash();
}

}  // namespace gm
