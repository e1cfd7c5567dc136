#!/usr/bin/env python3
"""Mad-Con on the command line: what is due."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main

FRIENDS = """
players:
  lea: {name: Léa Fontaine, mail: lea@example.org, language: fr}
  tom: {name: Tom Whitfield, mail: tom@example.org, language: en}
  ute: {name: Ute Brandt, mail: ute@example.org, language: en}
"""


def bots_play(gm, game, part):
    gm("-C", game, "bot", "--missing", "--out", f"{game}-{part}")
    answer = gm("-C", game, "import", f"{game}-{part}")
    check(answer.code == 0, f"sheets of bots for part {part}", answer)
    answer = gm("-C", game, "resolve")
    check(answer.code == 0, f"part {part} is resolved", answer)


def what_is_due(gm):
    gm.write("friends.yaml", FRIENDS)
    answer = gm("new", "mad-con", "fair", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0, "gm new mad-con", answer)
    status = gm("-C", "fair", "status").out
    check("turn 1, programming is open" in status, "programming is due", status)
    check(gm.json("-C", "fair", "status")["stage"] == "programming", "and said to programs")
    bots_play(gm, "fair", 1)
    status = gm("-C", "fair", "status").out
    check("turn 1, sabotage is open" in status, "sabotage of the same day is due", status)
    gm("new", "tiny", "small", "--seed", SEED)
    check(gm.json("-C", "small", "status")["stage"] == "", "a game whose turns have one part names none")


def test(gm):
    what_is_due(gm)


if __name__ == "__main__":
    main(test)
