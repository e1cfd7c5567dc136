#!/usr/bin/env python3
"""Whatever people write stays what they wrote: no markup, no template, on no page of the site. And what is private to one
is on no page of others."""

import html
import os
import re
import sys

import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import SOURCE
from bot_game import play as play_turns
from cli import SEED, check, main, say
from web import Page, Site, Visitor, check_quietly, token_of, ways_to_send

COMPUTED = str(12345 * 67891)
PUBLIC = ("/", "/api/status", "/feed.atom", "/robots.txt", "/enter")
OWN = {"player": ("/me",), "master": ("/gm", "/gm/resolve/ask", "/gm/undo", "/gm/send")}


def evil(mark):
    """One line that every careless page falls for."""
    return (f"{mark} <script>alert('{mark}')</script> \"'><img src=x onerror=alert(1)> {{{{ 12345*67891 }}}}"
            f" {{% include \"web-layout.html\" %}} </textarea></title></pre>&lt;b&gt; <b>bold</b> ]]> javascript:alert(1)")


def check_harmless(path, reply, whose):
    """As a browser reads it: nothing but our own scripts, and nothing that a text brought along."""
    text, kind = reply.text, reply.header("Content-Type")
    check_quietly(COMPUTED not in text, f"{whose} {path}: no template is run", text)
    if "json" in kind or "text/plain" in kind:
        return
    raw = [part for part in ("<script>alert", "<img src=x", "<b>bold", "onerror=alert(1)>") if part in text]
    check_quietly(raw == [], f"{whose} {path}: texts stay texts", f"{raw}\n{text}")
    if "text/html" not in kind:
        return
    page = Page(text)
    check_quietly(all(source.startswith("/assets/") for source in page.scripts) and page.odd == [],
                  f"{whose} {path}: no script but ours", (page.scripts, page.odd))
    check_quietly(page.inline == [], f"{whose} {path}: nothing inline", page.inline)
    bad = [link for link in page.links if link.split(":")[0].lower() in ("javascript", "data", "vbscript")]
    check_quietly(bad == [], f"{whose} {path}: no link that runs", bad)
    check_quietly(not page.names & {"iframe", "object", "embed", "base", "frame"}, f"{whose} {path}: nothing embedded", page.names)


def plain(text):
    """What is read on a page, or in a mail: words and single spaces."""
    text = re.sub(r"<(script|style)\b.*?</\1>", " ", text, flags=re.S)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", text)).split())


def try_forms(visitor, pages, whose):
    """Forms filled in with the worst: what they answer repeats it, harmlessly."""
    forms = [form for reply in pages.values() if "text/html" in reply.header("Content-Type") for form in Page(reply.text).forms]
    tried = 0
    for form in forms:
        for action, fields in ways_to_send(form):
            if form["method"] != "post" or is_let_be(action, form, whose):
                continue
            signed = ("seal", "once")
            for body in ([(name, value if name in signed else evil("form")) for name, value in fields],
                         [(name, evil("form") if name in form["typed"] else value) for name, value in fields]):
                visitor.headers[1:] = [("X-Forwarded-For", f"10.1.{tried >> 8}.{tried & 255}")]
                answer = visitor.post(action, body)
                check_quietly(answer.status in (200, 303, 400, 404, 409, 422), f"{whose} {action}: is answered", answer)
                check_harmless(action, answer, whose)
                tried += 1
    return tried


def is_let_be(action, form, whose):
    """The game master's forms that change something would end the game. What they ask before is tried."""
    only_looks = "once" not in dict(form["fields"]) or action != form["action"]
    return action in ("/leave", "/enter") or (whose == "the game master" and not only_looks)


def looked_at(gm, site, folder, player):
    """Every page by who may see it."""
    seen, forms = {}, 0
    for language in ("fr", "en"):
        seen[f"anybody ({language})"] = Visitor(site, language).crawl(*PUBLIC)
    for whose, starts, words in ((player, OWN["player"], [player]), ("the game master", OWN["master"], ["--gm"])):
        visitor = Visitor(site, headers=[("X-Forwarded-For", "10.0.0.1")]).enter(token_of(gm, folder, *words))
        seen[whose] = visitor.crawl(*starts, "/")
        forms += try_forms(visitor, seen[whose], whose)
    for whose, pages in seen.items():
        for path, reply in pages.items():
            check_quietly(reply.status in (200, 303, 404), f"{whose} {path}: is there", reply)
            check_harmless(path, reply, whose)
        say(f"ok: {len(pages)} pages of {whose}, and nothing runs")
    say(f"ok: nor in what {forms} forms answer")
    return seen


def shown(seen, mark):
    return sorted({whose for whose, pages in seen.items() for reply in pages.values()
                   if plain(evil(mark))[:60] in plain(reply.text) or f"{mark} &lt;script&gt;" in reply.text})


def editor(gm, text):
    gm.write("words.md", text)
    path = gm.folder / "editor"
    path.write_text(f"#!/bin/sh\ncp '{gm.folder}/words.md' \"$1\"\n")
    path.chmod(0o755)
    gm.environment["EDITOR"] = str(path)


def texts_of_the_tiny_game(gm):
    players = {player: {"name": evil(f"name-{player}")[:160], "mail": f"{player}@example.org", "language": language}
               for player, language in (("ada", "fr"), ("bo", "en"), ("chie", "fr"))}
    gm.write("evil.yaml", yaml.safe_dump({"players": players}, allow_unicode=True))
    made = gm("new", "tiny", "t", "--seed", SEED, "--players", "evil.yaml")
    check(made.code == 0, "a game whose players have odd names", made)
    for turn in (1, 2):
        for player in players:
            gm.write(f"t-{turn}/{player}.yaml",
                     yaml.safe_dump({"player": player, "turn": turn, "bid": 2, "note": evil(f"note-{player}")[:200]}))
        imported = gm("-C", "t", "import", f"t-{turn}")
        check(imported.code == 0, "sheets with odd notes", imported)
        for words in (["adjust", "ada", "coins", "+1", "--reason", evil("reason"), "--known-by", "everyone"],
                      ["publish", evil("published"), "--reason", evil("because"), "--known-by", "everyone"]):
            ruled = gm("-C", "t", "rule", *words)
            check(ruled.code == 0, f"a ruling with odd words: {words[0]}", ruled)
        gm.json("-C", "t", "resolve")
        editor(gm, f"# {evil('editorial')}\n\n{evil('words')}\n\n[link](javascript:alert(1)) ![x](https://example.org/x.png)\n")
        check(gm("-C", "t", "bulletin", "edit").code == 0, "an editorial with odd words")
    gm.write("t-3/bo.yaml", yaml.safe_dump({"player": "bo", "turn": 3, "bid": 2, "note": evil("waiting")[:200]}))
    gm("-C", "t", "import", "t-3")
    with Site(gm, "t", "--behind-proxy") as site:
        seen = looked_at(gm, site, "t", "ada")
    where = {mark: shown(seen, mark) for mark in ("name-ada", "note-ada", "reason", "published", "because", "editorial", "words")}
    say(f"shown: {where}")
    check("ada" in where["name-ada"] and "anybody (fr)" in where["name-ada"], "names are shown as they are written", where)


def private_lines(gm, folder, players, turns):
    """What only one player was told: player to sentences."""
    told = {player: [] for player in players}
    for player in players:
        for turn in range(turns + 1):
            told[player].append(plain(gm("-C", folder, "report", player, "--turn", turn).out))
    return {player: " ".join(texts) for player, texts in told.items()}


def text_of(secret):
    return secret if isinstance(secret, str) else max(map(str, secret.values()), key=len)


def secrets_of_neo_tokyo(gm):
    text = (SOURCE / "campaigns/neo-tokyo/players.yaml").read_text().replace("@example.org", "@home.example")
    campaign = yaml.safe_load(text)["players"]
    secrets = {player: [plain(text_of(secret)) for secret in about.get("secrets", [])] for player, about in campaign.items()}
    check(sum(map(len, secrets.values())) > 20, "players have secrets", secrets)
    gm("new", "neo-tokyo", "n", "--seed", SEED, "--players", gm.write("neo-tokyo.yaml", text))
    turns = play_turns(gm, "n", 3)
    gm("-C", "n", "rule", "publish", "canary-for-hanae", "--reason", "canary-reason", "--known-by", "hanae")
    gm("-C", "n", "rule", "adjust", "goro", "money", "+7", "--reason", "canary-unseen", "--known-by", "game-master")
    play_turns(gm, "n", 1)
    turns += 1
    reports = private_lines(gm, "n", campaign, turns)
    bulletins = " ".join(plain(gm("-C", "n", "report", "--turn", turn).out) for turn in range(turns + 1))
    alone = {player: own_words(player, reports, bulletins) for player in campaign}
    check(min(map(len, alone.values())) > 5, "each report says what no other does", {who: len(what) for who, what in alone.items()})
    with Site(gm, "n", "--behind-proxy") as site:
        seen = looked_at(gm, site, "n", "akira")
    unseen = ["canary-for-hanae", "canary-reason", "canary-unseen", *(about["mail"] for about in campaign.values())]
    for whose in [whose for whose in seen if whose.startswith("anybody")]:
        for path, reply in seen[whose].items():
            text = plain(reply.text)
            leaked = [what for what in unseen if what in text]
            leaked += [what for told in (secrets, alone) for lines in told.values() for what in lines if what in text]
            check_quietly(leaked == [], f"{whose} {path}: nothing private", f"{leaked}\n{text}")
    check(True, "no public page says what was told to one player alone")
    for path, reply in seen["akira"].items():
        text = plain(reply.text)
        others = [what for player in campaign if player != "akira" for what in (*secrets[player], *alone[player])
                  if what in text and what not in reports["akira"]]
        others += [what for what in unseen if what in text and "akira" not in what]
        check_quietly(others == [], f"akira's {path}: nothing of others", f"{others}\n{text}")
    check(True, "and no page of a player what was told to another")


def own_words(player, reports, bulletins):
    """Runs of eight words of this report that stand in no other, nor in a bulletin. Sentences, not rows of names and
    figures: who holds which shares is public, and may be told by the same words."""
    words = reports[player].split()
    others = bulletins + " ".join(text for other, text in reports.items() if other != player)
    runs = {" ".join(words[at:at + 8]) for at in range(0, len(words) - 8)}
    return [run for run in runs if run not in others and sum(word[:1].islower() for word in run.split()) >= 5]


def play(gm):
    for part in (texts_of_the_tiny_game, secrets_of_neo_tokyo):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(play)
