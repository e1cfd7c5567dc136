#include "tests/support/canary_game.h"

#include <nlohmann/json.hpp>

#include "gm/mail/mime.h"
#include "gm/play/prefilled_sheet.h"
#include "tests/support/table.h"
#include "tests/support/varied_campaign.h"

namespace test_support {

using namespace resolution;
using nlohmann::json;

namespace {

orders::Document planted_players(const std::string& game, const GameUnderTest& described, std::uint64_t number,
                                 Canaries& canaries) {
    orders::Document file = shipped_players(game);
    std::size_t index = 0;
    for (orders::Member& player : member(file.root, "players").members) {
        const PlayerIndex self{index++};
        member(player.value, "mail").text = canaries.word(self, "the address of " + player.key) + "@example.org";
        member(player.value, "language").text = (index + number) % 2 == 0 ? "fr" : "en";
        described.plant_in_character(player.value, self, canaries);
    }
    return written(file.root, file.file);
}

Reader reader_of(const gm::MessageRow& mail) {
    return mail.kind == gm::MessageKind::bulletin ? Reader::anybody() : Reader::player(mail.player.value());
}

}  // namespace

CanaryGame::CanaryGame(const std::string& game, std::uint64_t number) : described_(under_test(game)), random_(number) {
    const orders::Document players = planted_players(game, described_, number, canaries_);
    stored_ = std::make_unique<StoredGame>(varied_campaign(game, number), players, seed_of(number));
    read_mails(0);
    described_.plant_in_position(stored_->in_play().position, canaries_);
}

void CanaryGame::play_turn() {
    gm::GameInPlay& in_play = stored_->in_play();
    Dice dice(in_play.campaign.seed, in_play.game->turn(in_play.position));
    stored_->take_sheets([&](PlayerIndex player) {
        SheetOrders orders = random_() % 4 == 0
                                 ? described_.wild_sheet(*in_play.game, in_play.position, player, random_)
                                 : in_play.game->bot("random", in_play.position, player, dice);
        described_.plant_in_sheet(orders, in_play.position, player, canaries_, random_);
        return orders;
    });
    read_letters();
    const Position before = in_play.position;
    const gm::ResolvedGameTurn resolved = stored_->resolve();
    hear(resolved.record, before, resolved.position);
    read_mails(in_play.last.number);
}

/// From the journal alone: what was told, to whom, and whether a rule says so.
void CanaryGame::hear(const Record& record, const Position& before, const Position& after) {
    const Roster& roster = stored_->in_play().roster;
    for (const Movement& movement : record.ledger)
        canaries_.number(movement.balance.amount, movement.player, "what " + roster.id(movement.player) + " owns");
    const json journal = to_json(record.journal, roster, Reader::game_master());
    const TurnFacts facts{before, after, roster, journal};
    for (const Entry& entry : record.journal.entries()) learn(entry, to_json(entry, roster), facts);
}

void CanaryGame::learn(const Entry& entry, const json& told, const TurnFacts& facts) {
    const std::string data = told["data"].dump();
    std::vector<Canary*> carried = canaries_.words_in(data);
    for (Canary* number : canaries_.numbers_in(data)) carried.push_back(number);
    for (Canary* mark : canaries_.marks_in(data)) carried.push_back(mark);
    if (carried.empty()) return;
    const Audience allowed = described_.entitled(told, facts);
    const auto check = [&](Canary& canary, Reader reader) {
        if (!entry.audience.includes(reader) || canary.may_read(reader)) return;
        ++lessons_;
        if (canary.never_told || !allowed.includes(reader))
            leaks_.push_back({"the journal, " + told.dump(), canary.what});
    };
    for (Canary* canary : carried) {
        check(*canary, Reader::anybody());
        for (const PlayerIndex player : facts.roster.all()) check(*canary, Reader::player(player));
        canary->learn(entry.audience);
    }
}

void CanaryGame::read(const std::string& where, std::string_view text, Reader reader) {
    ++texts_read_[where.substr(0, where.find(' '))];
    for (std::string& what : canaries_.leaks(text, reader)) leaks_.push_back({where, std::move(what)});
    if (!where.starts_with("receipt")) {
        for (std::string& what : canaries_.marks_leaked(text, reader)) leaks_.push_back({where, std::move(what)});
    }
    gm::GameInPlay& in_play = stored_->in_play();
    if (!in_play.over() && text.find(in_play.campaign.seed.hex()) != std::string_view::npos)
        leaks_.push_back({where, "the seed of the dice"});
}

void CanaryGame::read_mail(const gm::MessageRow& mail) {
    const Reader reader = reader_of(mail);
    const gm::GameInPlay& in_play = stored_->in_play();
    const std::string where =
        to_text(mail.kind) + " of turn " + std::to_string(mail.turn) + " to " + in_play.roster.id(mail.player.value());
    read(where + ", subject", mail.subject, reader);
    read(where + ", text", mail.text_body, reader);
    read(where + ", page", mail.html_body.value_or(""), reader);
    read(where + ", Message-ID", mail.message_id + mail.in_reply_to.value_or(""), reader);

    // As it travels it has a recipient, whatever it says.
    const Reader recipient = Reader::player(mail.player.value());
    const gm::MailWriter writer = sure(gm::MailWriter::of(in_play.store, {"The game master", "gm@example.org"}));
    const std::string bytes = sure(writer.write(mail));
    read(where + ", headers", std::string_view(bytes).substr(0, bytes.find("\r\n\r\n")), recipient);
    for (const gm::mail::MimePart& part : gm::mail::take_apart(bytes, {}).parts)
        read(where + ", part " + part.name, part.bytes, reader);
}

void CanaryGame::read_mails(int turn) {
    for (const gm::MessageRow& mail : stored_->mails(turn)) read_mail(mail);
}

/// What goes out before the turn is resolved: sheets to fill in, reminders. Receipts are in the outbox.
void CanaryGame::read_letters() {
    gm::GameInPlay& in_play = stored_->in_play();
    gm::PrefilledSheets sheets(*in_play.game, in_play.roster, in_play.position, nullptr, in_play.folder);
    gm::Letters letters(in_play);
    for (const Demand& demand : in_play.game->demands(in_play.position)) {
        const Reader reader = Reader::player(demand.player);
        const std::string& language = in_play.players[demand.player.value()].language;
        read("sheet to fill in", sure(sheets.write(demand.player, language)).text, reader);
        const gm::NewMessage reminder = sure(letters.reminder(demand.player, StoredGame::now));
        read("reminder", reminder.subject + "\n" + reminder.text_body + reminder.html_body.value_or(""), reader);
    }
}

}  // namespace test_support
