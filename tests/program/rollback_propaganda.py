#!/usr/bin/env python3
"""Rollback Propaganda by mail, in French and English: two mails a turn, sheets that count part by part, a whole game."""

import os
import pathlib
import sys

import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import play
from cli import SEED, check, check_refused, main

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

FRIENDS = """
players:
  lea: {name: Léa Fontaine, mail: lea@example.org, language: fr}
  tom: {name: Tom Whitfield, mail: tom@example.org, language: en}
  ute: {name: Ute Brandt, mail: ute@example.org, language: en}
"""

# The draws of the seed: tom (army) begins, lea has the Commons, ute the Guild; the Future begins with
# wave, backlash, smear, election, espionage; lea holds ether, slander, ether, slander; tom slander, cloak, ether,
# foresight; ute whisper, detour, silence, ether.


def mail(gm, number, sender, body):
    name = f"{sender}-{number}.eml"
    gm.write(name, f"From: {sender}@example.org\nTo: gm@example.org\nSubject: Rollback\nMessage-ID: <{number}@example.org>\n"
                   f"Content-Type: text/plain; charset=utf-8\n\n{body}")
    answer = gm("-C", "elections", "import", name)
    check(answer.code == 0, f"mail {number}, of {sender}, is read", answer)


def state(gm):
    return gm.json("-C", "elections", "status")


def report(gm, player):
    return " ".join(gm("-C", "elections", "report", player).out.replace("\u00a0", " ").split())


def resolve(gm, what):
    answer = gm("-C", "elections", "resolve")
    check(answer.code == 0, what, answer)


def owing(gm):
    return [player["id"] for player in state(gm)["players"] if player["owes"]]


def the_first_mail(gm):
    gm.write("friends.yaml", FRIENDS)
    answer = gm("new", "rollback-propaganda", "elections", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0 and "for 3 players" in answer.out, "gm new rollback-propaganda", answer)
    intro = report(gm, "lea"), report(gm, "tom")
    check("servez en secret une faction" in intro[0] and "secretly serve one faction" in intro[1], "the first report opens with the introduction", intro)
    check("Peuple" in intro[0] and "Calomnie" in intro[0] and "Army" in intro[1] and "Foresight" in intro[1], "each reads Contract and hand in its language", intro)
    check("turn 1, scheme is open" in gm("-C", "elections", "status").out, "the schemes are due", gm("-C", "elections", "status"))
    check(owing(gm) == ["lea", "tom", "ute"], "all are asked for a scheme", state(gm))
    sheet = gm("-C", "elections", "sheet", "lea").out
    check("manigance" in sheet and "mage: lea" in sheet and "whisper" not in sheet, "a sheet in French", sheet)

    mail(gm, 1, "tom", "Dear game master,\n\nscheme: cloak\nreveal:\n  max_cards: 4\n\nTom\n")
    mail(gm, 2, "lea", "Bonjour,\n\nmage: Léa Fontaine\ntour: 1\nmanigance: [Murmure, Calomnie]\n\nLéa\n")
    mail(gm, 3, "ute", "scheme: detour\n\nUte\n")
    mail(gm, 4, "ute", "I would rather have this.\n\nscheme: whisper\n\nUte\n")
    gm.write("bad.yaml", "player: ute\nturn: 1\nscheme: wisper\n")
    check_refused(gm("-C", "elections", "import", "bad.yaml"), "a slip of the pen", "whisper")
    resolve(gm, "the first mail is resolved")


def what_all_may_know(gm):
    status = gm("-C", "elections", "status").out
    check("turn 1, spells is open" in status, "the spells of the same turn are due", status)
    french, english = report(gm, "lea"), report(gm, "tom")
    for words in ("Vague de ferveur", "Retour de bâton", "Campagne de dénigrement", "Élection"):
        check(words in french, f"the French report shows the Present: {words}", french)
    for words in ("Wave", "Backlash", "Smear", "Election"):
        check(words in english, f"the English report shows the Present: {words}", english)
    check("9" in english and "12" in english, "with its stealth and the limit", english)
    other = report(gm, "ute")
    check("Calomnie" in french and "Cloak" in english and "Whisper" in other, "each knows its own scheme")
    check("Slander" not in other and "Cloak" not in other and "Whisper" not in english, "and nobody else's", other)


def the_second_mail(gm):
    mail(gm, 5, "lea", "sortilèges:\n  Calomnie: {action: enfouir}\n\nÀ bientôt, Léa\n")
    mail(gm, 6, "tom", "spells: {cloak: {do: flip}}\nchoices:\n  wave: own\n  smear: [best_rival]\n")
    mail(gm, 7, "ute", "spells:\n  whisper:\n    - {if: {present_lacks: election}, do: bury}\n    - {do: flip, faction: own}\n")
    resolve(gm, "the second mail is resolved")
    # army 7, Backlash: 5; Guild 6 by the Whisper, 4 by the Smear; Crown, Temple, Commons and Army 5 at the Election
    french, english, other = report(gm, "lea"), report(gm, "tom"), report(gm, "ute")
    check("turn 2, scheme is open" in gm("-C", "elections", "status").out, "the next turn is open")
    check("Vous enfouissez Calomnie" in french, "whoever buries a card reads which", french)
    check("Léa Fontaine buries a card" in other and "Slander" not in other, "nobody else does", other)
    check("Guild 6 (+1)" in english and "Army 5 (-2)" in english and "Guild 4 (-2)" in english, "popularity is told as it changes", english)
    check("Peuple" in french and "Armée" in french and "Guilde" in french and "Commons" in english, "Contracts were shown", english)
    check("A point for Léa Fontaine, Tom Whitfield." in english, "and who scored", english)


def a_standing_sheet(gm):
    mail(gm, 8, "ute", "standing: true\nreveal: {while_stealth_at_most: 4, stop_after: [election]}\nspells:\n  silence: {do: flip, event: election}\n")
    mail(gm, 9, "lea", "tour: 3\nrévélation: {cartes au plus: 2}\n")
    answer = gm("-C", "elections", "check", "ute")
    check(answer.code == 0, "gm check says how it will be taken", answer)


def names_of_mages(gm):
    """RP-64: nobody is called like a word of sheets."""
    for number, player in enumerate(("moi", "leader", "unassigned", "pile")):
        gm.write("odd.yaml", FRIENDS.replace("  ute:", f"  {player}:"))
        check_refused(gm("new", "rollback-propaganda", f"odd{number}", "--players", "odd.yaml"), f"a mage called {player}", player)
    gm.write("six.yaml", "players:\n" + "".join(f"  p{i}: {{name: Player {i}, mail: p{i}@example.org, language: en}}\n" for i in range(6)))
    check_refused(gm("new", "rollback-propaganda", "six", "--players", "six.yaml"), "six mages (RP-1)", "5")


def own_cards(gm):
    """A new card made of known operations is a card like any other, in sheets, reports and pages."""
    campaign = yaml.safe_load((ROOT / "campaigns" / "rollback-propaganda" / "campaign.yaml").read_text(encoding="utf-8"))
    campaign["grimoire_cards"].append({"id": "hymn", "type": "spell", "effects": [
        {"op": "popularity", "faction": "choice", "delta": 3}, {"op": "look_future", "amount": 1}]})
    campaign["grimoires"]["standard"].update(hymn=12, ether=1, whisper=1, slander=0, foresight=0, detour=0, silence=0, encore=0, interdict=0, cloak=0, anchor=0)
    campaign["words"]["read"]["cards"]["hymn"] = {"fr": "Hymne", "en": "Hymn"}
    campaign["bots"]["smart"]["scheme_weights"]["hymn"] = 5000
    gm.write("own.yaml", yaml.safe_dump(campaign, allow_unicode=True, sort_keys=False))
    answer = gm("new", "./own.yaml", "own", "--players", "friends.yaml", "--seed", SEED)
    check(answer.code == 0, "a campaign with a card of one's own", answer)
    check("Hymne" in gm("-C", "own", "report", "lea").out, "it is in a hand, in French", gm("-C", "own", "report", "lea"))
    gm.write("hymn.yaml", "mage: lea\nmanigance: Hymne\nsortilèges: {Hymne: {action: retourner, faction: la mienne}}\n")
    check(gm("-C", "own", "import", "hymn.yaml").code == 0, "a sheet names it")
    check(gm("-C", "own", "resolve").code == 0, "and it is schemed")
    bad = yaml.safe_dump(campaign, allow_unicode=True, sort_keys=False).replace("op: look_future\n    amount: 1", "op: look_futur\n    amount: 1")
    gm.write("bad-card.yaml", bad)
    check_refused(gm("new", "./bad-card.yaml", "bad", "--players", "friends.yaml"), "a card with an unknown operation", "bad-card.yaml:", "look_future")
    check(not (gm.folder / "bad").exists(), "nothing was dealt")


def test(gm):
    the_first_mail(gm)
    what_all_may_know(gm)
    the_second_mail(gm)
    a_standing_sheet(gm)
    play(gm, "elections")
    check(state(gm)["over"], "the game comes to its end")
    for player, words in (("lea", "l'emporte"), ("tom", "wins")):
        check(words in report(gm, player).replace("’", "'").replace("'", "'"), f"{player} reads who wins", report(gm, player))
    answer = gm("-C", "elections", "audit", "verify")
    check(answer.code == 0 and "Sound" in answer.out, "the game plays again to the same record", answer)
    check(gm("-C", "elections", "audit", "fair").code == 0, "its dice follow from the seed")
    names_of_mages(gm)
    own_cards(gm)


if __name__ == "__main__":
    main(test)
