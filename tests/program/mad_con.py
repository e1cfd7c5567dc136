#!/usr/bin/env python3
"""Mad-Con on the command line: what is due, sheets for another hour, a campaign with cards and figures of one's own."""

import os
import pathlib
import sys
from email import message_from_bytes, policy

import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, main

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

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


def own_campaign(gm):
    """Words follow the figures, whoever chose them."""
    campaign = yaml.safe_load((ROOT / "campaigns" / "mad-con" / "campaign.yaml").read_text(encoding="utf-8"))
    campaign["days"] = 1
    campaign["hand"]["action"] = 6
    campaign["individual_points"] = [9, 4, 2, 1]
    campaign["visitors"]["villain"].update(value=3)
    campaign["visitors"]["mole"] = {"fr": "Taupe", "en": "Mole", "value": -4, "count": 3}
    campaign["actions"]["argument"]["visitors"] = 3
    campaign["animations"] = {"night_watch": {
        "fr": "Ronde de nuit", "en": "Night watch", "count": 2, "at": ["day", "end_of_day"], "slots": 2, "hand_action": 3,
        "max_move": 2, "reveal": {1: "none"}, "all_on_steps": {"back": 2, "left": 2}, "token_protects": False}}
    gm.write("own.yaml", yaml.safe_dump(campaign, allow_unicode=True, sort_keys=False))
    answer = gm("new", "./own.yaml", "own", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0, "a campaign with an animation of one's own", answer)
    for language, words in {
            "fr": ["Ronde de nuit", "Deux missions au lieu de quatre.", "Trois cartes action au lieu de six.",
                   "Rien n'est montré de la mission 1.", "de plus de deux cases", "recule de deux cases",
                   "deux stands plus à gauche", "n'est pas protégé", "3 × Taupe (-4)", "20 × Vilain (+3)", "9, 4, 2 et 1 points"],
            "en": ["Night watch", "Two missions instead of four.", "Three action cards instead of six.",
                   "Nothing is shown of mission 1.", "more than two steps", "goes back two steps", "two stands to the left",
                   "is not protected", "3 × Mole (-4)", "20 × Villain (+3)", "9, 4, 2 and 1 points"]}.items():
        for format in ("text", "html"):
            told = " ".join(gm("-C", "own", "report", "--language", language, "--format", format).out.split()).replace("\u00a0", " ").replace("&#39;", "'").replace("&apos;", "'")
            missing = [word for word in words if word not in told]
            check(not missing and "night_watch" not in told, f"the bulletin says the figures ({language}, {format})", f"{missing}\n{told}")
    sheet = gm("-C", "own", "sheet", "lea").out
    check("Ronde de nuit" in sheet and "night_watch" not in sheet, "so does the sheet", sheet)
    bots_play(gm, "own", 1)
    sheet = gm("-C", "own", "sheet", "lea").out
    check('"+2": ' not in sheet and '"-1": ' not in sheet, "examples name no value that nobody has", sheet)
    bots_play(gm, "own", 2)
    sheet = gm("-C", "own", "sheet", "lea").out
    check("9, 4, 2 et 1 points" in sheet, "the ranking sheet says what places are worth", sheet)
    report = gm("-C", "own", "report", "lea").out
    check("quatrième" not in report, "the last day is not the fourth", report)


def rulings_can_be_read(gm):
    """What is refused names its ruling, and where the site has an address, leads there (7.5, and the rules for players)."""
    gm.write("bad.yaml", "player: lea\nmissions:\n  1: {action: argument, organisation: hakka}\n  5: {action: argument}\n")
    gm.write("friends.yaml", FRIENDS)
    gm("new", "mad-con", "led", "--players", "friends.yaml", "--seed", SEED)
    answer = gm("-C", "led", "import", "bad.yaml")
    check("(MC-32)" in answer.err, "a slot that is not there is told with its ruling", answer)
    gm.write("led/mail.yaml", "from: gm@example.org\nfolder: sent\n")
    gm.write("led/web.yaml", "address: https://fair.example.org\n")
    answer = gm("-C", "led", "send")
    check(answer.code == 0, "mails leave", answer)
    mails = [message_from_bytes(file.read_bytes(), policy=policy.default) for file in (gm.folder / "led/sent").glob("*.eml")]
    receipts = [mail for mail in mails if "feuille" in mail["subject"]]
    check(len(receipts) == 1, "Léa has a receipt", receipts)
    text, html = (receipts[0].get_body((kind,)).get_content() for kind in ("plain", "html"))
    check("n'existe pas aujourd'hui (MC-32)" in text, "which names the ruling", text)
    check("https://fair.example.org/rules" in text.split(), "and says where the rules are", text)
    check('(<a href="https://fair.example.org/rules#MC-32">MC-32</a>)' in html, "where a link leads to it", html)


def test(gm):
    rulings_can_be_read(gm)
    what_is_due(gm)
    sheets_for_another_hour(gm)
    own_campaign(gm)


if __name__ == "__main__":
    main(test)
