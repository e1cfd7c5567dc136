"""What the tests of gm send share: settings of a game, its outbox, and what every mail must be."""

import email
import email.policy
import os
import re

import smtp
from cli import check, say
from game_db import rows

FROM = "Zoé la maîtresse <gm@example.org>"


def missing():
    """Is there no SMTP server to test with? Where tests are required that is a failure."""
    if smtp.SMTP is not None or os.environ.get("GM_REQUIRE_TESTS"):
        return False
    say("skipped: aiosmtpd is not installed")
    return True


def settle(gm, game, **way):
    """Writes mail.yaml; smtp=URL may come with lines of its own."""
    lines = [f'from: "{FROM}"']
    if "smtp" in way:
        lines += ["smtp:", f"  server: {way.pop('smtp')}"]
        lines += [f"  {key}: {value}" for key, value in way.items()]
    else:
        lines += [f"{key}: {value}" for key, value in way.items()]
    gm.write(f"{game}/mail.yaml", "\n".join(lines) + "\n")


def statuses(gm, game):
    """Of every mail, by its Message-ID."""
    return dict(rows(gm.folder / game, "SELECT message_id, status FROM message ORDER BY id"))


def body_of(part):
    """Its text; of a mail in two forms, the plain one."""
    part = part.get_body(("plain",)) if part.is_multipart() else part
    return part.get_payload(decode=True).decode(part.get_content_charset())


def check_mail(raw, name):
    """By an independent parser; `name` says which mail in messages."""
    mail = email.message_from_bytes(raw, policy=email.policy.default)
    flaws = [str(flaw) for part in mail.walk() for flaw in part.defects]
    flaws += [f"{key}: {flaw}" for key, value in mail.items() for flaw in value.defects]
    lines = raw.split(b"\r\n")
    if any(b"\r" in line or b"\n" in line for line in lines):
        flaws.append("a bare CR or LF")
    if max(map(len, lines)) > 76 + 2:  # an address or id of its own length may pass 76 in a header
        long = max(lines, key=len)
        if not re.match(rb"(Message-ID|In-Reply-To|References|Content-Type)?:? ?[ \t]*\S+$", long) or len(long) > 998:
            flaws.append(f"a long line: {long!r}")
    if any(byte > 127 for byte in raw):
        flaws.append("bytes beyond ASCII")
    for header in ("From", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Auto-Submitted"):
        if len(mail.get_all(header, [])) != 1:
            flaws.append(f"not one {header}")
    for part in mail.walk():
        if part.get_content_maintype() == "text":
            # A file arrives byte for byte, a body as lines.
            encoding = "base64" if part.get_content_disposition() == "attachment" else "quoted-printable"
            if part.get_content_charset() != "utf-8" or part["Content-Transfer-Encoding"] != encoding:
                flaws.append(f"a text that is {part['Content-Type']}, {part['Content-Transfer-Encoding']}")
            body_of(part)
    if str(mail["From"]) != FROM:
        flaws.append(f"from {mail['From']}")
    check(not flaws, f"{name} is a sound mail", "\n".join(flaws) + "\n" + raw.decode(errors="replace"))
    return mail
