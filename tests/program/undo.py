#!/usr/bin/env python3
"""gm undo, gm resolve after it and gm what-if: nothing is lost, nothing is sent twice, looking changes nothing."""

import email
import email.policy
import fcntl
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main
from game_db import change, rows
from outgoing import check_mail, settle

BIDS = {"ada": (3, 5), "bo": (2, 4), "chie": (6, 1), "dede": (1, 2)}


def hand_in(gm, game, player, bid, stake):
    gm.write(f"{game}-{player}.yaml", f"player: {player}\nbid: {bid}\nstake: {stake}\n")
    answer = gm("-C", game, "import", f"{game}-{player}.yaml")
    check(answer.code == 0, f"{player}'s sheet is in", answer)


def play(gm, game):
    for player, (bid, stake) in BIDS.items():
        hand_in(gm, game, player, bid, stake)
    answer = gm("-C", game, "resolve")
    check(answer.code == 0, "the turn is resolved", answer)
    return gm.json("-C", game, "status")["hash"]


def mails_in(folder):
    """Those that have left, by Message-ID."""
    found = {}
    for file in folder.glob("*.eml"):
        mail = check_mail(file.read_bytes(), file.name)
        found[str(mail["Message-ID"])] = mail
    return found


def all_rows(folder):
    tables = [name for name, in rows(folder, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {table: rows(folder, f"SELECT * FROM {table}") for table in tables}


def nothing_to_undo(gm):
    gm("new", "tiny", "g", "--seed", SEED)
    before = all_rows(gm.folder / "g")
    check_refused(gm("-C", "g", "undo"), "a game without a turn", "no turn has been resolved yet", "nothing to undo", codes=[1])
    check_refused(gm("-C", "nowhere", "undo"), "no game at all", "nowhere", codes=[2])
    check(all_rows(gm.folder / "g") == before, "nothing was written")
    check(gm.json("-C", "g", "status")["reopened"] is None, "no turn was reopened")


def before_mails_leave(gm):
    """Undone before anything of it was sent: as if it had never been resolved, but on record."""
    settle(gm, "g", folder="out")
    check(gm("-C", "g", "send").code == 0, "mails of the setup leave")
    hash = play(gm, "g")
    of_turn = "SELECT message_id FROM message WHERE turn = 1 AND withdrawn_at IS NULL AND kind IN ('report', 'bulletin')"
    first = rows(gm.folder / "g", of_turn)
    answer = gm("-C", "g", "undo", "--reason", "Bo's sheet was left in the mailbox")
    check(answer.code == 0 and "Turn 1 is open again, with its 4 sheets." in answer.out, "gm undo reopens the turn", answer)
    check("8 mails of it will not leave." in answer.out and "have left" not in answer.out, "its mails are withdrawn", answer)
    status = gm("-C", "g", "status")
    check("turn 1 is open" in status.out and "Reopened 2026-11-16" in status.out and "left in the mailbox" in status.out,
          "gm status says so, and why", status)
    told = gm.json("-C", "g", "status")
    check(told["turn"] == 1 and told["missing"] == 0 and told["reopened"]["times"] == 1, "gm status --json too", told)
    check_refused(gm("-C", "g", "report", "ada", "--turn", "1"), "its reports are no reports", "no report of turn 1", codes=[1])
    check(gm("-C", "g", "send").code == 0, "gm send")
    check(not [id for id in mails_in(gm.folder / "g" / "out") if ".t1.report" in id], "withdrawn mails do not leave")
    trail = [(action, json.loads(detail)) for action, detail in rows(gm.folder / "g", "SELECT action, detail FROM trail ORDER BY n")]
    check(trail[-1][0] == "undo" and trail[-1][1]["hash"] == hash and trail[-1][1]["withdrawn"] == 8, "it is in the trail", trail[-1])
    dry = gm("-C", "g", "resolve", "--dry-run")
    check(dry.code == 0 and "Nothing comes out otherwise" in dry.out and "Sheets: the same." in dry.out,
          "resolved again it would be the same", dry)
    again = gm("-C", "g", "resolve")
    check(again.code == 0 and hash in again.out and "8 mails wait" in again.out, "and it is, to the hash", again)
    again = rows(gm.folder / "g", of_turn)
    check(len(first) == 8 and again == first, "its mails do not tell that there were others, which nobody got", again)
    old = gm("-C", "g", "report", "ada", "--attempt", "1", "--format", "eml")
    check(old.code == 0 and "never left" in old.err and str(email.message_from_string(old.out)["Message-ID"]) not in [id for id, in first],
          "the others are still there to be looked at", old)
    return hash


def after_mails_left(gm, hash):
    """Undone when everybody has read it: what is corrected is sent, and says what it replaces."""
    check(gm("-C", "g", "send").code == 0, "all mails leave")
    sent = mails_in(gm.folder / "g" / "out")
    change(gm.folder / "g", "UPDATE message SET status = 'sending', sent_at = NULL WHERE message_id LIKE '%.t1.report.ada@%'")
    listed = gm.json("-C", "g", "undo")
    check(listed["withdrawn"] == 0 and len(listed["left"]) == 8 and listed["hash"] == hash, "gm undo --json lists mails that left", listed)
    check([mail["status"] for mail in listed["left"]].count("in doubt") == 1, "one of them is in doubt", listed)
    gm("-C", "g", "resolve")
    words = gm("-C", "g", "undo")
    check("8 mails have left." in words.out and "report to ada@example.org, in doubt" in words.out
          and "bulletin to dede@example.org, sent 2026-11-16" in words.out, "gm undo lists them", words)
    check(gm.json("-C", "g", "status")["reopened"]["times"] == 3, "three times by now")
    check_refused(gm("-C", "g", "send", "--retry", str(listed["left"][0]["number"])), "a mail of an undone turn", "was undone", codes=[1])

    hand_in(gm, "g", "bo", BIDS["bo"][0], 3)
    before = all_rows(gm.folder / "g")
    dry = gm.json("-C", "g", "resolve", "--dry-run")
    check(all_rows(gm.folder / "g") == before, "--dry-run writes nothing")
    difference = dry["difference"]
    check(difference["sheets"] == ["bo"] and difference["rolls"] == [] and difference["same_rolls"] > 0,
          "another sheet of bo, and every roll as it was", difference)
    check(sorted(mail["reader"] for mail in difference["mails"]) == ["bo"] and sorted(difference["unchanged"]) == ["ada", "chie", "dede"],
          "bo's report alone says otherwise", difference)
    check(dry["mails"] == 1 and dry["standing"] == 7, "so one mail is to be sent", dry)
    whole = gm("-C", "g", "resolve", "--dry-run", "--reports")
    check("report to bo" in whole.out and "bulletin in fr" in whole.out and "stake of 3" in whole.out, "--reports shows them whole", whole)
    check_refused(gm("-C", "g", "resolve", "--reports"), "--reports alone", "--dry-run", codes=[2])
    check_refused(gm("-C", "g", "resolve", "--dry-run", "--against", "9"), "--against what is not there", "undone 3 times", codes=[1])

    answer = gm("-C", "g", "resolve")
    check(answer.code == 0 and "1 mail wait" in answer.out and "7 mails sent before" in answer.out, "gm resolve", answer)
    check("Reports: otherwise for bo; as before for ada, chie and dede." in answer.out and "Rolls: all" in answer.out
          and "Bulletin: as before." in answer.out, "it shows the difference", answer)
    check(any(line.startswith("- ") and "4" in line for line in answer.out.splitlines())
          and any(line.startswith("+ ") and "3" in line for line in answer.out.splitlines()), "line by line", answer)
    check(gm("-C", "g", "send").code in (0, 1), "the correction leaves")
    after = mails_in(gm.folder / "g" / "out")
    new = {id: mail for id, mail in after.items() if id not in sent}
    receipts = [id for id in new if ".receipt." in id]
    check(len(receipts) == 1 and len(new) == 2, "with the receipt of the new sheet, and nothing else", list(new))
    [corrected] = [mail for id, mail in new.items() if ".t1.report.bo.r2@" in id]
    replaced = [id for id in sent if ".t1.report.bo@" in id][0]
    check(corrected["In-Reply-To"] == replaced and corrected["References"].split()[-1] == replaced,
          "it answers the one that it replaces", corrected)
    replacing = [id for id, in rows(gm.folder / "g", "SELECT message_id FROM message WHERE replaces IS NOT NULL")]
    check(replacing == [str(corrected["Message-ID"])], "and it alone says that it replaces one", replacing)
    shown = gm("-C", "g", "report", "bo")
    check("stake of 3" in shown.out and "stake of 4" not in shown.out, "gm report shows the new one", shown)
    check("in doubt" in gm("-C", "g", "status").out, "the mail in doubt says the truth again, and is asked about again")


def twice(gm):
    """Undo, undo: the turn before. And a game that was over."""
    first = play(gm, "g")
    gm("-C", "g", "undo")
    gm("-C", "g", "undo")
    check(gm.json("-C", "g", "status")["turn"] == 1, "undone twice, it is the turn before")
    gm("-C", "g", "resolve")
    check(first in gm("-C", "g", "resolve").out, "resolved twice, it is the same game")
    while not gm.json("-C", "g", "status")["over"]:
        play(gm, "g")
    over = gm.json("-C", "g", "status")["hash"]
    gm("-C", "g", "send")
    check_refused(gm("-C", "g", "what-if", "--orders", "g-bo.yaml"), "no coming turn", "--turn N", codes=[1])
    answer = gm("-C", "g", "undo")
    check(answer.code == 0 and "seed of the dice" in answer.err, "a game that was over goes on; who knows the seed is told of", answer)
    again = gm("-C", "g", "resolve")
    check(over in again.out and "0 mails wait" in again.out and "The game is over" in again.out, "and ends the same", again)


def what_if(gm):
    gm("new", "tiny", "w", "--seed", SEED)
    for player, (bid, stake) in BIDS.items():
        hand_in(gm, "w", player, bid, stake)
    gm.write("other.yaml", "player: bo\nbid: 2\nstake: 9\n")
    gm.write("bad.yaml", "player: bo\nbdi: 2\n")
    gm.write("dice.yaml", "die: 6\n")
    folder, before = contents(gm.folder / "w"), all_rows(gm.folder / "w")
    answer = gm("-C", "w", "what-if", "--orders", "other.yaml")
    check(answer.code == 0 and "as it would be resolved now" in answer.out and "Sheets: otherwise for bo." in answer.out
          and "Nothing was changed." in answer.out, "gm what-if --orders", answer)
    check("+ " in answer.out and "stake of 9" in answer.out, "it shows what bo would read", answer)
    dice = gm.json("-C", "w", "what-if", "--dice", "dice.yaml")
    check([roll["label"] for roll in dice["rolls"]] == ["die"] and dice["rolls"][0]["after"] == {"imposed": True, "range": 6, "value": 6},
          "gm what-if --dice: that roll is another", dice)
    check_refused(gm("-C", "w", "what-if", "--orders", "bad.yaml"), "a bad sheet", "bad.yaml:2:1", "did you mean 'bid'?", codes=[1])
    check_refused(gm("-C", "w", "what-if"), "nothing otherwise", "--orders FILE", codes=[2])
    check_refused(gm("-C", "w", "what-if", "--orders", "other.yaml", "other.yaml"), "two sheets of one player", "a second sheet of bo", codes=[1])
    check_refused(gm("-C", "w", "what-if", "--orders", "other.yaml", "--turn", "1"), "a turn that is not resolved", "turn 1 was not resolved", codes=[1])
    check(contents(gm.folder / "w") == folder and all_rows(gm.folder / "w") == before, "nothing was touched")
    gm("-C", "w", "resolve", "--dice", "dice.yaml")
    folder, before = contents(gm.folder / "w"), all_rows(gm.folder / "w")
    past = gm.json("-C", "w", "what-if", "--orders", "other.yaml", "--turn", "1")
    check(past["past"] and past["as_stored"] and past["sheets"] == ["bo"] and past["rolls"] == [],
          "gm what-if --turn: the dice imposed then hold", past)
    check(contents(gm.folder / "w") == folder and all_rows(gm.folder / "w") == before, "and nothing was touched")


def deadlines(gm):
    """A reopened turn has the deadline that it had."""
    gm.environment["GM_NOW"] = "2026-11-16T12:00:00Z"
    gm("new", "neo-tokyo", "n", "--seed", SEED)
    gm("-C", "n", "bot", "--out", "n-sheets")
    gm("-C", "n", "import", "n-sheets")
    deadline = gm.json("-C", "n", "status")["deadline"]
    gm.environment["GM_NOW"] = "2026-11-17T11:35:00Z"
    check(deadline == "2026-11-17T11:30:00Z" and gm("-C", "n", "resolve").code == 0, "resolved after the deadline", deadline)
    gm.environment["GM_NOW"] = "2026-11-17T11:50:00Z"
    answer = gm("-C", "n", "undo")
    check(answer.code == 0 and "gm import FILE --accept-late" in answer.out, "gm undo knows that the deadline has passed", answer)
    check(gm.json("-C", "n", "status")["deadline"] == deadline, "it is the old one")
    gm("-C", "n", "bot", "akira", "--policy", "random", "--out", "n-late")
    sheet = sorted((gm.folder / "n-late").iterdir())[0]
    sheet.write_text(sheet.read_text() + "\n# mended\n")
    late = gm("-C", "n", "import", "n-late")
    check("late" in late.out + late.err, "a sheet that comes now is late", late)
    accepted = gm("-C", "n", "accept", "akira")
    check(accepted.code == 0, "unless the game master accepts it", accepted)
    check(gm("-C", "n", "resolve").code == 0, "and it counts")
    gm.environment["GM_NOW"] = "2026-11-16T12:00:00Z"


def while_another_sends(gm):
    rows_before = all_rows(gm.folder / "w")
    with open(gm.folder / "w" / "send.lock", "a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        answer = gm("-C", "w", "undo")
    check_refused(answer, "while mails are being sent", "held by", codes=[2])
    check(all_rows(gm.folder / "w") == rows_before, "nothing was undone")


def test(gm):
    nothing_to_undo(gm)
    hash = before_mails_leave(gm)
    after_mails_left(gm, hash)
    twice(gm)
    what_if(gm)
    deadlines(gm)
    while_another_sends(gm)


main(test)
