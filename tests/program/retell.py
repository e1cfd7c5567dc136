#!/usr/bin/env python3
"""The shadows' desk as the game master uses it: from gm resolve over another false report, in other words, to sent mails."""

import email
import email.policy
import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import play
from cli import SEED, check, check_refused, contents, main
from outgoing import body_of, settle

WORDS = "Des ombres {{ seed }} <b>rôdent</b>."


def reports(gm):
    """By player the whole mail, and the bulletins too: as `gm report` gives them."""
    players = gm.json("-C", "g", "status")["players"]
    texts = {one["id"]: gm("-C", "g", "report", one["id"], "--format", "eml").out for one in players}
    texts["bulletin"] = gm("-C", "g", "report", "bulletin").out
    return texts


def changed(before, after):
    return sorted(name for name in before if before[name] != after[name])


def draw(seen, label):
    return next(one for one in seen["draws"] if one["label"] == label)


def false_one(seen):
    return next(one for one in seen["told"] if one["made_up"])


def verified(gm):
    answer = gm("-C", "g", "audit", "verify")
    check(answer.code == 0, "gm audit verify holds", answer)


def choose(gm, drawn):
    before, victim = reports(gm), draw(drawn, "shadows/player")["value"]
    other = next(one for one in draw(drawn, "shadows/player")["among"] if one != victim)
    untouched = contents(gm.folder / "g")
    tried = gm("-C", "g", "retell", "--choose", f"shadows/player={other}", "--dry-run")
    check(tried.code == 0 and "Nothing was changed" in tried.out, "a dry run shows it", tried)
    check_refused(gm("-C", "g", "retell", "--choose", "shadows/player=nobody"), "nobody", "one of: ", codes=[1])
    check_refused(gm("-C", "g", "retell", "--choose", "market/up=mct"), "another draw", "shadows/type", codes=[1])
    check_refused(gm("-C", "g", "retell", "--choose", "shadows/type"), "no value", codes=[2])
    check_refused(gm("-C", "g", "retell", "--reword", "T1-XXX"), "no words", codes=[2])
    check_refused(gm("-C", "g", "retell", "--as-drawn", "--turn", "7"), "another turn", "turn 7", codes=[1])
    check(contents(gm.folder / "g") == untouched, "nothing of that changed the game")

    done = gm.json("-C", "g", "retell", "--choose", f"shadows/player={other}")
    check(done["resolved_again"] and sorted(done["changed_mails"]) == sorted([victim, other]), "chosen", done)
    check(changed(before, reports(gm)) == sorted([victim, other]), "two reports say something else, to the byte")
    seen = gm.json("-C", "g", "retell")
    check(draw(seen, "shadows/player")["chosen"] and draw(seen, "shadows/player")["by_itself"] == victim,
          "what the dice said is known", seen)
    rolls = gm.json("-C", "g", "audit", "rolls", "--turn", "2")
    roll = next(one for one in rolls if one["label"] == "shadows/player")
    check(roll["imposed"] and roll["if_not_chosen"] == victim, "the audit tells it", roll)
    said = gm("-C", "g", "audit", "rolls", "--turn", "2", "--no-pager").out
    check("chosen by the game master" in " ".join(said.split()), "in words", said)
    verified(gm)
    return other


def reword(gm, victim):
    before, code = reports(gm), false_one(gm.json("-C", "g", "retell"))["key"]
    done = gm.json("-C", "g", "retell", "--reword", code, "--words", WORDS)
    check(not done["resolved_again"] and done["changed_mails"] == [victim], "reworded", done)
    after = reports(gm)
    check(changed(before, after) == [victim], "one report says something else")
    mail = email.message_from_string(after[victim], policy=email.policy.default)
    page = mail.get_body(("html",)).get_content()
    check(WORDS in " ".join(body_of(mail).split()), "the words stand in the text as they are", body_of(mail))
    check("&lt;b&gt;rôdent" in page and "<b>rôdent" not in page, "and are no markup", page)
    for name, text in after.items():
        check("chosen" not in text and "made up" not in text, f"{name} reads nothing of a choice")
    true = [one["key"] for one in gm.json("-C", "g", "retell")["told"] if not one["made_up"]]
    for key in true[:1]:
        check(gm("-C", "g", "retell", "--reword", key, "--words", "Vu.").code == 0, "a true one goes the same way")
    check_refused(gm("-C", "g", "retell", "--reword", code, "--words", "a\x1b[31mb"), "an escape", codes=[1])
    verified(gm)


def send(gm):
    words = gm.json("-C", "g", "retell")
    settle(gm, "g", maildir="out")
    sent = gm("-C", "g", "send")
    check(sent.code == 0, "gm send", sent)
    left = [path.read_bytes() for path in (gm.folder / "g/out").rglob("*") if path.is_file()]
    check(any("rôdent" in body_of(email.message_from_bytes(raw, policy=email.policy.default)) for raw in left),
          "the victim gets those words")
    untouched = contents(gm.folder / "g")
    for asked in (["--as-drawn"], ["--reword", words["told"][0]["key"], "--words", "x"]):
        check_refused(gm("-C", "g", "retell", *asked), "after sending", "have left", "Nothing was changed", codes=[1])
    check(contents(gm.folder / "g") == untouched, "and nothing was")
    play(gm, "g", 1)
    verified(gm)


def copies(gm):
    """What leaves the folder: the whole game for the game master, and for everyone nothing of it."""
    whole, public = gm("-C", "g", "export").out, gm("-C", "g", "export", "--public").out
    check("rôdent" in whole, "the whole game has the words")
    check("rôdent" not in public and "shadows/" not in public, "what everyone may know has neither", public[:2000])
    gm.write("whole.json", whole)
    check(gm("import-game", "whole.json", "h").code == 0, "the whole game can be taken in elsewhere")
    check(gm("-C", "h", "audit", "verify").code == 0, "and holds there")


def public_before_and_after(gm):
    """What everyone may know tells nothing of a choice: the turn is in it when it is told, and not before."""
    gm("new", "neo-tokyo", "s", "--seed", SEED)
    settle(gm, "s", maildir="out")
    check(gm("-C", "s", "send").code == 0, "the first mails leave")
    play(gm, "s", 1)
    drawn = gm.json("-C", "s", "retell")
    victim = draw(drawn, "shadows/player")["value"]
    other = next(one for one in draw(drawn, "shadows/player")["among"] if one != victim)
    before = gm("-C", "s", "export", "--public")
    check(before.code == 0 and "Turn 1 is not in it" in before.err, "it says what waits", before.err)
    check(gm("-C", "s", "retell", "--choose", f"shadows/player={other}").code == 0, "another victim")
    after = gm("-C", "s", "export", "--public").out
    check(before.out == after, "the choice is not to be seen, to the byte")
    check([turn["number"] for turn in json.loads(after)["turns"]] == [0], "only what was told is in it")
    check(gm("-C", "s", "send").code == 0, "the turn is told")
    told = gm("-C", "s", "export", "--public")
    check([turn["number"] for turn in json.loads(told.out)["turns"]] == [0, 1] and told.err == "", "then it is in it", told.err)


def test(gm):
    gm("new", "neo-tokyo", "g", "--seed", SEED)
    check_refused(gm("-C", "g", "retell"), "before the first turn", "no turn", codes=[1])
    play(gm, "g", 2)
    drawn = gm.json("-C", "g", "retell")
    check([one["label"] for one in drawn["draws"]][:2] == ["shadows/player", "shadows/type"], "what was drawn", drawn)
    shown = gm("-C", "g", "retell")
    check("made up" in shown.out and "believable too" in shown.out, "gm retell", shown)
    victim = choose(gm, drawn)
    reword(gm, victim)
    send(gm)
    copies(gm)
    public_before_and_after(gm)
    gm("new", "tiny", "t", "--seed", SEED)
    play(gm, "t", 1)
    check_refused(gm("-C", "t", "retell"), "a game that makes nothing up", "makes nothing up", codes=[1])


main(test)
