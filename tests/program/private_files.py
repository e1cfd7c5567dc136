#!/usr/bin/env python3
"""What gm writes is for its owner's eyes only, whatever the umask: folders 0700, files 0600.

What is meant for everybody (`gm export --public`, `gm reveal`, `gm simulate`) goes by the umask.
"""

import contextlib
import os
import sqlite3
import stat
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main

def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def check_private(top, what):
    for path in [top, *top.rglob("*")]:
        wanted = 0o700 if path.is_dir() else 0o600
        check(mode(path) == wanted, f"{what}: {path.relative_to(top.parent)} is {wanted:o}", f"it is {mode(path):o}")


def done(gm, *words):
    answer = gm(*words)
    check(answer.code == 0, f"`{answer.command}` is done", answer)


def all_that_is_written(gm):
    done(gm, "new", "tiny", "g", "--seed", SEED)
    check_private(gm.folder / "g", "gm new")
    done(gm, "-C", "g", "sheet", "--all", "--schema", "--out", "deep/sheets")
    check_private(gm.folder / "deep", "gm sheet")
    done(gm, "-C", "g", "bot", "--out", "bots")
    check_private(gm.folder / "bots", "gm bot")
    # A reader that stays: so SQLite's files of the last gm stay, too.
    with contextlib.closing(sqlite3.connect(f"file:{gm.folder / 'g' / 'game.db'}?mode=ro", uri=True)) as reader:
        done(gm, "-C", "g", "import", "bots")
        reader.execute("SELECT count(*) FROM sheet").fetchone()
        done(gm, "-C", "g", "resolve")
        done(gm, "-C", "g", "link", "--all")
        names = {path.name for path in (gm.folder / "g").iterdir()}
        check({"game.db-wal", "game.db-shm", "web.key", "gm.lock"} <= names, "SQLite's files and the key are there", names)
        check_private(gm.folder / "g", "gm import, resolve, link")


def mails(gm):
    done(gm, "-C", "g", "send", "--preview", "preview")
    check_private(gm.folder / "preview", "gm send --preview")
    (gm.folder / "g" / "mail.yaml").write_text("from: GM <gm@example.org>\nfolder: outgoing/mails\n")
    done(gm, "-C", "g", "send")
    check_private(gm.folder / "g" / "outgoing", "gm send into a folder")
    check((gm.folder / "g" / "send.lock").exists() and mode(gm.folder / "g" / "send.lock") == 0o600, "send.lock is 600")
    done(gm, "-C", "g", "remind")
    (gm.folder / "g" / "mail.yaml").write_text("from: GM <gm@example.org>\nmaildir: mailbox\n")
    done(gm, "-C", "g", "send")
    check_private(gm.folder / "g" / "mailbox", "gm send into a Maildir")


def copies(gm):
    templates = gm.folder / "g" / "templates" / "fr" / "tiny"
    templates.mkdir(parents=True)
    (templates / "bulletin.txt").write_text("Tour {{ turn }}\n")
    done(gm, "-C", "g", "backup")
    check_private(gm.folder / "backups", "gm backup, templates and settings too")
    done(gm, "-C", "g", "export", "--out", "deeper/whole.json")
    check_private(gm.folder / "deeper", "gm export")
    done(gm, "-C", "g", "export", "--format", "csv", "--out", "tables/all")
    check_private(gm.folder / "tables", "gm export --format csv")
    done(gm, "import-game", "deeper/whole.json", "h")
    check_private(gm.folder / "h", "gm import-game")
    (gm.folder / "there").mkdir(mode=0o755)
    done(gm, "import-game", "deeper/whole.json", "there")
    check_private(gm.folder / "there", "gm import-game into an empty folder")


def for_everybody(gm, umask):
    done(gm, "-C", "g", "export", "--public", "--out", "shown/public.json")
    done(gm, "-C", "g", "export", "--public", "--format", "csv", "--out", "shown/tables")
    done(gm, "simulate", "tiny", "--games", "2", "--out", "bids")
    for path in (gm.folder / "shown", gm.folder / "shown/tables", gm.folder / "bids"):
        check(mode(path) == 0o777 & ~umask, f"{path.name}: goes by the umask", f"it is {mode(path):o}")
    for path in (gm.folder / "shown/public.json", gm.folder / "shown/tables/turns.csv", gm.folder / "bids/report.html"):
        check(mode(path) == 0o666 & ~umask, f"{path.name}: goes by the umask", f"it is {mode(path):o}")


def private_files(gm):
    home = gm.folder
    for umask in (0o000, 0o022):
        os.umask(umask)
        gm.folder = home / f"{umask:03o}"
        gm.folder.mkdir()
        all_that_is_written(gm)
        mails(gm)
        copies(gm)
        for_everybody(gm, umask)


if __name__ == "__main__":
    main(private_files)
