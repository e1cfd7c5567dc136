"""Kills gm at each of its writes: the game is as before or as after, never between.

Usage: store_kill.py PATH_OF_GM

For `gm new`, `gm import`, `gm resolve` and `gm undo`, and for N = 1, 2, 3 ...: starts the command
with kill_at_write.so (tests/support/kill_at_write.cc) so that SIGKILL falls at its N-th
write, until a run ends by itself. After each kill the database must be sound (SQLite's
checks, and both hash chains recomputed here from their descriptions in docs/decisions,
not with gm's code), `gm status` must work, and giving the command again must end exactly
where an undisturbed run ends.
"""

import hashlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

GM = Path(sys.argv[1]).resolve()
SOURCE = Path(__file__).resolve().parent.parent / "support" / "kill_at_write.cc"
SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
CLOCK = {"GM_NOW": "2026-11-16T12:00:00Z"}


def shim(place: Path) -> Path:
    """Built by CMake beside gm; here, where the build leaves it out."""
    built = GM.parent / "kill_at_write.so"
    if built.exists():
        return built
    library = place / "kill_at_write.so"
    subprocess.run(["c++", "-std=c++20", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    return library


def part(value) -> bytes:
    text = value if isinstance(value, bytes) else str(value).encode()
    return b"%d:%s," % (len(text), text)


def digest(*parts) -> str:
    return hashlib.blake2b(b"".join(map(part, parts)), digest_size=32).hexdigest()


def check_chain(db: sqlite3.Connection) -> None:
    game, campaign, players, commitment = db.execute(
        "SELECT game, campaign_text, players_text, commitment FROM campaign").fetchone()
    previous = digest("gm game 1", game, campaign, players, commitment)
    for turn, game_turn, rules in db.execute("SELECT number, game_turn, rules_version FROM turn ORDER BY number").fetchall():
        state, stored, before = db.execute("SELECT state, hash, previous FROM snapshot WHERE turn = ?", (turn,)).fetchone()
        assert before == previous, f"turn {turn} does not follow"
        parts = ["gm turn 1", previous, turn, game_turn, rules, state]
        for name, query in (
            ("entries", "SELECT step, audience, rule, kind, data FROM entry WHERE turn = ? ORDER BY n"),
            ("rolls", "SELECT label, range, value, imposed FROM roll WHERE turn = ? ORDER BY n"),
            ("ledger", "SELECT player, amount, balance, step, reason, detail, rule FROM ledger WHERE turn = ? ORDER BY n"),
            ("sheets", "SELECT player, digest FROM sheet WHERE turn = ? AND status = 'counted' ORDER BY player"),
            ("rulings", "SELECT at, kind, reason, audience, data FROM ruling"
                        " WHERE turn = ? AND revoked_at IS NULL ORDER BY id"),
        ):
            rows = db.execute(query, (turn,)).fetchall()
            parts += [name, len(rows)] + [value for row in rows for value in row]
        previous = digest(*parts)
        assert stored == previous, f"turn {turn}: {stored} is not {previous}"


def maybe(name, value) -> list:
    return [name, 0] if value is None else [name, 1, value]


def row_digest(table: str, row: sqlite3.Row) -> str:
    letters = {int: "i", str: "t", bytes: "b"}
    cells = [[name, letters[type(row[name])], row[name]] for name in row.keys() if row[name] is not None]
    return digest("gm row 1", table, *[part for cell in cells for part in cell])


def check_second_chain(db: sqlite3.Connection) -> None:
    db.row_factory = sqlite3.Row
    previous, expected = "", {}
    for n, (number, kind, key, turn, words, row, found, stored) in enumerate(
            db.execute("SELECT n, kind, key, turn, words, digest, found, hash FROM chronicle ORDER BY n").fetchall(), 1):
        previous = digest("gm chronicle 1", previous, n, kind, key, *maybe("turn", turn), words, *maybe("digest", row),
                          *maybe("found", found))
        assert (number, stored, found) == (n, previous, expected.get((kind, key))), f"record {n}, {words}"
        expected[kind, key] = row
    present = {}
    for table, in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        if table in ("chronicle", "entry", "ledger", "roll", "snapshot"):
            continue
        keys = [name for name, in db.execute("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", (table,))]
        for row in db.execute(f"SELECT * FROM {table}").fetchall():
            present[table, json.dumps([row[key] for key in keys], separators=(",", ":"))] = row_digest(table, row)
    assert present == {name: row for name, row in expected.items() if row is not None}, "rows outside play"
    db.row_factory = None


def state_of(folder: Path) -> str:
    """Every row of a sound game, or that there is none."""
    if not (folder / "game.db").exists():
        return "no game"
    db = sqlite3.connect(folder / "game.db")
    try:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        check_chain(db)
        check_second_chain(db)
        return "\n".join(db.iterdump())
    finally:
        db.close()


class KillTest(unittest.TestCase):
    def setUp(self):
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
        self.place = Path(tempfile.mkdtemp(prefix="gm-kill-", dir=memory))
        self.addCleanup(shutil.rmtree, self.place)
        self.library = shim(self.place)
        self.folder = self.place / "game"
        self.sheets = self.place / "sheets"
        # A folder as it is before each command, made once and copied afterwards.
        self.starts = {"new": None, "import": self.place / "fresh", "resolve": self.place / "ready",
                       "undo": self.place / "resolved"}
        self.gm("new", "tiny", self.starts["import"], "--seed", SEED)
        self.gm("-C", self.starts["import"], "bot", "--out", self.sheets)
        shutil.copytree(self.starts["import"], self.starts["resolve"])
        self.gm("-C", self.starts["resolve"], "import", self.sheets)
        shutil.copytree(self.starts["resolve"], self.starts["undo"])
        self.gm("-C", self.starts["undo"], "resolve")

    def command(self, name: str) -> list:
        return {
            "new": ["new", "tiny", self.folder, "--seed", SEED],
            "import": ["-C", self.folder, "import", self.sheets / "ada.yaml"],
            "resolve": ["-C", self.folder, "resolve"],
            "undo": ["-C", self.folder, "undo", "--reason", "a mistake"],
        }[name]

    def run_gm(self, *words, **extra) -> subprocess.CompletedProcess:
        environment = {**os.environ, **CLOCK, **extra}
        return subprocess.run([GM, *words], env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def gm(self, *words) -> str:
        done = self.run_gm(*words)
        self.assertEqual(done.returncode, 0, f"gm {words}: {done.stderr}{done.stdout}")
        return done.stdout

    def start(self, name: str) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        if self.starts[name]:
            shutil.copytree(self.starts[name], self.folder)

    def what_is_left(self) -> str:
        """gm looks first: it is gm that must find its way after a kill, not this test's SQLite."""
        if not (self.folder / "game.db").exists():
            return state_of(self.folder)
        status = json.loads(self.gm("-C", self.folder, "status", "--json"))
        state = state_of(self.folder)
        self.assertIn(status["hash"], state)
        return state

    def kill_everywhere(self, name: str, how: str) -> None:
        self.start(name)
        before = state_of(self.folder)
        self.gm(*self.command(name))
        after = state_of(self.folder)
        self.assertNotEqual(before, after)
        seen = {before: 0, after: 0}
        for at in range(1, 1000):
            self.start(name)
            ended = self.run_gm(*self.command(name), LD_PRELOAD=str(self.library), GM_KILL_AT=str(at), GM_KILL_HOW=how)
            where = f"gm {name}, {how} write {at}"
            if ended.returncode == 0:
                break
            self.assertEqual(ended.returncode, -signal.SIGKILL, where + ": " + ended.stderr)
            left = self.what_is_left()
            self.assertIn(left, seen, where + ": neither before nor after")
            seen[left] += 1
            if left == before:
                self.gm(*self.command(name))
            self.assertEqual(state_of(self.folder), after, where + ": doing it again ends elsewhere")
        self.assertGreater(seen[before], 3, "hardly a write was seen: is the library loaded?")
        self.assertGreater(seen[after], 0, "closing the database writes, too")
        print(f"gm {name}, {how} each write: {seen[before]} times as before, {seen[after]} times as after")

    def test_new(self):
        for how in ("before", "after", "torn"):
            self.kill_everywhere("new", how)

    def test_import(self):
        for how in ("before", "after", "torn"):
            self.kill_everywhere("import", how)

    def test_resolve(self):
        for how in ("before", "after", "torn"):
            self.kill_everywhere("resolve", how)

    def test_undo(self):
        for how in ("before", "after", "torn"):
            self.kill_everywhere("undo", how)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
