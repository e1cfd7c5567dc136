#!/usr/bin/env python3
"""gm import --imap against a real Dovecot with TLS: taken once, marked once kept, secrets off the command line."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
import dovecot
from cli import SEED, check, check_refused, main, say


def mail(sender, body, number):
    return (f"From: {sender}\r\nTo: gm@example.org\r\nSubject: orders\r\nMessage-ID: <{number}@example.org>\r\n"
            f"Content-Type: text/plain; charset=utf-8\r\n\r\n{body}").encode()


def test(gm):
    if dovecot.program() is None and not os.environ.get("GM_REQUIRE_TESTS"):
        return say("skipped: Dovecot is not installed")
    check(gm("new", "tiny", "g", "--seed", SEED).code == 0, "a game")
    credentials = gm.folder / "mailbox.yaml"
    credentials.write_text(f"user: {dovecot.USER}\npassword: {dovecot.PASSWORD}\n")
    credentials.chmod(0o600)
    with dovecot.Dovecot() as server:
        arguments = ["--imap", server.imaps_url("INBOX"), "--credentials", "mailbox.yaml", "--ca-file", server.certificate]
        server.deliver(mail("ada@example.org", "Bonjour,\r\n\r\nturn: 1\r\nbid: 3\r\n", 1))
        server.deliver(mail("zoe@example.net", "turn: 1\r\nbid: 3\r\n", 2))
        first = gm("-C", "g", "import", *arguments)
        check("2 mails looked at: 1 sheet taken, 0 refused, 1 set aside" in first.out, "new mails of the mailbox", first)
        server.deliver(mail("bo@example.org", "turn: 1\r\nbid: 4\r\n", 3))
        second = gm("-C", "g", "import", *arguments)
        check(second.code == 0 and "1 mail looked at: 1 sheet taken" in second.out, "later, only the new one", second)
        everything = gm("-C", "g", "import", *arguments, "--all")
        check("0 sheets taken, 0 refused, 0 set aside, 3 known already" in everything.out, "--all takes none twice", everything)

        check_refused(gm("-C", "g", "import", *arguments[:4]), "a certificate that nobody signed", "certificate", codes=[1])
        credentials.write_text(f"user: {dovecot.USER}\npassword: wrong\n")
        check_refused(gm("-C", "g", "import", *arguments), "a wrong password", codes=[1])
        credentials.chmod(0o644)
        check_refused(gm("-C", "g", "import", *arguments), "a credentials file that others can read", "mailbox.yaml", codes=[2])
        gm.environment |= {"GM_IMAP_USER": dovecot.USER, "GM_IMAP_PASSWORD": dovecot.PASSWORD}
        quiet = gm("-C", "g", "import", *arguments[:2], *arguments[4:])
        check(quiet.code == 0, "credentials from the environment", quiet)
        url = server.imaps_url("INBOX")
    check_refused(gm("-C", "g", "import", "--imap", url), "a server that is gone", codes=[1])
    check_refused(gm("-C", "g", "import", "--imap", "imaps://me:secret@localhost/"), "a password in the address", codes=[2])
    status = gm.json("-C", "g", "status")
    check([one["sheet"] is not None for one in status["players"]] == [True, True, False, False], "both sheets are in", status)


main(test)
