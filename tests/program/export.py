#!/usr/bin/env python3
"""A game out of its folder and back: export, import-game, backup; and what everyone may know, and no more."""

import base64
import contextlib
import csv
import hashlib
import io
import json
import os
import re
import sqlite3
import stat
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import SOURCE, campaigns, play
from cli import SEED, check, check_refused, contents, main, say
from game_db import change, rows
from outgoing import settle
from store_versions import VERSIONS, dump_of

SEALED = "5e" * 32


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def table_names(folder):
    return [name for name, in rows(folder, "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                           " AND name NOT LIKE 'sqlite#_%' ESCAPE '#' ORDER BY name")]


def all_rows(folder):
    return {name: rows(folder, f"SELECT * FROM {name}") for name in table_names(folder)}


def no_game_in(gm, folder):
    leftovers = [path.name for path in gm.folder.iterdir() if folder in path.name]
    check(leftovers == [], f"nothing is left of {folder}", leftovers)


# Round trips


def round_trip(gm, campaign):
    gm("new", campaign, campaign, "--seed", SEED)
    play(gm, campaign, 2)
    gm("-C", campaign, "bot", "--out", f"{campaign}-waiting")  # sheets that wait, and a token
    gm("-C", campaign, "import", f"{campaign}-waiting")
    player = gm.json("-C", campaign, "status")["players"][0]["id"]
    gm("-C", campaign, "token", player)
    answer = gm("-C", campaign, "export", "--out", f"{campaign}.json")
    check(answer.code == 0 and "every secret" in answer.err, f"{campaign}: exported, and it says what is in it", answer)
    check(mode(gm.folder / f"{campaign}.json") == 0o600, "only its owner can read the file")
    back = gm("import-game", f"{campaign}.json", f"{campaign}-back")
    check(back.code == 0, f"{campaign}: imported", back)
    old, new = gm.folder / campaign, gm.folder / f"{campaign}-back"
    check(all_rows(old) == all_rows(new), "every row of every table is the same")
    check(rows(old, "SELECT name, sql FROM sqlite_schema ORDER BY name") ==
          rows(new, "SELECT name, sql FROM sqlite_schema ORDER BY name"), "so are the tables themselves")
    check(gm.json("-C", campaign, "status") == gm.json("-C", f"{campaign}-back", "status"), "and where the game stands")
    again = gm("-C", f"{campaign}-back", "export")
    check(again.out.encode() == (gm.folder / f"{campaign}.json").read_bytes(), "the export of the import is the same bytes")
    hashes = [gm.json("-C", folder, "resolve")["hash"] for folder in (campaign, f"{campaign}-back")]
    check(hashes[0] == hashes[1], "both go on to the same hash", hashes)


def what_the_file_says(gm):
    whole = json.loads((gm.folder / "tiny.json").read_text())
    check(whole["format"] == "gm game" and whole["version"] == 1, "format and version", whole["format"])
    check(whole["schema"] == rows(gm.folder / "tiny", "PRAGMA user_version")[0][0], "the schema's version")
    check(whole["hash"] == rows(gm.folder / "tiny-back", "SELECT hash FROM snapshot WHERE turn = 2")[0][0], "the last hash")
    check(list(whole["tables"]) == table_names(gm.folder / "tiny"), "every table of the schema, by name")
    seed = whole["tables"]["campaign"]["rows"][0][whole["tables"]["campaign"]["columns"].index("seed")]
    check(base64.b64decode(seed["base64"]) == bytes(32), "bytes are marked as base64", seed)


# Exports that were changed


def canonical(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def sealed_anew(table):
    """With the digest that these rows have: somebody who knows how it is made."""
    lines = [canonical(table["columns"]), *map(canonical, table["rows"])]
    table["digest"] = hashlib.blake2b("".join(line + "\n" for line in lines).encode(), digest_size=32).hexdigest()


def refused_import(gm, text, what, *parts):
    gm.write("bad.json", text if isinstance(text, str) else json.dumps(text))
    check_refused(gm("import-game", "bad.json", "nowhere"), what, *parts, codes=[1])
    no_game_in(gm, "nowhere")


def other_value(value):
    if isinstance(value, dict):
        raw = bytearray(base64.b64decode(value["base64"]))
        raw[-1] ^= 1
        return {"base64": base64.b64encode(raw).decode()}
    return value + 1 if isinstance(value, int) else (value or "") + " "


def tampering(gm):
    text = (gm.folder / "tiny.json").read_text()
    for name, table in json.loads(text)["tables"].items():
        if not table["rows"]:
            continue
        other = json.loads(text)
        other["tables"][name]["rows"][-1][-1] = other_value(table["rows"][-1][-1])
        refused_import(gm, other, f"a changed {name}", "bad.json", f"table {name}: was changed after the export")
        other = json.loads(text)
        other["tables"][name]["rows"].pop()
        refused_import(gm, other, f"a {name} left out", f"table {name}: was changed")
    # Whoever makes the digest fit meets the hash chains.
    for name, column, part in (("roll", "value", "turn 2:"), ("entry", "data", "turn 2:"), ("snapshot", "state", "turn 2:"),
                               ("ledger", "amount", "turn "), ("sheet", "raw", "was changed after it was received"),
                               ("campaign", "seed", "seed"), ("campaign", "players_text", "turn 0:"),
                               ("player", "name", "was changed after gm wrote it"), ("message", "text_body", "mail "),
                               ("trail", "at", "of the trail"), ("attachment", "content", "attachment 1 of mail"),
                               ("chronicle", "words", "of the second chain, record ")):
        other = json.loads(text)
        table = other["tables"][name]
        place = table["columns"].index(column)
        table["rows"][-1][place] = other_value(table["rows"][-1][place])
        sealed_anew(table)
        refused_import(gm, other, f"a changed {name}.{column} with a digest that fits", part)
    whole = json.loads(text)
    refused_import(gm, whole | {"hash": "0" * 64}, "another last hash", "where the export began with")
    refused_import(gm, whole | {"schema": 1000}, "tables of a newer gm", "newer gm", "upgrade gm")
    refused_import(gm, whole | {"version": 2}, "a newer export", "newer gm")
    refused_import(gm, text[: len(text) // 2], "half a file", "not JSON")
    refused_import(gm, "{}", "some other JSON", "not a whole game")
    refused_import(gm, whole | {"tables": {k: v for k, v in whole["tables"].items() if k != "roll"}}, "no rolls", "roll")
    refused_import(gm, whole | {"tables": whole["tables"] | {"extra": whole["tables"]["roll"]}}, "a table too many", "extra")
    gm("-C", "tiny", "export", "--public", "--out", "seen.json")
    refused_import(gm, (gm.folder / "seen.json").read_text(), "a public export", "not a whole game")
    check_refused(gm("import-game", "tiny.json", "tiny"), "into a game that is there", "game folder already", codes=[1])
    gm.write("full/file.txt", "mine")
    check_refused(gm("import-game", "tiny.json", "full"), "into a folder that is not empty", "not empty", codes=[1])
    (gm.folder / "empty").mkdir()
    check(gm("import-game", "tiny.json", "empty").code == 0, "into an empty folder it goes")
    gm.write("pretty.json", json.dumps(whole, indent=4))
    check(gm("import-game", "pretty.json", "pretty").code == 0, "another layout of the same values is the same game")


def stored_versions(gm):
    """Games as older versions of gm left them."""
    for version in VERSIONS:
        folder = gm.folder / f"old-{version}"
        folder.mkdir()
        with contextlib.closing(sqlite3.connect(folder / "game.db")) as database:
            database.executescript(dump_of(version))
            database.execute("PRAGMA journal_mode = WAL")
        yield version, folder


def older_exports(gm):
    for version, folder in stored_versions(gm):
        tables = {}
        with contextlib.closing(sqlite3.connect(folder / "game.db")) as database:
            for name in table_names(folder):
                answer = database.execute(f"SELECT * FROM {name}")
                tables[name] = {"columns": [column[0] for column in answer.description],
                                "rows": [[{"base64": base64.b64encode(cell).decode()} if isinstance(cell, bytes) else cell
                                          for cell in row] for row in answer]}
                sealed_anew(tables[name])
            last = database.execute("SELECT hash FROM snapshot ORDER BY turn DESC").fetchone()[0]
        gm.write("old.json", json.dumps({"format": "gm game", "version": 1, "schema": version, "hash": last, "tables": tables}))
        back = gm.json("import-game", "old.json", f"from-{version}")
        check(back["hash"] == last, f"an export of version {version} is taken in", back)
        gm("-C", folder.name, "export", "--out", f"now-{version}.json")  # brings that folder up to date
        again = gm("-C", f"from-{version}", "export")
        check(again.out.encode() == (gm.folder / f"now-{version}.json").read_bytes(),
              "and becomes what the folder itself becomes", again.err)


# Tables


def as_csv(gm):
    answer = gm.json("-C", "neo-tokyo", "export", "--format", "csv", "--out", "tables")
    names = table_names(gm.folder / "neo-tokyo")
    check(sorted(answer["tables"]) == names, "a table each", answer)
    check(mode(gm.folder / "tables") == 0o700, "the folder is its owner's")
    for name in names:
        file = gm.folder / "tables" / f"{name}.csv"
        check(mode(file) == 0o600, f"{name}.csv is its owner's")
        raw = file.read_bytes().decode()
        read = list(csv.reader(io.StringIO(raw, newline="")))
        stored = rows(gm.folder / "neo-tokyo", f"SELECT * FROM {name}")
        told = [["" if cell is None else cell.decode() if isinstance(cell, bytes) and b"\0" not in cell
                 else "base64:" + base64.b64encode(cell).decode() if isinstance(cell, bytes) else str(cell) for cell in row]
                for row in stored]
        check(raw.endswith("\r\n") and sorted(read[1:]) == sorted(told), f"{name}.csv holds every row", raw[:200])
    check_refused(gm("-C", "neo-tokyo", "export", "--format", "csv", "--out", "tables"), "again", "--force", codes=[1])
    check(gm("-C", "neo-tokyo", "export", "--format", "csv", "--out", "tables", "--force").code == 0, "--force replaces them")
    check_refused(gm("-C", "neo-tokyo", "export", "--public", "--format", "csv", "--out", "tables", "--force"),
                  "among tables of another export", "other files", codes=[1])
    check_refused(gm("-C", "neo-tokyo", "export", "--format", "csv"), "tables nowhere", "--out FOLDER", codes=[2])
    check_refused(gm("-C", "neo-tokyo", "export", "--format", "xml"), "an unknown format", "json, csv", codes=[2])
    check_refused(gm("-C", "neo-tokyo", "export", "--out", "tiny.json"), "a file that is there", "--force", codes=[1])
    check_refused(gm("export"), "no game", "not a game folder", codes=[2])


# What everyone may know


def unsealed(text):
    """Without the seals: the only part that depends on secrets, and only the seed opens it."""
    return re.sub(r"\b[0-9a-f]{64}\b", lambda found: "SEAL" if found[0] in seals_in(text) else found[0], text)


def seals_in(text):
    return set(re.findall(r'"seal": "([0-9a-f]{64})"', text))


def secret_games(gm, campaign, public, sheets):
    """Two games that differ in private things only; their public exports."""
    exports = []
    for number, private in enumerate(("quiet-canary", "loud-canary")):
        folder = f"{campaign}-{private}"
        players = "".join(line + "\n" for line in public.format(private=private).splitlines())
        gm.write(f"{private}.yaml", players)
        made = gm("new", campaign, folder, "--players", f"{private}.yaml", "--seed", SEALED)
        check(made.code == 0, f"{folder} is made", made)
        for turn in range(2):
            for player, sheet in sheets(number, private):
                name = gm.write(f"{folder}-{turn}-{player}.yaml", f"player: {player}\n" + sheet)
                gm("-C", folder, "import", name)
            if number == 1:
                gm("-C", folder, "token", sheets(number, private)[0][0])
                gm("-C", folder, "remind")
            check(gm("-C", folder, "resolve").code == 0, f"{folder}: turn {turn + 1} is resolved")
        exports.append(gm("-C", folder, "export", "--public").out)
        whole = gm("-C", folder, "export").out
        check(private in whole and private not in exports[-1], f"{folder}: the canary is in the whole, not in the public part")
        check(SEALED not in exports[-1], "nor is the seed")
        hashes = [found for found, in rows(gm.folder / folder, "SELECT hash FROM snapshot UNION SELECT digest FROM sheet"
                                                            " UNION SELECT hash FROM chronicle UNION SELECT digest FROM chronicle")]
        check(not any(found in exports[-1] for found in hashes if found), "nor a hash that a guess could be tried on")
        check("@" not in exports[-1], "nor an address")
        check('"rolls"' not in exports[-1], "nor a roll")
        gm("-C", folder, "export", "--public", "--format", "csv", "--out", f"{folder}-tables")
    purses = [rows(gm.folder / f"{campaign}-{private}", "SELECT * FROM ledger") for private in ("quiet-canary", "loud-canary")]
    check(purses[0] != purses[1] and seals_in(exports[0]) != seals_in(exports[1]), f"{campaign}: the two games do differ")
    check(unsealed(exports[0]) == unsealed(exports[1]), f"{campaign}: what is public of both is the same to the byte")
    for name in ("game", "players", "entries", "bulletins", "rolls"):
        same = [(gm.folder / f"{campaign}-{private}-tables" / f"{name}.csv").read_bytes()
                for private in ("quiet-canary", "loud-canary")]
        check(same[0] == same[1], f"{campaign}: {name}.csv too")
    return exports[0]


def tiny_sheets(number, private):
    """Ada's bid of 1 is the lowest there is; stakes and notes are hers alone."""
    return [("ada", f"bid: 1\nstake: {1 + 2 * number}\nnote: {private}\n"), ("bo", "bid: 2\nstake: 1\n")]


def corporate_sheets(number, private):
    return [("akira", f"gm_note: {private}\ntransfers:\n  - {{to: hanae, amount: {100000 * (number + 1)}}}\n"),
            ("hanae", "notes: none\n")]


CORPORATE = ["akira", "hanae", "goro", "chie", "dede", "emi"]


def public_part(gm):
    tiny = "players:\n" + "".join(
        f"  {id}: {{{{name: {id.title()}, mail: {id}.{{private}}@example.org, language: {language}}}}}\n"
        for id, language in (("ada", "en"), ("bo", "fr"), ("chie", "en")))
    seen = json.loads(secret_games(gm, "tiny", tiny, tiny_sheets))
    check([player for player in seen["players"]] == [{"id": id, "name": id.title()} for id in ("ada", "bo", "chie")],
          "players: id and name, and nothing else", seen["players"])
    check(seen["campaign"] == "tiny" and seen["seed"] is None and len(seen["turns"]) == 3, "campaign and turns", seen["campaign"])
    check(sorted(seen["turns"][1]["bulletins"]) == ["en", "fr"], "the bulletin in both languages")
    stored = rows(gm.folder / "tiny-quiet-canary", "SELECT turn, kind FROM entry WHERE audience = '\"everyone\"' ORDER BY turn, n")
    told = [(turn["number"], entry["kind"]) for turn in seen["turns"] for entry in turn["entries"]]
    check(told == stored and told, "every entry for everyone, and no other", told)
    check("you" not in seen["turns"][1]["view"] or seen["turns"][1]["view"]["you"] is None, "the view of nobody in particular")
    corporate = "players:\n" + "".join(
        f"  {id}: {{{{name: {id.title()}, mail: {id}.{{private}}@example.org, language: fr,"
        f" secrets: [{{private}} one, {{private}} two, {{private}} three]}}}}\n" for id in CORPORATE)
    secret_games(gm, "neo-tokyo", corporate, corporate_sheets)


def after_the_end(gm):
    gm("new", "tiny", "ended", "--seed", SEALED)
    early = json.loads(gm("-C", "ended", "export", "--public").out)
    play(gm, "ended")
    over = json.loads(gm("-C", "ended", "export", "--public").out)
    check(over["seed"] == SEALED and over["over"], "the last bulletin published the seed, so it is in", over["seed"])
    check(not any("rolls" in turn or "hash" in turn for turn in over["turns"]), "who rolled what waits for gm reveal")
    settle(gm, "ended", maildir="out")
    waiting = json.loads(gm("-C", "ended", "export", "--public").out)
    check(waiting["seed"] is None and not waiting["over"], "while its mails wait, the seed does, too", waiting["seed"])
    gm("-C", "ended", "send")
    check(json.loads(gm("-C", "ended", "export", "--public").out) == over, "sent, it is as before")
    gm("-C", "ended", "reveal")
    told = json.loads(gm("-C", "ended", "export", "--public").out)
    stored = rows(gm.folder / "ended", "SELECT turn, label FROM roll ORDER BY turn, n")
    check([(turn["number"], roll["label"]) for turn in told["turns"] for roll in turn["rolls"]] == stored,
          "then every roll is in", told["turns"][1])
    for turn in told["turns"]:
        seal = hashlib.blake2b(f"seal/{turn['number']}/{turn['hash']}".encode(), key=bytes.fromhex(told["seed"]), digest_size=32)
        check(seal.hexdigest() == turn["seal"], f"the seed opens the seal of turn {turn['number']}")
    check(told["turns"][0]["seal"] == early["turns"][0]["seal"], "which was public from the first day")


# Backups


def backup(gm):
    gm.write("tiny/templates/en/tiny/phrases.yaml", "facts:\n  die: \"The bone cube settles on {{ value }}.\"\n")
    gm.write("tiny/mail.yaml", "from: gm@example.org\nsmtp: {server: smtp://localhost, user: gm, password_file: word}\n")
    gm.write("tiny/word", "hush-canary\n")
    before = contents(gm.folder / "tiny")
    answer = gm("-C", "tiny", "backup")
    place = gm.folder / "backups" / "tiny-2026-11-16T120000Z"
    check(answer.code == 0 and "were checked" in answer.out and place.is_dir(), "a backup beside the game's folder", answer)
    check("Passwords are not in it" in answer.err, "it says that passwords are not in it", answer)
    check(contents(gm.folder / "tiny") == before, "the game itself is untouched")
    check(mode(place) == 0o700, "the copy is its owner's")
    check(all_rows(place) == all_rows(gm.folder / "tiny"), "every row is in it")
    check((place / "mail.yaml").exists() and (place / "templates/en/tiny/phrases.yaml").exists(), "templates and mail.yaml too")
    check(not any(b"hush-canary" in file.read_bytes() for file in place.rglob("*") if file.is_file()), "and no password")
    check_refused(gm("-C", "tiny", "backup"), "the same moment again", "game folder already", codes=[1])
    inside = gm.json("-C", "tiny", "backup", "--out", "elsewhere/copy")
    check(inside["checked"] and (gm.folder / "elsewhere/copy/game.db").exists(), "a place of one's own", inside)
    stands = [gm.json("-C", folder, "status") for folder in ("tiny", "elsewhere/copy")]
    check(stands[0] == stands[1], "the copy is a game like the first")
    hashes = [gm.json("-C", folder, "resolve")["hash"] for folder in ("tiny", "elsewhere/copy")]
    check(hashes[0] == hashes[1], "and goes on like it", hashes)


def way_back(gm):
    """As the handbook tells it: the folder away, the copy in its place."""
    gm("-C", "tiny", "backup", "--out", "kept")
    stood = gm.json("-C", "tiny", "status")
    gm("-C", "tiny", "resolve")
    (gm.folder / "tiny").rename(gm.folder / "tiny-lost")
    (gm.folder / "kept").rename(gm.folder / "tiny")
    check(gm.json("-C", "tiny", "status") == stood, "put back, the game stands where the backup was made")


def backup_of_damage(gm):
    gm("new", "tiny", "damaged", "--seed", SEED)
    change(gm.folder / "damaged", "UPDATE entry SET data = '{}' WHERE turn = 0 AND n = 1")
    check_refused(gm("-C", "damaged", "backup", "--out", "unsound"), "a game that was changed", "turn 0", codes=[1])
    no_game_in(gm, "unsound")
    gm("new", "tiny", "touched", "--seed", SEED)
    change(gm.folder / "touched", "UPDATE player SET mail = 'ada@example.net' WHERE n = 0")
    check(gm("-C", "touched", "backup", "--out", "touched-copy").code == 0, "what is not play is copied as it is")
    check("player ada" in gm("-C", "touched-copy", "audit", "verify").out, "and still named in the copy")


def backup_of_older(gm):
    for version, folder in ((int(path.name[4:]), path) for path in sorted(gm.folder.glob("old-*"))):
        with contextlib.closing(sqlite3.connect(folder / "game.db")) as database:
            for name in table_names(folder):
                database.execute(f"DROP TABLE IF EXISTS {name}")
            database.executescript(dump_of(version))
        answer = gm("-C", folder.name, "backup", "--out", f"copy-of-{version}")
        check(answer.code == 0, f"a game of version {version} is copied and checked", answer)
        for place in (folder, gm.folder / f"copy-of-{version}"):
            check(rows(place, "PRAGMA user_version") == [(version,)], "and stays of its version: copy first, then upgrade")


def backup_of_live(gm):
    """Another gm writes all the time; each copy is whole, and of one moment."""
    gm("new", "neo-tokyo", "live", "--seed", SEED)
    failures = []

    def write():
        for turn in range(4):
            gm("-C", "live", "bot", "--out", f"live-{turn}")
            for words in (["import", f"live-{turn}"], ["resolve"]):
                answer = gm("-C", "live", *words)
                if answer.code != 0:
                    failures.append(answer)

    writer = threading.Thread(target=write)
    writer.start()
    copies, seen = 0, set()
    while writer.is_alive() or copies == 0:
        answer = gm("-C", "live", "backup", "--out", f"live-copy-{copies}")
        check(answer.code == 0, f"copy {copies} while another gm writes", answer)
        copy = gm.folder / f"live-copy-{copies}"
        turn = rows(copy, "SELECT max(turn.number), max(snapshot.turn) FROM turn, snapshot")[0]
        check(turn[0] == turn[1] and rows(copy, "PRAGMA integrity_check") == [("ok",)], "is whole", turn)
        seen.add(turn[0])
        copies += 1
        answer = gm("-C", "live", "audit", "verify")
        check(answer.code == 0, "what is written meanwhile is no tampering", answer)
    writer.join()
    check(not failures, "the writer was never in the way", failures[:1])
    stored = dict(rows(gm.folder / "live", "SELECT turn, hash FROM snapshot"))
    for number in range(copies):
        copied = dict(rows(gm.folder / f"live-copy-{number}", "SELECT turn, hash FROM snapshot"))
        check(all(stored[turn] == digest for turn, digest in copied.items()), f"copy {number} has the hashes of the game")
    say(f"{copies} copies of {len(seen)} different turns")


def test(gm):
    for campaign in campaigns():
        say(f"-- round trip of {campaign}")
        round_trip(gm, campaign)
    for part in (what_the_file_says, tampering, older_exports, as_csv, public_part, after_the_end, backup, way_back,
                 backup_of_damage, backup_of_older, backup_of_live):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(test)
