#!/usr/bin/env python3
"""Several gm on one folder at once: nothing is corrupted, one waits or says who holds it.

No sleeps: the test holds the folder's lock itself and lets go once gm, on a terminal,
says that it waits.
"""

import contextlib
import fcntl
import os
import pty
import shutil
import sqlite3
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main, say

PLAYERS = ["ada", "bo", "chie", "dede"]


@contextlib.contextmanager
def held(folder):
    """Holds a game folder as another gm would."""
    with open(folder / "gm.lock", "r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.truncate()
        lock.write("4242\ngm send\n2026-11-16T11:59:00Z\n")
        lock.flush()
        yield


class Watched:
    """gm on a terminal, so that it tells what it waits for."""

    def __init__(self, gm, *words):
        self.end, terminal = pty.openpty()
        self.process = subprocess.Popen([gm.program, *words], cwd=gm.folder, stdin=terminal, stdout=terminal,
                                        stderr=terminal, env=gm.environment | {"TERM": "xterm", "NO_COLOR": "1"})
        os.close(terminal)
        self.text = ""

    def read(self):
        try:
            some = os.read(self.end, 65536).decode()
        except OSError:  # Linux says so when the other end is closed
            some = ""
        self.text += some
        return some != ""

    def wait_until_it_waits(self):
        while "waiting for" not in self.text:
            if not self.read():
                check(False, "gm says that it waits", self.text)

    def finish(self):
        while self.read():
            pass
        os.close(self.end)
        return self.process.wait(timeout=60)


def check_sound(gm, folder):
    database = sqlite3.connect(f"file:{gm.folder / folder / 'game.db'}?mode=ro", uri=True)
    check(database.execute("PRAGMA integrity_check").fetchone() == ("ok",), f"{folder}: the database is sound")
    check(database.execute("PRAGMA foreign_key_check").fetchall() == [], f"{folder}: nothing points nowhere")
    turns = [number for (number,) in database.execute("SELECT number FROM turn ORDER BY number")]
    check(turns == list(range(len(turns))), f"{folder}: turns 0 to {turns[-1]}, each once", turns)
    links = database.execute("SELECT previous, hash FROM snapshot ORDER BY turn").fetchall()
    check(all(after[0] == before[1] for before, after in zip(links, links[1:])), f"{folder}: the chain holds")
    database.close()


def status_while_held(gm):
    before = gm.json("-C", "g", "status")
    with held(gm.folder / "g"):
        check(gm.json("-C", "g", "status") == before, "gm status answers while another gm writes")
        check(gm("-C", "g", "report").code == 0, "gm report too")
        check(gm("-C", "g", "resolve", "--dry-run").code == 0, "gm resolve --dry-run too")


def one_waits(gm):
    with held(gm.folder / "g"):
        waiting = Watched(gm, "-C", "g", "import", "sheets")
        waiting.wait_until_it_waits()
        check("gm send, process 4242, since 2026-11-16 11:59:00 UTC" in waiting.text, "gm import waits and says for whom",
              waiting.text)
    check(waiting.finish() == 0, "and goes on once it may", waiting.text)
    sheets = [player["sheet"] is not None for player in gm.json("-C", "g", "status")["players"]]
    check(all(sheets), "every sheet is in")


def two_resolve_at_once(gm):
    before = gm.json("-C", "g", "status")["resolved"]
    with held(gm.folder / "g"):
        both = [Watched(gm, "-C", "g", "resolve") for _ in range(2)]
        for waiting in both:
            waiting.wait_until_it_waits()
    codes = sorted(waiting.finish() for waiting in both)
    texts = "".join(waiting.text for waiting in both)
    check(codes == [0, 1], "of two gm resolve that wait, one resolves", texts)
    check(f"another gm has resolved turn {before + 1} meanwhile" in texts, "and the other says so", texts)
    check(gm.json("-C", "g", "status")["resolved"] == before + 1, "one turn was resolved, not two")
    check_sound(gm, "g")


def import_and_resolve_at_once(gm):
    turn = gm.json("-C", "g", "status")["turn"]
    gm.write("late.yaml", f"turn: {turn}\nplayer: ada\nbid: 3\nnote: just in time\n")
    with held(gm.folder / "g"):
        sheet = Watched(gm, "-C", "g", "import", "late.yaml")
        sheet.wait_until_it_waits()
        resolve = Watched(gm, "-C", "g", "resolve")
        resolve.wait_until_it_waits()
    codes = sheet.finish(), resolve.finish()
    check(codes[1] == 0, "gm resolve resolves", resolve.text)
    counted = "just in time" in gm("-C", "g", "report", "ada").out
    if codes[0] == 0:
        check(counted, "the sheet came first, and counts", sheet.text)
    else:
        check(f"sheet for turn {turn}" in sheet.text and not counted, "the sheet came second: refused as last turn's",
              sheet.text)
    check_sound(gm, "g")


def many_at_once(gm):
    """Everything at the same time, as it comes."""
    gm("new", "tiny", "busy", "--seed", SEED)
    for player in PLAYERS:
        gm.write(f"busy-sheets/{player}.yaml", f"player: {player}\nbid: 3\n")
    for turn in range(1, 4):
        running = [gm.start("-C", "busy", "import", f"busy-sheets/{player}.yaml") for player in PLAYERS * 2]
        running += [gm.start("-C", "busy", "resolve") for _ in range(2)]
        looking = [gm.start("-C", "busy", "status", "--json") for _ in range(4)]
        for process in looking:
            out, err = process.communicate(timeout=60)
            check(process.returncode == 0, f"round {turn}: gm status answers", out + err)
        outcomes = []
        for process in running:
            out, err = process.communicate(timeout=60)
            outcomes.append((process.returncode, out + err))
        wrong = [text for code, text in outcomes if code not in (0, 1) or "fault of gm" in text]
        check(wrong == [], f"round {turn}: each is done or refused in plain words", wrong)
        check(any(code == 0 for code, _ in outcomes[-2:]), f"round {turn}: a turn is resolved", outcomes[-2:])
        check_sound(gm, "busy")


def two_new_at_once(gm):
    both = [gm.start("new", "tiny", "same") for _ in range(2)]
    codes = []
    for process in both:
        out, err = process.communicate(timeout=60)
        codes.append(process.returncode)
        check(process.returncode == 0 or "same" in err, "gm new: made, or said what stands there", out + err)
    check(sorted(codes) == [0, 1], "of two gm new in the same folder, one makes the game", codes)
    check(gm("-C", "same", "status").code == 0, "and it can be played")
    check_sound(gm, "same")


def play(gm):
    gm("new", "tiny", "g", "--seed", SEED)
    gm("-C", "g", "bot", "--out", "sheets")
    shutil.copytree(gm.folder / "g", gm.folder / "taken")
    with held(gm.folder / "taken"):
        impatient = gm.start("-C", "taken", "resolve")  # waits its ten seconds while we do the rest
        for part in (status_while_held, one_waits, two_resolve_at_once, import_and_resolve_at_once, many_at_once,
                     two_new_at_once):
            say(f"-- {part.__name__.replace('_', ' ')}")
            part(gm)
        say("-- out of patience")
        out, err = impatient.communicate(timeout=60)
        check(impatient.returncode in (1, 2) and out == "", "gm resolve gives up after a while", err)
        check("held by gm send, process 4242" in err and "taken" in err, "and says who holds which folder", err)
    check(gm.json("-C", "taken", "status")["resolved"] == 0, "nothing was resolved")


main(play)
