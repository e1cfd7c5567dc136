#!/usr/bin/env python3
"""Mails of strangers: none stops the mailbox, and none counts in another's name."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main
from game_db import rows

PLAYERS = """players:
  ada: {name: Ada Moreau, mail: ada@example.org, language: en}
  bo: {name: Bo Lindqvist, mail: bo@example.org, language: en}
"""


def new_game(gm, folder):
    gm.write("players.yaml", PLAYERS)
    answer = gm("new", "tiny", folder, "--players", "players.yaml", "--seed", SEED)
    check(answer.code == 0, "a game starts", answer)


def mail(number, sender="ada@example.org", body="turn: 1\nbid: 3\n", more=""):
    return f"{more}From: {sender}\nMessage-ID: <{number}@x>\n\n{body}"


def reasons(gm, folder):
    return {one["source"].split("/")[-1]: one["reason"] for one in gm.json("-C", folder, "aside")}


def strangers_stop_nothing(gm):
    new_game(gm, "g")
    attributes = "".join(f" a{i}" for i in range(100_000))
    hostile = {
        "groups": mail(1, "g:" * 60_000),
        "commas": mail(2, "a," * 50_000),
        "to": mail(3, more="To: " + "g:" * 60_000 + "\n"),
        "within": mail(4, "zoe@example.net", "From: " + "g:" * 60_000 + "\n\nx\n", "Content-Type: message/rfc822\n"),
        "headers": mail(5, more="X:\n" * 1_000_000),
        "parts": mail(6, "zoe@example.net", "--b\n\n" * 500_000, "Content-Type: multipart/mixed; boundary=b\n"),
        "attributes": mail(7, "bo@example.org", f"<p{attributes}>turn: 1<br>bid: 3", "Content-Type: text/html\n"),
    }
    for name, text in hostile.items():
        gm.write(f"in/{name}.eml", text)
    gm.write("in/zz-last.eml", mail(8))
    answer = gm("-C", "g", "import", "in")
    check(answer.code == 1 and "zz-last.eml: sheet 1 of ada is in" in answer.out, "the mail behind them is taken", answer)
    check("8 mails looked at: 1 sheet taken, 0 refused, 7 set aside" in answer.out, "all others are set aside", answer)
    told = reasons(gm, "g")
    for name, part in (("groups", "header from"), ("commas", "header from"), ("to", "header to"), ("within", "header from"),
                       ("headers", "2000 headers"), ("parts", "1000 parts"), ("attributes", "too tangled")):
        check(part in told[f"{name}.eml"], f"{name}: the reason is told", told)
    check(all(len(reason) < 1200 for reason in told.values()), "in few words", told)
    again = gm("-C", "g", "import", "in")
    check(again.code == 0 and "8 known already" in again.out, "and they are met once", again)
    groups = next(one["number"] for one in gm.json("-C", "g", "aside") if one["source"].endswith("groups.eml"))
    shown = gm("-C", "g", "aside", groups)
    check(shown.code == 0 and "it was not read" in shown.out and len(shown.out) < 50_000, "gm aside shows its beginning", shown.out[:500])
    check_refused(gm("-C", "g", "aside", groups, "--player", "ada"), "what was not read has no sheet", "gm import FILE", codes=[1])
    check(not [name for name in os.listdir(gm.folder / "g") if name.startswith("reading-")], "no note is left behind")


def nobody_writes_in_anothers_name(gm):
    new_game(gm, "n")
    results = "Authentication-Results: mx.example.org; {}\n"
    cases = {
        "two-lines": mail(1, "ada@example.org\nFrom: zoe@example.net"),
        "two-names": mail(2, "zoe@example.net, ada@example.org"),
        "quoted": mail(3, more=results.format('spf=pass smtp.mailfrom="("@evil.example; dmarc=fail')),
        "long": mail(4, more=results.format("spf=pass smtp.mailfrom=" + "a" * 6000 + "@evil.example; dmarc=fail")),
        "own-pass": mail(5, more=results.format("spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example")),
        "below": mail(6, more=results.format("dmarc=fail") + results.format("dmarc=pass")),
    }
    for name, text in cases.items():
        gm.write(f"forged/{name}.eml", text)
    answer = gm("-C", "n", "import", "forged")
    told = reasons(gm, "n")
    check("0 sheets taken" in answer.out and len(told) == len(cases), "none is taken", answer)
    for name, part in (("two-lines", "several senders"), ("two-names", "several senders"), ("quoted", "dmarc=fail"),
                       ("long", "dmarc=fail"), ("own-pass", "spf=pass for evil.example"), ("below", "dmarc=fail")):
        check(part in told[f"{name}.eml"], f"{name}: the reason is told", told)
    gm.write("good.eml", mail(20, more=results.format("dkim=pass header.d=example.org; dmarc=pass header.from=example.org")))
    good = gm("-C", "n", "import", "good.eml")
    check(good.code == 0 and "of ada is in" in good.out, "an honest one is", good)


def the_servers_name(gm):
    new_game(gm, "s")
    gm.write("s/mail.yaml", "from: gm@example.org\nfolder: out\nchecked_by: mx.example.org\n")
    gm.write("silent.eml", mail(30, more="Authentication-Results: far.example; dmarc=pass\n"))
    silent = gm("-C", "s", "import", "silent.eml")
    check("the server mx.example.org says nothing of its sender" in silent.out, "another server's word counts for nothing", silent)
    gm.write("said.eml", mail(31, more="Authentication-Results: far.example; dmarc=fail\n"
                                       "Authentication-Results: MX.example.org; dmarc=pass\n"))
    said = gm("-C", "s", "import", "said.eml")
    check(said.code == 0 and "of ada is in" in said.out, "its own does", said)
    check(gm("-C", "s", "send").code == 0, "gm send knows the line")
    gm.write("s/mail.yaml", "from: gm@example.org\nfolder: out\nchecked_by: 'mx example'\n")
    check_refused(gm("-C", "s", "import", "said.eml"), "no name of a server", "mail.yaml:3", "Authentication-Results", codes=[2])


def others_write_while_a_mail_is_awaited(gm):
    """The mail comes through a pipe: gm has opened the game and reads, and others resolve the turn meanwhile."""
    new_game(gm, "w")
    pipe = gm.folder / "slow.eml"
    os.mkfifo(pipe)
    importing = gm.start("-C", "w", "import", "slow.eml")
    with open(pipe, "w", encoding="utf-8") as slow:  # opened once gm reads at the other end
        resolved = gm("-C", "w", "resolve")
        check(resolved.code == 0, "the turn is resolved while gm import waits for a mail", resolved)
        slow.write(mail(40, body="turn: 2\nbid: 3\n"))
    out, err = importing.communicate(timeout=60)
    check(importing.returncode == 0 and "sheet 1 of ada is in" in out, "the sheet is taken for the turn that is open by then", out + err)
    check(rows(gm.folder / "w", "SELECT turn FROM sheet") == [(2,)], "and stored so")


def test(gm):
    for part in (strangers_stop_nothing, nobody_writes_in_anothers_name, the_servers_name, others_write_while_a_mail_is_awaited):
        part(gm)


main(test)
