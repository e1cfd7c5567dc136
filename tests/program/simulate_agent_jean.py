#!/usr/bin/env python3
"""Agent Jean simulated: its tables, and bots as good as its rules say they are."""

import csv
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import check, main

PLAYERS = [2, 3, 4, 5]
# What a prototype gave with the same figures, 600 matches each.
ONE_SMART_WINS = [0.91, 0.81, 0.86, 0.77]
ROUNDS_ALL_SMART = [2.5, 2.8, 3.2, 3.4]
SCORE_ALL_SMART = [20, 13.5, 10, 8]


def table(folder, name):
    with open(folder / f"{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def simulate(gm, seats, out):
    answer = gm("simulate", "agent-jean", "--games", "600", "--players", "2,3,4,5", "--seats", seats, "--out", out)
    check(answer.code == 0 and "2400 games of agent-jean" in answer.out, f"600 matches of {seats} for 2, 3, 4 and 5", answer)
    return {(row["question"], row["variant"], row["group"]): float(row["value"]) for row in table(gm.folder / out, "summary")}


def bots(gm):
    found = simulate(gm, "smart,random", "one-smart")
    for players, expected in zip(PLAYERS, ONE_SMART_WINS):
        rate = found["win-by-policy", f"players={players}", "smart"]
        check(rate >= 0.6, f"{players} players: the smart bot is no bug", rate)
        check(abs(rate - expected) < 0.05, f"{players} players: it wins about {expected:.0%} against random ones", rate)
    found = simulate(gm, "smart", "all-smart")
    for players, rounds, score in zip(PLAYERS, ROUNDS_ALL_SMART, SCORE_ALL_SMART):
        variant = f"players={players}"
        check(abs(found["rounds", variant, ""] / rounds - 1) < 0.05, f"{players} smart players: about {rounds} rounds", found)
        check(abs(found["round-score", variant, "smart"] / score - 1) < 0.05, f"{players} smart players: about {score} points",
              found["round-score", variant, "smart"])


def tables(gm):
    folder = gm.folder / "one-smart"
    matches, seats, rounds, turns = (table(folder, name) for name in ("games", "seats", "rounds", "turns"))
    key = lambda row: (row["variant"], row["game"])
    of_match = {key(row): row for row in matches}
    check(len(of_match) == len(matches) == 2400, "a row a match")
    check(all(len(set(row["agents"].split("|"))) == int(row["players"]) for row in matches), "each player has an agent of its own")
    check(len(seats) == 600 * sum(PLAYERS), "a row a match and player")
    check(len(rounds) == sum(int(row["rounds"]) * int(row["players"]) for row in matches), "a row a round and player")
    check(len(turns) == sum(12 * int(row["rounds"]) for row in matches), "twelve turns a round")
    wrong = [row for row in rounds if int(row["plans"]) + int(row["bonus"]) - int(row["malus"]) != int(row["score"])]
    check(not wrong, "a score is plans, bonus and malus", wrong[:1])
    wrong = [row for row in turns if len(set(row["cards"].split("|"))) != int(of_match[key(row)]["players"])]
    check(not wrong, "each player plays a card of its own", wrong[:1])
    won = {}
    for row in turns:
        place = (*key(row), row["round"], row["winner"])
        won[place] = won.get(place, 0) + 1
    wrong = [row for row in rounds if int(row["turns_won"]) != won.get((*key(row), row["round"], f"seat{row['seat']}"), 0)]
    check(not wrong, "turns won are those of the turns", wrong[:1])
    medals = {}
    for row in rounds:
        place = (*key(row), row["seat"])
        medals[place] = medals.get(place, 0) + int(row["medal"])
    check(all(int(row["score"]) == medals[(*key(row), row["seat"])] for row in seats), "a final score is the medals of the rounds")
    check(all((row["won"] == "1") == (f"seat{row['seat']}" in of_match[key(row)]["winners"].split("|")) for row in seats),
          "who won is who is named")


def figures(gm):
    answer = gm("simulate", "agent-jean", "--games", "20", "--set", "settings.powers=false", "--sweep", "match.medals_to_win=1,3",
                "--out", "figures")
    check(answer.code == 0, "figures of Agent Jean can be set and swept over", answer)
    found = {(row["question"], row["variant"]): float(row["value"]) for row in table(gm.folder / "figures", "summary")}
    check(found["rounds", "match.medals_to_win=1"] < found["rounds", "match.medals_to_win=3"], "more medals take more rounds", found)
    check(all(row["powers_used"] == "0" for row in table(gm.folder / "figures", "rounds")), "without powers none is used")


def test(gm):
    bots(gm)
    tables(gm)
    figures(gm)


main(test)
