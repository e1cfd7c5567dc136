#!/usr/bin/env python3
"""A whole game of Sealed Bids on the command line, as a game master plays it."""

import email
import email.policy
import json
import os
import pty
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import NOW, SEED, Gm, check, check_refused, contents, main, say

PLAYERS = ["ada", "bo", "chie", "dede"]
BUILT = ["new", "status", "sheet", "import", "aside", "accept", "bot", "check", "resolve", "what-if", "undo", "report", "bulletin", "retell",
         "send",
         "remind", "token", "audit", "rule", "serve", "link", "simulate", "export", "import-game", "backup", "reveal", "conform"]


def new_game(gm):
    answer = gm("new", "tiny", "friday", "--seed", SEED)
    check(answer.code == 0, "gm new starts a game", answer)
    check("A new game in friday for 4 players." in answer.out, "it says where and for how many", answer)
    check("campaigns/tiny/players.yaml" in answer.err, "it says whose players they are", answer)
    check(re.search(r"Commitment to the dice: [0-9a-f]{64}\n", answer.out), "it publishes the commitment", answer)
    check_refused(gm("new", "tiny", "friday"), "a second game in the same folder", "friday", "is a game folder already")
    made = gm.json("new", "tiny", "other", "--seed", SEED)
    check(made["players"] == 4 and made["folder"] == "other" and made["commitment"] in answer.out,
          "gm new --json: folder, players, commitment", made)


def first_status(gm):
    answer = gm("-C", "friday", "status")
    check(answer.code == 0 and "turn 1 is open" in answer.out, "gm status: turn 1 is open", answer)
    check(answer.out.count("missing") == 5, "every sheet is missing, and it says what next", answer)
    status = gm.json("-C", "friday", "status")
    check(status["turn"] == 1 and status["resolved"] == 0 and not status["over"], "gm status --json: the turn", status)
    check([player["id"] for player in status["players"]] == PLAYERS, "gm status --json: the players", status)
    check(all(player["sheet"] is None for player in status["players"]), "gm status --json: no sheet", status)
    check(status["unsent"] == 8, "a report and a bulletin for each wait to be sent", status)
    inside = Gm(gm.program, gm.folder / "friday")
    check(inside.json("status") == status, "gm status inside the folder is the same as with -C", "")


def bots_and_import(gm):
    shown = gm.json("-C", "friday", "bot")
    check(sorted(shown) == PLAYERS, "gm bot --json: a sheet a player", shown)
    one = gm("-C", "friday", "bot", "ada")
    check(one.out == shown["ada"], "gm bot ada shows the same sheet, and nothing else", one)
    answer = gm("-C", "friday", "bot", "--out", "sheets")
    check(answer.code == 0 and "4 sheets written to sheets" in answer.out, "gm bot --out writes files", answer)
    for player in PLAYERS:
        check((gm.folder / "sheets" / f"{player}.yaml").read_text() == shown[player], f"{player}.yaml is that sheet")
    check_refused(gm("-C", "friday", "bot", "--policy", "stedy"), "an unknown policy", "did you mean 'steady'?", codes=[2])
    check_refused(gm("-C", "friday", "bot", "adda"), "an unknown player", "did you mean 'ada'?", codes=[1])

    answer = gm("-C", "friday", "import", "sheets")
    check(answer.code == 0 and answer.out.count("is in") == 4, "gm import FOLDER takes every sheet", answer)
    check("replaces" not in answer.out, "none replaces another yet", answer)
    answer = gm("-C", "friday", "bot", "--missing")
    check(answer.code == 0 and answer.out == "" and "Nobody owes a sheet" in answer.err, "no sheet is missing now", answer)


def replace_a_sheet(gm):
    gm.write("second.yaml", "player: Ada\nbid: 2\nstake: 4\nnote: my second thought\n")
    answer = gm("-C", "friday", "import", "second.yaml")
    check("sheet 2 of ada is in and replaces sheet 1" in answer.out, "a second sheet replaces the first", answer)
    gm.write("third.yaml", "bid: 3\nstake: 4\nnote: \"my third thought, née à l'instant\"\n")
    check_refused(gm("-C", "friday", "import", "third.yaml"), "a sheet without a name", "--player ID", codes=[1])
    taken = gm.json("-C", "friday", "import", "third.yaml", "--player", "ada")
    check(taken[0]["player"] == "ada" and taken[0]["taken"] and taken[0]["replaces"] == 2 and taken[0]["problems"] == [],
          "gm import --json: whose, taken, replaces", taken)
    status = gm.json("-C", "friday", "status")
    check(status["players"][0]["sheet"] == {"received_at": NOW, "digest": taken[0]["digest"], "source": "third.yaml"},
          "gm status --json: the last sheet counts, with its time", status)
    shown = gm("-C", "friday", "status")
    check("in, 2026-11-16 12:00 UTC" in shown.out, "gm status shows the time as people write it", shown)
    check("Every sheet is in. Next: gm check, gm resolve" in shown.out, "gm status says what next", shown)


def refused_dice(gm):
    before = gm.json("-C", "friday", "status")
    bytes_before = contents(gm.folder / "friday")
    gm.write("impossible.yaml", "windfall: bo\ndie: 7\n")
    check_refused(gm("-C", "friday", "resolve", "--dice", "impossible.yaml"), "an impossible die",
                  "impossible.yaml:2:1", "1 to 6", codes=[1])
    gm.write("unknown.yaml", "die: 4\nwindfal: bo\n")
    check_refused(gm("-C", "friday", "resolve", "--dice", "unknown.yaml"), "an unknown label",
                  "unknown.yaml:2:1", "did you mean 'windfall'?", codes=[1])
    gm.write("list.yaml", "windfall: [ada, bo]\n")
    check_refused(gm("-C", "friday", "resolve", "--dice", "list.yaml"), "two values for one draw",
                  "list.yaml:1:1", codes=[1])
    gm.write("nobody.yaml", "windfall: zoe\n")
    check_refused(gm("-C", "friday", "resolve", "--dice", "nobody.yaml"), "a draw nobody can win",
                  "nobody.yaml:1:1", "ada, bo, chie, dede", codes=[1])
    check(gm.json("-C", "friday", "status") == before, "the game stands where it stood, hash and all")
    check(contents(gm.folder / "friday") == bytes_before, "not a byte of the database changed")


def resolve(gm):
    gm.write("table.yaml", "die: 3\nwindfall: bo\n")
    before = gm.json("-C", "friday", "status")
    dry = gm("-C", "friday", "resolve", "--dry-run", "--dice", "table.yaml")
    check(dry.code == 0 and "would be" in dry.out, "gm resolve --dry-run says what would come", dry)
    check(gm.json("-C", "friday", "resolve", "--dry-run")["hash"] is None, "gm resolve --dry-run --json: no hash")
    check(gm.json("-C", "friday", "status") == before, "--dry-run changes nothing")
    done = gm.json("-C", "friday", "resolve", "--dice", "table.yaml")
    check(done["turn"] == 1 and done["sheets"] == 4 and done["silent"] == [] and done["unused_dice"] == []
          and done["mails"] == 8 and not done["over"] and not done["dry_run"], "gm resolve --json: the turn", done)
    after = gm.json("-C", "friday", "status")
    check(after["hash"] == done["hash"] != before["hash"] and after["turn"] == 2, "turn 2 is open, with a new hash", after)


def reports(gm):
    bulletin = gm("-C", "friday", "report")
    check(bulletin.code == 0 and re.search(r"\b3\b", bulletin.out), "gm report: the bulletin tells the die", bulletin)
    check("third thought" not in bulletin.out, "the bulletin does not tell a private note", bulletin)
    check(bulletin.out == gm("-C", "friday", "report", "bulletin").out, "`gm report bulletin` is the same")
    french = gm("-C", "friday", "report", "--language", "fr")
    check("Mises scellées, tour 1" in french.out, "the bulletin in French", french)
    ada = gm("-C", "friday", "report", "ada")
    check("my third thought, née à l'instant" in ada.out and "second thought" not in ada.out,
          "Ada's report is made of her last sheet", ada)
    check("You bid 3: right. Your stake of 4 coins is doubled." in ada.out, "it says what became of her bid", ada)
    bo = gm("-C", "friday", "report", "bo")
    check("You find 1 coin under your chair." in bo.out, "Bo alone hears of the windfall", bo)
    for player in PLAYERS:
        for turn in (0, 1):
            mail = gm.json("-C", "friday", "report", player, "--turn", turn)
            check(mail["kind"] == "report" and mail["turn"] == turn and mail["to"] == f"{player}@example.org"
                  and mail["subject"] and mail["text"], f"gm report {player} --turn {turn} --json", mail)
            check(player == "bo" or "You find" not in mail["text"], f"{player} hears of nobody else's windfall", mail)
    check(gm.json("-C", "friday", "report")["kind"] == "bulletin", "gm report --json: the bulletin")
    mail = gm.json("-C", "friday", "report", "ada")
    check(gm.json("-C", "friday", "report", "ada", "--format", "json") == mail, "--format json is --json")
    page = gm("-C", "friday", "report", "ada", "--format", "html")
    check(page.code == 0 and page.out == mail["html"] and page.out.startswith("<!DOCTYPE html>"),
          "--format html: the page as it was sent, and nothing else", page)
    text = gm("-C", "friday", "report", "ada", "--format", "text")
    check(text.out.endswith(mail["text"]) and text.out == ada.out, "--format text is what one gets without", text)
    whole = email.message_from_string(gm("-C", "friday", "report", "ada", "--format", "eml").out, policy=email.policy.default)
    check(whole["Subject"] == mail["subject"] and whole.get_body(("html",)).get_content().strip() == mail["html"].strip(),
          "--format eml: the whole mail, with the page in it", whole)
    check_refused(gm("-C", "friday", "report", "--format", "pdf"), "an unknown format", "text, html", codes=[2])
    check_refused(gm("-C", "friday", "--json", "report", "--format", "html"), "two formats at once", codes=[2])
    check_refused(gm("-C", "friday", "report", "ada", "--turn", "2"), "a turn to come", "turns 0 (setup) to 1", codes=[1])
    check_refused(gm("-C", "friday", "report", "ada", "--turn", "one"), "a turn that is no number", codes=[1])
    check_refused(gm("-C", "friday", "report", "dédé2"), "an unknown reader", "did you mean 'dede'?", codes=[1])
    check_refused(gm("-C", "friday", "report", "--language", "de"), "an unknown language", "fr, en", codes=[2])


def silence(gm):
    answer = gm("-C", "friday", "resolve")
    check(answer.code == 0 and "with 0 sheets" in answer.out, "a turn can be resolved without sheets", answer)
    check(all(f"No sheet from {player}." in answer.err for player in PLAYERS), "it says whose were missing", answer)
    ada = gm("-C", "friday", "report", "ada")
    check("No sheet came from you" in ada.out, "the report says so", ada)


def to_the_end(gm):
    for turn in (3, 4, 5):
        gm("-C", "friday", "bot", "--out", "sheets")
        check(gm("-C", "friday", "import", "sheets").code == 0, f"bots' sheets of turn {turn} are taken")
        check(gm.json("-C", "friday", "resolve")["over"] == (turn == 5), f"turn {turn} is resolved")
    status = gm("-C", "friday", "status")
    check("over" in status.out and "place" in status.out, "gm status: the game is over, with places", status)
    bulletin = gm("-C", "friday", "report")
    check("The game is over" in bulletin.out, "the bulletin tells the end", bulletin)
    check(SEED in bulletin.out, "the seed is published after the last turn", bulletin)
    check(SEED not in gm("-C", "friday", "report", "--turn", "4").out, "and not before")
    check_refused(gm("-C", "friday", "resolve"), "one turn more", "over", codes=[1])
    check_refused(gm("-C", "friday", "import", "sheets/ada.yaml"), "one sheet more", "sheets/ada.yaml", "over", codes=[1])
    none = gm("-C", "friday", "bot")
    check(none.code == 0 and none.out == "" and "Nobody owes" in none.err, "bots have nothing to write", none)


def unused_dice(gm):
    campaign = "game: tiny\nturns: 1\nfaces: 6\ncoins: 10\nlucky_coins: 0\nwindfall: 0\nplayers: {least: 2, most: 8}\n"
    gm.write("dry.yaml", campaign)
    gm.write("two.yaml", "players:\n  ada: {mail: ada@example.org}\n  bo: {mail: bo@example.org}\n")
    check(gm("new", "dry.yaml", "dry", "--players", "two.yaml").code == 0, "a campaign of one's own, without windfalls")
    gm.write("table.yaml", "die: 3\nwindfall: bo\n")
    dry = gm.json("-C", "dry", "resolve", "--dry-run", "--dice", "table.yaml")
    check(dry["unused_dice"] == ["windfall"], "gm resolve --json names the imposed draw that nobody made", dry)
    answer = gm("-C", "dry", "resolve", "--dice", "table.yaml")
    check(answer.code == 0 and "'windfall' was not drawn" in answer.err, "gm resolve mentions it", answer)
    check("You find" not in gm("-C", "dry", "report", "bo").out, "and nobody finds 0 coins")


def rich_bots(gm):
    campaign = ("game: tiny\nturns: 2\nfaces: 2\ncoins: 1000000\nlucky_coins: 1000000\nwindfall: 1000000\n"
                "players: {least: 2, most: 8}\n")
    gm.write("rich.yaml", campaign)
    gm("new", "rich.yaml", "rich", "--players", "two.yaml", "--seed", SEED)
    gm("-C", "rich", "resolve")
    for policy in ("random", "steady"):
        gm("-C", "rich", "bot", "--out", "richest", "--policy", policy)
        check(gm("-C", "rich", "import", "richest").code == 0, f"what a rich {policy} bot writes can be read")


def same_twice(gm):
    for folder in ("once", "again"):
        gm("new", "tiny", folder, "--seed", "01" * 32)
        for _ in range(5):
            gm("-C", folder, "bot", "--out", f"{folder}-sheets")
            gm("-C", folder, "import", f"{folder}-sheets")
            gm("-C", folder, "resolve")
    once, again = gm.json("-C", "once", "status"), gm.json("-C", "again", "status")
    check(once["over"] and once == again, "two runs with the same seed and clock give the same hashes")
    gm("new", "tiny", "otherwise", "--seed", "02" * 32)
    check(gm.json("-C", "otherwise", "status")["commitment"] != once["commitment"], "another seed, another commitment")


def help_and_version(gm):
    check(re.fullmatch(r"gm \d+\.\d+\.\d+\n", gm("--version").out), "gm --version")
    whole = gm("--help")
    check(whole.code == 0 and gm().out == whole.out, "gm alone shows the help, exit code 0")
    listed = re.findall(r"^  ([\w-]+)", whole.out.split("Commands:")[1], re.MULTILINE)
    check(listed == BUILT, "gm --help lists the built commands, and only those", whole)
    for command in BUILT:
        answer = gm(command, "--help")
        check(answer.code == 0 and f"Example:\n  gm {command}" in answer.out, f"gm {command} --help shows an example", answer)


def misuse(gm):
    cases = [
        (["statsu"], "did you mean 'status'?"),
        (["-C", "friday", "statsu"], "did you mean 'status'?"),
        (["status", "--jsno"], "did you mean '--json'?"),
        (["report", "--trun", "1"], "did you mean '--turn'?"),
        (["status", "extra"], "takes no 'extra'"),
        (["new"], "CAMPAIGN is required"),
        (["new", "tiny"], "FOLDER is required"),
        (["new", "tiny", ""], "FOLDER"),
        (["new", "tiny", "y", "--seed"], "--seed"),
        (["import"], "nothing to import"),
        (["import", "--player", "ada", "sheets/ada.yaml", "sheets/bo.yaml", "-C", "friday"], "--player goes with one sheet"),
        (["-C", "nowhere", "status"], "nowhere"),
        (["status"], "not a game folder"),
    ]
    for words, part in cases:
        check_refused(gm(*words), f"gm {' '.join(words)}", part, codes=[2])
    for words, part in [
        (["new", "tinny", "y"], "did you mean 'tiny'?"),
        (["new", "tiny", "y", "--seed", "abc"], "64 hex"),
        (["new", "./no.yaml", "y"], "no.yaml"),
        (["new", "tiny", "y", "--players", "no.yaml"], "no.yaml"),
    ]:
        check_refused(gm(*words), f"gm {' '.join(words)}", part, codes=[1])
        check(not (gm.folder / "y").exists(), "and no folder is made")


def on_a_terminal(gm, words, **environment):
    """What gm writes where a person looks on."""
    main_end, terminal = pty.openpty()
    process = subprocess.Popen([gm.program, *words], cwd=gm.folder, stdin=terminal, stdout=terminal, stderr=terminal,
                               env=gm.environment | {"TERM": "xterm"} | environment)
    os.close(terminal)
    text = b""
    while True:
        try:
            some = os.read(main_end, 65536)
        except OSError:  # Linux says so when the other end is closed
            break
        if not some:
            break
        text += some
    process.wait(timeout=60)
    os.close(main_end)
    return text.decode()


def colours(gm):
    for words in (["-C", "other", "status"], ["-C", "other", "report"], ["statsu"]):
        name = "gm " + " ".join(words)
        plain = gm(*words)
        check("\x1b" not in plain.out + plain.err, f"{name}: no colours in a pipe", plain)
        coloured = on_a_terminal(gm, words)
        check("\x1b[" in coloured, f"{name}: colours on a terminal", repr(coloured))
        check("\x1b" not in on_a_terminal(gm, words, NO_COLOR="1"), f"{name}: none with NO_COLOR")
        check("\x1b" not in on_a_terminal(gm, words, TERM="dumb"), f"{name}: none on a dumb terminal")
        stripped = re.sub(r"\x1b\[\d+m", "", coloured).replace("\r\n", "\n")
        check(stripped == plain.out + plain.err, f"{name}: the same words either way", stripped)


def answer_that_does_not_fit(gm):
    if not os.path.exists("/dev/full"):
        return say("skipped: there is no /dev/full here")
    with open("/dev/full", "w") as full:
        process = subprocess.run([gm.program, "-C", "other", "status"], cwd=gm.folder, env=gm.environment, stdout=full,
                                 stderr=subprocess.PIPE, text=True)
    check(process.returncode == 1 and "could not be written" in process.stderr, "an answer that does not fit is no success",
          process)


def play(gm):
    for part in (new_game, first_status, bots_and_import, replace_a_sheet, refused_dice, resolve, reports, silence,
                 to_the_end, unused_dice, rich_bots, same_twice, help_and_version, misuse, colours,
                 answer_that_does_not_fit):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(play)
