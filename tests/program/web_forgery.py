#!/usr/bin/env python3
"""gm serve against forgers: guessed tokens, cookies of one's own making, posts that another site makes one send."""

import hashlib
import os
import sqlite3
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import play as play_turns
from cli import SEED, check, main, say
from web import Page, Site, Visitor, check_quietly, token_of, ways_to_send

A_MONTH_LATER = "2026-12-17T12:00:01Z"
AT_ONCE = 10  # attempts to come in, from one address
RARE = ("/gm/resolve/ask", "/gm/undo", "/gm/send")  # asked for by a form, not a link
LEAVES = "/leave"  # has no seal: all it can do is to let somebody go


def state(gm, folder="g"):
    """All the game's file says."""
    database = sqlite3.connect(f"file:{gm.folder / folder / 'game.db'}?mode=ro", uri=True)
    text = "\n".join(database.iterdump())
    database.close()
    return hashlib.sha256(text.encode()).hexdigest()


class Addresses:
    """As many as one likes, as the proxy tells them."""

    def __init__(self):
        self.number = 0

    def another(self):
        self.number += 1
        return [("X-Forwarded-For", f"10.{self.number >> 16}.{self.number >> 8 & 255}.{self.number & 255}")]


ADDRESSES = Addresses()


def try_token(site, token, headers=None):
    return site.ask("/enter", method="POST", body={"token": token}, headers=headers or ADDRESSES.another())


def opens(site, token):
    reply = try_token(site, token)
    check_quietly(reply.status in (303, 403), "in, or out", reply)
    check_quietly((reply.status == 303) == bool(reply.all("Set-Cookie")), "a cookie to those who come in", reply)
    return reply.status == 303


def sees(site, path, name, cookie):
    """With this cookie, is the page shown?"""
    reply = site.ask(path, headers=[("Cookie", f"{name}={cookie}")])
    check_quietly(reply.status in (200, 303), f"{path}: shown, or sent to the door", reply)
    check_quietly(reply.status == 200 or reply.header("Location") == "/enter", f"{path}: the door", reply)
    return reply.status == 200


def guessed_tokens(gm, site):
    token, other = token_of(gm, "g", "hanae"), token_of(gm, "g", "goro")
    master = token_of(gm, "g", "--gm")
    check(opens(site, token) and opens(site, other) and opens(site, master), "the right tokens open")
    check(opens(site, f"http://127.0.0.1/enter#{token}") and opens(site, f" {token}\r\n"), "also pasted as a whole link")
    flipped = token[:-1] + ("A" if token[-1] != "A" else "B")
    wrong = ["", " ", "#", token[:-1], token[1:], token + "A", flipped, token.swapcase(), token[::-1], token + "\0", "\0" + token,
             "hanae", "@gm", "hanae.1", "' OR 1=1 --", "%", "*", "null", "0", token[:16] + other[16:], "é" * 32, "A" * 32,
             hashlib.sha256(token.encode()).hexdigest(), "A" * 100_000]
    wrong += [row[0] for row in rows(gm, "SELECT token_hash FROM link WHERE token_hash IS NOT NULL")]
    gm("new", "neo-tokyo", "other", "--seed", SEED)
    wrong.append(token_of(gm, "other", "hanae"))
    for guess in wrong:
        check_quietly(not opens(site, guess), f"{guess[:50]!r} opens nothing")
    check(True, f"{len(wrong)} wrong tokens open nothing: of other games, cut, turned, hashed")
    stored = "\n".join(str(row) for row in rows(gm, "SELECT * FROM link"))
    trail = "\n".join(str(row) for row in rows(gm, "SELECT * FROM trail"))
    check(not any(one in stored + trail for one in (token, other, master)), "no token is stored, but its hash")


def rows(gm, query):
    database = sqlite3.connect(f"file:{gm.folder / 'g' / 'game.db'}?mode=ro", uri=True)
    found = database.execute(query).fetchall()
    database.close()
    return found


def rate_limit(gm, site):
    token = token_of(gm, "g", "hanae")
    one = ADDRESSES.another()
    statuses = [try_token(site, "wrong", one).status for _ in range(AT_ONCE + 5)]
    check(statuses[:AT_ONCE] == [403] * AT_ONCE and 429 in statuses[AT_ONCE:], "who guesses on is told to wait", statuses)
    reply = try_token(site, token, one)
    check(reply.status == 429 and not reply.all("Set-Cookie"), "and is not heard, whatever it guesses", reply)
    check(opens(site, token), "others come in meanwhile")
    claimed = [("X-Forwarded-For", f"192.0.2.77, {one[0][1]}")]
    check(try_token(site, token, claimed).status == 429, "what a proxy was told is not what it says")
    lines = [("X-Forwarded-For", "192.0.2.78"), *one]
    check(try_token(site, token, lines).status == 429, "nor if it was told in a line of its own")
    check(try_token(site, token, [("X-Forwarded-For", f"{one[0][1]}:4711")]).status == 429, "nor is another port another reader")
    network = [try_token(site, "wrong", [("X-Forwarded-For", f"2001:db8::{number:x}")]).status for number in range(AT_ONCE + 5)]
    check(network[:AT_ONCE] == [403] * AT_ONCE and 429 in network[AT_ONCE:], "nor another address of the same network", network)
    garbage = [try_token(site, "wrong", [("X-Forwarded-For", f"garbage-{number}")]).status for number in range(AT_ONCE + 5)]
    check(garbage[:AT_ONCE] == [403] * AT_ONCE and 429 in garbage[AT_ONCE:], "and what is no address is nobody's", garbage)
    with Site(gm, "g") as direct:
        statuses = {try_token(direct, "wrong").status for _ in range(AT_ONCE + 5)}
        check(statuses == {403, 429}, "without a proxy, nobody is whom a header says", statuses)
        check(direct.ask("/").status == 200, "and the public pages are there for all the same")


def cookie_of(site, token, name):
    visitor = Visitor(site, headers=ADDRESSES.another()).enter(token)
    check_quietly(name in visitor.cookies, f"the cookie is {name}", visitor.cookies)
    return visitor.cookies[name]


def forged_cookies(gm, site):
    player = cookie_of(site, token_of(gm, "g", "hanae"), "gm_player")
    master = cookie_of(site, token_of(gm, "g", "--gm"), "gm_master")
    check(sees(site, "/me", "gm_player", player) and sees(site, "/gm", "gm_master", master), "cookies open their pages")
    check(not sees(site, "/gm", "gm_player", player), "a player's opens no page of the game master")
    check(not sees(site, "/gm", "gm_master", player), "not even under the game master's name")
    check(not sees(site, "/me", "gm_player", master), "and the game master's is no player's")
    check(site.ask("/", headers=[("Cookie", f"gm_player={master}; gm_master={player}")]).status == 200, "nor on public pages")
    seat, generation, until, mark = player.split(".", 3)
    forged = [f"goro.{generation}.{until}.{mark}", f"@gm.{generation}.{until}.{mark}", f"{seat}.2.{until}.{mark}",
              f"{seat}.{generation}.2036-01-01T00:00:00Z.{mark}", f"{seat}.{generation}.{until}.", f"{seat}.{generation}.{until}",
              f"{seat}.{generation}.{until}.{mark[:-1]}", f"{player}.x", f".{player}", player.upper(), "", ".", "...",
              "....", f"{seat}.-1.{until}.{mark}", f"{seat}.99999999999999999999.{until}.{mark}", "a" * 7000]
    for cookie in forged:
        for name, path in (("gm_player", "/me"), ("gm_master", "/gm")):
            check_quietly(not sees(site, path, name, cookie), f"{cookie[:60]!r} opens nothing")
    check(True, f"{len(forged)} forged cookies open nothing")
    with Site(gm, "g", "--behind-proxy", environment={"GM_NOW": A_MONTH_LATER}) as later:
        check(not sees(later, "/me", "gm_player", player) and not sees(later, "/gm", "gm_master", master),
              "a month later none of them does")
        check(opens(later, token_of(gm, "g", "hanae")), "but the link does")
    with Site(gm, "g", "--behind-proxy", "--address", "https://game.example.org") as secret:
        lines = try_token(secret, token_of(gm, "g", "hanae")).all("Set-Cookie")
        check(lines and all("; Secure" in line for line in lines), "where the way is secret, cookies keep to it", lines)
        check("max-age" in secret.ask("/").header("Strict-Transport-Security"), "and browsers, too")


def left(gm, site):
    """A cookie that its owner ended opens nothing, neither here nor once the server was started anew."""
    for token, name, path in ((token_of(gm, "g", "kenji"), "gm_player", "/me"), (token_of(gm, "g", "--gm"), "gm_master", "/gm")):
        visitor = Visitor(site, headers=ADDRESSES.another()).enter(token)
        cookie, other = visitor.cookies[name], cookie_of(site, token, name)
        check(sees(site, path, name, cookie), f"{path} is open")
        reply = visitor.post(LEAVES, {})
        check(reply.status == 303 and name not in visitor.cookies, "who leaves is led out", reply)
        with Site(gm, "g", "--behind-proxy") as restarted:
            for where in (site, restarted):
                check(not sees(where, path, name, cookie), "and the cookie opens nothing, whoever kept a copy")
                check(sees(where, path, name, other), "other browsers of the same reader stay in")
        check(opens(site, token), "nor is the link void")


def renewed(gm, site):
    for player, words in (("hanae", ["link", "hanae", "--renew"]), ("goro", ["link", "goro", "--revoke"]),
                          ("chie", ["rule", "replace-player", "chie", "--mail", "new@example.org", "--name", "Nova", "--reason", "moved"])):
        token = token_of(gm, "g", player)
        cookie = cookie_of(site, token, "gm_player")
        done = gm("-C", "g", *words)
        check(done.code == 0, f"gm {' '.join(words)}", done)
        check(not opens(site, token), f"the token {player} had opens nothing any more")
        check(not sees(site, "/me", "gm_player", cookie), f"nor does the cookie of {player}")
    check(opens(site, token_of(gm, "g", "hanae")), "the renewed one does")
    looked = gm("-C", "g", "link", "goro", "--json")
    check(looked.code == 0 and '"link": null' in looked.out, "looking at a revoked link makes none", looked)


def forms_of(visitor, *starts):
    """Every way to send a form that posts, on every page: (page, where to, fields)."""
    found = []
    for path, reply in visitor.crawl(*starts).items():
        if reply.status == 200 and "text/html" in reply.header("Content-Type"):
            for form in Page(reply.text).forms:
                found += [(path, action, fields) for action, fields in ways_to_send(form) if form["method"] == "post"]
    return found


def forged_posts(gm, site):
    """Each form there is, as another site would have it sent: nothing happens."""
    for whose, start, token in (("a player", "/me", token_of(gm, "g", "botan")), ("the game master", "/gm", token_of(gm, "g", "--gm"))):
        visitor = Visitor(site, headers=ADDRESSES.another()).enter(token)
        stranger = Visitor(site, headers=ADDRESSES.another()).enter(token_of(gm, "g", "kenji"))
        other_seal = seal_on(stranger, "/me")
        before = state(gm)
        forms = [found for found in forms_of(visitor, start, *RARE) if found[1] not in (LEAVES, "/enter")]
        tried = 0
        check(forms, f"{whose} has forms to send")
        for path, action, sealed in forms:
            fields = [(name, value) for name, value in sealed if name != "seal"]
            check_quietly(any(name == "seal" and value for name, value in sealed), f"the form {action} on {path} has a seal", sealed)
            posts = [("no seal", fields, ()), ("an empty seal", fields + [("seal", "")], ()),
                     ("a wrong seal", fields + [("seal", "A" * 32)], ()),
                     ("another's seal", fields + [("seal", other_seal)], ()),
                     ("another site", sealed, [("Sec-Fetch-Site", "cross-site")]),
                     ("a site beside", sealed, [("Sec-Fetch-Site", "same-site")]),
                     ("another origin", sealed, [("Origin", "https://example.org")]),
                     ("an origin that looks alike", sealed, [("Origin", f"http://127.0.0.1:{site.port}.example.org")]),
                     ("a hidden origin", sealed, [("Origin", "null")])]
            for what, body, headers in posts:
                visitor.headers[1:] = ADDRESSES.another()
                reply = visitor.post(action, body, headers)
                check_quietly(reply.status == 403, f"{action} with {what}", reply)
                tried += 1
            nobody = Visitor(site, headers=ADDRESSES.another()).post(action, sealed)
            check_quietly(nobody.status == 403, f"{action} by nobody", nobody)
            if start == "/gm":
                reply = stranger.post(action, [*fields, ("seal", other_seal)])
                check_quietly(reply.status == 403, f"{action} by a player", reply)
        check(state(gm) == before, f"{tried} forged posts to {len(forms)} forms of {whose} change nothing")


def seal_on(visitor, path):
    seals = [value for _, _, fields in forms_of(visitor, path) for name, value in fields if name == "seal"]
    check_quietly(seals, f"the forms of {path} have seals")
    return seals[0]


def entered_for_you(gm, site):
    """Another site lets a browser in as somebody else, or out: refused."""
    token = token_of(gm, "g", "botan")
    for headers in ([("Sec-Fetch-Site", "cross-site")], [("Origin", "https://example.org")], [("Origin", "null")]):
        reply = try_token(site, token, ADDRESSES.another() + headers)
        check(reply.status == 403 and not reply.all("Set-Cookie"), f"no other site lets one in: {headers}", reply)
        reply = site.ask(LEAVES, method="POST", body=b"", headers=headers)
        check(reply.status == 403 and not reply.all("Set-Cookie"), "nor out", reply)
    for headers in ([("Sec-Fetch-Site", "same-origin")], [("Origin", f"http://127.0.0.1:{site.port}")]):
        check(try_token(site, token, ADDRESSES.another() + headers).status == 303, f"our own page does: {headers}")


def sheets_of_others(gm, site):
    """A player sends a sheet that says it is another's."""
    gm("-C", "g", "bot", "--out", "sheets")
    visitor = Visitor(site, headers=ADDRESSES.another()).enter(token_of(gm, "g", "akira"))

    def send(player):
        (fields,) = [dict(fields) for _, action, fields in forms_of(visitor, "/me/orders")
                     if action == "/me/orders/send" and dict(fields).get("do") == "send-yaml"][:1]
        body = {name: fields[name] for name in ("seal", "once", "turn", "do")}
        sheet = (gm.folder / "sheets" / f"{player}.yaml").read_text()
        check_quietly(f"player: {player}" in sheet, "the sheet says whose it is", sheet)
        return visitor.post("/me/orders/send", {**body, "yaml": sheet})

    def sent():
        return [player["id"] for player in gm.json("-C", "g", "status")["players"] if player["sheet"] is not None]

    before, refused = state(gm), send("botan")
    check(refused.status != 303 and sent() == [] and state(gm) == before, "a player sends no sheet in another's name", refused)
    taken = send("akira")
    check(taken.status == 303 and sent() == ["akira"], "but its own", taken)


def sent_twice(gm, site):
    """The same form, many times at the same moment: the turn is resolved once. A form of another day is refused."""
    master = Visitor(site, headers=ADDRESSES.another()).enter(token_of(gm, "g", "--gm"))
    found = [fields for _, action, fields in forms_of(master, "/gm", *RARE) if action == "/gm/resolve"]
    check(found, "the game master has a form that resolves the turn")
    form = found[0]
    check([name for name, _ in form].count("once") == 1, "the form has its number", form)
    turn = gm.json("-C", "g", "status")["resolved"]
    replies = []
    clicks = [threading.Thread(target=lambda: replies.append(master.post("/gm/resolve", form))) for _ in range(5)]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    check({reply.status for reply in replies} == {303} and len({reply.header("Location") for reply in replies}) == 1,
          "five clicks have one answer", replies)
    check(gm.json("-C", "g", "status")["resolved"] == turn + 1, "and one turn is resolved")
    again = master.post("/gm/resolve", form)
    check(again.status == 303 and gm.json("-C", "g", "status")["resolved"] == turn + 1, "nor does sending it later", again)
    for number in ("", "0" * 32, "x"):
        fields = [(name, number if name == "once" else value) for name, value in form]
        reply = master.post("/gm/resolve", fields)
        check(reply.status == 409, f"a form with the number {number!r} is of another day", reply)
    check(gm.json("-C", "g", "status")["resolved"] == turn + 1, "and resolves nothing")
    with Site(gm, "g", "--behind-proxy") as restarted:
        master.site = restarted
        reply = master.post("/gm/resolve", form)
        check(reply.status == 409 and gm.json("-C", "g", "status")["resolved"] == turn + 1,
              "nor after the server was started anew", reply)


def play(gm):
    gm("new", "neo-tokyo", "g", "--seed", SEED)
    play_turns(gm, "g", 1)
    with Site(gm, "g", "--behind-proxy") as site:
        for part in (guessed_tokens, rate_limit, forged_cookies, left, renewed, forged_posts, entered_for_you, sheets_of_others, sent_twice):
            say(f"-- {part.__name__.replace('_', ' ')}")
            part(gm, site)


main(play)
