#include "gm/archive/reveal.h"
#include "gm/text/counted.h"

#include <nlohmann/json.hpp>

#include "gm/archive/fair.h"
#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/files/write.h"

namespace gm {

namespace {

using nlohmann::json;
using orders::Outcome;

Outcome check_end(const GameInPlay& in_play) {
    if (in_play.over()) return orders::done();
    return orders::invalid("this game is not over: the seed would give every coming roll away",
                           "the last turn's bulletin publishes the seed; `gm reveal` then publishes the rolls");
}

Outcome check_rolls(const archive::DiceRecord& record, const GameInPlay& in_play) {
    const auto fairness = archive::check_dice(record, in_play.campaign.seed);
    if (fairness.fair()) return orders::done();
    return orders::invalid(fairness.wrong ? "the stored rolls do not follow from the seed: " + *fairness.wrong
                                          : "the seed is not the one whose hash was published",
                           "nothing was published; has game.db been changed by hand?");
}

Outcome write_record(const std::filesystem::path& file, const std::string& text, bool force) {
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored) && !force) {
        const auto there = read_file(file, text.size() + 1);
        if (there && *there == text) return orders::done();
        return orders::invalid(file.string() + " is there already and says something else",
                               "choose another name with --out, or give --force to replace it");
    }
    return write_file(file, text);
}

/// The mails, and a line in the trail the first time: what is done twice is done once.
Outcome tell_players(GameInPlay& in_play, const archive::RevealMail& mail, const std::string& now) {
    GM_TAKE(const auto revealed, archive::is_revealed(in_play.store));
    if (mail.messages.empty() && revealed) return orders::done();
    const json detail = {{"seed", in_play.campaign.seed.hex()}, {"mails", mail.messages.size()}};
    return in_play.store.add_messages(mail.messages, {now, "reveal", detail.dump()});
}

void say_revealed(Terminal& terminal, const GameInPlay& in_play, const std::string& file, std::size_t rolls,
                  std::size_t mails) {
    terminal.say("Seed of the dice: " + in_play.campaign.seed.hex());
    terminal.say("The published record is in " + terminal.bold(file) + ": " + counted(rolls, "roll") + ".");
    terminal.note("It shows who rolled what, so also whose runs and which draws were secret until now.");
    terminal.say(mails > 0 ? counted(mails, "mail") + (mails == 1 ? " waits" : " wait") + " in the outbox."
                           : "Every player was told before.");
    terminal.say(terminal.dim("Next: gm audit fair " + file + ", gm send; give the players the file"));
}

}  // namespace

ExitCode run_reveal(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_write(invocation, terminal, "reveal");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    if (const auto over = check_end(*in_play); !over) return refuse(terminal, over.problems());
    const auto record = archive::dice_of(in_play->store);
    if (!record) return refuse(terminal, record.problems());
    if (const auto sound = check_rolls(*record, *in_play); !sound) return refuse(terminal, sound.problems());

    const std::string now = now_utc();
    const auto mail = archive::reveal_mail(*in_play, *record, now);
    if (!mail) return refuse(terminal, mail.problems());
    terminal.complain(mail->complaints);
    const std::string file =
        invocation.option("--out").value_or((std::filesystem::path(invocation.folder) / "dice.json").string());
    const auto written = write_record(file, to_json(*record).dump(1) + "\n", invocation.has("--force"));
    if (!written) return refuse(terminal, written.problems());
    if (const auto told = tell_players(*in_play, *mail, now); !told) return refuse(terminal, told.problems());

    std::size_t rolls = 0;
    for (const archive::DiceOfTurn& turn : record->turns) rolls += turn.rolls.size();
    if (invocation.json) {
        terminal.answer(json{{"seed", record->seed},
                             {"commitment", record->commitment},
                             {"out", file},
                             {"rolls", rolls},
                             {"mails", mail->messages.size()}});
    } else {
        say_revealed(terminal, *in_play, file, rolls, mail->messages.size());
    }
    return ExitCode::done;
}

}  // namespace gm
