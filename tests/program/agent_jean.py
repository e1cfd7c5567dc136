#!/usr/bin/env python3
"""A whole match of Agent Jean on the command line: phases within rounds, conditional sheets, a bot in a seat."""

import json
import os
import pathlib
import re
import subprocess
import sys

import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, main

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
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
    check("What your rules would play in turn 1" in checked.out, "gm check rehearses the rules", checked)
    gm.write("bad.yaml", "player: tom\ndefault: [{if: {led: gren}, play: lowest}]\n")
    check_refused(gm("-C", "cavale", "import", "bad.yaml"), "a sheet with a slip", "did you mean 'green'?")
    check(gm("-C", "cavale", "resolve").code == 0, "a turn is resolved, Tom being silent")
    report = gm("-C", "cavale", "report", "tom").out
    check("No sheet of yours came" in report and "Turn 1:" in report, "Tom hears of his silence, and of the turn", report)
    page = gm("-C", "cavale", "report", "tom", "--format", "html").out
    check("border-radius:6px" in page and "currentColor" in page, "the page shows cards, and which one wins", page)


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


def recomputed(gm, file):
    return subprocess.run(["/usr/bin/python3", str(ROOT / "docs" / "check_dice.py"), file], cwd=gm.folder, capture_output=True, text=True)


def fair_dice(gm):
    """Rounds are dealt within resolutions that began in the round before: 2/deal is keyed by 2."""
    answer = gm("-C", "cavale", "audit", "verify")
    check(answer.code == 0 and "Sound" in answer.out, "the match plays again to the same record", answer)
    answer = gm("-C", "cavale", "audit", "fair")
    check(answer.code == 0 and "Fair" in answer.out, "its dice follow from the seed", answer)
    check(gm("-C", "cavale", "reveal", "--out", "dice.json").code == 0, "gm reveal publishes them")
    text = (gm.folder / "dice.json").read_text(encoding="utf-8")
    labels = [roll["label"] for turn in json.loads(text)["turns"] for roll in turn["rolls"]]
    check("2/deal" in labels and "2/pile" in labels, "the deal of round 2 says which round keyed it", labels)
    found = recomputed(gm, "dice.json")
    check(found.returncode == 0 and "follow from the seed" in found.stdout, "check_dice.py agrees", found)
    gm.write("moved.json", text.replace('"2/deal"', '"3/deal"'))
    found = recomputed(gm, "moved.json")
    check(found.returncode == 1 and "3/deal" in found.stderr, "a deal of another round is named", found)
    answer = gm("audit", "fair", "moved.json")
    check(answer.code == 1 and "3/deal" in answer.out + answer.err, "gm audit fair names it, too", answer)


def campaign_with(gm, file, **settings):
    campaign = yaml.safe_load((ROOT / "campaigns" / "agent-jean" / "campaign.yaml").read_text(encoding="utf-8"))
    campaign["settings"].update(settings)
    gm.write(file, yaml.safe_dump(campaign, allow_unicode=True))


def own_dice(gm):
    """A dice file may give what the next round is dealt, by its number or for whatever round it is."""
    campaign_with(gm, "rounds.yaml", pace="half", agent_choice="random", max_rounds=2)
    check(gm("new", "./rounds.yaml", "rounds", "--players", "friends.yaml", "--seed", SEED).code == 0, "a game of two rounds")
    check(gm("-C", "rounds", "resolve").code == 0, "its first half")
    cards = [f"{colour}{value}" for colour in "PBGY" for value in range(1, 11)][:36]
    gm.write("none.yaml", "3/deal: [P1]\n")
    answer = gm("-C", "rounds", "resolve", "--dice", "none.yaml", "--dry-run")
    check("3/deal" in answer.err, "a draw that does not come is complained of", answer)
    gm.write("mine.yaml", f"2/deal: [{', '.join(cards)}]\n")
    answer = gm("-C", "rounds", "resolve", "--dice", "mine.yaml")
    check(answer.code == 0, "the game master deals round 2", answer)
    report = gm("-C", "rounds", "report", "lea").out
    check(hand_in(report, "VOTRE MAIN") == {"P1", "P2", "P3", "P4", "P5", "P6"}, "these are her cards", report)
    answer = gm("-C", "rounds", "audit", "fair")
    check(answer.code == 0 and "1 " in answer.out and "imposed" in answer.out, "it is said that the deal was imposed", answer)
    check(gm("-C", "rounds", "audit", "verify").code == 0, "and it comes out the same when played again")


def game_master(gm):
    """Rulings on a table of cards: what it cannot live with is refused, what it can is told."""
    gm.write("people.yaml", FRIENDS.replace(", bot: smart", ""))
    check(gm("new", "agent-jean", "salle", "--players", "people.yaml", "--seed", SEED).code == 0, "a game of three people")
    check(gm("-C", "salle", "resolve").code == 0, "agents are given out")
    why = ["--reason", "a slip of mine"]
    refused = [
        (["set", "round", "3"], "neither round, turn and phase"),
        (["set", "hands.lea", '["P1"]'], "must hold 6 cards"),
        (["set", "pile", '["plan01"]'], "would be lost"),
        (["set", "bots.tom", "clever"], "unknown bot 'clever'"),
        (["set", "settings.first_leader", "nobody"], "unknown player 'nobody'"),
    ]
    for words, answer in refused:
        check_refused(gm("-C", "salle", "rule", *words, *why), " ".join(words), answer, codes=[1])
    check(gm("-C", "salle", "rule", "adjust", "lea", "medals", "+1", *why, "--known-by", "everyone").code == 0, "a medal by ruling")
    check(gm("-C", "salle", "rule", "replace-player", "tom", "--name", "Zoé", "--mail", "zoe@example.org", *why).code == 0, "another player")
    answer = gm("-C", "salle", "rule", "eliminate", "rob", *why)
    check(answer.code == 0, "a player leaves", answer)
    check_refused(gm("-C", "salle", "rule", "eliminate", "rob", *why), "leaving twice", "a bot plays for 'rob' already", codes=[1])
    owing = [player["id"] for player in gm.json("-C", "salle", "status")["players"] if player["owes"]]
    check(owing == ["lea", "tom"], "a bot plays for whoever left", owing)
    gm.write("zoe.yaml", "player: Zoé\ndefault: [{if: {best_player: Léa Fontaine}, play: highest}, {play: lowest}]\n")
    check(gm("-C", "salle", "import", "zoe.yaml").code == 0, "sheets know the newcomer by name")
    check(gm("-C", "salle", "resolve").code == 0, "the turn is resolved")
    report = gm("-C", "salle", "report", "lea").out
    for words in ("médailles, Léa Fontaine : 0 → 1", "Zoé reprend la place de Tom", "Robot quitte la table"):
        check(words in report, f"the report says: {words}", report)
    answer = gm("-C", "salle", "audit", "why", "lea", "medals")
    check(answer.code == 0 and "a slip of mine" in answer.out, "gm audit why knows whence the medal came", answer)
    gm.write("other.yaml", "player: lea\ndefault: [{play: highest}]\n")
    answer = gm("-C", "salle", "what-if", "--orders", "other.yaml", "--turn", "2")
    check(answer.code == 0 and "Léa Fontaine" in answer.out, "gm what-if shows another turn", answer)
    check(gm("-C", "salle", "undo", "--reason", "once more").code == 0, "gm undo")
    check(gm("-C", "salle", "resolve").code == 0, "and resolved again")
    check("Sound" in gm("-C", "salle", "audit", "verify").out, "all of it is on record")
    check(gm("-C", "salle", "export", "--out", "salle.json").code == 0, "gm export")
    check(gm("import-game", "salle.json", "copy").code == 0, "gm import-game")
    check("Sound" in gm("-C", "copy", "audit", "verify").out, "the copy is the same game")


def half_a_round_at_a_time(gm):
    campaign_with(gm, "quick.yaml", pace="half", agent_choice="random", max_rounds=1)
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
    fair_dice(gm)
    own_dice(gm)
    game_master(gm)
    half_a_round_at_a_time(gm)


if __name__ == "__main__":
    main(test)
