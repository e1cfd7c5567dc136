#!/usr/bin/env python3
"""gm bulletin edit with a real editor, and the mails of a turn as they leave: the coming sheet is filled in and sent back."""

import email.message
import html.parser
import os
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, check_refused, contents, main
from game_db import rows
from outgoing import body_of, check_mail, settle

NASTY = """# Édito du <b>MJ</b>

Le dragon *s'éveille*, **enfin** : {{ seed }} {% include "report.txt" %}

<script>alert(1)</script>

<img src="https://example.org/spy.gif">

![un dragon](https://example.org/track.gif) [la carte](https://example.org/carte?a=1&b=2)
[piège](javascript:alert(1)) [données](data:text/html,x) <javascript:alert(2)>

<!-- secret du MJ -->

- une ligne """ + "très " * 60 + "longue\n"


class Tags(html.parser.HTMLParser):
    """Elements and links of a page."""

    def __init__(self, page):
        super().__init__()
        self.names, self.links, self.sources = set(), set(), set()
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.names.add(tag)
        attributes = dict(attrs)
        self.links |= {attributes["href"]} if "href" in attributes else set()
        self.sources |= {attributes["src"]} if "src" in attributes else set()
        check(not any(name.startswith("on") for name, _ in attrs), f"nothing in <{tag}> runs", attrs)


def editor(gm, name, script):
    """A program that edits the file it is given; where it leaves what it found there."""
    path = gm.folder / name
    path.write_text(f"#!/bin/sh\ncp \"$1\" '{gm.folder}/{name}.found'\n{script}\n")
    path.chmod(0o755)
    gm.environment["EDITOR"] = str(path)


def found(gm, name):
    return (gm.folder / f"{name}.found").read_text()


def written(gm, kind):
    """The waiting mails of that kind, as files, by player."""
    shutil.rmtree(gm.folder / "look", ignore_errors=True)
    gm("-C", "g", "send", "--preview", "look")
    out = {}
    for file in sorted((gm.folder / "look").iterdir()):
        _, what, player = file.stem.split("-", 2)
        if what == kind:
            out[player] = check_mail(file.read_bytes(), file.name)
    return out


def page_of(mail):
    return mail.get_body(("html",)).get_content()


def words_by_editor(gm):
    reports = {player: mail.as_bytes() for player, mail in written(gm, "report").items()}
    gm.write("nasty.md", NASTY)
    editor(gm, "writer", f"cp '{gm.folder}/nasty.md' \"$1\"")
    answer = gm("-C", "g", "bulletin", "edit")
    check(answer.code == 0 and "in 4 mails that wait" in answer.out, "the words are in", answer)
    check("<!--" in found(gm, "writer") and "Markdown" in found(gm, "writer"), "the file explains itself", found(gm, "writer"))
    shown = gm("-C", "g", "bulletin")
    check("# Édito" in shown.out and "secret du MJ" not in shown.out, "gm bulletin shows them, without comments", shown)
    bulletins = written(gm, "bulletin")
    check(len(bulletins) == 4, "a bulletin a player")
    for player, mail in bulletins.items():
        harmless(player, mail)
    check({player: mail.as_bytes() for player, mail in written(gm, "report").items()} == reports, "reports stay as they were")


def harmless(player, mail):
    check([part.get_content_type() for part in mail.walk()] == ["multipart/alternative", "text/plain", "text/html"],
          f"{player}: text, then HTML")
    text, page = body_of(mail), page_of(mail)
    check("_s'éveille_" in text and "*enfin*" in text and "la carte (https://example.org/carte?a=1&b=2)" in text,
          f"{player}: the words as text", text)
    widths = [len(line) for line in text.splitlines() if "très" in line]
    check(len(widths) > 3 and max(widths) <= 80, f"{player}: lines are wrapped", text)
    check("<em>s'éveille</em>" in page.replace("&#39;", "'") and "<strong>enfin</strong>" in page,
          f"{player}: the words as HTML", page)
    for form in (text, page):
        check("{{ seed }}" in form and "{% include" in form, f"{player}: template syntax is text", form)
        check("secret du MJ" not in form and "track.gif" not in form, f"{player}: no comment, no picture", form)
    tags = Tags(page)
    check(not tags.names & {"script", "img", "b", "iframe"} and not tags.sources, f"{player}: no markup of theirs", tags.names)
    check(tags.links == {"https://example.org/carte?a=1&b=2"}, f"{player}: only the good link", tags.links)


def again(gm):
    editor(gm, "idle", ":")
    before = contents(gm.folder / "g")
    answer = gm("-C", "g", "bulletin", "edit")
    check(answer.code == 0 and "Nothing was changed." in answer.out, "an editor that changes nothing", answer)
    check("Le dragon *s'éveille*" in found(gm, "idle"), "it was given the present words", found(gm, "idle"))
    editor(gm, "broken", "echo half >> \"$1\"; exit 3")
    broken = gm("-C", "g", "bulletin", "edit")
    check_refused(broken, "an editor that fails", "nothing was changed", "what you wrote is in", codes=[1])
    kept = broken.err.split("what you wrote is in ")[1].split()[0]
    check("half" in open(kept).read(), "what was written is kept", kept)
    shutil.rmtree(os.path.dirname(kept))
    editor(gm, "open", "echo '<!-- no end' >> \"$1\"")
    unended = gm("-C", "g", "bulletin", "edit")
    check_refused(unended, "a comment without an end", "does not end", codes=[1])
    del gm.environment["EDITOR"]
    check_refused(gm("-C", "g", "bulletin", "edit"), "no editor", "EDITOR", "--file", codes=[1])
    for words in (["edit", "--clear", "--file", "nasty.md"], ["show", "--clear"], ["burn"], ["edit", "--language", "de"]):
        check_refused(gm("-C", "g", "bulletin", *words), " ".join(words), codes=[2])
    check_refused(gm("-C", "g", "bulletin", "edit", "--turn", "7", "--clear"), "a turn to come", "turn 7", codes=[1])
    check(contents(gm.folder / "g") == before, "nothing of that changed the game")
    emptied = gm("-C", "g", "bulletin", "edit", "--clear")
    check(emptied.code == 0 and "taken out" in emptied.out, "cleared", emptied)
    check("nothing" in gm("-C", "g", "bulletin", "edit", "--clear").out.lower(), "cleared twice")
    check(all("éveille" not in body_of(mail) for mail in written(gm, "bulletin").values()), "and gone from the mails")


def languages(gm):
    gm.write("fr.md", "Bonsoir **Néo-Tokyo**\r\n")
    done = gm.json("-C", "g", "bulletin", "edit", "--language", "fr", "--file", "fr.md")
    check(done == {"turn": 0, "language": "fr", "text": "Bonsoir **Néo-Tokyo**", "changed": True, "mails": 2}, "--json", done)
    process = gm.start("-C", "g", "bulletin", "edit", "--file", "-", stdin=-1)
    process.communicate("Good evening", timeout=60)
    check(process.returncode == 0, "from standard input")
    said = {player: body_of(mail) for player, mail in written(gm, "bulletin").items()}
    check("Good evening" in said["ada"] and "Bonsoir" not in said["ada"], "English readers", said["ada"])
    check("Bonsoir *Néo-Tokyo*" in said["dede"] and "Good evening" not in said["dede"], "French readers", said["dede"])
    shown = gm.json("-C", "g", "bulletin")
    check(shown["words"] == {"": "Good evening", "fr": "Bonsoir **Néo-Tokyo**"}, "gm bulletin --json", shown)


def sheet_of(gm, mail):
    [file] = list(mail.iter_attachments())
    raw = file.get_payload(decode=True)
    check(file.get_content_type() == "text/plain" and file.get_content_charset() == "utf-8", "a phone can open it", file.items())
    return file.get_filename(), raw.decode()


def sheets_go_and_come(gm):
    """The attached sheet is filled in and sent back: as a file, and pasted into the answer."""
    reports = written(gm, "report")
    for player, mail in reports.items():
        name, text = sheet_of(gm, mail)
        word = "tour" if player in ("chie", "dede") else "turn"  # these two read French
        check(name == f"{player}-{word}-1.yaml", "its name", name)
        check(text == gm("-C", "g", "sheet", player).out, f"{player}: the sheet is what gm sheet writes", text)
        check(text == gm("-C", "g", "report", player, "--format", "sheet").out, f"{player}: gm report shows it as sent")
        listed = gm.json("-C", "g", "report", player)["attachments"]
        check([(file["name"], file["content"]) for file in listed] == [(name, text)], "gm report --json lists it", listed)
        whole = gm("-C", "g", "report", player, "--format", "eml").out
        check(name in whole, "so does the whole mail")
    for player, as_file in (("ada", True), ("dede", False)):
        name, text = sheet_of(gm, reports[player])
        filled = text.replace("# bid: 2", "bid: 4").replace("# pari : 2", "pari : 4").replace("# pari: 2", "pari: 4")
        check(filled != text, f"{player}: there is a bid to fill in", text)
        answer = email.message.EmailMessage()
        answer["From"], answer["To"], answer["Subject"] = f"{player}@example.org", "gm@example.org", "Re: report"
        answer["Message-ID"], answer["In-Reply-To"] = f"<answer-{player}@example.org>", reports[player]["Message-ID"]
        quoted = "\n".join("> " + line for line in body_of(reports[player]).splitlines())
        answer.set_content(f"Voici.\n\n{'' if as_file else filled}\n\nLe 16 nov. 2026, MJ a écrit :\n{quoted}\n")
        if as_file:
            answer.add_attachment(filled.encode(), "application", "octet-stream", filename=name)
        gm.write(f"{player}.eml", answer.as_bytes())
        taken = gm("-C", "g", "import", f"{player}.eml")
        check(taken.code == 0, f"{player}: the sheet is taken", taken)
    kept = rows(gm.folder / "g", "SELECT player.id, status, raw FROM sheet JOIN player ON player.n = sheet.player")
    check(sorted((id, status) for id, status, _ in kept) == [("ada", "received"), ("dede", "received")], "both wait", kept)
    check(all(b": 4" in raw for _, _, raw in kept), "with what was filled in", kept)


def after_it_left(gm):
    settle(gm, "g", folder="out")
    check(gm("-C", "g", "send").code == 0, "all leaves")
    before = contents(gm.folder / "g")
    editor(gm, "writer", "echo late >> \"$1\"")
    (gm.folder / "writer.found").unlink(missing_ok=True)
    late = gm("-C", "g", "bulletin", "edit")
    check_refused(late, "what has left is not changed", "has left already, to", "Ada", "next bulletin", codes=[1])
    check(not (gm.folder / "writer.found").exists(), "and no editor was opened in vain")
    check(contents(gm.folder / "g") == before, "nothing was changed")
    sent = [check_mail(file.read_bytes(), file.name) for file in (gm.folder / "g" / "out").glob("*.eml")]
    check(len([mail for mail in sent if "Good evening" in body_of(mail)]) == 2, "the words have left with the mails")


def run(gm):
    gm.environment["TMPDIR"] = str(gm.folder)
    made = gm("new", "tiny", "g", "--seed", SEED)
    check(made.code == 0, "a new game", made)
    settle(gm, "g", folder="out")
    words_by_editor(gm)
    again(gm)
    languages(gm)
    sheets_go_and_come(gm)
    after_it_left(gm)


main(run)
