#!/usr/bin/env python3
"""Rulings: made with a reason, known to whom they concern, replayed, revoked; a dry run leaves no trace."""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import NOW, SEED, check, check_refused, contents, main
from game_db import change, letters, rows
from outgoing import settle
from tiny_game import new_tiny_game

LATE = "2026-11-17T11:31:00Z"


def rule(gm, *words, folder="g"):
    return gm("-C", folder, "rule", *words)


def mails_of(gm, folder, turn):
    """Reports and bulletins of a turn by (kind, player), as one line each."""
    found = rows(gm.folder / folder, "SELECT kind, player.id, text_body, html_body FROM message JOIN player ON"
                 " player.n = message.player WHERE turn = ? AND kind IN ('report', 'bulletin')", turn)
    return {(kind, id): " ".join(text.split()) + html for kind, id, text, html in found}


def bad_words(gm):
    before = contents(gm.folder / "g")
    good = ["--reason", "why"]
    cases = [
        (["set", "ada", "coins", "3"], [2], "needs a reason", "--reason TEXT"),
        (["set", "ada", "coins", "3", "--reason", "  "], [2], "the reason is empty"),
        (["set", "ada", "coins", "3", "--reason", "two\nlines"], [2], "must be one line"),
        (["set", "players.ada.coin", "3", *good], [1], "did you mean 'coins'?"),
        (["set", "players.adda.coins", "3", *good], [1], "did you mean 'ada'?"),
        (["set", "ada", "coins", "lots", *good], [1], "players.ada.coins: 'lots' is not an amount"),
        (["set", "ada", "coins", "10", *good], [1], "is 10 already"),
        (["set", "ada", "lucky", "9", *good], [1], "'players.ada.lucky' cannot be 9: a whole number from 1 to 6"),
        (["adjust", "ada", "coins", "-11", *good], [1], "cannot be -1"),
        (["adjust", "ada", "coins", "0", *good], [1], "changes nothing"),
        (["set", "players.ada", '{"coins": 5}', *good], [1], 'cannot be {"coins":5}', "lucky"),
        (["set", "players", "{}", *good], [1], "cannot be {}"),
        (["publish", "--figure", "players.ada", *good], [1], "is more than one figure"),
        (["set", "turn", "3", *good], [1], "neither the turn nor the list of players"),
        (["set", "ada", "coins", "3", "--known-by", "zoe", *good], [1], "there is no player 'zoe'", "--known-by everyone"),
        (["eliminate", "ada", *good], [1], "nobody leaves", "gm rule replace-player"),
        (["contract", "ada", "bo", *good], [1], "knows no ruling 'contract'"),
        (["publish", *good], [1], "nothing to publish"),
        (["accept-late", "ada", *good], [1], "no late sheet of ada waits"),
        (["replace-player", "ada", *good], [1], "--mail ADDRESS"),
        (["replace-player", "ada", "--mail", "bo@example.org", *good], [1], "same mail address"),
        (["replace-player", "ada", "--mail", "nowhere", *good], [1], "is not a mail address"),
        (["migrate", *good], [1], "nothing to migrate"),
        (["revoke", "7", *good], [1], "there is no ruling 7", "gm rule list"),
        (["revoke", "seven", *good], [1], "no number of a ruling"),
        (["revoke", "7"], [2], "needs a reason"),
        (["list", "--turn", "x"], [1], "no number of a turn"),
        (["sett", "ada", "coins", "3"], [2], "rule set"),
    ]
    for words, codes, *parts in cases:
        check_refused(rule(gm, *words), f"gm rule {' '.join(words)[:60]!r}", *parts, codes=codes)
    check(contents(gm.folder / "g") == before, "nothing that was refused left a trace")


def not_kept(gm):
    """The game's file takes no more: nothing is said to stand that does not."""
    change(gm.folder / "g", "CREATE TRIGGER stuck BEFORE INSERT ON ruling BEGIN SELECT RAISE(ABORT, 'stuck'); END")
    for words in (["adjust", "ada", "coins", "+5"], ["replace-player", "bo", "--mail", "mika@example.org"]):
        answer = rule(gm, *words, "--reason", "why")
        check_refused(answer, f"gm rule {words[0]} that cannot be written", "stuck")
        check(not answer.out, "it is not said to stand", answer)
    change(gm.folder / "g", "DROP TRIGGER stuck")
    check(gm.json("-C", "g", "rule", "list") == [], "no ruling was made")


def dry_run(gm):
    before = contents(gm.folder / "g")
    answer = rule(gm, "adjust", "ada", "coins", "+5", "--reason", "canary-reason", "--dry-run")
    check(answer.code == 0, "a dry run is done", answer)
    for part in ("Ruling 1 would stand", "players.ada.coins: 10 -> 15", "Known by: ada.", "report to ada", "canary-reason"):
        check(part in answer.out, f"it shows {part!r}", answer)
    check("report to bo" not in answer.out and "bulletin" not in answer.out, "and no mail that stays as it is", answer)
    shown = gm.json("-C", "g", "rule", "set", "bo", "points", "4", "--reason", "why", "--known-by", "everyone", "--dry-run")
    readers = {(mail["mail"], mail["reader"]) for mail in shown["mails"]}
    check(("bulletin", "fr") in readers and ("report", "bo") in readers and shown["dry_run"], "the same as JSON", shown)
    check(contents(gm.folder / "g") == before, "it leaves no trace")


def made_and_revoked(gm):
    made = rule(gm, "adjust", "Ada Moreau", "coins", "+20", "--reason", "the purse was miscounted")
    check(made.code == 0 and "Ruling 1 stands for turn 1" in made.out and "Known by: ada." in made.out, "a ruling", made)
    sheet = gm("-C", "g", "sheet", "ada")
    check("STAKE at most 30" in sheet.out, "the pre-filled sheet has the new figure", sheet)
    second = rule(gm, "adjust", "ada", "coins", "-25", "--reason", "a fine", "--known-by", "game-master")
    check(second.code == 0 and "Known by: you alone." in second.out, "another, for the game master alone", second)
    check_refused(rule(gm, "revoke", "1", "--reason", "no"), "revoking what another builds on",
                  "without ruling 1, ruling 2 no longer holds", "gm rule revoke 2")
    check(rule(gm, "revoke", "2", "--reason", "too harsh").code == 0, "the later one is revoked")
    check_refused(rule(gm, "revoke", "2", "--reason", "again"), "revoking twice", "was revoked already")
    listed = gm.json("-C", "g", "rule", "list")
    check([(one["number"], one["state"], one["revoked_because"]) for one in listed]
          == [(1, "stands", None), (2, "revoked", "too harsh")], "gm rule list has both", listed)
    table = rule(gm, "list")
    check("you alone" in table.out, "who knows is said as when the ruling was made", table)
    check("adjust players.ada.coins by +20" in table.out and "the purse was miscounted" in table.out, "as a table", table)
    trail = rows(gm.folder / "g", "SELECT action, detail FROM trail WHERE action IN ('rule', 'revoke') ORDER BY n")
    check([action for action, _ in trail] == ["rule", "rule", "revoke"], "the trail has all of it", trail)
    check(json.loads(trail[2][1])["reason"] == "too harsh", "with the reason of revoking", trail)


def told_and_accounted(gm):
    news = rule(gm, "publish", "Nobody cheated in turn 1.", "--reason", "rumours")
    check(news.code == 0 and "Known by: everyone." in news.out, "something is published", news)
    secret = rule(gm, "set", "chie", "lucky", "6", "--reason", "canary-chie", "--known-by", "game-master")
    check(secret.code == 0, "a secret figure is set", secret)
    resolved = gm("-C", "g", "resolve")
    check(resolved.code == 0, "the turn is resolved", resolved)
    mails = mails_of(gm, "g", 1)
    check("Ada Moreau, coins: 10 → 30" in mails["report", "ada"] and "the purse was miscounted" in mails["report", "ada"],
          "the one concerned reads what changed and why", mails["report", "ada"])
    for reader, mail in mails.items():
        check(("the purse was miscounted" in mail) == (reader == ("report", "ada")), f"{reader}: the reason is not for all")
        check("canary-chie" not in mail, f"{reader}: what the game master keeps to himself stays there", mail)
    own = mails["report", "chie"].replace("\u00a0", " ")
    check("DÉCISIONS DU MJ - " in own and "- Chie Nakano, chiffre porte-bonheur : 3 → 6." in own,
          "whose own figure changed sees it, in French", mails["report", "chie"])
    check("Le MJ fait savoir : Nobody cheated" in mails["bulletin", "chie"].replace("\u00a0", " "), "the bulletin has the news")
    check("Nobody cheated in turn 1." in mails["bulletin", "bo"], "in each language", mails["bulletin", "bo"])
    ledger = rows(gm.folder / "g", "SELECT amount, balance, reason, rule FROM ledger WHERE turn = 1 AND player = 0 ORDER BY n")
    check(ledger[0] == (20, 30, "ruling", "ruling"), "the money is in the ledger, first of all", ledger)
    check_refused(rule(gm, "revoke", "1", "--reason", "late"), "revoking what is in the record", "turn 1 was resolved with",
                  "gm rule adjust players.ada.coins -20 would take it back")
    check_refused(rule(gm, "revoke", "4", "--reason", "late"), "the same of a value", "gm rule set players.chie.lucky")


def numbers_stay_with_the_game_master(gm):
    """Of four rulings one was revoked and two are not for everyone: a number would tell."""
    public = json.loads(gm("-C", "g", "export", "--public").out)
    told = [entry for turn in public["turns"] for entry in turn["entries"] if entry["kind"].startswith("ruling")]
    check([(entry["rule"], "number" in entry["data"]) for entry in told] == [("ruling", False)], "the public export has none", told)
    stored = rows(gm.folder / "g", "SELECT rule, data FROM entry WHERE kind LIKE 'ruling%' AND audience <> '\"game-master\"'")
    check(len(stored) == 3 and all(rule == "ruling" and "number" not in json.loads(data) for rule, data in stored),
          "nor has anything that is told to players", stored)
    why = gm.json("-C", "g", "audit", "why", "ada", "coins")
    named = [line["rule"] for change in why["changes"] for line in change["movements"] if line["step"] == "rulings"]
    check(named == ["ruling 1"], "gm audit why names the ruling all the same", why)
    why = gm.json("-C", "g", "audit", "why", "chie", "lucky")
    named = [fact["rule"] for change in why["changes"] for fact in change["facts"] if fact["step"] == "rulings"]
    check(named == ["ruling 4", "ruling 4"], "and the one of a secret figure", why)


def after_an_undo(gm):
    gm("new", "campaign.yaml", "again", "--players", "players.yaml", "--seed", SEED)
    gm("-C", "again", "resolve")
    settle(gm, "again", folder="out")
    check(gm("-C", "again", "send").code == 0, "the mails of a turn have left")
    check(gm("-C", "again", "undo", "--reason", "too early").code == 0, "and it is undone")
    dry = rule(gm, "adjust", "ada", "coins", "+5", "--reason", "why", "--dry-run", folder="again")
    check(dry.code == 0 and "report to ada" in dry.out and "was not there" not in dry.out and "report to bo" not in dry.out,
          "a dry run after an undo compares with the turn as it would be without the ruling", dry)
    check(0 < dry.out.count("\n+") < 12, "and shows the lines that differ", dry)


def another_person(gm):
    gm("-C", "g", "token", "bo")
    waiting = "SELECT count(*) FROM message WHERE recipient = ? AND status = 'queued'"
    before = rows(gm.folder / "g", waiting, "bo@example.org")[0][0]
    answer = rule(gm, "replace-player", "bo", "--mail", "mika@example.org", "--name", "Mika Ito", "--language", "fr",
                  "--reason", "Bo is at sea")
    check(answer.code == 0, "a seat changes hands", answer)
    seat = rows(gm.folder / "g", "SELECT name, mail, language, token_hash FROM player WHERE id = 'bo'")
    check(seat == [("Mika Ito", "mika@example.org", "fr", None)], "contact and token are the newcomer's", seat)
    check(rows(gm.folder / "g", waiting, "bo@example.org") == [(0,)], "no mail that waits goes to the old address")
    check(rows(gm.folder / "g", waiting, "mika@example.org") == [(before + 1,)], "all and one more go to the new one")
    _, subject, text = letters(gm.folder / "g", "handover", "bo")[-1]
    check("vous reprenez la place de Bo Lindqvist" in subject and "la place de Bo Lindqvist" in " ".join(text.split())
          and "Bonjour Mika Ito" in text and "LE DERNIER RAPPORT" in text, "who takes over from whom, with the last report", subject + text)
    sheet = rows(gm.folder / "g", "SELECT attachment.name, content FROM attachment JOIN message ON message.id = attachment.message"
                                  " WHERE kind = 'handover'")
    check([name for name, _ in sheet] == ["bo-tour-2.yaml"] and "joueur: bo" in str(sheet[0][1]), "and the sheet as a file", sheet)
    check(answer.out.count("Next:") + answer.err.count("Next:") == 1 and "gm token bo, gm send" in answer.out, "what to do next, once", answer)
    listed = rule(gm, "list")
    check("Mika Ito replaces Bo Lindqvist (bo)" in listed.out, "gm rule list says who replaces whom", listed)
    dry = rule(gm, "publish", "x", "--reason", "y", "--dry-run")
    check(dry.code == 0, "and the game can be rehearsed", dry)
    revoked = rule(gm, "revoke", "5", "--reason", "Bo is back")
    check(revoked.code == 0, "revoked", revoked)
    seat = rows(gm.folder / "g", "SELECT name, mail, language FROM player WHERE id = 'bo'")
    check(seat == [("Bo Lindqvist", "bo@example.org", "en")], "Bo sits there again", seat)
    again = rule(gm, "replace-player", "bo", "--mail", "mika@example.org", "--name", "Mika Ito", "--reason", "at sea again")
    check(again.code == 0, "and leaves again: no mail's id is used twice", again)


def late_sheets(gm):
    gm.write("early.yaml", "turn: 2\nplayer: ada\nbid: 1\n")
    gm.write("late.yaml", "turn: 2\nplayer: ada\nbid: 6\n")
    check(gm("-C", "g", "import", "early.yaml").code == 0, "a sheet in time")
    gm.environment["GM_NOW"] = LATE
    gm("-C", "g", "import", "late.yaml")
    before = contents(gm.folder / "g")
    dry = rule(gm, "accept-late", "ada", "--reason", "the server was down", "--dry-run")
    check("You bid 6" in dry.out and "You bid 1" in dry.out, "a dry run shows what the late sheet would bring", dry)
    check(contents(gm.folder / "g") == before, "and leaves no trace")
    statuses = "SELECT status FROM sheet WHERE turn = 2 ORDER BY id"
    check(rule(gm, "accept-late", "ada", "--reason", "the server was down").code == 0, "a late sheet counts")
    check(rows(gm.folder / "g", statuses) == [("replaced",), ("received",)], "in place of the other")
    number = gm.json("-C", "g", "rule", "list")[-1]["number"]
    dry = rule(gm, "revoke", str(number), "--reason", "it was not", "--dry-run")
    check("- " in dry.out and "+   - You bid 1" in dry.out, "a dry run of revoking shows which sheet would count", dry)
    check(rule(gm, "revoke", str(number), "--reason", "it was not").code == 0, "revoked")
    check(rows(gm.folder / "g", statuses) == [("received",), ("late",)], "and all is as it was")
    check(rule(gm, "accept-late", "ada", "--reason", "it was, after all").code == 0, "and accepted again")
    gm("-C", "g", "resolve")
    mail = mails_of(gm, "g", 2)["report", "ada"]
    check("Your late sheet counts after all" in mail and "You bid 6" in mail, "the report says so", mail)
    for reader, mail in mails_of(gm, "g", 2).items():
        check("mika@example.org" not in mail and "bo@example.org" not in mail, f"{reader}: no address is told", mail)
    check("Mika Ito reprend la place de Bo Lindqvist" in mails_of(gm, "g", 2)["bulletin", "chie"], "the bulletin names both")
    text, = rows(gm.folder / "g", "SELECT text_body FROM message WHERE turn = 2 AND kind = 'report' AND player = 0")[0]
    told = text[text.index("RULINGS OF THE GAME MASTER"):].split("\n\n")[0]
    check(told.count("game master") == 0 and all(len(line) <= 78 for line in told.splitlines()), "under a heading, in short lines", told)


def late_one_after_the_other(gm):
    gm.environment["GM_NOW"] = NOW
    check(gm("new", "campaign.yaml", "late", "--players", "players.yaml", "--seed", SEED).code == 0, "another game")
    for bid in (1, 5, 6):
        gm.write(f"bid-{bid}.yaml", f"turn: 1\nplayer: ada\nbid: {bid}\n")
    check(gm("-C", "late", "import", "bid-1.yaml").code == 0, "a sheet in time")
    gm.environment["GM_NOW"] = LATE
    for bid in (5, 6):
        gm("-C", "late", "import", f"bid-{bid}.yaml")
        check(rule(gm, "accept-late", "ada", "--reason", "the server was down", folder="late").code == 0, f"late: {bid}")
    statuses = "SELECT status FROM sheet ORDER BY id"
    check(rows(gm.folder / "late", statuses) == [("replaced",), ("replaced",), ("received",)], "the last one counts")
    check_refused(rule(gm, "revoke", "1", "--reason", "no", folder="late"), "the first while the second stands",
                  "a later sheet was let count", "gm rule revoke 2 comes first", codes=[1])
    check(rows(gm.folder / "late", statuses) == [("replaced",), ("replaced",), ("received",)], "and nothing changes")
    check(rule(gm, "revoke", "2", "--reason", "no", folder="late").code == 0, "the second is revoked")
    check(rows(gm.folder / "late", statuses) == [("replaced",), ("received",), ("late",)], "the one before counts")
    check(rule(gm, "revoke", "1", "--reason", "no", folder="late").code == 0, "then the first")
    check(rows(gm.folder / "late", statuses) == [("received",), ("late",), ("late",)], "the one in time counts again")
    receipts = rows(gm.folder / "late", "SELECT withdrawn_at IS NULL FROM message WHERE kind = 'receipt'"
                    " AND message_id LIKE '%.ruling%'")
    check(receipts == [(0,), (0,)], "no receipt leaves that says otherwise", receipts)


def other_rules(gm):
    change(gm.folder / "g", "UPDATE turn SET rules_version = 0 WHERE number = 2")
    check_refused(gm("-C", "g", "resolve"), "a game of other rules", "version 0", "gm rule migrate", codes=[1])
    check(rule(gm, "migrate", "--reason", "all agreed").code == 0, "it is migrated")
    resolved = gm("-C", "g", "resolve")
    check(resolved.code == 0, "and goes on", resolved)
    check("version of the rules: 0 → 1" in mails_of(gm, "g", 3)["bulletin", "ada"], "all are told")
    check(rows(gm.folder / "g", "SELECT rules_version FROM turn WHERE number = 3") == [(1,)], "the turn has the new version")
    check(gm("-C", "g", "resolve").code == 0, "and so does the next, without a word")


def code_of(gm, number):
    args, = rows(gm.folder / "tokyo", "SELECT data FROM ruling WHERE id = ?", number)[0]
    return json.loads(args)["contract"]


def contracts_keep_their_codes(gm, a, b):
    """Rulings 2 to 5 come and go: no breach falls on another contract than was meant, no code comes back."""
    dry = rule(gm, "contract", a, b, "--terms", "second", "--reason", "both signed", "--dry-run", folder="tokyo")
    for terms in ("second", "third"):
        made = rule(gm, "contract", a, b, "--terms", terms, "--reason", "both signed", folder="tokyo")
        check(made.code == 0, f"the {terms} contract", made)
    check(code_of(gm, 2) in dry.out, "a dry run shows the code that it will have", dry)
    check(rule(gm, "breach", code_of(gm, 2), b, "--reason", "broken", folder="tokyo").code == 0, "the second is broken")
    check_refused(rule(gm, "revoke", "2", "--reason", "no", folder="tokyo"), "revoking a contract that was broken",
                  "without ruling 2, ruling 4 no longer holds", code_of(gm, 2))
    for number in ("4", "2", "3"):
        check(rule(gm, "revoke", number, "--reason", "no", folder="tokyo").code == 0, f"ruling {number} is revoked")
    check(rule(gm, "contract", a, b, "--reason", "again", folder="tokyo").code == 0, "another one")
    check(len({code_of(gm, number) for number in (1, 2, 3, 5)}) == 4, "a code that was given is not given again")
    check(rule(gm, "revoke", "5", "--reason", "no", folder="tokyo").code == 0, "and revoked")


def neo_tokyo(gm):
    gm("new", "neo-tokyo", "tokyo", "--seed", SEED)
    ids = [one["id"] for one in gm.json("-C", "tokyo", "status")["players"]]
    a, b, c = ids[:3]
    signed = rule(gm, "contract", a, b, "--pays", f"{a}:{b}:100k,{b}:{a}:120k@2", "--terms", "canary-terms", "--reason",
                  "both signed", folder="tokyo")
    check(signed.code == 0 and f"Known by: {a}, {b}." in signed.out, "a contract, known to its parties", signed)
    code = code_of(gm, 1)
    words = f"contract {code} between {a}, {b}: {a} pays {b} 100 000 now; {b} pays {a} 120 000 in turn 2"
    check(words in signed.out, "with its code, which gm rule breach needs, and what is paid", signed)
    listed = gm.json("-C", "tokyo", "rule", "list")
    check(listed[0]["ruling"] == words and listed[0]["contract"] == code, "gm rule list has it before the turn", listed)
    check(not code[2:].isdigit(), "its code does not count contracts", code)
    contracts_keep_their_codes(gm, a, b)
    check_refused(rule(gm, "contract", a, b, "--pays", f"{a}:{b}", "--reason", "x", folder="tokyo"), "half a payment",
                  "FROM:TO:AMOUNT@TURN")
    check_refused(rule(gm, "contract", a, b, "--pays", f"{a}:{b}:900M", "--reason", "x", folder="tokyo"), "too much", "cannot pay")
    gone = rule(gm, "eliminate", c, "--reason", "left without a word", folder="tokyo")
    check(gone.code == 0, "a career ends", gone)
    missing = [one["id"] for one in gm.json("-C", "tokyo", "status")["players"] if one["owes"]]
    check(c not in missing and a in missing, "who is out owes no sheet", missing)
    honour = rule(gm, "set", f"players.{a}.honour", "2", "--reason", "dishonour", folder="tokyo")
    check(honour.code == 0 and f"Known by: {a}." in honour.out and "not why" in honour.err, "a public figure", honour)
    check(gm("-C", "tokyo", "resolve").code == 0, "turn 1")
    mails = mails_of(gm, "tokyo", 1)
    for (kind, id), mail in mails.items():
        check(("canary-terms" in mail) == (kind == "report" and id in (a, b)), f"{kind} {id}: terms are for the parties")
    check("left without a word" in mails["bulletin", a], "the bulletin tells who left, and why", mails["bulletin", a])
    for reader in (a, b):
        told = mails["report", reader].replace("\u00a0", " ")
        check("120 000 ny" in told and code in told and "flash" not in told, f"{reader} reads what is due, and no camera was there", told)
    check(gm.json("-C", "tokyo", "rule", "list")[0]["ruling"] == words, "and gm rule list after it")
    broken = rule(gm, "breach", code.lower(), b, "--reason", "never paid", folder="tokyo")
    check(broken.code == 0 and "Known by: everyone." in broken.out, "a breach", broken)
    check(gm("-C", "tokyo", "resolve").code == 0, "turn 2")
    mails = mails_of(gm, "tokyo", 2)
    check("canary-terms" in mails["bulletin", c], "a broken contract is public")
    for reader in (a, b):
        told = mails["report", reader]
        check("constater la rupture" not in told and "declare a breach" not in told, f"{reader}: what is broken is not overdue", told)


def over(gm):
    gm("-C", "g", "resolve")
    check_refused(rule(gm, "publish", "the end", "--reason", "x"), "a game that is over", "this game is over")


def test(gm):
    gm.environment["GM_NOW"] = NOW
    check(new_tiny_game(gm, "g", turns=5).code == 0, "a new game")
    bad_words(gm)
    not_kept(gm)
    dry_run(gm)
    made_and_revoked(gm)
    told_and_accounted(gm)
    numbers_stay_with_the_game_master(gm)
    after_an_undo(gm)
    another_person(gm)
    late_sheets(gm)
    other_rules(gm)
    over(gm)
    late_one_after_the_other(gm)
    neo_tokyo(gm)


main(test)
