#!/usr/bin/env python3
"""A real SMTP server beside a browser test: says where it listens, then a line of JSON for each mail it accepted.
It ends when its standard input does, so it cannot outlive the test."""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../program/support"))
import smtp


class Telling(smtp.Accepting):
    async def accept(self, envelope):
        answer = await super().accept(envelope)
        mail = self.mails[-1]
        body = mail.parsed.get_body(("plain",))
        print(json.dumps({"to": mail.recipients, "subject": str(mail.parsed["Subject"]), "id": mail.id,
                          "text": body.get_content() if body else ""}), flush=True)
        return answer


if smtp.SMTP is None:
    sys.exit("aiosmtpd is not installed")
with smtp.Smtp(Telling()) as server:
    print(f"Listening on {server.url}", flush=True)
    sys.stdin.read()
