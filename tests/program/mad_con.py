#!/usr/bin/env python3
"""Mad-Con on the command line: what is due, and sheets for another hour."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, main

FRIENDS = """
players:
  lea: {name: Léa Fontaine, mail: lea@example.org, language: fr}
  tom: {name: Tom Whitfield, mail: tom@example.org, language: en}
  ute: {name: Ute Brandt, mail: ute@example.org, language: en}
"""

PROGRAMMING = """
player: tom
missions:
  1: {action: argument, organisation: hakka, reveal: action}
targets:
  1: {pick: [front]}
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


def refused(gm, what, sheet, *parts):
    gm.write("other.yaml", sheet)
    check_refused(gm("-C", "fair", "import", "other.yaml"), what, *parts)


def sheets_for_another_hour(gm):
    """A sheet that does not say which it is does not take the place of the one that is due (rules 7.5)."""
    gm.write("good.yaml", "player: tom\nsabotage: {lay: [{player: lea, slot: 1}, {player: ute, slot: 1}]}\n")
    check(gm("-C", "fair", "import", "good.yaml").code == 0, "a sabotage sheet is in")
    before = gm.json("-C", "fair", "status")
    said = "'missions' belongs on another sheet", "'sabotage' is due now: if you sent one before, it stands"
    refused(gm, "a programming sheet", PROGRAMMING, *said)
    refused(gm, "one whose kind is misspelt", "sheet: programing\n" + PROGRAMMING, *said)
    refused(gm, "a ranking", "player: tom\nranking: [hakka, don_leon, torgovets, los_muertos]\n", "'ranking' belongs")
    refused(gm, "one in French", "joueur: tom\néchange: [V01]\n", "'échange' belongs", "'sabotage' is due now")
    refused(gm, "one that says its kind", "sheet: programming\n" + PROGRAMMING, "this is a sheet of another kind")
    check(gm.json("-C", "fair", "status") == before, "the sabotage sheet stands")
    gm.write("both.yaml", PROGRAMMING + "sabotage: {lay: [{player: ute, slot: 2}]}\n")
    answer = gm("-C", "fair", "import", "both.yaml")
    check(answer.code == 0 and "this belongs on another sheet" in answer.out + answer.err, "of both, the due part counts", answer)
    bots_play(gm, "fair", 2)
    refused(gm, "a sabotage sheet on a morning", "player: tom\nsabotage: {lay: [{player: lea, slot: 1}]}\n", "'sabotage' belongs")


def test(gm):
    what_is_due(gm)
    sheets_for_another_hour(gm)


if __name__ == "__main__":
    main(test)
