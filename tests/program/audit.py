#!/usr/bin/env python3
"""gm audit: proves a record, says what was tampered with, and shows why figures are what they are."""

import json
import os
import pty
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, Gm, check, check_refused, contents, main
from game_db import change, rows

AUDITS = ["verify", "rolls", "ledger", "why", "diff", "trail"]


def play(gm):
    """Two turns of Sealed Bids: Ada wins 4 coins and finds 1, then loses 6."""
    gm("new", "tiny", "game", "--seed", SEED)
    for turn, (bid, stake, die, finder) in enumerate([(3, 4, 5, "ada"), (6, 6, 1, "bo")], 1):
        gm.write("ada.yaml", f"player: ada\nbid: {bid}\nstake: {stake}\n")
        gm.write("dice.yaml", f"die: {die}\nwindfall: {finder}\n")
        check(gm("-C", "game", "import", "ada.yaml").code == 0, f"Ada's sheet of turn {turn}")
        check(gm("-C", "game", "resolve", "--dice", "dice.yaml").code == 0, f"turn {turn} is resolved")


def sound(gm):
    answer = gm("-C", "game", "audit", "verify")
    check(answer.code == 0 and "Sound: setup and 2 turns" in answer.out and answer.err == "", "an honest game is sound", answer)
    found = gm.json("-C", "game", "audit", "verify")
    check(found["sound"] and found["turns"] == 3 and found["changes"] == [] and found["difference"] is None
          and found["other_rules"] == [] and found["first_turn"] is None, "gm audit verify --json", found)


def copy_of(gm, name):
    shutil.copytree(gm.folder / "game", gm.folder / name)
    return gm.folder / name


def tampered(gm):
    change(copy_of(gm, "richer"), "UPDATE snapshot SET state = json_set(state, '$.players.ada.coins', 99) WHERE turn = 1")
    answer = gm("-C", "richer", "audit", "verify")
    check(answer.code == 1, "a tampered game is found wanting: exit code 1", answer)
    check("Tampered with or damaged, first in turn 1" in answer.out, "it says from which turn on", answer)
    check("state: players/ada/coins: stored 99, recomputed 15" in answer.out, "it says what, and what it should be", answer)
    found = json.loads(gm("-C", "richer", "audit", "verify", "--json").out)
    check(not found["sound"] and found["first_turn"] == 1 and found["difference"]["part"] == "players/ada/coins", "--json too", found)

    change(copy_of(gm, "lucky"), "UPDATE ledger SET amount = 9 WHERE turn = 2 AND reason = 'stake-lost'")
    answer = gm("-C", "lucky", "audit", "verify")
    check("turn 2, step bids: ledger line 1, ada: amount: stored 9, recomputed -6 (rule: step 3)" in answer.out,
          "turn, step, line, values and rule", answer)
    ledger = gm("-C", "lucky", "audit", "ledger", "ada")
    check(ledger.code == 1 and "It does not add up: turn 2, line 1" in ledger.out, "the ledger says where it does not add up", ledger)
    for words in (["why", "ada", "coins"], ["rolls"]):
        answer = gm("-C", "lucky", "audit", *words)
        check(answer.code == 0, f"what is played again still explains: gm audit {words[0]}", answer)

    broken = copy_of(gm, "broken")
    change(broken, "UPDATE snapshot SET state = 'x' || state WHERE turn = 2")
    answer = gm("-C", "broken", "audit", "verify")
    check(answer.code == 1 and "first in turn 2" in answer.out and "cannot be read" in answer.out, "an unreadable last state", answer)
    check_refused(gm("-C", "nowhere", "audit", "verify"), "no game there", codes=[2])


def not_play(gm):
    """Rows beside the turns: named, and the turns are played again all the same."""
    cases = [("name", "UPDATE player SET name = 'Eve' WHERE id = 'ada'", "player ada (Ada Moreau) was changed after gm wrote it"),
             ("recipient", "UPDATE message SET recipient = 'eve@example.org' WHERE id = 1", "turn 0: mail 1 to ada@example.org (report)"),
             ("gone", "DELETE FROM trail WHERE n = 3", "line 3 of the trail (resolve, 2026-11-16T12:00:00Z) is missing"),
             ("added", "INSERT INTO link VALUES ('bo', 1, 'mine', 'x')", "the private link of bo was not written by gm")]
    for name, statement, words in cases:
        change(copy_of(gm, name), statement)
        answer = gm("-C", name, "audit", "verify")
        check(answer.code == 1 and "Tampered" in answer.out and words in answer.out, f"the row is named: {words}", answer)
        check("Every turn comes out the same when played again." in answer.out, "and every turn played again", answer)
        found = json.loads(gm("-C", name, "audit", "verify", "--json").out)
        check(len(found["changes"]) == 1 and words in found["changes"][0]["what"] and found["turns"] == 3, "--json too", found)


def noted(gm):
    """What was noted down is found again later, and missed where the end was cut off."""
    copy_of(gm, "longer")
    head = gm.json("-C", "longer", "audit", "verify")["second_chain"]["head"]
    check(gm("-C", "longer", "link", "bo").code == 0, "one more thing is done")
    answer = gm("-C", "longer", "audit", "verify", "--noted", head[:16])
    check(answer.code == 0 and "What you noted is record " in answer.out, "a record that was noted is found", answer)
    later = gm.json("-C", "longer", "audit", "verify")["second_chain"]
    check(later["head"] != head and later["head"] in answer.out, "the last record is told", later)
    shorter = gm("-C", "game", "audit", "verify", "--noted", later["head"])
    check(shorter.code == 1 and "its end was cut off" in shorter.out, "an earlier state of the folder is found out", shorter)
    check_refused(gm("-C", "game", "audit", "verify", "--noted", head[:8]), "too little to go by", "16 characters", codes=[2])


def other_rules(gm):
    """Turn and campaign say other rules: that alone breaks the chain, so tampering stays tampering."""
    change(copy_of(gm, "versions"), "UPDATE turn SET rules_version = 9 WHERE number = 1")
    answer = gm("-C", "versions", "audit", "verify")
    check(answer.code == 1 and "Tampered" in answer.out, "a rules version that was changed afterwards is tampering", answer)


def rolls(gm):
    drawn = gm.json("-C", "game", "audit", "rolls")
    check([(r["turn"], r["label"]) for r in drawn if r["turn"] > 0] == [(1, "die"), (1, "windfall"), (2, "die"), (2, "windfall")],
          "every draw, in order", drawn)
    check(all(r["imposed"] == (r["turn"] > 0) for r in drawn), "imposed or not", drawn)
    die, windfall = drawn[4], drawn[5]
    check(die["value"] == 5 and die["range"] == 6 and die["step"] == "die" and [e["kind"] for e in die["decided"]] == ["die"],
          "the die: range, value, step, what it decided", die)
    check(windfall["value"] == "ada" and [e["kind"] for e in windfall["decided"]] == ["windfall"], "the windfall led to a fact", windfall)
    lucky = [r for r in drawn if r["label"] == "setup/lucky/ada"]
    check(len(lucky) == 1 and lucky[0]["decided"][0]["audience"] == ["ada"], "a label that names Ada leads to what Ada was told", lucky)
    one = gm.json("-C", "game", "audit", "rolls", "--turn", "1")
    check([r["turn"] for r in one] == [1, 1], "--turn", one)
    bo = gm.json("-C", "game", "audit", "rolls", "--player", "bo", "--turn", "0")
    check([r["label"] for r in bo] == ["setup/lucky/bo"], "--player", bo)
    shown = gm("-C", "game", "audit", "rolls", "--turn", "2")
    check(re.search(r"2\s+2 The die is rolled\s+die\s+1 to 6\s+1\s+imposed\s+The die rolls across the table and stops on 1. \[public\]", shown.out),
          "a table for people", shown)
    check("2 draws." in shown.out, "and how many", shown)
    check_refused(gm("-C", "game", "audit", "rolls", "--turn", "3"), "a turn to come", "turns 0 (setup) to 2", codes=[1])
    check_refused(gm("-C", "game", "audit", "rolls", "--player", "adda"), "an unknown player", "did you mean 'ada'?", codes=[1])


def ledger(gm):
    book = gm.json("-C", "game", "audit", "ledger", "ada")
    check(book["adds_up"] and [(t["opening"], t["closing"]) for t in book["turns"]][1:] == [(10, 15), (15, 9)],
          "opening and closing balances", book)
    check([m["amount"] for m in book["turns"][1]["movements"]] == [4, 1], "each movement", book)
    shown = gm("-C", "game", "audit", "ledger", "ada")
    check(re.search(r"1\s+3 Bids and stakes are settled\s+stake won\s+step 3\s+\+4\s+14\n", shown.out)
          and "It adds up" in shown.out, "a table for people", shown)
    one = gm.json("-C", "game", "audit", "ledger", "ada", "--turn", "2")
    check([t["turn"] for t in one["turns"]] == [2] and one["turns"][0]["opening"] == 15, "--turn: with what it opened with", one)


def why(gm):
    answer = gm("-C", "game", "audit", "why", "ada", "money")
    check(answer.code == 0 and "Ada Moreau, coins: 9 after turn 2." in answer.out, "why: the figure, whatever people call it", answer)
    lines = [line for line in answer.out.splitlines()[2:]]
    check([re.split(r"\s{2,}", line.strip()) for line in lines] ==
          [["0", "setup", "0", "10", "+10", "start", "setup"],
           ["1", "3 Bids and stakes are settled", "10", "14", "+4", "stake won", "step 3"],
           ["1", "5 Luck and windfall", "14", "15", "+1", "windfall", "TG-5"],
           ["2", "3 Bids and stakes are settled", "15", "9", "-6", "stake lost", "step 3"]],
          "each change with turn, step, reason and rule", answer)
    found = gm.json("-C", "game", "audit", "why", "ada", "points", "--turn", "1")
    check(found["value"] == 3 and found["changes"][-1]["step"] == "award"
          and found["changes"][-1]["facts"][0]["kind"] == "award", "why --turn --json: points come from an award", found)
    check_refused(gm("-C", "game", "audit", "why", "adda", "coins"), "an unknown thing", "did you mean 'ada'?", codes=[1])
    check_refused(gm("-C", "game", "audit", "why", "ada", "pionts"), "an unknown figure", "did you mean 'points'?", codes=[1])
    check_refused(gm("-C", "game", "audit", "why", "ada"), "no figure", "coins, lucky, points", codes=[1])


def diff(gm):
    found = gm.json("-C", "game", "audit", "diff", "1", "2")
    check({"path": ["players", "ada", "coins"], "before": 15, "after": 9} in found, "gm audit diff --json", found)
    shown = gm("-C", "game", "audit", "diff", "1", "2")
    check(re.search(r"Ada Moreau\s+coins\s+15\s+9\n", shown.out) and "after turn 1" in shown.out, "a table by thing and figure", shown)
    check("Nothing changed." in gm("-C", "game", "audit", "diff", "1", "1").out, "a turn and itself")
    check_refused(gm("-C", "game", "audit", "diff", "1", "x"), "no turn", "'x' is no turn", codes=[1])


def trail(gm):
    gm("-C", "game", "token", "ada")
    change(gm.folder / "game", "INSERT INTO trail (at, action, detail) VALUES ('2026-11-17T00:00:00Z', 'sing', '{\"song\":\"la\"}')")
    lines = gm.json("-C", "game", "audit", "trail")
    check([line["action"] for line in lines] == ["new", "import", "resolve", "import", "resolve", "token", "sing"], "in order", lines)
    shown = gm("-C", "game", "audit", "trail").out
    for sentence in ("a game of tiny for 4 players began", "sheet 1 of ada came in from ada.yaml: received",
                     "turn 1 was resolved with 1 sheets; silent: bo, chie, dede", "ada was given a new token", 'sing: {"song":"la"}'):
        check(sentence in shown, f"the trail says: {sentence}", shown)
    change(gm.folder / "game", "UPDATE message SET status = 'sent', sent_at = '2026-11-16T13:00:00Z' WHERE turn = 1 AND kind = 'report'")
    shown = gm("-C", "game", "audit", "trail").out
    check("4 reports of turn 1 sent to ada@example.org, bo@example.org" in shown, "mails that left are in it", shown)


def on_a_terminal(gm, words, environment, columns=60, lines=10):
    """What gm writes when its output is a terminal of that size."""
    import fcntl
    import struct
    import termios
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    process = subprocess.Popen([gm.program, *words], cwd=gm.folder, stdin=follower, stdout=follower, stderr=subprocess.DEVNULL,
                               env=gm.environment | environment)
    os.close(follower)
    out = b""
    while True:
        try:
            chunk = os.read(leader, 4096)
        except OSError:
            break
        if not chunk:
            break
        out += chunk
    check(process.wait(timeout=60) == 0, "gm ends well on a terminal")
    os.close(leader)
    return out.decode().replace("\r\n", "\n")


def terminal(gm):
    words = ["-C", "game", "audit", "ledger", "ada"]
    mark = "sed 's/^/>/'"
    paged = on_a_terminal(gm, words, {"PAGER": mark, "NO_COLOR": "1"})
    check(all(line.startswith(">") for line in paged.splitlines()), "a long answer goes through $PAGER", paged)
    check(all(len(line) <= 61 for line in paged.splitlines()), "no line is wider than the terminal", paged)
    plain = on_a_terminal(gm, words + ["--no-pager"], {"PAGER": mark, "NO_COLOR": "1"})
    check(">" not in plain, "--no-pager: none", plain)
    tall = on_a_terminal(gm, words, {"PAGER": mark, "NO_COLOR": "1"}, lines=200)
    check(">" not in tall, "an answer that fits is shown as it is", tall)
    missing = on_a_terminal(gm, words, {"PAGER": "no-such-pager-at-all 2>&-", "NO_COLOR": "1"})
    check("It adds up" in missing, "a pager that is not there hides nothing", missing)
    bold = on_a_terminal(gm, words + ["--no-pager"], {})
    check("\x1b[1m" in bold, "headings stand out", bold)


def help_texts(gm):
    alone = gm("audit")
    check(alone.code == 0 and all(re.search(rf"^  {word} ", alone.out, re.MULTILINE) for word in AUDITS), "gm audit lists its commands", alone)
    for word in AUDITS:
        answer = gm("audit", word, "--help")
        check(answer.code == 0 and f"Example:\n  gm audit {word}" in answer.out, f"gm audit {word} --help shows an example", answer)
    check_refused(gm("audit", "verfy"), "a wrong word", "did you mean 'audit verify'?", codes=[2])


def changes_nothing(gm, before):
    check(contents(gm.folder / "game") == before, "no audit changed a byte")


def corporate(gm):
    """Corporate Game: every player's money adds up and is explained, and every draw is listed."""
    gm("new", "neo-tokyo", "city", "--seed", SEED)
    for _ in range(2):
        gm("-C", "city", "bot", "--out", "city-sheets")
        gm("-C", "city", "import", "city-sheets")
        check(gm("-C", "city", "resolve").code == 0, "a trimester is resolved")
    check(gm.json("-C", "city", "audit", "verify")["sound"], "it is sound")
    stored = rows(gm.folder / "city", "SELECT count(*) FROM roll")[0][0]
    check(len(gm.json("-C", "city", "audit", "rolls")) == stored > 0, "every draw is listed")
    state = json.loads(rows(gm.folder / "city", "SELECT state FROM snapshot WHERE turn = 2")[0][0])
    for player, figures in state["players"].items():
        found = gm.json("-C", "city", "audit", "why", player, "money")
        check(found["value"] == figures["money"] and all(c["movements"] for c in found["changes"]), f"why {player} has that much", found)
        check(gm.json("-C", "city", "audit", "ledger", player)["adds_up"], f"the ledger of {player} adds up")
    several = gm("-C", "city", "audit", "why", "akira", "shares")
    check_refused(several, "a map is several figures", "say which: shares/", codes=[1])
    held = next(iter(state["players"]["akira"]["shares"]))
    check(gm.json("-C", "city", "audit", "why", "akira", f"shares.{held}")["field"] == f"shares/{held}", "dots will do")
    shown = gm("-C", "city", "audit", "rolls").out
    check("{" not in shown and '":' not in shown, "draws in words, not in JSON", shown)
    check(all("akira" in json.dumps([r["label"], r["value"]]) for r in gm.json("-C", "city", "audit", "rolls", "--player", "akira")),
          "--player: draws that name the player")
    first = state["ranking"][0]
    check(gm.json("-C", "city", "audit", "why", first, "place")["value"] == 1, "the place of a corporation")
    check(gm.json("-C", "city", "audit", "why", first, "assets")["value"] == state["corporations"][first]["assets"], "its assets")


def test(gm):
    play(gm)
    before = contents(gm.folder / "game")
    for part in (sound, tampered, not_play, noted, other_rules, rolls, ledger, why, diff):
        part(gm)
    changes_nothing(gm, before)
    trail(gm)
    terminal(gm)
    help_texts(gm)
    corporate(gm)


main(test)
