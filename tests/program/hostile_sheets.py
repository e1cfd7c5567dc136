#!/usr/bin/env python3
"""Sheets made to be costly: the same bounds by file, mail and web; small answers, small receipts, and a server that gives its
memory back and does not work for those who have hung up."""

import os
import re
import socket
import sys
import threading
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main
from game_db import rows
from web import Page, Site, Visitor, check_quietly, token_of

MOST_ROWS = 4000
LARGEST_RECEIPT = 100_000
TOLD = 50
SEAT = "akira"


def purchases(count):
    return "player: akira\nbuy:\n" + "  - influence\n" * count


def bad_votes(size):
    line = "  - {up: Renrako, down: Evoo}\n"
    return "player: akira\nvotes:\n" + line * (size // len(line))


def new_game(gm, folder):
    answer = gm("new", "neo-tokyo", folder, "--seed", SEED)
    check(answer.code == 0, "a game starts", answer)
    return gm.folder / folder


def orders_form(visitor):
    """What the page of orders sends along beside what is written."""
    page = Page(visitor.get("/me/orders").text)
    fields = dict(next(form for form in page.forms if form["action"] == "/me/orders")["fields"])
    return {name: fields[name] for name in ("seal", "once", "turn", "yaml_mark", "form_mark")}


def the_same_bounds_whichever_way(gm):
    folder = new_game(gm, "bounds")
    said = f"this sheet has more than {MOST_ROWS} rows"
    gm.write("rows.yaml", purchases(MOST_ROWS))
    before = contents(folder)
    check_refused(gm("-C", "bounds", "import", "rows.yaml"), "a file of too many rows", f"rows.yaml:{MOST_ROWS + 1}:", said,
                  "nothing of it was read", codes=[1])
    check_refused(gm("-C", "bounds", "check", SEAT, "--sheet", "rows.yaml"), "gm check of it", said, codes=[1])
    gm.write("long.yaml", bad_votes(980_000))
    check_refused(gm("-C", "bounds", "import", "long.yaml"), "a file of a megabyte", "bytes long, more than the 128000", codes=[1])
    check(contents(folder) == before, "and nothing changed")
    mail = rows(folder, "SELECT mail FROM player WHERE id = 'akira'")[0][0]
    gm.write("rows.eml", f"From: {mail}\nMessage-ID: <1@x>\n\n{purchases(MOST_ROWS)}")
    answer = gm("-C", "bounds", "import", "rows.eml")
    check(answer.code == 1 and "was refused, and its author will be told" in answer.out, "a mail of them is refused", answer)
    ((status, raw),) = rows(folder, "SELECT status, raw FROM sheet")
    check(status == "refused" and raw.count(b"- influence") == MOST_ROWS, "its sheet is kept whole", status)
    ((receipt,),) = rows(folder, "SELECT text_body FROM message WHERE kind = 'receipt'")
    in_french = f"cette feuille a plus de {MOST_ROWS} lignes"
    check(in_french in receipt, "and its author is told, in his language", receipt)
    with Site(gm, "bounds") as site:
        visitor = Visitor(site).enter(token_of(gm, "bounds", SEAT))
        form = orders_form(visitor)
        sent = visitor.post("/me/orders/send", form | {"yaml": purchases(MOST_ROWS), "do": "send-yaml"})
        check(sent.status == 422 and in_french in sent.text, "the web refuses it in the same words", sent)
        check(sent.text.count("\n  - influence") == MOST_ROWS, "and gives it back whole")


def mistakes_are_told_and_counted(gm):
    folder = new_game(gm, "mistakes")
    gm.write("votes.yaml", bad_votes(30_000))
    answer = gm("-C", "mistakes", "import", "votes.yaml")
    check(answer.err.count("is called 'Renrako'") + answer.err.count("is called 'Evoo'") == TOLD, "fifty mistakes are told", answer)
    count = 2 * (30_000 // len("  - {up: Renrako, down: Evoo}\n")) - TOLD
    check(f"and {count} more, without details here" in answer.err, "the rest is counted", answer)
    ((problems,),) = rows(folder, "SELECT problems FROM sheet")
    check(len(problems) < 30_000, "and so are those on record", len(problems))
    receipts_are_bounded(folder)
    resolved = gm("-C", "mistakes", "resolve")
    check(resolved.code == 0, "the turn is resolved", resolved)


def receipts_are_bounded(folder):
    for text, html in rows(folder, "SELECT text_body, html_body FROM message WHERE kind = 'receipt'"):
        sizes = (len(text.encode()), len((html or "").encode()))
        check(max(sizes) <= LARGEST_RECEIPT, f"a receipt of {sizes[0]} and {sizes[1]} bytes", sizes)


def memory_of(site):
    with open(f"/proc/{site.process.pid}/status", encoding="ascii") as status:
        return int(re.search(r"VmRSS:\s+(\d+) kB", status.read())[1]) // 1024


def memory_comes_back(gm):
    folder = new_game(gm, "memory")
    with Site(gm, "memory") as site:
        visitor = Visitor(site).enter(token_of(gm, "memory", SEAT))
        form = orders_form(visitor)
        before = memory_of(site)
        body = form | {"yaml": purchases(280), "do": "check-yaml"}

        def post_some():
            for _ in range(5):
                reply = visitor.post("/me/orders", body)
                check_quietly(reply.status == 200 and len(reply.body) < 3_000_000, "280 rows are a page", len(reply.body))

        threads = [threading.Thread(target=post_some) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        orders_form(visitor)
        after = memory_of(site)
        check(after < before + 60, f"40 posts of 4 kB leave the server at {after} MB, from {before} MB")
        sent = visitor.post("/me/orders/send", form | {"yaml": purchases(1990), "do": "send-yaml"})
        check(sent.status == 303, "a sheet of 1 990 orders is taken", sent)
        page = visitor.get("/me/orders")
        check(page.status == 200 and len(page.body) < 600_000, f"and shown in {len(page.body)} bytes", page.status)
    receipts_are_bounded(folder)


def nobody_works_for_who_has_hung_up(gm):
    new_game(gm, "gone")
    with Site(gm, "gone", "--log") as site:
        visitor = Visitor(site).enter(token_of(gm, "gone", SEAT))
        body = urllib.parse.urlencode(orders_form(visitor) | {"yaml": purchases(280), "do": "check-yaml"}).encode()
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        head = (f"POST /me/orders HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n"
                "Content-Type: application/x-www-form-urlencoded\r\n\r\n").encode()
        with site.connect() as connection:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_CORK, 1)  # its end travels with its last byte
            connection.sendall(head + body)
        visitor.get("/")  # answered after the other was let in: the server is not stopped before it has seen it
    check(" POST /me/orders 499" in site.log, "the page is not made for nobody", site.log)


def test(gm):
    for part in (the_same_bounds_whichever_way, mistakes_are_told_and_counted, memory_comes_back, nobody_works_for_who_has_hung_up):
        part(gm)


main(test)
