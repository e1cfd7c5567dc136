#!/usr/bin/env python3
"""gm send when all goes well: by SMTP, with and without TLS, into files; and what the mails are."""

import os
import shutil
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
import outgoing
from cli import SEED, check, check_refused, contents, main
from game_db import change, rows
from outgoing import body_of, check_mail, settle, statuses
from smtp import PASSWORD, USER, Certificate, HangingUp, Smtp

ODD = ("Une ligne à accents, 東京, 🐉.\n.\n..\n.dot\n\nFrom here on\nspaces at the end  \n\ttab = equals =20\n"
       + "long " * 400 + "\n" + "é" * 3000 + "\n" + ".\n" * 40000 + "end without a line end")
HTML = "<html><body><p>Une table é</p>\n.\n</body></html>\n"


def play(gm, game):
    gm("-C", game, "bot", "--out", f"{game}-sheets")
    gm("-C", game, "import", f"{game}-sheets")
    answer = gm("-C", game, "resolve")
    check(answer.code == 0, "a turn is resolved", answer)
    shutil.rmtree(gm.folder / f"{game}-sheets")


def looking(gm):
    before = contents(gm.folder / "g")
    missing = gm("-C", "g", "send")
    check_refused(missing, "no settings", "g/mail.yaml", "from:", "server: smtp://", "password_file:", codes=[2])
    dry = gm("-C", "g", "send", "--dry-run")
    check(dry.code == 0 and "ada@example.org" in dry.out and "bulletin" in dry.out and "votre rapport" in dry.out,
          "--dry-run: who gets what", dry)
    listed = gm.json("-C", "g", "send", "--dry-run")
    check([mail["number"] for mail in listed["due"]] == list(range(1, 9)), "--dry-run --json: the oldest first", listed)
    settle(gm, "g", folder="out")
    shown = gm("-C", "g", "send", "--preview", "look")
    check(shown.code == 0 and "8 mails written to look; nothing was sent." in shown.out, "--preview", shown)
    files = sorted((gm.folder / "look").iterdir())
    check(len(files) == 8 and files[0].name == "00001-report-ada.eml", "a file a mail", files)
    for file in files:
        check_mail(file.read_bytes(), file.name)
    (gm.folder / "g" / "mail.yaml").unlink()
    check("stand-in" in gm("-C", "g", "send", "--preview", "look").err, "--preview works without settings")
    check(contents(gm.folder / "g") == before, "nothing of that changed the game")


def settings(gm):
    for text, place, words in [
            ("smtp: {server: smtp://localhost:1}\n", "mail.yaml:1:1", "from"),
            ("from: nobody\nfolder: out\n", "mail.yaml:1:7", "not one mail address"),
            ("from: a@b.c, d@e.f\nfolder: out\n", "mail.yaml:1:7", "not one mail address"),
            ("from: gm@example.org\n", "mail.yaml:1:1", "how mails leave"),
            ("from: gm@example.org\nfolder: a\nmaildir: b\n", "mail.yaml:1:1", "more than one way"),
            ("from: gm@example.org\nsmpt: {}\n", "mail.yaml:2:1", "did you mean 'smtp'?"),
            ("from: gm@example.org\nsmtp: {server: mail.example.org}\n", "mail.yaml:2:16", "smtp://mail.example.org:587"),
            ("from: gm@example.org\nsmtp: {server: smtp://me:secret@localhost}\n", "mail.yaml:2:16", "do not belong"),
            ("from: gm@example.org\nsmtp:\n  server: smtp://localhost\n  password: secret\n", "mail.yaml:4:13", "password_file"),
            ("from: gm@example.org\nsmtp:\n  server: smtp://localhost\n  user: me\n", "mail.yaml:4:9", "GM_SMTP_PASSWORD"),
            ("from: [\n", "mail.yaml:", "YAML")]:
        gm.write("g/mail.yaml", text)
        check_refused(gm("-C", "g", "send"), repr(text), place, words, codes=[2])


def by_smtp(gm):
    """Everything that is in the mails, on the plainest way."""
    change(gm.folder / "g", "UPDATE message SET text_body = ?, html_body = ? WHERE id = 1", ODD, HTML)
    change(gm.folder / "g", "UPDATE message SET subject = ? WHERE id = 2", "Évincé à 東京 : " + "très " * 40 + "long")
    with Smtp() as server:
        settle(gm, "g", smtp=server.url)
        answer = gm("-C", "g", "send")
        check(answer.code == 0 and "8 mails sent." in answer.out, "all leave", answer)
        check(server.connections == 1, "on one connection", server.connections)
        again = gm("-C", "g", "send")
        check(again.code == 0 and "No mail is to be sent now." in again.out, "and none a second time", again)
        play(gm, "g")
        gm.write("mail.eml", "From: ada@example.org\nTo: gm@example.org\nSubject: orders\nMessage-ID: <of-ada@example.org>\n\n"
                             "turn: 2\nbid: 3\n")
        gm("-C", "g", "import", "mail.eml")
        check(gm("-C", "g", "send").code == 0, "a turn later")
        mails = {mail.id: mail for mail in server.mails}
        check(len(mails) == len(server.mails) == 8 + 4 + 8 + 1, "each id once", server.ids())
    check(server.ids() == [id for id, in rows(gm.folder / "g", "SELECT message_id FROM message ORDER BY id")],
          "the oldest first, ids as stored")
    check(set(statuses(gm, "g").values()) == {"sent"}, "all are marked as sent")
    for mail in server.mails:
        parsed = check_mail(mail.bytes, mail.id)
        check(mail.sender == "gm@example.org" and mail.recipients == [parsed["To"].addresses[0].addr_spec],
              f"{mail.id}: the envelope is the header's")
    content(server.mails)
    threads(mails)


def content(mails):
    first, second = mails[0].parsed, mails[1].parsed
    check([part.get_content_type() for part in first.walk()] ==
          ["multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/plain"],
          "text first, then HTML, then the coming sheet", mails[0].bytes[:2000])
    bodies, sheet = first.iter_parts()
    check(sheet.get_filename() == "ada-turn-1.yaml" and sheet.is_attachment(), "the sheet is a file", sheet.items())
    text, html = (body_of(part).replace("\r\n", "\n") for part in bodies.iter_parts())
    check(text == ODD + "\n", "the text arrives as written: accents, dots, long lines, spaces", text[:3000])
    check(html == HTML, "and the HTML", html)
    check(str(second["Subject"]) == "Évincé à 東京 : " + "très " * 40 + "long", "the subject", second["Subject"])
    check(b"=?iso" not in mails[1].bytes.lower() and b"=?utf-8" in mails[1].bytes.lower(), "UTF-8 in headers")
    dede = [mail for mail in mails if mail.recipients == ["dede@example.org"]][0]
    check(dede.parsed["To"].addresses[0].display_name == "Dédé Lambert", "names with accents", dede.bytes[:500])
    check(dede.parsed["Date"].datetime.isoformat() == "2026-11-16T12:00:00+00:00", "the date", dede.parsed["Date"])
    check("Bonjour" in body_of(dede.parsed) or "Dédé" in body_of(dede.parsed), "French", dede.bytes)


def threads(mails):
    def find(part):
        return [mail for id, mail in mails.items() if part in id]
    for kind in ("report", "bulletin"):
        [start], [later] = find(f".t0.{kind}.ada@"), find(f".t1.{kind}.ada@")
        check(start.parsed["References"] is None and later.parsed["References"] == start.id, f"a {kind} follows the one before")
    answered = find(".t2.receipt.ada")[0].parsed
    check(answered["In-Reply-To"] == "<of-ada@example.org>" and answered["References"] == "<of-ada@example.org>",
          "a receipt answers the mail of the sheet", answered)
    check(answered["Auto-Submitted"] == "auto-replied", "and no machine answers it")


def with_tls(gm):
    gm.write("h/secret", PASSWORD + "\n")
    secret = gm.folder / "h" / "secret"
    secret.chmod(0o600)
    with Certificate() as certificate, Smtp(certificate=certificate) as server:
        way = {"smtp": server.url, "user": USER, "ca_file": certificate.file}
        settle(gm, "h", smtp=server.url, user=USER, password_file="secret")
        untrusted = gm("-C", "h", "send")
        check(untrusted.code == 1 and "cannot be trusted" in untrusted.out, "a certificate that nobody signed", untrusted)
        check("7 mails not tried after that" in untrusted.out, "it stops there", untrusted)
        secret.write_text("wrong\n")
        settle(gm, "h", **way, password_file="secret")
        denied = gm("-C", "h", "send")
        check(denied.code == 1 and "refuses this user or password" in denied.out, "a wrong password", denied)
        check(not server.mails, "nothing has left")
        secret.write_text(PASSWORD + "\n")
        secret.chmod(0o644)
        check_refused(gm("-C", "h", "send"), "a password that others can read", "h/secret", "chmod 600", codes=[2])
        secret.chmod(0o600)
        right = gm("-C", "h", "send")
        check(right.code == 0 and "8 mails sent." in right.out, "STARTTLS and AUTH; once mended, at once", right)
        check(len(set(server.ids())) == 8, "each once", server.ids())
        play(gm, "h")
        settle(gm, "h", **way)
        gm.environment["GM_SMTP_PASSWORD"] = PASSWORD
        check(gm("-C", "h", "send").code == 0, "the password from the environment")
        play(gm, "h")
        with Smtp(certificate=certificate, smtps=True) as direct:
            settle(gm, "h", **(way | {"smtp": direct.url}))
            answer = gm("-C", "h", "send")
            check(answer.code == 0 and len(direct.mails) == 12, "TLS from the first byte", answer)
        del gm.environment["GM_SMTP_PASSWORD"]
    play(gm, "h")
    with Smtp() as plain:
        settle(gm, "h", smtp=f"smtp://0.0.0.0:{plain.port}")
        answer = gm("-C", "h", "send")
        check(answer.code == 1 and not plain.mails and "TLS" in answer.out, "without TLS only to this machine", answer)
    with Smtp(HangingUp()) as impatient:
        settle(gm, "h", smtp=impatient.url)
        answer = gm("-C", "h", "send")
        check(answer.code == 0 and len(set(impatient.ids())) == len(impatient.ids()) == 12,
              "a server that hangs up after each mail", answer)


def into_files(gm):
    settle(gm, "i", maildir="box")
    answer = gm.json("-C", "i", "send")
    check(len(answer["sent"]) == 8 and not answer["failed"] and not answer["in_doubt"], "into a Maildir", answer)
    box = gm.folder / "i" / "box"
    check(len(list((box / "new").iterdir())) == 8 and not list((box / "tmp").iterdir()), "in new/, none left in tmp/")
    for file in (box / "new").iterdir():
        raw = file.read_bytes()
        check(b"\r" not in raw, "line ends as a disk has them")
        check_mail(raw.replace(b"\n", b"\r\n"), file.name)
    first = min((box / "new").iterdir())
    first.rename(box / "cur" / (first.name + ":2,S"))
    change(gm.folder / "i", "UPDATE message SET status = 'queued'")
    gm("-C", "i", "send")
    check(len(list((box / "new").iterdir())) == 7, "one that was read does not come again", list((box / "new").iterdir()))
    play(gm, "i")
    settle(gm, "i", folder=gm.folder / "mails")
    gm("-C", "i", "send")
    names = sorted(file.name for file in (gm.folder / "mails").iterdir())
    check(len(names) == 12 and all(name.endswith("@gm.invalid.eml") for name in names), "into a folder", names)
    play(gm, "i")
    shutil.rmtree(gm.folder / "mails")
    gm.write("mails", "in the way")
    blocked = gm("-C", "i", "send")
    check(blocked.code == 1 and "cannot be written" in blocked.out and "11 mails not tried" in blocked.out, "a folder that cannot be", blocked)
    (gm.folder / "mails").unlink()
    check(gm("-C", "i", "send").code == 0, "and once it can")


def test(gm):
    if outgoing.missing():
        return
    for game in "ghi":
        check(gm("new", "tiny", game, "--seed", SEED).code == 0, "a game")
    looking(gm)
    settings(gm)
    by_smtp(gm)
    with_tls(gm)
    into_files(gm)


main(test)
