#include <fmt/format.h>

#include "gm/store/store_access.h"

namespace gm {

using orders::Outcome;
using orders::Result;

namespace {

void take_effect(Tables& tables, const RulingEffects& effects, const std::string& at) {
    for (const MessageId message : effects.withdrawn) tables.message.withdraw(message, at);
    for (const SheetVerdict& verdict : effects.sheets) tables.sheet.set_status(verdict.sheet, verdict.status);
    if (effects.seat) {
        tables.player.set_contact(effects.seat->player, effects.seat->row);
        tables.message.redirect(effects.seat->player, effects.seat->row.mail);
        tables.link.revoke(effects.seat->row.id);  // it was another person's
    }
    for (const NewMessage& message : effects.messages) tables.message.add(message);
}

}  // namespace

Result<SheetId> Store::add_sheet(const NewSheet& sheet, const std::vector<NewMessage>& receipts, const TrailRow& trail,
                                 const SheetMail& mail) {
    return writing([&](Tables& tables) {
        if (sheet.status == SheetStatus::counted)
            throw StoreRefusal("a sheet is counted when its turn is resolved, not before");
        if (sheet.status == SheetStatus::received && sheet.player && !sheet.beside_others) {
            tables.sheet.replace_waiting(sheet.turn, *sheet.player, sheet.received_at);
        }
        const SheetId id = tables.sheet.add(sheet);
        if (mail.arrived) tables.mail.add(*mail.arrived, id);
        if (mail.settled) tables.mail.settle(*mail.settled, "its sheet was accepted", id);
        for (const NewMessage& receipt : receipts) tables.message.add(receipt);
        tables.trail.add(trail);
        return id;
    });
}

Outcome Store::accept_sheet(SheetId sheet, const std::vector<NewMessage>& receipts, const TrailRow& trail,
                            bool beside_others) {
    return writing([&](Tables& tables) {
        const SheetRow row = found(tables.sheet.get(sheet), "there is no such sheet");
        if (row.status != SheetStatus::late || !row.player) throw StoreRefusal("this sheet is not a late one");
        if (row.turn <= last_number(tables)) throw StoreRefusal(fmt::format("turn {} is resolved already", row.turn));
        if (!beside_others) tables.sheet.replace_waiting(row.turn, *row.player, row.received_at);
        tables.sheet.set_status(sheet, SheetStatus::received);
        for (const NewMessage& receipt : receipts) tables.message.add(receipt);
        tables.trail.add(trail);
    });
}

Outcome Store::add_mail(const NewMail& mail, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.mail.add(mail, std::nullopt);
        tables.trail.add(trail);
    });
}

Outcome Store::settle_mail(MailId mail, const std::string& reason, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.mail.settle(mail, reason, std::nullopt);
        tables.trail.add(trail);
    });
}

Result<RulingId> Store::add_ruling(const NewRuling& ruling, const TrailRow& trail, const RulingEffects& effects) {
    return writing([&](Tables& tables) {
        if (ruling.turn <= last_number(tables))
            throw StoreRefusal(fmt::format("turn {} is resolved already", ruling.turn));
        const RulingId id = tables.ruling.add(ruling);
        take_effect(tables, effects, trail.at);
        tables.trail.add(trail);
        return id;
    });
}

Outcome Store::revoke_ruling(RulingId ruling, const TrailRow& trail, const RulingEffects& effects) {
    return writing([&](Tables& tables) {
        const RulingRow row = found(tables.ruling.get(ruling), "there is no such ruling");
        if (row.revoked_at) throw StoreRefusal("this ruling was revoked already");
        if (row.turn <= last_number(tables)) {
            throw StoreRefusal(
                fmt::format("turn {} was resolved with this ruling: it takes another ruling to change that", row.turn));
        }
        tables.ruling.revoke(ruling, trail.at);
        take_effect(tables, effects, trail.at);
        tables.trail.add(trail);
    });
}

Outcome Store::set_links(const std::vector<LinkRow>& links, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const LinkRow& link : links) tables.link.put(link);
        tables.trail.add(trail);
    });
}

Outcome Store::set_token_hash(orders::PlayerIndex player, const std::optional<std::string>& hash,
                              const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.player.set_token_hash(player, hash);
        tables.trail.add(trail);
    });
}

}  // namespace gm
