#!/usr/bin/env python3
"""Sheets by file and by mail: taken, answered, set aside or refused, never lost and never twice; deadlines."""

import json
import os
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, main
from game_db import letters, rows
from tiny_game import new_tiny_game

ON_TIME = "2026-11-16T12:00:00Z"
LATE = "2026-11-17T11:31:00Z"  # 12:31 in Paris, a minute after the closing hour


def received(moment):
    """The header of the last server on the way."""
    return f"Received: from a.example by b.example; {moment} +0000\n"


def mail(sender, body, number, subject="My orders", more=""):
    return (f"{more}From: {sender}\nTo: gm@example.org\nSubject: {subject}\nMessage-ID: <{number}@example.org>\n"
            f"Content-Type: text/plain; charset=utf-8\n\n{body}")


def at(gm, moment):
    gm.environment["GM_NOW"] = moment


def new_game(gm, folder="g"):
    at(gm, ON_TIME)
    answer = new_tiny_game(gm, folder, turns=2)
    check(answer.code == 0, "a campaign with a calendar starts", answer)


def player(gm, id, folder="g"):
    status = gm.json("-C", folder, "status")
    return next(one for one in status["players"] if one["id"] == id)


def last_letter(gm, kind, id):
    """Its subject and text, the latter as one line: where a line ends is a matter of layout."""
    found = letters(gm.folder / "g", kind, id)
    check(found, f"{id} has a {kind}")
    _, subject, text = found[-1]
    return id, subject, " ".join(text.split())


def receipts(gm):
    gm.write("ada.yaml", "turn: 1\nplayer: ada\nbid: 3\nstake: 2\n")
    first = gm("-C", "g", "import", "ada.yaml")
    check(first.code == 0 and "sheet 1 of ada is in (" in first.out, "a sheet has its number", first)
    _, subject, text = last_letter(gm, "receipt", "ada")
    check("sheet no. 1 is in" in subject, "the receipt's subject says which sheet", subject)
    digest = player(gm, "ada")["sheet"]["digest"]
    for part in ("Dear Ada Moreau,", "as the turn will take it", "Tuesday 17 November at 12:30 (Europe/Paris)", digest):
        check(part in text, f"the receipt says {part!r}", text)
    before = len(letters(gm.folder / "g", "receipt"))
    again = gm("-C", "g", "import", "ada.yaml")
    check(again.code == 0 and "is in already" in again.out, "the same file again: nothing to do", again)
    check(len(letters(gm.folder / "g", "receipt")) == before, "and no second receipt")

    gm.write("ada2.yaml", "turn: 1\nplayer: ada\nbid: 4\nstake: lots\n")
    second = gm("-C", "g", "import", "ada2.yaml")
    check(second.code == 1 and "sheet 2 of ada is in and replaces sheet 1" in second.out,
          "one bad order does not lose the rest, and the exit code says that something is wrong", second)
    _, _, text = last_letter(gm, "receipt", "ada")
    for part in ("replaces your sheet no. 1", "TO MEND", "stake: lots", "What was understood counts"):
        check(part in text, f"the receipt says {part!r}", text)

    gm.write("ada3.yaml", "turn: 1\nplayer: ada\nbid: many\n")
    third = gm("-C", "g", "import", "ada3.yaml")
    check_refused(third, "a sheet in which nothing is understood", ":3:6: ", "whole number", codes=[1])
    check(player(gm, "ada")["sent"] == 2, "it takes no other's place", third)


def mails(gm):
    gm.write("in/bo.eml", mail("Bo <BO@example.org>", "Hello,\n\nturn: 1\nbid: 5\n\nSee you,\nBo\n", 1))
    gm.write("in/stranger.eml", mail("zoe@example.net", "turn: 1\nbid: 5\n", 2))
    gm.write("in/empty.eml", mail("ada@example.org", "When do we play?\n", 3))
    gm.write("in/two.eml", mail("ada@example.org", "turn: 1\nbid: 5\n\nor rather this one:\n\nturn: 1\nbid: 2\n", 4))
    gm.write("in/forged.eml", mail("ada@example.org", "player: bo\nturn: 1\nbid: 1\n", 5))
    gm.write("in/old.eml", mail("chie@example.org", "turn: 7\nbid: 1\n", 6))
    gm.write("in/broken.eml", mail("chie@example.org", "turn: 1\nbid: [3\nstake: 1\n", 7))
    answer = gm("-C", "g", "import", "in")
    check(answer.code == 1, "a folder of mails, not all well: exit code 1", answer)
    check("7 mails looked at: 1 sheet taken, 3 refused, 3 set aside, 0 known already." in answer.out, "it counts them", answer)
    check(player(gm, "bo")["sheet"] is not None, "the sheet is found between greeting and signature", answer)
    reply = rows(gm.folder / "g", "SELECT in_reply_to FROM message WHERE kind = 'receipt' ORDER BY id")
    check(("1@example.org",) in reply, "the receipt answers that mail", reply)
    again = gm("-C", "g", "import", "in")
    check("0 sheets taken, 0 refused, 0 set aside, 7 known already" in again.out and again.code == 0,
          "a mail seen twice is taken once", again)

    _, subject, text = last_letter(gm, "receipt", "ada")
    check("could not be taken" in subject and "from 'bo'" in text and "sheet no. 2 still counts" in text,
          "another player's name inside: refused, and the author is told which sheet counts", text)
    refused = [text for _, _, text in letters(gm.folder / "g", "receipt", "chie")]
    check(len(refused) == 2 and any("tour 7" in text for text in refused), "another turn's sheet, in French", refused)
    check(all("renvoyez-la" in text for text in refused), "who has no sheet is asked for one", refused)
    kept = rows(gm.folder / "g", "SELECT status, raw FROM sheet WHERE player = 2")
    check(len(kept) == 2 and all(status == "refused" for status, _ in kept), "refused sheets are kept", kept)


def set_aside(gm):
    waiting = {one["sender"] + "/" + one["reason"].split(" ")[0]: one for one in gm.json("-C", "g", "aside")}
    check(len(waiting) == 3, "three mails wait", waiting)
    shown = gm("-C", "g", "aside")
    for part in ("zoe@example.net", "no order sheet", "2 different sheets"):
        check(part in shown.out, f"gm aside says {part!r}", shown)
    numbers = {one["reason"]: one["number"] for one in gm.json("-C", "g", "aside")}
    stranger = next(n for reason, n in numbers.items() if "zoe@example.net" in reason)
    empty = next(n for reason, n in numbers.items() if "no order sheet" in reason)
    two = next(n for reason, n in numbers.items() if "different sheets" in reason)
    one = gm("-C", "g", "aside", stranger)
    check("From: zoe@example.net" in one.out and "Sheet 1 (the text of the mail):" in one.out and "bid: 5" in one.out,
          "gm aside N shows the mail and the sheet in it", one)
    both = gm("-C", "g", "aside", two)
    check("Sheet 1 (" in both.out and "Sheet 2 (" in both.out, "sheets are shown by number", both)
    check_refused(gm("-C", "g", "aside", two, "--player", "ada"), "which of two sheets", "--sheet N", codes=[1])
    check_refused(gm("-C", "g", "aside", two, "--drop", "--player", "ada"), "to drop and to take", "exclude", codes=[2])
    check_refused(gm("-C", "g", "aside", two, "--sheet", "1"), "a sheet for nobody", "--player", codes=[2])
    taken = gm("-C", "g", "aside", two, "--player", "ada", "--sheet", "2")
    check(taken.code == 0 and "of ada for turn 1: received" in taken.out, "gm aside --player --sheet takes one", taken)
    check_refused(gm("-C", "g", "aside", two, "--player", "ada", "--sheet", "1"), "twice", "dealt with already", codes=[1])
    check_refused(gm("-C", "g", "aside", empty, "--player", "ada"), "a mail without a sheet", "gm import FILE --player ID")
    check(gm("-C", "g", "aside", empty, "--drop").code == 0, "gm aside --drop leaves one out")
    check_refused(gm("-C", "g", "aside", 99), "no such mail", "no mail with this number")
    check(gm.json("-C", "g", "status")["aside"] == 1, "gm status counts what waits")


def a_slip_loses_nothing(gm):
    gm.write("slip.eml", mail("zoe@example.net", "player: bo\nturn: 1\nbid: 4\nstake: 2\n", 10))
    check(gm("-C", "g", "import", "slip.eml").code == 1, "a stranger's mail with Bo's sheet")
    number = gm.json("-C", "g", "aside")[-1]["number"]
    before = len(letters(gm.folder / "g", "receipt"))
    check_refused(gm("-C", "g", "aside", number, "--player", "chie"), "the wrong player", "from 'bo'", codes=[1])
    check(len(letters(gm.folder / "g", "receipt")) == before, "nobody gets a receipt of another's sheet")
    taken = gm("-C", "g", "aside", number, "--player", "bo")
    check(taken.code == 0, "the mail still waits for the right one", taken)


def letters_are_no_sheets(gm):
    gm.write("absent.eml", mail("bo@example.org", "Hello,\n\nNote: I shall be away on Tuesday.\n\nBo\n", 11))
    answer = gm("-C", "g", "import", "absent.eml")
    check("set aside" in answer.out, "a sentence that begins like an order replaces no sheet", answer)
    quoted = "Thanks, got it!\n\n> turn: 1\n> player: bo\n> # bid: 3\n"
    gm.write("thanks.eml", mail("bo@example.org", quoted, 12))
    answer = gm("-C", "g", "import", "thanks.eml")
    check("set aside" in answer.out and "quoted" in answer.out, "nor does an untouched sheet that is only quoted", answer)


def nothing_understood_in_a_list(gm):
    check(gm("new", "neo-tokyo", "n", "--seed", SEED).code == 0, "a game of Corporate Game")
    gm.write("good.yaml", "player: akira\nvotes: [{up: evo, down: mct}]\n")
    gm.write("bad-list.yaml", "player: akira\nvotes:\n  - {hausse: evo, baise: mct}\n")
    check(gm("-C", "n", "import", "good.yaml").code == 0, "a vote")
    check_refused(gm("-C", "n", "import", "bad-list.yaml"), "a list in which nothing is understood", "baisse", codes=[1])
    check(player(gm, "akira", "n")["sent"] == 1, "replaces none")
    gm.write("name.yaml", "joueur: Akira Tanizaki\nvotes: [{hausse: evo, baisse: mct}]\n")
    check(gm("-C", "n", "import", "name.yaml").code == 0, "a player is known by name too")


def big_mails_aside(gm):
    """A photograph of 2 MB before the sheet: set aside, then taken, all of it is there."""
    photo = ("A" * 76 + "\n") * 27_000
    gm.write("photo.eml", "From: zoe@example.net\nMessage-ID: <70@x>\nMIME-Version: 1.0\n"
             "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: image/jpeg\n"
             "Content-Transfer-Encoding: base64\n\n" + photo +
             "--b\nContent-Type: text/plain; name=orders.yaml\nContent-Disposition: attachment; filename=orders.yaml\n\n"
             "turn: 1\nbid: 2\nstake: 3\n--b--\n")
    check(gm("-C", "h", "import", "photo.eml").code == 1, "a big mail of a stranger is set aside")
    number = gm.json("-C", "h", "aside")[-1]["number"]
    taken = gm("-C", "h", "aside", number, "--player", "chie")
    check(taken.code == 0, "and can be taken later", taken)
    raw = rows(gm.folder / "h", "SELECT raw FROM sheet WHERE player = 2")
    check(raw and b"stake: 3" in raw[-1][0], "with its last line", raw)


def tokens(gm):
    given = gm("-C", "g", "token", "chie")
    token = given.out.strip()
    check(given.code == 0 and token.startswith("gm-token: "), "gm token gives a token", given)
    stored = rows(gm.folder / "g", "SELECT token_hash FROM player WHERE id = 'chie'")[0][0]
    check(stored and token.split()[1] not in stored, "only its hash is kept", stored)
    gm.write("other.eml", mail("chie@work.example.net", f"turn: 1\nbid: 2\n\n{token}\n", 20))
    answer = gm("-C", "g", "import", "other.eml")
    check(answer.code == 0 and "of chie is in" in answer.out, "a mail with the token counts from any address", answer)
    gm("-C", "g", "token", "chie", "--revoke")
    gm.write("more.eml", mail("chie@work.example.net", f"turn: 1\nbid: 3\n\n{token}\n", 21))
    answer = gm("-C", "g", "import", "more.eml")
    check(answer.code == 1 and "set aside" in answer.out, "a token that was taken away opens nothing", answer)


def deadlines(gm):
    shown = gm("-C", "g", "status")
    check("closes 2026-11-17 12:30 (Europe/Paris), in 23 h 30 min." in shown.out, "gm status says how long is left", shown)
    at(gm, LATE)
    check("1 min ago" in gm("-C", "g", "status").out, "and since when it is closed")
    gm.write("sent/2.eml", mail("bo@example.org", "turn: 1\nbid: 1\nstake: 1\n", 30, more=received("Tue, 17 Nov 2026 09:00:00")))
    gm.write("sent/1.eml", mail("bo@example.org", "turn: 1\nbid: 1\nstake: 2\n", 31, more=received("Tue, 17 Nov 2026 10:00:00")))
    on_time = gm("-C", "g", "import", "sent/1.eml", "sent/2.eml")
    check(on_time.code == 0 and "late" not in on_time.out, "what arrived before the deadline is not late, whenever it is read", on_time)
    check("came before the one that is in" in on_time.out, "and the last one sent counts, whatever its file is called", on_time)
    check(player(gm, "bo")["sheet"]["source"] == "sent/1.eml", "so it is stored", on_time)
    gm.write("late.yaml", "turn: 1\nplayer: bo\nbid: 6\n")
    late = gm("-C", "g", "import", "late.yaml")
    check(late.code == 0 and "came late" in late.out, "a late sheet is kept", late)
    bo = player(gm, "bo")
    check(bo["late"] is not None and bo["sheet"]["source"] == "sent/1.eml", "and the one before still counts", bo)
    number = bo["sent"]
    check_refused(gm("-C", "g", "import", "sent/1.eml", "--accept-late"), "--accept-late for mails", "gm accept PLAYER", codes=[2])
    shown = gm("-C", "g", "check", "bo")
    check("late, not accepted" in shown.out, "gm check shows the late one too", shown)
    _, subject, text = last_letter(gm, "receipt", "bo")
    check("came late" in subject and "the game master decides" in text and "counts." in text,
          "its author is told so", text)
    check_refused(gm("-C", "g", "accept", "ada"), "nothing late to accept", "no late sheet of ada", codes=[1])
    accepted = gm("-C", "g", "accept", "bo")
    check(accepted.code == 0 and f"Sheet {number} of bo counts" in accepted.out, "the game master accepts it", accepted)
    bo = player(gm, "bo")
    check(bo["late"] is None and bo["sheet"]["source"] == "late.yaml", "now it counts", bo)
    told = last_letter(gm, "receipt", "bo")[2]
    check(f"accepts your sheet no. {number}" in told and "It replaces your sheet no." in told, "and its author is told again", told)
    check_refused(gm("-C", "g", "accept", "bo"), "to accept twice", "no late sheet of bo", codes=[1])
    gm.write("early.yaml", "turn: 1\nplayer: bo\nbid: 2\n")
    handed = gm("-C", "g", "import", "early.yaml", "--accept-late")
    check(handed.code == 0 and "of bo is in" in handed.out, "--accept-late takes a sheet after the deadline", handed)
    at(gm, ON_TIME)


def reminders(gm):
    new_game(gm, "r")
    gm.write("r-ada.yaml", "player: ada\nbid: 3\n")
    check(gm("-C", "r", "import", "r-ada.yaml").code == 0, "one sheet is in")
    answer = gm("-C", "r", "remind")
    check(answer.code == 0 and "for bo, chie." in answer.out, "gm remind: those whose sheet is missing", answer)
    queued = letters(gm.folder / "r", "reminder")
    check([one[0] for one in queued] == ["bo", "chie"], "one reminder each, none to who has sent", queued)
    check("No sheet of yours" in queued[0][2] and "Aucune feuille de vous" in queued[1][2], "in their languages", queued)
    again = gm("-C", "r", "remind")
    check("Reminded before: bo, chie." in again.out, "gm remind again: who was reminded is left alone", again)
    check(len(letters(gm.folder / "r", "reminder")) == 2, "no second reminder")


def finished_game(gm):
    new_game(gm, "f")
    for turn in (1, 2):
        check(gm("-C", "f", "resolve").code == 0, f"turn {turn} is resolved")
    gm.write("end.eml", mail("ada@example.org", "turn: 3\nbid: 2\n", 40))
    answer = gm("-C", "f", "import", "end.eml")
    check(answer.code == 1 and "was refused, and its author will be told" in answer.out, "a sheet for a finished game", answer)
    kept = rows(gm.folder / "f", "SELECT status FROM sheet")
    check(kept == [("refused",)], "is kept", kept)
    _, subject, text = letters(gm.folder / "f", "receipt")[0]
    check("the game is over" in text and "send it again" not in text and "turn 3" not in subject, "and answered", text)
    check_refused(gm("-C", "f", "remind"), "nobody to remind when it is over", "is over")


def other_containers(gm):
    new_game(gm, "c")
    first = mail("ada@example.org", "turn: 1\nbid: 2\n", 50)
    second = mail("bo@example.org", "turn: 1\nbid: 3\n", 51)
    gm.write("all.mbox", "".join(f"From x Mon Nov 16 12:00:00 2026\n{one}\n" for one in (first, second)))
    answer = gm("-C", "c", "import", "all.mbox")
    check(answer.code == 0 and "2 sheets taken" in answer.out, "an mbox", answer)
    gm.write("long.mbox", "".join(f"From x Mon Nov 16 12:00:00 2026\n{one}\n" for one in (first + "x" * 65_000_000, second)))
    answer = gm("-C", "c", "--json", "import", "long.mbox")
    check(answer.code == 1 and "long.mbox, mail 1" in [one["source"] for one in json.loads(answer.out)],
          "a mail that is too long is named", answer.out)
    for part in ("tmp", "cur"):
        (gm.folder / "Maildir" / part).mkdir(parents=True)
    gm.write("Maildir/new/1.x", first)
    gm.write("Maildir/new/2.x", mail("chie@example.org", "tour: 1\nbid: 4\n", 52))
    answer = gm("-C", "c", "import", "Maildir")
    check(answer.code == 0 and "1 sheet taken" in answer.out and "1 known already" in answer.out,
          "a Maildir, with a mail that the mbox had", answer)
    check(sorted(os.listdir(gm.folder / "Maildir" / "new")) == ["1.x", "2.x"], "files stay as they are")


def hostile_mails(gm):
    new_game(gm, "h")
    blob = "A" * 76 + "\n"
    big = ("From: ada@example.org\nMessage-ID: <60@x>\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n"
           "--b\nContent-Type: text/plain\n\nturn: 1\nbid: 2\n\n"
           "--b\nContent-Type: application/zip; name=bomb.zip\nContent-Transfer-Encoding: base64\n"
           "Content-Disposition: attachment; filename=bomb.zip\n\n" + blob * (30_000_000 // len(blob)) + "--b--\n")
    gm.write("hostile/big.eml", big)
    gm.write("hostile/noise.eml", b"From: bo@example.org\n\n" + bytes(range(256)) * 50)
    answer = gm("-C", "h", "import", "hostile/big.eml", "hostile/noise.eml")
    check("of ada is in" in answer.out, "a sheet beside a 30 MB zip is taken", answer)
    check("noise.eml: set aside" in answer.out, "noise is set aside", answer)
    stored = rows(gm.folder / "h", "SELECT max(length(raw)) FROM mail")[0][0]
    check(stored <= 1_000_000, "no 30 MB end up in the game's file", stored)


def odd_paths(gm):
    new_game(gm, "o")
    os.makedirs(gm.folder / "odd", exist_ok=True)
    for name, id in ((b"ada_\xe9.YAML", "ada"), (b"bo.yaml", "bo")):
        with open(os.path.join(os.fsencode(gm.folder / "odd"), name), "w", encoding="utf-8") as file:
            file.write(f"player: {id}\nbid: 2\n")
    gm.write("odd/chie.EML", mail("chie@example.org", "tour: 1\npari: 4\n", 80))
    answer = gm("-C", "o", "import", "odd")
    check(answer.code == 0 and answer.out.count(" is in (") == 3, "odd names and capital endings: all are taken", answer)
    check_refused(gm("-C", "o", "import", "odd", "--all"), "an option of mailboxes", "--imap", codes=[2])


def test(gm):
    new_game(gm)
    for part in (receipts, mails, set_aside, a_slip_loses_nothing, letters_are_no_sheets, tokens, deadlines, reminders,
                 finished_game, other_containers, hostile_mails, big_mails_aside, nothing_understood_in_a_list, odd_paths):
        part(gm)


main(test)
