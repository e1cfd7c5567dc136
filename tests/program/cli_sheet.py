#!/usr/bin/env python3
"""gm sheet: pre-filled sheets, shown, written to files that players edit, and taken back."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main

PLAYERS = ["ada", "bo", "chie", "dede"]


def shown(gm):
    before = contents(gm.folder / "friday")
    answer = gm("-C", "friday", "sheet", "ada")
    check(answer.code == 0 and answer.err == "", "gm sheet shows a sheet and nothing else", answer)
    check("\nturn: 1\nplayer: ada\n" in answer.out, "it says whose and which turn's it is, in Ada's language", answer)
    french = gm("-C", "friday", "sheet", "Ada", "--language", "fr")
    check("\ntour: 1\njoueur: ada\n" in french.out and "# pari:" in french.out, "--language fr: French keys", french)
    english = gm("-C", "friday", "sheet", "ada", "--language", "en")
    check("\nturn: 1\nplayer: ada\n" in english.out and "# bid:" in english.out, "--language en: English keys", english)
    several = gm("-C", "friday", "sheet", "ada", "bo", "ada", "--language", "en")
    check(several.out.count("\nplayer: ") == 2 and several.out.startswith(english.out),
          "several players: each once, in the order asked", several)
    answers = gm.json("-C", "friday", "sheet", "--all")
    check(sorted(answers["players"]) == PLAYERS and answers["turn"] == 1, "--all --json: everybody", answers)
    ada = answers["players"]["ada"]
    check(ada["outlook"]["bid"] == {"low": 1, "high": 6} and ada["sheet"] == answer.out,
          "--json gives the outlook and the sheet", ada)
    check(contents(gm.folder / "friday") == before, "gm sheet changes nothing in the game")


def misuse(gm):
    check_refused(gm("-C", "friday", "sheet"), "nobody named", "--all", codes=[2])
    check_refused(gm("-C", "friday", "sheet", "ada", "--all"), "names and --all", "not both", codes=[2])
    check_refused(gm("-C", "friday", "sheet", "ada", "--language", "de"), "an unknown language", "fr, en", codes=[2])
    check_refused(gm("-C", "friday", "sheet", "ada", "--force"), "--force without --out", "--out", codes=[2])
    answer = gm("-C", "friday", "sheet", "adda", "boo")
    check_refused(answer, "unknown players", "did you mean 'ada'?", "did you mean 'bo'?", codes=[1])
    check_refused(gm("-C", "nowhere", "sheet", "ada"), "a folder that is no game", "nowhere", codes=[2])


def files(gm):
    answer = gm("-C", "friday", "sheet", "--all", "--out", "sheets")
    check(answer.code == 0 and "4 sheets of turn 1 in sheets." in answer.out, "--out writes a file each", answer)
    written = contents(gm.folder / "sheets")
    check(sorted(written) == [f"{player}.yaml" for player in PLAYERS], "and nothing else", written)
    again = gm("-C", "friday", "sheet", "--all", "--out", "sheets")
    check(again.code == 0 and contents(gm.folder / "sheets") == written, "writing the same again is no harm", again)

    edited = (gm.folder / "sheets" / "bo.yaml").read_text().replace("# bid: 2", "bid: 5").replace("# pari: 2", "pari: 5")
    gm.write("sheets/bo.yaml", edited)
    (gm.folder / "sheets" / "chie.yaml").unlink()
    answer = gm("-C", "friday", "sheet", "--all", "--out", "sheets")
    check_refused(answer, "a file that a player has edited", "sheets/bo.yaml", "--force", codes=[1])
    check((gm.folder / "sheets" / "bo.yaml").read_text() == edited, "it is left as it is")
    check(contents(gm.folder / "sheets")["chie.yaml"] == written["chie.yaml"], "the others are written")
    check("3 sheets of turn 1" in answer.out, "and counted", answer)

    answer = gm("-C", "friday", "import", "sheets")
    check(answer.code == 0 and answer.out.count("is in") == 4, "gm import takes them, touched or not", answer)
    forced = gm("-C", "friday", "sheet", "bo", "--out", "sheets", "--force")
    check(forced.code == 0 and contents(gm.folder / "sheets") == written, "--force replaces it", forced)
    gm.write("plain", "a file")
    check_refused(gm("-C", "friday", "sheet", "bo", "--out", "plain"), "a folder that is a file", "plain", codes=[1])
    (gm.folder / "sheets" / "dede.yaml").unlink()
    (gm.folder / "sheets" / "dede.yaml").mkdir()
    check_refused(gm("-C", "friday", "sheet", "dede", "--out", "sheets", "--force"), "a file that is a folder",
                  "dede.yaml", codes=[1])
    check(not (gm.folder / "sheets" / "dede.yaml.new").exists(), "no half-written file stays behind")


def orders_count(gm):
    """What a player uncommented is what the turn is resolved with."""
    answer = gm("-C", "friday", "resolve")
    check(answer.code == 0, "the turn is resolved with those sheets", answer)
    report = gm("-C", "friday", "report", "bo")
    check("You bid 5" in report.out, "and with the bid that was uncommented", report)
    silent = gm("-C", "friday", "report", "ada")
    check("No sheet came" not in silent.out, "an empty sheet is a sheet", silent)


def end_of_game(gm):
    for _ in range(4):
        gm("-C", "friday", "resolve")
    check_refused(gm("-C", "friday", "sheet", "ada"), "a game that is over", "the game is over", codes=[1])
    check_refused(gm("-C", "friday", "sheet", "--all"), "everybody, when it is over", "the game is over", codes=[1])


def corporate(gm):
    check(gm("new", "neo-tokyo", "tokyo", "--seed", SEED).code == 0, "a game of Corporate Game")
    answer = gm("-C", "tokyo", "sheet", "akira")
    check("\ntour: 1\njoueur: akira\n" in answer.out, "a French player's sheet is French", answer)
    check("\nturn: 1\nplayer: kenji\n" in gm("-C", "tokyo", "sheet", "kenji").out, "an English one's is English")
    for line in answer.out.splitlines():
        check(line == "" or line[0] == "#" or line.split(":")[0] in ("tour", "joueur"), "only two lines order anything", line)
        check(len(line) <= 105, "no line is too long for a mail", line)
    for language in ("fr", "en"):
        folder = f"all-{language}"
        gm("-C", "tokyo", "sheet", "--all", "--out", folder, "--language", language)
        taken = gm("-C", "tokyo", "import", folder)
        check(taken.code == 0 and taken.err == "" and taken.out.count("is in") == 10,
              f"ten untouched sheets ({language}) are taken without a word", taken)
        for path in (gm.folder / folder).iterdir():
            lines = path.read_text().splitlines()
            path.write_text("\n".join(line[2:] if line.startswith("# ") else line for line in lines) + "\n")
        taken = gm("-C", "tokyo", "import", folder)
        check(taken.code == 0 and taken.out.count("is in") == 10,
              f"ten sheets with every example uncommented ({language}) are taken", taken)


def test(gm):
    check(gm("new", "tiny", "friday", "--seed", SEED).code == 0, "a game to write sheets for")
    shown(gm)
    misuse(gm)
    files(gm)
    orders_count(gm)
    end_of_game(gm)
    corporate(gm)


main(test)
