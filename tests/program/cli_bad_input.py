#!/usr/bin/env python3
"""Bad input of every kind: one clear message with its place, exit code 1 or 2, nothing changed."""

import contextlib
import os
import pathlib
import resource
import shutil
import sqlite3
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main, say

NOBODY = 65534


def check_unchanged(gm, run, what, *parts, messages=1):
    """Runs gm on game `g`: refused in these words, and the game is to the byte as before."""
    before = contents(gm.folder / "g")
    answer = run()
    check_refused(answer, what, *parts)
    if messages:
        check(answer.err.count("gm: ") == messages, f"{what}: {messages} message(s)", answer)
    check(contents(gm.folder / "g") == before, f"{what}: nothing changed", answer)


# ---------------------------------------------------------------- sheets

ALIAS_BOMB = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi"))

SHEETS = {
    # name: (text, what the message says)
    "empty": ("", ["empty.yaml: ", "empty"]),
    "only a comment": ("# nothing yet\n", ["empty"]),
    "over 1 MB": ("player: ada\nnote: " + "x" * 1_000_001 + "\n", ["longer than", "1000000 bytes"]),
    "not UTF-8": (b"player: ada\nnote: caf\xe9\n", [":2:10: ", "UTF-8"]),
    "a NUL byte": (b"player: ada\nnote: a\0b\n", [":2:8: ", "NUL"]),
    "a duplicate key": ("player: ada\nbid: 3\nbid: 4\n", [":3:1: ", "'bid' stands twice"]),
    "an alias bomb": (ALIAS_BOMB, [":2:8: ", "aliases"]),
    "nested too deep": ("player: ada\nnote: " + "[" * 200 + "]" * 200 + "\n", [":2:30: ", "24 deep"]),
    "nested too deep in blocks": ("player: ada\nnote:\n" + "".join(" " * i + "- \n" for i in range(60)), [":", "24 deep"]),
    "too many values": ("player: ada\nnote: [" + "1," * 250_000 + "1]\n", [":2:", "more than 200000 values"]),
    "not YAML": ("player: ada\nbid: [3\nstake: 1\n", [":3:", "not valid YAML"]),
    "a tab for indentation": ("player: ada\n\tbid: 3\n", [":2:1: ", "tab"]),
    "a second document": ("player: ada\n---\nplayer: bo\n", [":3:1: ", "second document"]),
    "an unknown key": ("player: ada\nbidd: 3\n", [":2:1: ", "unknown key 'bidd'", "did you mean 'bid'?"]),
    "a far-off key": ("player: ada\nwager: 3\n", [":2:1: ", "turn, player, bid, stake, note"]),
    "a list for a sheet": ("- player: ada\n", [":1:1: ", "must be a map", "a list"]),
    "a word for a sheet": ("hello\n", [":1:1: ", "must be a map", "'hello'"]),
    "nobody's sheet": ("bid: 3\n", [":1:1: ", "whose it is", "player: ID"]),
    "a stranger's sheet": ("player: zoe\nbid: 3\n", [":1:9: ", "no player 'zoe'", "ada, bo, chie, dede"]),
    "a misspelt player": ("player: adda\nbid: 3\n", [":1:9: ", "did you mean 'ada'?"]),
    "a list of players": ("player: [ada]\nbid: 3\n", [":1:9: ", "player must be a text"]),
    "last turn's sheet": ("turn: 1\nplayer: ada\nbid: 3\n", [":1:7: ", "sheet for turn 1", "turn 2 is being played"]),
    "a turn that is none": ("turn: next\nplayer: ada\n", [":1:7: ", "whole number"]),
    "a bid beyond the die": ("player: ada\nbid: 7\n", [":2:6: ", "between 1 and 6", "not 7"]),
    "a bid in words": ("player: ada\nbid: three\n", [":2:6: ", "whole number", "'three'"]),
    "a stake below zero": ("player: ada\nstake: -5\n", [":2:8: ", "between 0"]),
    "a number beyond all numbers": ("player: ada\nbid: 99999999999999999999999\n", [":2:6: "]),
    "a note that is a map": ("player: ada\nnote: {a: b}\n", [":2:7: ", "must be a text"]),
    "an escape in a note": ('player: ada\nnote: "\\e[31mred"\n', [":2:7: ", "control character"]),
    "a byte order mark": ("\ufeffplayer: adda\n", [":1:9: ", "\n            ^\n"]),
    "lines that end in CRLF": ("player: ada\r\nbidd: 3\r\n", [":2:1: ", "did you mean 'bid'?"]),
    "a column after accents": ('{player: ada, note: "ééé", bidd: 3}\n', [":1:28: ", '\n                               ^\n']),
    "a column after wide letters": ('{player: ada, note: "東京", bidd: 3}\n', [":1:27: ", '\n                                ^\n']),
}


def bad_sheets(gm):
    for what, (text, parts) in SHEETS.items():
        name = "bad/" + what.replace(" ", "-").replace("'", "") + ".yaml"
        gm.write(name, text)
        check_unchanged(gm, lambda: gm("-C", "g", "import", name), what, name, *parts)


def several_problems(gm):
    gm.write("bad/several.yaml", "player: ada\nbid: 9\nstake: much\nnote: [a]\nbet: 1\n")
    check_unchanged(gm, lambda: gm("-C", "g", "import", "bad/several.yaml"), "several problems, each with its place",
                    ":2:6: ", ":3:8: ", ":4:7: ", ":5:1: ", messages=4)


def hostile_text(gm):
    gm.write("bad/escape.yaml", "player: ada\nb\x1b[31mid\x07: 3\n\"\\e]0;title\\a\": 3\n")
    answer = gm("-C", "g", "import", "bad/escape.yaml")
    check_refused(answer, "escapes in keys", ":2:1: ", ":3:1: ", "unknown key")
    check(not set(answer.err) & {"\x1b", "\x07"}, "escapes in keys do not reach the terminal", repr(answer.err))


def files_that_are_none(gm):
    check_unchanged(gm, lambda: gm("-C", "g", "import", "bad/no-such.yaml"), "a missing file", "bad/no-such.yaml", "no such file")
    gm.write("bad/ada.yaml", "player: ada\n")
    check_unchanged(gm, lambda: gm("-C", "g", "import", "bad/adda.yaml"), "a misspelt file", "did you mean 'ada.yaml'?")
    (gm.folder / "hollow").mkdir()
    check_unchanged(gm, lambda: gm("-C", "g", "import", "hollow"), "a folder without sheets", "hollow", "no .yaml file")
    check_unchanged(gm, lambda: gm("-C", "g", "resolve", "--dice", "hollow"), "a folder for a dice file", "hollow", "folder")
    check_unchanged(gm, lambda: gm("-C", "g", "import", "/dev/zero"), "a file without end", "/dev/zero", "longer than")


def one_bad_among_good(gm):
    gm.write("mixed/ada.yaml", "player: ada\nbid: 3\n")
    gm.write("mixed/bo.yaml", "player: bo\nbid: nine\n")
    answer = gm("-C", "g", "import", "mixed", "--json")
    check(answer.code == 1 and '"taken": true' in answer.out and '"taken": false' in answer.out,
          "one bad sheet among good ones: the good ones are taken, exit code 1", answer)
    check('"line": 2' in answer.out and '"column": 6' in answer.out, "--json tells the place too", answer)
    gm.write("mixed/bo.yaml", "player: bo\nbid: 2\nstake: nine\n")
    partial = gm("-C", "g", "import", "mixed/bo.yaml")
    check(partial.code == 1 and "is in" in partial.out and ":3:8: " in partial.err and "not an amount" in partial.err,
          "what was understood is taken, and it says what is wrong", partial)


def wrong_author(gm):
    gm.write("bad/bo.yaml", "player: bo\nbid: 3\n")
    check_unchanged(gm, lambda: gm("-C", "g", "import", "bad/bo.yaml", "--player", "ada"), "another player's sheet",
                    "bad/bo.yaml:1:9: ", "from 'bo'", "'ada'")
    check_unchanged(gm, lambda: gm("-C", "g", "import", "bad/bo.yaml", "--player", "zoe"), "--player nobody", "'zoe'")


# ---------------------------------------------------------------- dice, players, campaigns

DICE = {
    "an impossible die": ("die: 7\n", [":1:1: ", "1 to 6"]),
    "a die in words": ("die: six\n", [":1:1: ", "1 to 6"]),
    "a die of nothing": ("windfall: bo\ndie:\n", [":2:1: ", "a draw is"]),
    "an unknown draw": ("dye: 3\n", [":1:1: ", "did you mean 'die'?"]),
    "a map for a draw": ("die: {value: 3}\n", [":1:6: ", "a draw is"]),
    "a list for a dice file": ("- die\n", [":1:1: ", "must be a map"]),
    "a draw twice": ("die: 3\ndie: 4\n", [":2:1: ", "twice"]),
    "an alias in a dice file": ("die: &x 3\nwindfall: *x\n", [":2:11: ", "aliases"]),
}


def bad_dice(gm):
    for what, (text, parts) in DICE.items():
        gm.write("dice.yaml", text)
        check_unchanged(gm, lambda: gm("-C", "g", "resolve", "--dice", "dice.yaml"), what, "dice.yaml", *parts)


TWO = "  ada: {mail: ada@example.org}\n  bo: {mail: bo@example.org}\n"

PLAYERS = {
    "no players file": ("", ["must be a map"], 1),
    "players of nothing": ("players:\n", [":1:1: ", "must be a map", "nothing"], 1),
    "a list of players": ("players: [ada, bo]\n", [":1:10: ", "must be a map"], 1),
    "too few players": ("players:\n  ada: {mail: ada@example.org}\n", [":2:3: ", "1 player, where this game takes 2 to 8"], 1),
    "too many players": ("players:\n" + "".join(f"  p{i}: {{mail: p{i}@example.org}}\n" for i in range(9)),
                         ["9 players", "2 to 8"], 1),
    "an unknown key beside players": ("players:\n" + TWO + "plyers: {}\n", [":4:1: ", "did you mean 'players'?"], 1),
    "a misspelt players": ("player:\n" + TWO, [":1:1: ", "did you mean 'players'?"], 2),
    "an unknown key of a player": ("players:\n" + TWO + "  chie: {mail: c@example.org, langage: fr}\n",
                                   [":4:31: ", "'langage'", "did you mean 'language'?"], 1),
    "a misspelt mail": ("players:\n" + TWO + "  chie: {mial: c@example.org}\n", [":4:10: ", "lacks 'mail'", "'mial'"], 1),
    "no mail": ("players:\n" + TWO + "  chie: {name: Chie}\n", [":4:9: ", "chie lacks 'mail'"], 1),
    "a bad mail": ("players:\n" + TWO + "  chie: {mail: chie at home}\n", [":4:16: ", "not a mail address"], 1),
    "a mail of two": ("players:\n" + TWO + "  chie: {mail: 'a@example.org,b@example.org'}\n", [":4:16: ", "not a mail address"], 1),
    "a mail in a list": ("players:\n" + TWO + "  chie: {mail: [c@example.org]}\n", [":4:16: ", "must be a text"], 1),
    "the same mail twice": ("players:\n" + TWO + "  chie: {mail: Ada@example.org}\n", [":4:16: ", "same mail address as ada"], 1),
    "the same player twice": ("players:\n" + TWO + "  ada: {mail: a@example.org}\n", [":4:3: ", "'ada' stands twice"], 1),
    "an id with a space": ("players:\n" + TWO + "  Chie N: {mail: c@example.org}\n", [":4:3: ", "player's id", "hyphens"], 1),
    "an id too long": ("players:\n" + TWO + f"  {'c' * 33}: {{mail: c@example.org}}\n", [":4:3: ", "32"], 1),
    "an id that climbs": ("players:\n" + TWO + "  ../chie: {mail: c@example.org}\n", [":4:3: ", "player's id"], 1),
    "an id that means everybody": ("players:\n" + TWO + "  bulletin: {mail: c@example.org}\n", [":4:3: ", "'bulletin'"], 1),
    "a name of two lines": ("players:\n" + TWO + "  chie: {mail: c@example.org, name: \"Chie\\nBcc: x\"}\n",
                            [":4:37: ", "one line"], 1),
    "an unknown language": ("players:\n" + TWO + "  chie: {mail: c@example.org, language: de}\n", [":4:41: ", "fr, en"], 1),
    "problems of contacts and of characters": (
        "players:\n  ada: {mail: ada@example.org, colour: red}\n  bo: {mail: ada@example.org}\n"
        "  chie: {mail: c@example.org, language: de, hat: big}\n",
        [":2:32: ", "'colour'", ":3:14: ", "same mail address as ada", ":4:41: ", "fr, en", ":4:45: ", "'hat'"], 4),
    "one player, and a bad one": ("players:\n  ada: {mail: nowhere}\n", ["1 player, where", "not a mail address"], 2),
    "a number for a player": ("players:\n" + TWO + "  chie: 3\n", [":4:9: ", "must be a map"], 1),
}


def check_no_game(gm, words, what, *parts, messages=1):
    answer = gm("new", *words, "fresh")
    check_refused(answer, what, *parts)
    check(answer.err.count("gm: ") == messages, f"{what}: {messages} message(s)", answer)
    left = [path.name for path in gm.folder.iterdir() if "fresh" in path.name]
    check(left == [], f"{what}: no folder is made", left)


def bad_players(gm):
    for what, (text, parts, messages) in PLAYERS.items():
        gm.write("players.yaml", text)
        check_no_game(gm, ["--players", "players.yaml", "tiny"], what, "players.yaml", *parts, messages=messages)
    check_no_game(gm, ["--players", "nobody.yaml", "tiny"], "a missing players file", "nobody.yaml", "no such file")


FIGURES = {"game": "tiny", "turns": "5", "faces": "6", "coins": "10", "lucky_coins": "2", "windfall": "1",
           "players": "{least: 2, most: 8}"}


def campaign_with(**changes):
    figures = {key: value for key, value in (FIGURES | changes).items() if value is not None}
    return "".join(f"{key}: {value}\n" for key, value in figures.items())


CAMPAIGNS = {
    "an empty campaign": ("", ["must be a map"]),
    "no game": (campaign_with(game=None), [":1:1: ", "lacks 'game'"]),
    "an unknown game": (campaign_with(game="tinny"), [":1:7: ", "did you mean 'tiny'?"]),
    "a missing figure": (campaign_with(coins=None), ["lacks 'coins'", "add 'coins: ...'"]),
    "an unknown figure": (campaign_with(colour="red"), [":8:1: ", "unknown key 'colour'"]),
    "a figure in words": (campaign_with(faces="six"), [":3:8: ", "whole number", "'six'"]),
    "a figure with a fraction": (campaign_with(faces="6.5"), [":3:8: ", "whole number"]),
    "a figure out of range": (campaign_with(turns="0"), [":2:8: ", "between 1 and"]),
    "a list for a figure": (campaign_with(coins="[10]"), [":4:8: ", "an amount", "a list"]),
    "a misspelt bound": (campaign_with(players="{least: 2, mots: 8}"), [":7:21: ", "lacks 'most'", "'mots'"]),
    "bounds upside down": (campaign_with(players="{least: 5, most: 2}"), [":7:27: ", "below least"]),
    "a second campaign": (campaign_with() + "---\ngame: tiny\n", [":9:1: ", "second document"]),
}


def bad_campaigns(gm):
    gm.write("two.yaml", "players:\n" + TWO)
    for what, (text, parts) in CAMPAIGNS.items():
        gm.write("campaign.yaml", text)
        check_no_game(gm, ["--players", "two.yaml", "campaign.yaml"], what, "campaign.yaml", *parts)
    gm.write("campaign.yaml", campaign_with())
    check_no_game(gm, ["campaign.yaml"], "a campaign without players", "--players FILE")
    gm.write("mine/campaign.yaml", campaign_with(turns="0"))
    check_no_game(gm, ["mine"], "a bad campaign of one's own, without players", "mine/campaign.yaml:2:8: ", "between 1 and")
    gm.write("mine/campaign.yaml", campaign_with())
    check_no_game(gm, ["./mine"], "a campaign of one's own, without players", "campaign of one's own", "--players FILE")
    gm.write("mine/players.yaml", "players:\n" + TWO + "  chie: 3\n")
    check_no_game(gm, ["mine"], "a campaign of one's own with bad players", "mine/players.yaml:4:9: ", "must be a map")
    gm.write("mine/players.yaml", "players:\n" + TWO)
    answer = gm("new", "mine", "my-game")
    check(answer.code == 0 and "2 players" in answer.out, "a campaign of one's own with players of its own", answer)
    check_no_game(gm, ["--players", "two.yaml", "./nowhere.yaml"], "a missing campaign", "nowhere.yaml", "no such file")
    check_no_game(gm, ["tinny"], "a misspelt campaign", "did you mean 'tiny'?")


STATES = {
    "a part that is none": ("{nonsense: 1}", [":4:9: ", "unknown key 'nonsense'"]),
    "a player's part that is none": ("{players: {a: {coin: 3}}}", [":4:23: ", "did you mean 'coins'?"]),
    "a stranger in the state": ("{players: {zed: {coins: 3}}}", [":4:19: ", "unknown key 'zed'"]),
    "a list for the players": ("{players: [a]}", [":4:9: ", "must be a map"]),
    "coins in words": ("{players: {a: {coins: many}}}", [":4:23: ", "whole number"]),
    "another order": ("{order: [b, a]}", [":4:9: "]),
}


def bad_scenarios(gm):
    for what, (state, parts) in STATES.items():
        gm.write("scenario.yaml", f"name: x\ncampaign: tiny\nplayers: [a, b]\nstate: {state}\n")
        answer = gm("conform", "scenario.yaml")
        check(answer.code in (1, 2) and "the game broke" not in answer.out, f"{what}: refused", answer)
        check(all(part in answer.out for part in ["scenario.yaml", *parts]), f"{what}: says {parts}", answer)


def a_report_in_another_language(gm):
    for reader in ("ada", "nobody"):
        check_refused(gm("-C", "g", "report", reader, "--language", "en"), f"the report of {reader} in a language",
                      "--language", "player's own language", codes=[2])
    check(gm("-C", "g", "report", "bulletin", "--language", "en").code == 0, "the bulletin in a language")


# ---------------------------------------------------------------- folders

COMMANDS = [["status"], ["bot"], ["report"], ["resolve", "--dry-run"], ["resolve"], ["import", "good.yaml"]]


def check_folder_refused(gm, folder, what, *parts):
    before = contents(gm.folder / folder) if (gm.folder / folder).is_dir() else None
    for command in COMMANDS:
        check_refused(gm("-C", folder, *command), f"{what}, gm {' '.join(command)}", *parts)
    if before is not None:
        check(contents(gm.folder / folder) == before, f"{what}: nothing changed")


def folders_that_are_no_game(gm):
    gm.write("good.yaml", "player: ada\nbid: 3\n")
    gm.write("better.yaml", "player: ada\nbid: 4\n")
    (gm.folder / "bare").mkdir()
    check_folder_refused(gm, "bare", "a folder that is no game", "bare", "not a game folder")
    check(list((gm.folder / "bare").iterdir()) == [], "nothing is left in it")
    check_folder_refused(gm, "nowhere", "a folder that is not there", "nowhere")
    check_folder_refused(gm, "good.yaml", "a file for a folder", "good.yaml")

    def copy_with(name, change):
        shutil.copytree(gm.folder / "g", gm.folder / name)
        change(gm.folder / name / "game.db")
        return name

    def garbage(file):
        file.write_bytes(b"this is no database at all, whatever its name says\n" * 200)

    def newer(file):
        database = sqlite3.connect(file)
        database.execute("PRAGMA user_version = 9999")
        database.commit()
        database.close()

    def foreign(file):
        file.unlink()
        database = sqlite3.connect(file)
        database.execute("CREATE TABLE recipe (name TEXT)")
        database.commit()
        database.close()

    check_folder_refused(gm, copy_with("garbage", garbage), "garbage as game.db", "garbage/game.db", "not a game database")
    check_folder_refused(gm, copy_with("newer", newer), "a database of a newer gm", "newer/game.db", "newer gm", "9999")
    check_folder_refused(gm, copy_with("foreign", foreign), "another program's database", "foreign/game.db")
    check_folder_refused(gm, copy_with("hollow-db", lambda file: file.write_bytes(b"")), "an empty game.db", "hollow-db/game.db")
    check_folder_refused(gm, copy_with("short", lambda file: os.truncate(file, 10_000)), "half a game.db", "short/game.db")


def targets_of_new(gm):
    gm.write("full/of/things", "")
    for folder, part in (("g", "is a game folder already"), ("full", "is not empty"), ("good.yaml", "is a file")):
        before = contents(gm.folder / "g")
        check_refused(gm("new", "tiny", folder), f"gm new in {folder}", folder, part)
        check(contents(gm.folder / "g") == before, "nothing changed")
    check_refused(gm("new", "tiny", "no/such/parent"), "gm new far from any folder", "no/such")


# ---------------------------------------------------------------- disks

def unprivileged(gm):
    """How to start gm so that permissions bind it: root is above them."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


@contextlib.contextmanager
def program_for_everybody(gm):
    """A copy of gm where any user may run it: the build may lie in a private folder."""
    original, gm.program = gm.program, str(gm.folder / "gm-for-everybody")
    shutil.copy(original, gm.program)
    os.chmod(gm.program, 0o755)
    os.chmod(gm.folder, 0o755)
    try:
        yield
    finally:
        os.unlink(gm.program)
        gm.program = original


def unreadable_files(gm):
    path = gm.folder / gm.write("bad/secret.yaml", "player: ada\n")
    with program_for_everybody(gm):
        os.chmod(path, 0o000)
        answer = gm("new", "tiny", "fresh", "--players", "bad/secret.yaml", **unprivileged(gm))
        check_refused(answer, "an unreadable file", "bad/secret.yaml", "cannot be read", "Permission denied")


def read_only_folder(gm):
    shutil.copytree(gm.folder / "g", gm.folder / "sealed")
    expected = gm.json("-C", "sealed", "status")
    for path in (gm.folder / "sealed").iterdir():
        os.chmod(path, 0o444)
    os.chmod(gm.folder / "sealed", 0o555)
    before = contents(gm.folder / "sealed")
    try:
        with program_for_everybody(gm):
            for command in (["resolve"], ["import", "better.yaml"]):
                answer = gm("-C", "sealed", *command, **unprivileged(gm))
                check_refused(answer, f"a read-only folder, gm {command[0]}", "sealed")
                check("ermission" in answer.err or "read-only" in answer.err, "it says why", answer)
            status = gm("-C", "sealed", "status", "--json", **unprivileged(gm))
            check(status.code == 0, "a read-only game can still be looked at", status)
            answer = gm("new", "tiny", "sealed/inside", **unprivileged(gm))
            check_refused(answer, "a new game in a read-only folder", "sealed")
        check(contents(gm.folder / "sealed") == before, "a read-only folder: nothing changed")
        check(gm.json("-C", "sealed", "status") == expected, "a read-only folder: the game stands where it stood")
    finally:
        os.chmod(gm.folder / "sealed", 0o755)


@contextlib.contextmanager
def small_disk(gm, options):
    """A disk of its own, where this machine lets us mount one; else None."""
    place = gm.folder / "disk"
    place.mkdir(exist_ok=True)
    mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)], capture_output=True).returncode == 0
    try:
        yield place if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", str(place)], check=True)


def fill(place):
    """Leaves not a byte of room."""
    with open(place / "filler", "wb", buffering=0) as filler, contextlib.suppress(OSError):
        while True:
            filler.write(b"x" * 4096)


def full_disk(gm):
    with small_disk(gm, "size=1m") as place:
        if place is None:
            return say("skipped: no disk can be mounted here; the limit on file sizes stands in for it")
        shutil.copytree(gm.folder / "g", place / "g")
        gm("-C", "disk/g", "import", "good.yaml")
        expected = gm.json("-C", "disk/g", "status")
        before = contents(place / "g")
        fill(place)
        for command in (["resolve"], ["import", "better.yaml"]):
            answer = gm("-C", "disk/g", *command)
            check_refused(answer, f"a full disk, gm {command[0]}", "disk/g", "full")
            check(contents(place / "g") == before, "a full disk: nothing changed", answer)
        answer = gm("new", "tiny", "disk/fresh")
        check_refused(answer, "a full disk, gm new", "full")
        check(sorted(path.name for path in place.iterdir()) == ["filler", "g"], "a full disk: no folder is made")
        check_refused(gm("-C", "disk/g", "bot", "--out", "disk/sheets"), "a full disk, gm bot", "disk/sheets")
        os.unlink(place / "filler")
        check(gm.json("-C", "disk/g", "status") == expected, "with room again, the game stands where it stood")
        check(gm("-C", "disk/g", "resolve").code == 0, "and goes on")


def read_only_disk(gm):
    with small_disk(gm, "size=4m") as place:
        if place is None:
            return say("skipped: no disk can be mounted here; the read-only folder stands in for it")
        shutil.copytree(gm.folder / "g", place / "g")
        before = contents(place / "g")
        subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
        for command in (["resolve"], ["import", "better.yaml"]):
            check_refused(gm("-C", "disk/g", *command), f"a read-only disk, gm {command[0]}", "disk/g", "read-only")
        check_refused(gm("new", "tiny", "disk/fresh"), "a read-only disk, gm new", "read-only")
        check(gm("-C", "disk/g", "status").code == 0, "a game on a read-only disk can be looked at")
        check(contents(place / "g") == before, "a read-only disk: nothing changed")


def limited(size):
    """Files may not grow beyond this: what a full disk is to an ordinary user's test."""
    return {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)), "restore_signals": False}


def files_that_cannot_grow(gm):
    shutil.copytree(gm.folder / "g", gm.folder / "tight")
    gm("-C", "tight", "import", "good.yaml")
    expected, before = gm.json("-C", "tight", "status"), contents(gm.folder / "tight")
    for size in (0, 4096, 20_000):
        for command in (["resolve"], ["import", "better.yaml"]):
            answer = gm("-C", "tight", *command, **limited(size))
            check_refused(answer, f"no file beyond {size} bytes, gm {command[0]}", "tight")
            check(contents(gm.folder / "tight") == before, "nothing changed", answer)
        check_refused(gm("new", "tiny", "fresh", **limited(size)), f"no file beyond {size} bytes, gm new")
        check(not [path.name for path in gm.folder.iterdir() if "fresh" in path.name], "no folder is made")
    check(gm.json("-C", "tight", "status") == expected, "the game stands where it stood")
    check(gm("-C", "tight", "resolve").code == 0, "and goes on")


def meet_bad_input(gm):
    gm("new", "tiny", "g", "--seed", SEED)
    gm("-C", "g", "bot", "--out", "sheets")
    gm("-C", "g", "import", "sheets")
    check(gm("-C", "g", "resolve").code == 0, "a game at turn 2 to try things on")
    for part in (bad_sheets, several_problems, hostile_text, files_that_are_none, wrong_author, bad_dice, bad_players,
                 bad_campaigns, bad_scenarios, a_report_in_another_language, folders_that_are_no_game, targets_of_new, unreadable_files, read_only_folder, full_disk,
                 read_only_disk, files_that_cannot_grow, one_bad_among_good):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(meet_bad_input)
