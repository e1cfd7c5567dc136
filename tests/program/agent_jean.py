#!/usr/bin/env python3
"""A whole match of Agent Jean on the command line: phases within rounds, conditional sheets, a bot in a seat."""

import os
import re
import sys

import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, main

CARD = re.compile(r"\b[PBGY][0-9]{1,2}\b")

FRIENDS = """
players:
  lea: {name: Léa Fontaine, mail: lea@example.org, language: fr}
  tom: {name: Tom Whitfield, mail: tom@example.org, language: en}
  rob: {name: Robot, mail: rob@example.org, language: en, bot: smart}
"""

RULES = """
joueur: Léa Fontaine
passe: {choisir: plus faible, couleurs: [jaune, vert]}
défaut:
  - {si: {position: dernier, peux gagner: oui, plan au moins: 3}, jouer: plus faible gagnante}
  - {si: {peux gagner: non}, jouer: {choisir: plus forte perdante, couleurs: [jaune]}}
  - {jouer: plus forte}
"""


def draft(gm):
    gm.write("friends.yaml", FRIENDS)
    answer = gm("new", "agent-jean", "cavale", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0 and "for 3 players" in answer.out, "gm new agent-jean", answer)
    status = gm.json("-C", "cavale", "status")
    owing = [player["id"] for player in status["players"] if player["owes"]]
    check(owing == ["lea", "tom"], "people are asked for agents, bots are not", status)
    sheet = gm("-C", "cavale", "sheet", "lea")
    check("# agents: [martha, henry]" in sheet.out and "moitié: 1" in sheet.out, "a sheet in French", sheet)
    gm.write("lea.yaml", "joueur: lea\nagents: [nova, martha]\n")
    gm.write("tom.yaml", "player: tom\nagents: [nova, jean]\n")
    check(gm("-C", "cavale", "import", "lea.yaml", "tom.yaml").code == 0, "wishes are taken")
    check_refused(gm("-C", "cavale", "import", "tom.yaml", "--player", "rob"), "a sheet for a bot's seat", "tom")
    answer = gm("-C", "cavale", "resolve")
    check(answer.code == 0, "the draft is resolved", answer)
    report = gm("-C", "cavale", "report", "lea").out
    check("Vous incarnez" in report and "VOTRE MAIN" in report, "the report shows agent and hand", report)
    return report


def hand_in(report, heading):
    return set(CARD.findall(report.split(heading)[1].split("\n\n")[0]))


def secrets(gm):
    """What one player holds stands in no other report, nor in the bulletin."""
    lea = gm("-C", "cavale", "report", "lea").out
    tom = gm("-C", "cavale", "report", "tom").out
    hers, his = hand_in(lea, "VOTRE MAIN"), hand_in(tom, "YOUR HAND")
    check(len(hers) == len(his) > 0 and not hers & his, "two hands without a card in common", f"{hers} {his}")
    check(not his & set(CARD.findall(lea)) and not hers & set(CARD.findall(tom)), "reports keep other hands", lea + tom)
    check(not (hers | his) & set(CARD.findall(gm("-C", "cavale", "report").out)), "the bulletin keeps all hands")


def rules(gm):
    gm.write("lea.yaml", RULES)
    answer = gm("-C", "cavale", "import", "lea.yaml")
    check(answer.code == 0, "a conditional sheet is taken", answer)
    checked = gm("-C", "cavale", "check", "lea")
    check("Ce que vos règles joueraient" in checked.out, "gm check rehearses the rules", checked)
    gm.write("bad.yaml", "player: tom\ndefault: [{if: {led: gren}, play: lowest}]\n")
    check_refused(gm("-C", "cavale", "import", "bad.yaml"), "a sheet with a slip", "did you mean 'green'?")
    check(gm("-C", "cavale", "resolve").code == 0, "a turn is resolved, Tom being silent")
    report = gm("-C", "cavale", "report", "tom").out
    check("No sheet of yours came" in report and "Turn 1:" in report, "Tom hears of his silence, and of the turn", report)
    page = gm("-C", "cavale", "report", "tom", "--format", "html").out
    check("border-radius:5px" in page, "the page shows cards", page)


def to_the_end(gm):
    phases = 0
    while not gm.json("-C", "cavale", "status")["over"]:
        phases += 1
        check(phases < 200, "a match ends")
        gm("-C", "cavale", "bot", "--missing", "--policy", "random" if phases % 2 else "smart", "--out", f"sheets{phases}")
        answer = gm("-C", "cavale", "import", f"sheets{phases}")
        check(answer.code == 0, "sheets of bots are taken", answer)
        answer = gm("-C", "cavale", "resolve")
        check(answer.code == 0, "the phase is resolved", answer)
    report = gm("-C", "cavale", "report", "lea").out
    check("LA PARTIE EST FINIE" in report and re.search(r"1\. .* : 2 médailles", report), "the match has a winner", report)
    check_refused(gm("-C", "cavale", "resolve"), "another turn after the match", "over")


def half_a_round_at_a_time(gm):
    shipped = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../campaigns/agent-jean/campaign.yaml")
    with open(shipped, encoding="utf-8") as file:
        campaign = yaml.safe_load(file)
    campaign["settings"].update(pace="half", agent_choice="random", max_rounds=1)
    gm.write("quick.yaml", yaml.safe_dump(campaign, allow_unicode=True))
    answer = gm("new", "./quick.yaml", "quick", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0, "gm new with a campaign of one's own", answer)
    check(gm.json("-C", "quick", "status")["turn"] == 1, "agents are drawn, and round 1 is open")
    for half in (1, 2):
        answer = gm("-C", "quick", "resolve")
        check(answer.code == 0, f"half {half} is resolved", answer)
        tricks = re.findall(r"Turn [0-9]+: .*foil", gm("-C", "quick", "report", "tom").out)
        check(len(tricks) == 6, f"half {half} is six turns", tricks)
    check(gm.json("-C", "quick", "status")["over"], "a round ends the match")


def test(gm):
    draft(gm)
    secrets(gm)
    rules(gm)
    to_the_end(gm)
    half_a_round_at_a_time(gm)


if __name__ == "__main__":
    main(test)
