#!/usr/bin/env python3
"""Rollback Propaganda simulated: its four tables, bots as its rules measured them, and the guide for designers."""

import csv
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import SOURCE
from cli import check, check_refused, contents, main

GUIDE = SOURCE / "docs" / "tuning.md"
CAMPAIGN = SOURCE / "campaigns" / "rollback-propaganda" / "campaign.yaml"
GAMES = 300
PLAYERS = [2, 3, 4, 5]
# Of the reference, all smart and by number of mages; its games lie within a tenth of these, rates within 5 points.
MEANS = {"turns": [10.8, 12.8, 16.0, 18.8], "row": [4.4, 4.4, 4.1, 4.2], "elections": [4.7, 5.4, 6.7, 7.7],
         "score": [2.60, 2.19, 2.21, 2.21]}
RATES = {"rollback": [0.28, 0.28, 0.29, 0.28], "level": [0.10, 0.18, 0.23, 0.23], "lot": [0.02, 0.06, 0.07, 0.08]}
FIRST_WINS = [0.54, 0.41, 0.29, 0.24]
RANDOM_TURNS = [16.4, 19.2, 22.9, 27.2]
RANDOM_ROLLBACKS = [0.19, 0.19, 0.19, 0.18]
ONE_SMART_WINS = [0.99, 0.96, 0.92, 0.89]


def table(folder, name):
    with open(folder / f"{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def simulate(gm, out, *words):
    answer = gm("simulate", "rollback-propaganda", *words, "--out", out)
    check(answer.code == 0, f"gm simulate rollback-propaganda {' '.join(words)}", answer)
    return {(row["question"], row["variant"], row["group"]): float(row["value"]) for row in table(gm.folder / out, "summary")}


def near(found, expected, what):
    check(abs(found / expected - 1) <= 0.1, f"{what}: about {expected}", found)


def close(found, expected, what):
    check(abs(found - expected) <= 0.05, f"{what}: about {expected:.0%}", found)


def ballpark(gm):
    words = ["--games", str(GAMES), "--players", "2,3,4,5"]
    smart = simulate(gm, "all-smart", *words, "--seats", "smart")
    rand = simulate(gm, "all-random", *words, "--seats", "random")
    mixed = simulate(gm, "one-smart", *words, "--seats", "smart,random")
    for place, mages in enumerate(PLAYERS):
        variant = f"players={mages}"
        for question, expected in MEANS.items():
            near(smart[question, variant, ""], expected[place], f"{mages} smart mages, {question}")
        for question, expected in RATES.items():
            close(smart[question, variant, ""], expected[place], f"{mages} smart mages, {question}")
        close(smart["win-from-first", variant, "0"], FIRST_WINS[place], f"{mages} smart mages, the first one wins")
        near(rand["turns", variant, ""], RANDOM_TURNS[place], f"{mages} random mages, turns")
        close(rand["rollback", variant, ""], RANDOM_ROLLBACKS[place], f"{mages} random mages, Rollbacks")
        close(mixed["win-by-policy", variant, "smart"], ONE_SMART_WINS[place], f"a smart mage among {mages - 1} random ones wins")


def tables(gm):
    folder = gm.folder / "all-smart"
    games, mages, turns, plays = (table(folder, name) for name in ("games", "mages", "turns", "plays"))
    check(not (folder / "seats.csv").exists(), "mages.csv instead of seats.csv")
    key = lambda row: (row["variant"], row["game"])
    of_game = {key(row): row for row in games}
    check(len(of_game) == len(games) == 4 * GAMES, "a row a game")
    check(len(mages) == GAMES * sum(PLAYERS), "a row a game and mage")
    check(len(turns) == sum(int(row["turns"]) for row in games), "a row a turn")
    check(all(row["aborted"] == "0" for row in games), "every game ends")
    check(all((row["won"] == "1") == (f"seat{row['seat']}" == of_game[key(row)]["winner"]) == (row["rank"] == "1") for row in mages),
          "who won is who is named, and first")
    rollbacks, points = {}, {}
    for row in turns:
        game = key(row)
        rollbacks[game] = rollbacks.get(game, 0) + int(row["rollback"])
        points[game] = points.get(game, 0) + int(row["points_given"])
    check(all(rollbacks[key(row)] == int(row["rollbacks_overflow"]) + int(row["rollbacks_explosion"]) for row in games),
          "Rollbacks of a game are those of its turns")
    scores = {}
    for row in mages:
        scores[key(row)] = scores.get(key(row), 0) + int(row["score"])
        check_sum = int(row["points_as_active"]) + int(row["points_as_other"])
        if check_sum != int(row["score"]):
            check(False, "points of own turns and of others' are the score", row)
    check(scores == points, "points given in turns are the scores")
    wrong = [row for row in turns if row["rollback"] != str(int(row["end_reason"] in ("overflow", "explosion")))]
    check(not wrong, "a turn is undone by an overflow or an Explosion", wrong[:1])
    wrong = [row for row in turns if (int(row["stealth_total"]) > int(row["stealth_limit_effective"])) != (row["end_reason"] == "overflow")]
    check(not wrong, "an overflow weighs more than the limit, and nothing else does", wrong[:1])
    flips = sum(row["action"] == "flip" for row in plays)
    check(flips == sum(int(row["flips"]) for row in turns) == sum(int(row["cards_flipped"]) for row in mages), "flips are counted alike")
    check(len(plays) - flips == sum(int(row["buries"]) for row in turns) == sum(int(row["cards_buried"]) for row in mages),
          "buried cards likewise")
    moved = {row["card"] for row in plays if row["popularity_change"] != "0"}
    check(moved == {"whisper", "slander"}, "whispers and slander move popularity, nothing else in a hand does", moved)
    last = {}
    for row in turns:
        if key(row) in last and last[key(row)] != row["popularity_before"]:
            check(False, "a turn begins as the one before ended", row)
        last[key(row)] = row["popularity_after"]
    sizes = {len(row["popularity_before"].split("|")) for row in turns if row["variant"] == "players=5"}
    check(sizes == {6}, "five mages play with six factions", sizes)


def sweeps(gm):
    found = simulate(gm, "limits", "--games", "200", "--sweep", "stealth_limit=10..14")
    turns = [found["turns", f"stealth_limit={limit}", ""] for limit in range(10, 15)]
    rows = [found["row", f"stealth_limit={limit}", ""] for limit in range(10, 15)]
    check(turns == sorted(turns, reverse=True) and rows == sorted(rows), "a higher limit makes longer rows and fewer turns", (turns, rows))
    seeds = [row["seed"] for row in table(gm.folder / "limits", "games")]
    check(seeds == [str(number) for number in range(1, 201)] * 5, "all batches play the same seeds")
    found = simulate(gm, "both", "--games", "20", "--sweep", "stealth_limit=8..9", "--sweep", "min_reveal=1,2", "--seats", "random")
    check({variant for _, variant, _ in found} == {f"stealth_limit={limit} min_reveal={least}" for limit in (8, 9) for least in (1, 2)},
          "two sweeps are played crosswise", sorted(found)[:5])
    for part in (1, 2, 3):
        simulate(gm, f"part-{part}", "--games", "20", "--sweep", "stealth_limit=8..9", "--sweep", "min_reveal=1,2", "--seats", "random",
                 "--shard", f"{part}/3")
    answer = gm("simulate", "merge", "part-3", "part-1", "part-2", "--out", "merged")
    check(answer.code == 0 and contents(gm.folder / "merged") == contents(gm.folder / "both"), "parts merge to the bytes of one run", answer)
    check_refused(gm("simulate", "rollback-propaganda", "--sweep", "stealth_limt=8..9"), "a slip of the pen", "did you mean 'stealth_limit'?")
    check_refused(gm("simulate", "rollback-propaganda", "--set", "faction=guild"), "what may be many figures", "several figures are called 'faction'")


def change(path, diff):
    """Each hunk, by its lines: the guide shows what goes and what comes."""
    before = path.read_text()
    for hunk in re.split(r"^@@.*\n", diff, flags=re.MULTILINE):
        lines = [line for line in hunk.splitlines() if line[:1] in "-+ " and not line.startswith(("---", "+++"))]
        old = "".join(line[1:] + "\n" for line in lines if line[0] in "- ")
        new = "".join(line[1:] + "\n" for line in lines if line[0] in "+ ")
        if lines:
            check(before.count(old) == 1, "the guide's change fits the campaign", hunk)
            before = before.replace(old, new)
    path.write_text(before)


def guide(gm):
    """What the guide types is typed here, in its order; what it quotes must come out."""
    folder = gm.folder / "guide"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "gm").symlink_to(gm.program)
    (folder / "campaigns" / "rollback-propaganda").mkdir(parents=True)
    (folder / "campaigns" / "rollback-propaganda" / "campaign.yaml").write_text(CAMPAIGN.read_text())
    environment = gm.environment | {"HOME": str(folder), "PATH": f"{folder / 'bin'}:{gm.environment['PATH']}"}
    said = ""
    for kind, text in re.findall(r"```(sh|diff|)\n(.*?)```", GUIDE.read_text(), re.DOTALL):
        if kind == "sh":
            done = subprocess.run(["bash", "-euc", text], cwd=folder, env=environment, capture_output=True, encoding="utf-8", timeout=300)
            said = done.stdout + done.stderr
            refused = "# refused" in text
            check((done.returncode != 0) == refused, f"the guide types: {text.strip()}", said)
        elif kind == "diff":
            change(folder / "mine.yaml", text)
        else:
            for line in text.strip().splitlines():
                words = line.split()
                check(any(line_of.split() == words for line_of in said.splitlines()), f"the guide quotes: {line.strip()}", said)
    check(GUIDE.read_text().count("\n") <= 100, "one page")


def slips(gm):
    """Refused with their place before anything is dealt."""
    good = CAMPAIGN.read_text()
    cases = [("op: present_double", "op: present_doubel", ["unknown op 'present_doubel'", "did you mean 'present_double'?"]),
             ("encore: 1, interdict: 1", "encore: 2, interdict: 1", ["grimoire_totals"]),
             ("encore: {fr: Bis, en: Encore}", "encroe: {fr: Bis, en: Encore}", ["encore"])]
    for right, wrong, parts in cases:
        check(good.count(right) >= 1, f"the campaign says {right}")
        before, _, after = good.partition(right)
        gm.write("slip.yaml", before + wrong + after)
        line = before.count("\n") + 1
        answer = gm("simulate", "./slip.yaml", "--games", "1", "--out", "slip")
        check_refused(answer, f"'{wrong}' instead of '{right}'", *parts)
        check(re.search(r"slip\.yaml:\d+:\d+: ", answer.err), "with its place", answer)
        if wrong.startswith("op"):
            check(f"slip.yaml:{line}:" in answer.err, f"in line {line}", answer)
    check(not (gm.folder / "slip").exists(), "and nothing was played")


def test(gm):
    ballpark(gm)
    tables(gm)
    sweeps(gm)
    slips(gm)
    guide(gm)


main(test)
