#!/usr/bin/env python3
"""Terminals are no programs of the players: whatever stands in a sheet, a mail, the name of a file or a reason, nothing
that gm prints acts on the terminal that shows it, and no word of somebody's begins a line of gm's own."""

import base64
import json
import os
import pty
import re
import select
import subprocess
import sys
import termios
import urllib.parse

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main, say
from web import Site

# What a terminal obeys: a clipboard written (OSC 52), a title, a link, a cleared screen, a hidden text, a colour.
CONTROLS = ["\x1b]52;c;cGF5bG9hZA==\x07", "\x1b]0;title\x1b\\", "\x1b]8;;http://evil.example\x07", "\x1b[2J", "\x1b[8m",
            "\x1b[31mEVIL", "\x9b2J", "\x9d52;c;AAAA\x9c", "\x08\x08\x7f", "\rEVIL", "\x85EVIL"]
# What changes the order in which the rest is read, or breaks its line.
ORDERS = ["\u202eEVIL", "\u202d", "\u2066", "\u2067", "\u2069", "\u200e", "\u200f", "\u061c", "\u2028EVIL", "\u2029EVIL"]
WORDS = "w" + "w".join(CONTROLS + ORDERS)
LINE = WORDS + "\nEVIL line"
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]")
OWN_COLOURS = re.compile("\x1b\\[(1|2|31|32|33)m([^\x1b]*)\x1b\\[0m")


def quoted(text):
    """As a YAML scalar, every character of it by its number."""
    return '"' + "".join(f"\\u{ord(c):04x}" for c in text) + '"'


def on_a_terminal(gm, *words):
    """What a terminal of five lines gets to see: out, err and what the pager shows."""
    ours, its = pty.openpty()
    settings = termios.tcgetattr(its)
    settings[1] &= ~termios.OPOST
    termios.tcsetattr(its, termios.TCSANOW, settings)
    termios.tcsetwinsize(its, (5, 300))
    environment = gm.environment | {"TERM": "xterm", "PAGER": "cat -u"}
    process = subprocess.Popen([gm.program, *words], cwd=gm.folder, env=environment, stdin=subprocess.DEVNULL, stdout=its,
                               stderr=its)
    os.close(its)
    seen = b""
    while select.select([ours], [], [], 60)[0]:
        try:
            part = os.read(ours, 65536)
        except OSError:  # nobody writes to it any more
            break
        seen += part
    os.close(ours)
    process.wait(timeout=60)
    return seen


def piped(gm, *words):
    process = subprocess.run([gm.program, *words], cwd=gm.folder, env=gm.environment, stdin=subprocess.DEVNULL,
                             capture_output=True, timeout=60)
    return process.stdout, process.stderr


def check_tame(what, seen, coloured=False, lines=True):
    """`lines`: whatever begins a line there is ours."""
    try:
        text = seen.decode()
    except UnicodeDecodeError as error:
        check(False, f"{what}: is UTF-8", f"{error}\n{seen!r}")
    bare = OWN_COLOURS.sub(r"\2", text) if coloured else text
    found = FORBIDDEN.search(bare)
    check(not found, f"{what}: nothing acts on a terminal", f"{found and bare[max(0, found.start() - 60):found.end() + 60]!r}")
    if lines:
        faked = [line for line in bare.split("\n") if line.startswith("EVIL")]
        check(faked == [], f"{what}: nobody else begins a line", faked)


def try_command(gm, *words, lines=True, data=False, changes=False):
    """`data`: a file gets it to the byte. `changes`: what can be done once only."""
    words = [word if isinstance(word, bytes) else str(word).encode() for word in words]
    name = "gm " + b" ".join(words).decode(errors="backslashreplace")
    name = re.sub(r"[^ -~]+", "~", name)[:100]
    shown = on_a_terminal(gm, *words)
    check(shown, f"`{name}` says something")
    check_tame(f"`{name}` on a terminal", shown, coloured=True, lines=lines)
    if changes:
        return
    out, err = piped(gm, *words)
    if not data:
        check_tame(f"`{name}` into a file", out, lines=lines)
    check_tame(f"`{name}` beside it", err, lines=lines)
    if not data and b"--json" in words and out:
        json.loads(out)


SHEET = f"""player: PLAYER
honour: {{beg: 1}}
captives: {{{quoted(LINE)}: turn, {quoted(WORDS)}: {quoted(WORDS)}}}
votes: {{{quoted(WORDS)}: up}}
buy: [{{share: {quoted(LINE)}}}, {{{quoted(LINE)}: 1}}, {quoted(LINE)}]
runs: [{{type: {quoted(LINE)}, target: {quoted(WORDS)}, agent: {quoted(LINE)}, invest: {quoted(WORDS)}}}, {{target: {quoted(LINE)}}}]
transfers: [{{to: {quoted(LINE)}, amount: {quoted(WORDS)}, contract: {quoted(LINE)}}}]
forecasts: [{{corporation: {quoted(LINE)}, rank: {quoted(LINE)}}}]
dragon: {{{quoted(LINE)}: 1}}
agents: {{{quoted(LINE)}: {{authorise: {quoted(LINE)}}}}}
evidence: [{{show: {quoted(LINE)}, with: {quoted(LINE)}}}]
notes: {quoted("".join(ORDERS))}
gm note: {quoted("".join(ORDERS))}
{quoted(LINE)}: 1
"""


def word(text):
    """An encoded word of a mail header: any character can come this way."""
    return f"=?utf-8?b?{base64.b64encode(text.encode()).decode()}?="


def mail(sender, number, body, subject=WORDS):
    return (f"From: {word(LINE)} <{sender}>\r\nTo: gm@example.org\r\nSubject: {word(subject)} {word(LINE)}\r\n"
            f"Message-ID: <{number}\x1b[2J@example.org>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
            f"--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n"
            f"--b\r\nContent-Type: application/zip; name=\"{word(LINE)}.zip\"\r\nContent-Disposition: attachment\r\n\r\nPK\r\n"
            f"--b\r\nContent-Type: text/yaml; name=\"{word(LINE)}.yaml\"\r\n\r\n{SHEET}\r\n--b--\r\n").encode()


def what_comes_in(gm, player):
    gm.write("sheet.yaml", SHEET.replace("PLAYER", player))
    name = LINE.replace("/", "").encode()[:120] + b"\xff\xfe.yaml"
    (gm.folder / os.fsdecode(name)).write_text(SHEET.replace("PLAYER", player))
    (gm.folder / os.fsdecode(b"bad" + name)).write_text("player: [\n")
    (gm.folder / os.fsdecode(b"raw" + name)).write_bytes(f"player: {player}\n{WORDS}: [\xff\n".encode("latin-1", "replace"))
    for words in (["check", player, "--sheet", "sheet.yaml"], ["check", player, "--sheet", name],
                  ["check", player, "--sheet", b"raw" + name], ["import", name], ["import", b"bad" + name],
                  ["import", b"raw" + name], ["import", b"none" + name], ["import", "sheet.yaml", "--player", LINE],
                  ["what-if", "--orders", "sheet.yaml"], ["what-if", "--orders", name], ["what-if", b"none" + name]):
        try_command(gm, "-C", "g", *words)
        try_command(gm, "-C", "g", *words, "--json")
    check(gm.json("-C", "g", "status")["players"][0]["sheet"], "the sheet counts, for what is left of it")

    for i, sender in enumerate(["stranger@example.net", f"{player}@example.org"]):
        gm.write(f"in/mail{i}.eml", mail(sender, i, WORDS + "\n\nHello\n"))
        (gm.folder / os.fsdecode(b"in/" + LINE.replace("/", "").encode()[:100] + b"%d.eml" % i)).write_bytes(
            mail(sender, i + 10, SHEET))
    try_command(gm, "-C", "g", "import", "in", changes=True)
    try_command(gm, "-C", "g", "import", "in")
    for words in ([], ["--json"]):
        try_command(gm, "-C", "g", "aside", *words)
        for number in (1, 2, 3, 4):
            try_command(gm, "-C", "g", "aside", number, *words, lines=False)
    try_command(gm, "-C", "g", "aside", 1, "--player", LINE)
    try_command(gm, "-C", "g", "aside", 1, "--player", player, changes=True)


def what_is_told(gm, player):
    for words in (["status"], ["check"], ["check", "--gm"], ["audit", "trail"], ["rule", "list"], ["send", "--dry-run"], ["resolve", "--dry-run"], ["resolve", "--dry-run", "--reports"], ["what-if"],
                  ["report"], ["report", player], ["audit", "rolls"], ["audit", "ledger", player],
                  ["audit", "why", player, "money"], ["audit", "diff", "0", "1"], ["audit", "verify"], ["bulletin"],
                  ["link", "--all"], ["--help"], ["report", "--help"]):
        try_command(gm, "-C", "g", *words)
        try_command(gm, "-C", "g", *words, "--json", data="--help" in words)
    for words in (["report", player, "--format", "eml"], ["report", player, "--format", "html"],
                  ["report", player, "--format", "sheet"], ["sheet", player], ["export"], ["export", "--public"], ["bot", player]):
        try_command(gm, "-C", "g", *words, data=True)


def what_is_typed(gm, player):
    for words in ([LINE], ["audit", LINE], ["status", LINE], ["status", "--" + LINE], ["-C", LINE, "status"],
                  ["-C", "g", "report", LINE], ["-C", "g", "report", "--format", LINE], ["-C", "g", "report", "--turn", LINE],
                  ["-C", "g", "aside", LINE], ["-C", "g", "check", LINE], ["-C", "g", "rule", "set", LINE, LINE, LINE],
                  ["-C", "g", "rule", "set", player, "money", "5", "--reason", LINE], ["-C", "g", "rule", "publish", LINE, "--reason", LINE],
                  ["-C", "g", "audit", "why", player, LINE], ["-C", "g", "what-if", LINE], ["new", LINE, "h"],
                  ["new", "tiny", "h", "--players", LINE], ["-C", "g", "export", "--public", "--out", LINE + "/x/y"],
                  ["conform", LINE], ["-C", "g", "import", "--imap", LINE], ["-C", "g", "send", "--retry", LINE],
                  ["-C", "g", "bulletin", LINE], ["-C", "g", "undo", "--turn", LINE], ["-C", "g", "link", LINE],
                  ["-C", "g", "status", b"\xff\xfe\x9b"]):
        try_command(gm, *words)
    gm.write("players.yaml", f"players:\n  ada: {{name: {quoted(LINE)}, mail: {quoted(LINE)}}}\n  {quoted(LINE)}: {{mail: a@b}}\n")
    try_command(gm, "new", "tiny", "h", "--players", "players.yaml")
    gm.write("scenario.yaml", f"name: {quoted(LINE)}\ncampaign: tiny\nplayers: [ada, bo]\norders: {{ada: {{{quoted(LINE)}: 1}}}}\n"
             f"expect: {{{quoted(LINE)}: {quoted(LINE)}}}\n")
    try_command(gm, "conform", "scenario.yaml")
    try_command(gm, "conform", "scenario.yaml", "--json")


def reasons(gm, player):
    """What the game master writes may have been pasted from a mail."""
    try_command(gm, "-C", "g", "undo", "--reason", LINE, changes=True)
    try_command(gm, "-C", "g", "rule", "adjust", player, "money", "+5", "--reason", "".join(ORDERS), changes=True)
    for words in (["status"], ["audit", "trail"], ["rule", "list"]):
        try_command(gm, "-C", "g", *words)
        try_command(gm, "-C", "g", *words, "--json")
    try_command(gm, "-C", "g", "rule", "revoke", "1", "--reason", "".join(ORDERS), changes=True)
    try_command(gm, "-C", "g", "resolve", changes=True)
    try_command(gm, "-C", "g", "report", player)


def the_log(gm):
    with Site(gm, "g", "--log") as site:
        site.ask("/" + urllib.parse.quote(LINE))
        site.ask("/%9b%ff%1b%5b2J")
        site.end()
        check("/w" in site.log, "gm serve --log tells what was asked for", site.log)
        check_tame("gm serve --log", site.log.encode())


def test(gm):
    answer = gm("new", "neo-tokyo", "g", "--seed", SEED)
    check(answer.code == 0, "a game starts", answer)
    player = gm.json("-C", "g", "status")["players"][0]["id"]
    for part in (what_comes_in, what_is_told, what_is_typed):
        part(gm, player)
    try_command(gm, "-C", "g", "resolve", changes=True)
    what_is_told(gm, player)
    reasons(gm, player)
    the_log(gm)
    say("every command was tried, on a terminal and into a file")


main(test)
