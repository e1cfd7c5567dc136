#!/usr/bin/env python3
"""Orders in plain words: tried at the terminal; by mail, from a real mailbox to the receipt and the sheet confirmed."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
import dovecot
import outgoing
from cli import SEED, check, check_refused, contents, main, say
from outgoing import body_of, settle
from smtp import Smtp

ORDERS = """#1 - Akira

Ordre : run avec Kimiko, de type sabotage, contre Evo, payée 150 000 ¥
Ordre : vote +Renraku, -Evo
- acheter une part de Renraku
Ordre : citoyenneté Renraku
"""
SHEET = """tour: 1
joueur: akira
votes:
  - {hausse: Renraku, baisse: Evo}
achats:
  - {part: Renraku}
runs:
  - {agent: Kimiko, type: sabotage, cible: Evo, montant: "150 000 ¥"}
citoyenneté: Renraku
"""


def by_file(gm):
    before = contents(gm.folder / "g")
    gm.write("orders.txt", ORDERS)
    whole = gm("-C", "g", "sheet", "convert", "orders.txt")
    check(whole.code == 0 and whole.out == SHEET and whole.err == "", "a whole message is a sheet", whole)
    gm.write("akira.yaml", whole.out)
    check(gm("-C", "g", "check", "akira", "--sheet", "akira.yaml").code in (0, 1), "which can be checked")
    gm.write("odd.txt", ORDERS + "Ordre : vote +Renrako, -Evo\nOrdre : voler la lune\n")
    odd = gm("-C", "g", "sheet", "convert", "odd.txt")
    check(odd.code == 1 and odd.out.endswith("# 8: Ordre : voler la lune\n"), "what is not understood is a comment", odd)
    for part in ("odd.txt:7:14", "did you mean 'renraku'?", "odd.txt:8:9", "no order begins with 'voler'"):
        check(part in odd.err, f"{part}: where, why, what to do", odd)
    told = gm("-C", "g", "--json", "sheet", "convert", "odd.txt")
    check('"whole": false' in told.out and '"line": 8' in told.out, "the same for programs", told)
    english = gm("-C", "g", "sheet", "convert", "orders.txt", "--language", "en")
    check(english.code == 0 and "\n  - {agent: Kimiko, type: sabotage, target: Evo" in english.out, "in English", english)
    check_refused(gm("-C", "g", "sheet", "convert", "orders.txt", "--player", "hanae"), "somebody else's", "orders.txt:1:6",
                  codes=[1])
    gm.write("late.txt", ORDERS.replace("#1", "#7"))
    check_refused(gm("-C", "g", "sheet", "convert", "late.txt"), "another turn's", "late.txt:1:2", "turn 7", codes=[1])
    check_refused(gm("-C", "g", "sheet", "convert", "akira.yaml"), "a sheet is none", "akira.yaml", codes=[1])
    check_refused(gm("-C", "g", "import", "orders.txt"), "it is no sheet", "gm sheet convert", codes=[1])
    check(contents(gm.folder / "g") == before, "nothing of that changed the game")


class Post:
    """Letters to the game's mailbox, and what it answers."""

    def __init__(self, gm, imap, smtp):
        self.gm, self.imap, self.smtp, self.number = gm, imap, smtp, 0

    def write(self, sender, body):
        """What gm says of the mail, and the receipt, if there is one."""
        self.number += 1
        self.imap.deliver(
            (f"From: {sender}@example.org\r\nTo: gm@example.org\r\nSubject: ordres\r\nMessage-ID: <{self.number}@x.org>\r\n"
             "Content-Type: text/plain; charset=utf-8\r\n\r\n" + body.replace("\n", "\r\n")).encode())
        answer = self.gm("-C", "g", "import", "--imap", self.imap.imaps_url("INBOX"), "--credentials", "mailbox.yaml",
                         "--ca-file", self.imap.certificate)
        before = len(self.smtp.mails)
        check(self.gm("-C", "g", "send").code == 0, "mails leave")
        later = [mail.parsed for mail in self.smtp.mails[before:]]
        check(len(later) <= 1, "one receipt at most")
        return answer, later[0] if later else None


def quoted(text):
    return "".join(f"> {line}\n" for line in text.splitlines())


def sheet_of(gm, player):
    [one] = [one for one in gm.json("-C", "g", "status")["players"] if one["id"] == player]
    return one["sheet"]


def by_mail(gm, post):
    answer, _ = post.write("akira", "tour: 1\nhonneur: {quémander: 1}\n")
    first = sheet_of(gm, "akira")
    check(answer.code == 0 and first is not None, "an ordinary sheet is in", answer)

    answer, receipt = post.write("akira", ORDERS + "Ordre : vote +Renrako, -Evo\nOrdre : voler la lune\n-- \nAkira, rônin\n")
    check("is in plain words: its author gets a sheet to confirm" in answer.out, "plain words are kept", answer)
    check(sheet_of(gm, "akira") == first, "and the sheet before stays in force", sheet_of(gm, "akira"))
    text = body_of(receipt).replace("\r\n", "\n")
    check("à confirmer" in str(receipt["Subject"]), "the subject says so", receipt["Subject"])
    words = " ".join(text.split())
    for part in ("RIEN N'EST ENCORE EN VIGUEUR", "votre feuille n° 1 reste valable", "« Ordre : voler la lune »",
                 "ligne 8, colonne 9 : aucun ordre ne commence par « voler »", "ligne 7, colonne 14", "renraku",
                 "renvoyez-la", "Confirmer la remplace tout entière"):
        check(part in words, f"the receipt says {part!r}", text)
    check(SHEET.split("votes:")[0] in text and "# 8: Ordre : voler la lune\n" in text, "with the sheet", text)
    check("Traceback" not in text and "rônin" not in text, "and no signature", text)

    for words in ("Non ! Surtout pas, ma feuille n° 1 reste la bonne.", "Annulez tout cela.", "Quand tombe la clôture ?",
                  "Ordre : run avec Kimiko, de type sabotage, contre Evo, payée 50 000"):
        answer, receipt = post.write("akira", words + "\n\n" + quoted(text))
        check("set aside" in answer.out and receipt is None, f"{words!r} above it is for the game master", answer)
        check(sheet_of(gm, "akira") == first, "and confirms nothing", sheet_of(gm, "akira"))

    answer, receipt = post.write("akira", "Je confirme.\n\n" + quoted(text))
    check(answer.code == 0 and "1 sheet taken" in answer.out, "an answer that quotes it confirms", answer)
    second = sheet_of(gm, "akira")
    check(second != first, "the sheet is in force", second)
    check("est arrivée" in str(receipt["Subject"]), "and the usual receipt follows", receipt["Subject"])
    check("Empreinte" in body_of(receipt), "with a digest")

    for body in ("#2 - Akira\nOrdre : achat influence\n", "#1 - Hanae\nOrdre : achat influence\n"):
        answer, receipt = post.write("akira", body)
        check("was refused" in answer.out and sheet_of(gm, "akira") == second, "another turn's or player's is refused", answer)
        check("RIEN N'EST" not in body_of(receipt) and "achats" not in body_of(receipt), "without a sheet", body_of(receipt))
    answer, receipt = post.write("zoe", ORDERS)
    check(receipt is None and "set aside" in answer.out, "a stranger who calls himself a player gets no answer", answer)


def sheets_stay_sheets(gm, post):
    answer, receipt = post.write("hanae", "#1 - Hanae\ntour: 1\nhonneur: {quémander: 1}\n\nVote pour moi !\n")
    check("1 sheet taken" in answer.out and "est arrivée" in str(receipt["Subject"]), "a sheet below a comment", answer)
    answer, receipt = post.write("hanae", "Bonjour,\n\n#1 - c'est moi la meilleure\nÀ bientôt\n")
    check(receipt is None and "set aside" in answer.out, "a letter is a letter", answer)
    answer, receipt = post.write("hanae", "#1 - Hanae\ncitoyenneté : Evo\nvote +Evo -Renraku\n\n" + quoted("tour: 1\nvotes: []\n"))
    check("plain words" in answer.out, "plain words above a quoted sheet are what was written", answer)


def test(gm):
    check(gm("new", "neo-tokyo", "g", "--seed", SEED).code == 0, "a game")
    by_file(gm)
    if outgoing.missing() or (dovecot.program() is None and not os.environ.get("GM_REQUIRE_TESTS")):
        return say("skipped: Dovecot or aiosmtpd is not installed")
    gm.write("mailbox.yaml", f"user: {dovecot.USER}\npassword: {dovecot.PASSWORD}\n")
    (gm.folder / "mailbox.yaml").chmod(0o600)
    with dovecot.Dovecot() as imap, Smtp() as smtp:
        settle(gm, "g", smtp=smtp.url)
        check(gm("-C", "g", "send").code == 0, "the first mails leave")
        post = Post(gm, imap, smtp)
        by_mail(gm, post)
        sheets_stay_sheets(gm, post)


main(test)
