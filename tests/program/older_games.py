#!/usr/bin/env python3
"""Games that earlier versions of gm stored stay verifiable, and go on: see tests/stored-games/README.md."""

import contextlib
import os
import pathlib
import re
import sqlite3
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import Gm, check, check_refused, main
from game_db import change, rows
from store_versions import schema_of

STORED = pathlib.Path(__file__).resolve().parent.parent / "stored-games"


def dump(file):
    with contextlib.closing(sqlite3.connect(":memory:")) as copy, contextlib.closing(sqlite3.connect(file)) as game:
        game.backup(copy)
        if "chronicle" not in (name for name, in copy.execute("SELECT name FROM sqlite_schema")):
            copy.execute("UPDATE message SET text_body = '(left out)', html_body = NULL")  # later, verify would notice
        for pragma in ("application_id", "user_version"):
            print(f"PRAGMA {pragma} = {copy.execute(f'PRAGMA {pragma}').fetchone()[0]};")
        for line in copy.iterdump():
            if not line.startswith("CREATE "):  # the tables of each version are known
                print(line)


def restore(gm, file):
    folder = gm.folder / file.stem
    folder.mkdir()
    stored = file.read_text(encoding="utf-8")
    version = int(re.search(r"^PRAGMA user_version = (\d+);$", stored, re.MULTILINE)[1])
    with contextlib.closing(sqlite3.connect(folder / "game.db")) as game:
        game.executescript(schema_of(version) + stored)
    return folder


def verified(gm, folder):
    """Each stored game either comes out the same, or says under which rules it was played."""
    played = {version for version, in rows(folder, "SELECT rules_version FROM turn")}
    found = gm.json("-C", folder.name, "audit", "verify")
    check(found["sound"] and found["changes"] == [], f"{folder.name}: nothing was tampered with", found)
    older = not rows(folder, "SELECT 1 FROM chronicle WHERE n = 1 AND kind = 'campaign'")
    lines = rows(folder, "SELECT max(n) FROM trail")[0][0]
    check((found["second_chain"]["taken_over"] or {}).get("trail_lines") == (lines if older else None),
          f"{folder.name}: from when on the second chain speaks", found)
    check(("An older gm began this game" in gm("-C", folder.name, "audit", "verify").out) == older, f"{folder.name}: in words, too")
    known = found["rules_version"]
    turns = len(rows(folder, "SELECT number FROM turn"))
    check(found["turns"] == turns and turns > 3, f"{folder.name}: all its turns were looked at", found)
    if played == {known}:
        check(found["other_rules"] == [], f"{folder.name}: comes out the same", found)
    else:
        check([turn["turn"] for turn in found["other_rules"]] == list(range(turns)),
              f"{folder.name}: its turns were played by other rules, and that is said", found)
        check(any(turn["differs"] for turn in found["other_rules"]), f"{folder.name}: which of them would differ, too", found)
        answer = gm("-C", folder.name, "audit", "verify")
        check(answer.code == 0 and "Not tampered with" in answer.out, f"{folder.name}: other rules are no tampering", answer)
    return played == {known}


def mails_are_numbered(gm, folder):
    """Once opened, columns say what only Message-IDs said: nothing else may be told by them."""
    told = rows(folder, "SELECT message_id, kind, sheet_number, attempt FROM message WHERE kind <> 'reminder'")
    for message_id, kind, sheet_number, attempt in told:
        mark = message_id.split("@")[0].split(".")[4:]
        expected = (int(mark[0]), None) if kind == "receipt" else (None, int(mark[0][1:]) if mark else 1)
        check((sheet_number, attempt) == expected, f"{folder.name}: {message_id}", (sheet_number, attempt))
    check(len(told) > 10, f"{folder.name}: has mails", told)


def tampering_is_still_found(gm, folder):
    change(folder, "UPDATE entry SET data = replace(data, '1', '2') WHERE turn = 2")
    answer = gm("-C", folder.name, "audit", "verify")
    check(answer.code == 1 and "turn 2" in answer.out, f"{folder.name}: a changed entry is found, whatever the rules", answer)


def goes_on(gm, folder, same_rules):
    before = len(rows(folder, "SELECT number FROM turn"))
    played = {version for version, in rows(folder, "SELECT rules_version FROM turn")}
    if not same_rules:
        check_refused(gm("-C", folder.name, "resolve"), f"{folder.name}: goes on by other rules only if the game master says so",
                      f"version {max(played)} of its rules", "gm rule migrate", codes=[1])
        ruled = gm("-C", folder.name, "rule", "migrate", "--reason", "a newer gm")
        check(ruled.code == 0, f"{folder.name}: gm rule migrate", ruled)
    resolved = gm("-C", folder.name, "resolve")
    check(resolved.code == 0, f"{folder.name}: its next turn is resolved", resolved)
    check(len(rows(folder, "SELECT number FROM turn")) == before + 1, f"{folder.name}: and stored")
    found = gm.json("-C", folder.name, "audit", "verify")
    check(found["sound"] and len(found["other_rules"]) == (0 if same_rules else before), f"{folder.name}: stays verifiable", found)


def older_games(gm):
    files = sorted(STORED.glob("*.sql"))
    check(len(files) >= 2, "there are stored games", STORED)
    for file in files:
        folder = restore(gm, file)
        same_rules = verified(gm, folder)
        mails_are_numbered(gm, folder)
        goes_on(gm, folder, same_rules)
        tampering_is_still_found(gm, folder)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--dump"]:
        dump(sys.argv[2])
    else:
        main(older_games)
