#!/usr/bin/env python3
"""gm undo and mails: no seed leaves an open game, every reader gets what is true, what was sent stays on record."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import play
from cli import SEED, check, check_refused, main, say
from game_db import rows
from outgoing import check_mail, settle

SECRET = "5e" * 32


def start(gm, game, seed=SEED):
    check(gm("new", "tiny", game, "--seed", seed).code == 0, f"{game}: a new game")
    settle(gm, game, folder="out")
    check(gm("-C", game, "send").code == 0, f"{game}: mails of the setup leave")


def sheet(gm, game, player, bid, stake):
    gm.write("sheet.yaml", f"player: {player}\nbid: {bid}\nstake: {stake}\n")
    answer = gm("-C", game, "import", "sheet.yaml")
    check(answer.code == 0, f"{player} bids {bid} and stakes {stake}", answer)


def mails_in(gm, game):
    """Those that have left, by Message-ID."""
    mails = [check_mail(file.read_bytes(), file.name) for file in (gm.folder / game / "out").glob("*.eml")]
    return {str(mail["Message-ID"]): mail for mail in mails}


def the_seed_stays_secret(gm):
    start(gm, "over", SECRET)
    play(gm, "over")
    turns = gm.json("-C", "over", "status")["turn"]
    check(gm.json("-C", "over", "reveal")["mails"] == 4, "the seed is told, to be sent")
    undone = gm("-C", "over", "undo")
    check(undone.code == 0 and "dice.json" in undone.err, "gm undo warns of the record that tells the seed", undone)
    before = mails_in(gm, "over")
    check(gm("-C", "over", "send").code == 0, "gm send")
    left = [file.read_text() for file in (gm.folder / "over" / "out").glob("*.eml")]
    check(not any(SECRET in text for text in left) and not [id for id in mails_in(gm, "over") if ".reveal." in id],
          "while a turn is open no mail tells the seed", sorted(set(mails_in(gm, "over")) - set(before)))
    gm("-C", "over", "export", "--public", "--out", "open.json")
    record = gm.folder / "open.json"
    check(record.exists() and SECRET not in record.read_text(), "nor does the public record")
    check_refused(gm("-C", "over", "reveal"), "gm reveal while a turn is open", "is not over", codes=[1])

    check(gm.json("-C", "over", "resolve")["over"], "it ends again")
    again = gm.json("-C", "over", "reveal")
    check(again["mails"] == 4, "and everybody is told after all", again)
    check(gm("-C", "over", "send").code == 0, "gm send")
    told = [id for id in mails_in(gm, "over") if ".reveal." in id]
    check(len(told) == 4, "once each", told)
    check(gm.json("-C", "over", "reveal")["mails"] == 0, "a second time nothing is queued")
    return turns


def who_knows_the_seed(gm):
    """Reveal mails that have left: listed, warned of, and told again only where they are no longer true."""
    undone = gm("-C", "over", "undo")
    check("reveal to ada@example.org, sent 2026-11-16" in undone.out and "can foresee rolls" in undone.err,
          "gm undo lists those who know the seed", undone)
    gm("-C", "over", "resolve")
    check(gm.json("-C", "over", "reveal")["mails"] == 0, "the same end: what was told stands")
    again = gm.json("-C", "over", "undo")
    check([mail["kind"] for mail in again["left"]].count("reveal") == 4, "undone once more they still know it", again)
    gm.write("die.yaml", "die: 1\n")
    check(gm("-C", "over", "resolve", "--dice", "die.yaml").code == 0, "another end, by the dice of the table")
    told = gm.json("-C", "over", "reveal", "--force")
    check(told["mails"] == 4, "what was told is no longer true, so it is told again", told)
    check(gm("-C", "over", "send").code == 0, "gm send")
    mails = [mail for id, mail in mails_in(gm, "over").items() if ".reveal.ada" in id]
    check(len(mails) == 2 and [mail for mail in mails if mail["In-Reply-To"]], "as an answer to the first", mails)


def a_newcomer(gm):
    start(gm, "seat")
    sheet(gm, "seat", "ada", 3, 5)
    gm("-C", "seat", "resolve")
    gm("-C", "seat", "send")
    gm("-C", "seat", "undo")
    ruled = gm("-C", "seat", "rule", "replace-player", "bo", "--mail", "mika@example.org", "--reason", "Bo is at sea")
    check(ruled.code == 0, "another person sits in Bo's place", ruled)
    resolved = gm.json("-C", "seat", "resolve")
    gm("-C", "seat", "send")
    kinds = rows(gm.folder / "seat", "SELECT kind FROM message WHERE turn = 1 AND recipient = 'mika@example.org'"
                                     " AND status = 'sent' AND kind IN ('report', 'bulletin') ORDER BY id")
    check(kinds == [("report",), ("bulletin",)], "the newcomer gets report and bulletin", resolved)
    replacing = rows(gm.folder / "seat", "SELECT replaces FROM message WHERE turn = 1 AND recipient = 'mika@example.org'"
                                         " AND kind IN ('report', 'bulletin')")
    check(replacing == [(None,), (None,)], "which replace nothing that the newcomer was sent", replacing)


def imposed_dice(gm):
    start(gm, "table")
    gm.write("two.yaml", "die: 5\nwindfall: bo\n")
    gm("-C", "table", "resolve", "--dice", "two.yaml")
    undone = gm("-C", "table", "undo")
    check("2 rolls had been imposed" in undone.err and "--dice" in undone.err, "gm undo says that dice were imposed", undone)
    gm("-C", "table", "resolve", "--dice", "two.yaml")
    check(gm.json("-C", "table", "undo")["imposed"] == 2, "gm undo --json too")
    for words in (["--dry-run"], []):
        answer = gm("-C", "table", "resolve", *words)
        check("2 rolls had been imposed" in answer.err and "--dice" in answer.err, "gm resolve without them says so", answer)
    plain = gm("-C", "table", "undo")
    check("imposed" not in plain.err, "a resolution without imposed dice has none to lose", plain)
    answer = gm("-C", "table", "resolve", "--dice", "two.yaml")
    check("had been imposed" not in answer.err, "nor has one with them", answer)


def corrected_twice(gm):
    start(gm, "twice")
    sheet(gm, "twice", "ada", 3, 5)
    sheet(gm, "twice", "bo", 2, 4)
    gm("-C", "twice", "resolve")
    gm("-C", "twice", "send")
    gm("-C", "twice", "undo", "--reason", "another stake")
    sheet(gm, "twice", "bo", 2, 3)
    gm("-C", "twice", "resolve")
    gm("-C", "twice", "send")
    check("This mail replaces" in gm("-C", "twice", "report", "bo").out, "Bo was sent a correction")
    gm("-C", "twice", "undo")
    dry = gm("-C", "twice", "resolve", "--dry-run")
    check("Nothing comes out otherwise" in dry.out, "that it replaces another mail is no difference", dry)
    sheet(gm, "twice", "bo", 2, 2)
    [change] = gm.json("-C", "twice", "resolve", "--dry-run")["difference"]["mails"]
    check(change["reader"] == "bo" and "stake of 2" in str(change["lines"]) and "replaces" not in str(change["lines"]),
          "nor where something else is", change)
    answer = gm("-C", "twice", "resolve")
    check("Reports: otherwise for bo;" in answer.out, "gm resolve", answer)
    gm("-C", "twice", "send")


def everything_sent_is_on_record(gm):
    """Of the game above: three reports of turn 1 went to Bo."""
    trail = gm("-C", "twice", "audit", "trail").out
    sent = [line for line in gm.json("-C", "twice", "audit", "trail") if line["action"] == "mailed"]
    to_bo = sum(line["detail"]["to"].count("bo@example.org") for line in sent
                if line["detail"]["kind"] == "report" and line["detail"]["turn"] == 1)
    check(to_bo == 3, "gm audit trail has every mail that was sent", sent)
    check("turn 1 was reopened: another stake (mails" in trail and "turn 1 was reopened (mails" in trail,
          "and reasons only where one was given", trail)
    gm("-C", "twice", "rule", "adjust", "ada", "coins", "+5", "--reason", "my mistake")
    trail = gm("-C", "twice", "audit", "trail").out
    check("ruling 1 (adjust players.ada.coins by +5) was made for turn 2: my mistake" in trail, "it says what was ruled", trail)

    for attempt, stake in ((1, 4), (2, 3), (3, 2)):
        shown = gm("-C", "twice", "report", "bo", "--turn", "1", "--attempt", attempt)
        check(shown.code == 0 and f"stake of {stake}" in shown.out, f"gm report --attempt {attempt} shows what was sent then", shown)
    last = gm("-C", "twice", "report", "bo", "--turn", "1")
    check(last.out == shown.out, "without --attempt it is the last one", last)
    for word in ("0", "4", "x"):
        check_refused(gm("-C", "twice", "report", "bo", "--attempt", word), f"--attempt {word}", "turn 1 was resolved 3 times",
                      codes=[1])
    bulletin = gm("-C", "twice", "report", "--attempt", "1", "--language", "fr")
    check(bulletin.code == 0, "bulletins too", bulletin)
    gm("-C", "twice", "undo")
    check_refused(gm("-C", "twice", "report", "bo", "--turn", "1"), "an open turn", "no report of turn 1", codes=[1])
    shown = gm.json("-C", "twice", "report", "bo", "--turn", "1", "--attempt", "3")
    check("stake of 2" in shown["text"] and shown["sent_at"] is not None, "what was sent of it is shown all the same", shown)
    gm("-C", "twice", "resolve")
    sheet(gm, "twice", "ada", 1, 1)
    gm("-C", "twice", "resolve")
    gm("-C", "twice", "undo")
    unsent = gm("-C", "twice", "report", "ada", "--turn", "2", "--attempt", "1")
    check(unsent.code == 0 and "never left" in unsent.err, "of a mail that never left it is said", unsent)


def test(gm):
    for part in (the_seed_stays_secret, who_knows_the_seed, a_newcomer, imposed_dice, corrected_twice,
                 everything_sent_is_on_record):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(test)
