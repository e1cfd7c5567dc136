#!/usr/bin/env python3
"""A turn that is open again: mails that came while it was closed are not lost, and its undoing cannot be hidden."""

import os
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, Gm, check, check_refused, main
from game_db import change, rows

MAIL = """From: Bo <bo@example.org>
To: gm@example.org
Subject: My orders
Message-ID: <bo-1@example.org>
Date: Mon, 16 Nov 2026 12:00:00 +0000
Content-Type: text/plain; charset=utf-8

turn: 1
bid: 5
stake: 3
"""


def refused_mail_waits_again(gm):
    gm("new", "tiny", "game", "--seed", SEED)
    check(gm("-C", "game", "resolve").code == 0, "turn 1 is resolved without Bo's sheet")
    gm.write("bo.eml", MAIL)
    check(gm("-C", "game", "import", "bo.eml").code == 1, "Bo's mail for turn 1 comes too late and is refused")
    check(gm("-C", "game", "undo", "--reason", "Bo wrote in time").code == 0, "the turn is reopened")
    again = gm("-C", "game", "import", "bo.eml")
    check("1 known already" in again.out, "the mail counts once, however often it is imported", again)
    aside = gm("-C", "game", "aside")
    check("open again" in aside.out and "bo@example.org" in aside.out, "it waits for the game master, who sees why", aside)
    number = rows(gm.folder / "game", "SELECT id FROM mail WHERE status = 'aside'")[0][0]
    taken = gm("-C", "game", "aside", number, "--player", "bo")
    check(taken.code == 0, "its sheet is taken", taken)
    resolved = gm("-C", "game", "resolve")
    check("with 1 sheet" in resolved.out, "and counts", resolved)
    check(gm("-C", "game", "audit", "verify").code == 0, "the record is sound")


def hidden_undo(gm):
    for name, statement in (("unkept", "DELETE FROM undone"), ("unsaid", "DELETE FROM trail WHERE action = 'undo'")):
        shutil.copytree(gm.folder / "game", gm.folder / name)
        change(gm.folder / name, statement)
        answer = gm("-C", name, "audit", "verify")
        check(answer.code == 1 and "turn 1: the resolutions that were undone are not those of which the trail tells" in answer.out,
              f"an undone resolution cannot be hidden: {statement}", answer)


def ids_that_lead_elsewhere(gm):
    shutil.copytree(gm.folder / "game", gm.folder / "elsewhere")
    change(gm.folder / "elsewhere", "UPDATE player SET id = '../bo' WHERE id = 'bo'")
    answer = gm("-C", "elsewhere", "audit", "verify")
    check(answer.code == 1 and "'../bo', which is none" in answer.out, "an id that leads out of a folder is found", answer)
    exported = gm("-C", "elsewhere", "export", "--out", "forged.json")
    check(exported.code == 0, "even if somebody exports it", exported)
    check_refused(gm("import-game", "forged.json", "imported"), "it is not imported", "'../bo'")
    check(not (gm.folder / "imported").exists(), "and no folder is left behind")


def reopened(gm):
    refused_mail_waits_again(gm)
    hidden_undo(gm)
    ids_that_lead_elsewhere(gm)


if __name__ == "__main__":
    main(reopened)
