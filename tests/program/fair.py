#!/usr/bin/env python3
"""Provably fair dice: the commitment first, seed and rolls at the end, and anyone recomputes them all."""

import copy
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from bot_game import SOURCE, campaigns, play
from cli import SEED, check, check_refused, contents, main, say
from game_db import change, letters, rows

SCRIPT = SOURCE / "docs" / "check_dice.py"


def script(gm, *words):
    """The stand-alone script, as a player runs it: without anything of this project around."""
    return subprocess.run([sys.executable, "-I", str(SCRIPT), *map(str, words)], cwd=gm.folder, capture_output=True, text=True)


def both_accept(gm, file, what):
    fair = gm("audit", "fair", file)
    check(fair.code == 0 and "Fair:" in fair.out, f"{what}: gm audit fair accepts", fair)
    own = script(gm, file)
    check(own.returncode == 0 and "follow from the seed" in own.stdout, f"{what}: the script accepts", own)


def both_refuse(gm, record, what, *parts):
    gm.write("tampered.json", json.dumps(record))
    check_refused(gm("audit", "fair", "tampered.json"), f"{what}: gm audit fair", *parts, codes=[1])
    own = script(gm, "tampered.json")
    check(own.returncode == 1 and "WRONG" in own.stderr, f"{what}: the script refuses", own)
    for part in parts:
        check(part in own.stderr, f"{what}: the script says {part!r}", own)


def whole_game(gm, campaign):
    """Plays a campaign to its end; its published record."""
    commitment = gm.json("new", campaign, campaign, "--seed", "3c" * 32)["commitment"]
    first = gm("-C", campaign, "report", "--turn", "0")
    check(commitment in first.out, f"{campaign}: the commitment stands in the first bulletin", first)
    refused = gm("-C", campaign, "reveal", "--out", "early.json")
    check_refused(refused, f"{campaign}: gm reveal before the end", "is not over", codes=[1])
    check(not (gm.folder / "early.json").exists() and "3c" * 32 not in refused.out + refused.err, "and nothing is told")
    play(gm, campaign)
    check(gm("-C", campaign, "audit", "fair").code == 0, f"{campaign}: the stored game is fair")
    answer = gm("-C", campaign, "reveal", "--out", f"{campaign}.json")
    check(answer.code == 0 and "3c" * 32 in answer.out, f"{campaign}: gm reveal publishes the seed", answer)
    both_accept(gm, f"{campaign}.json", campaign)
    return json.loads((gm.folder / f"{campaign}.json").read_text())


def kinds_of_draws(records):
    found = set()
    for record in records:
        for roll in (roll for turn in record["turns"] for roll in turn["rolls"]):
            drawn_from = next(key for key in ("sides", "among", "letters") if key in roll)
            found.add(drawn_from + (" several" if isinstance(roll["value"], list) else ""))
    check(found == {"sides", "among", "among several", "letters"}, "dice, draws, shuffles and words were all drawn", found)


def record_is_whole(gm, campaign, record):
    stored = rows(gm.folder / campaign, "SELECT turn, label, value, imposed FROM roll ORDER BY turn, n")
    published = [(turn["number"], roll["label"], json.dumps(roll["value"], separators=(",", ":"), ensure_ascii=False),
                  int(roll["imposed"])) for turn in record["turns"] for roll in turn["rolls"]]
    check(stored == published, f"{campaign}: the record has every stored roll, in order", stored[:3])


def told_once(gm, campaign):
    players = gm.json("-C", campaign, "status")["players"]
    mails = letters(gm.folder / campaign, "reveal")
    check([mail[0] for mail in mails] == [player["id"] for player in players], f"{campaign}: one mail a player", mails)
    check(all("3c" * 32 in mail[2] and "check_dice.py" in mail[2] for mail in mails), "with the seed and how to check")
    trail = rows(gm.folder / campaign, "SELECT count(*) FROM trail WHERE action = 'reveal'")
    before = contents(gm.folder / campaign)
    again = gm.json("-C", campaign, "reveal", "--out", f"{campaign}.json")
    check(again["mails"] == 0 and letters(gm.folder / campaign, "reveal") == mails, "a second time nothing is queued", again)
    check(rows(gm.folder / campaign, "SELECT count(*) FROM trail WHERE action = 'reveal'") == trail == [(1,)],
          "the trail has it once")
    check(contents(gm.folder / campaign) == before, "and nothing changed")
    gm.write("mine.json", "my own file\n")
    check_refused(gm("-C", campaign, "reveal", "--out", "mine.json"), "a file of somebody else's", "--force", codes=[1])
    check((gm.folder / "mine.json").read_text() == "my own file\n", "stays")


def rolls_of(record):
    return [(t, r) for t, turn in enumerate(record["turns"]) for r in range(len(turn["rolls"]))]


def another(value, roll):
    if isinstance(value, list):
        return value[::-1] if len(value) > 1 else [*value, value[0]]
    if "letters" in roll:
        return value[1:] + value[0] if len(set(value)) > 1 else "A" * len(value)
    if "among" in roll:
        return next((name for name in roll["among"] if name != value), "nobody")
    return value % roll["sides"] + 1 if roll["sides"] > 1 else 2


def tampered(gm, record):
    every = rolls_of(record)
    picked = {}  # one of each kind, and where the range is wide: a wrong label shows there
    for t, r in every:
        roll = record["turns"][t]["rolls"][r]
        picked.setdefault(tuple(key in roll for key in ("sides", "among", "letters")) + (isinstance(roll["value"], list),), (t, r))
    for t, r in [*picked.values(), every[-1]]:
        other = copy.deepcopy(record)
        roll = other["turns"][t]["rolls"][r]
        roll["value"] = another(roll["value"], roll)
        both_refuse(gm, other, f"another value of {roll['label']}", roll["label"])
    wide = next((t, r) for t, r in every if record["turns"][t]["rolls"][r].get("sides", 0) >= 100)
    other = copy.deepcopy(record)
    other["turns"][wide[0]]["rolls"][wide[1]]["label"] += "x"
    both_refuse(gm, other, "another label", other["turns"][wide[0]]["rolls"][wide[1]]["label"])
    other = copy.deepcopy(record)
    other["turns"][wide[0]]["turn"] += 1
    both_refuse(gm, other, "another turn", f"turn {other['turns'][wide[0]]['turn']}")
    other = copy.deepcopy(record)
    other["turns"][wide[0]]["rolls"].append(copy.deepcopy(other["turns"][wide[0]]["rolls"][wide[1]]))
    both_refuse(gm, other, "a roll twice", other["turns"][wide[0]]["rolls"][-1]["label"])
    both_refuse(gm, record | {"seed": "3d" + record["seed"][2:]}, "another seed", "committed to")
    both_refuse(gm, record | {"commitment": "0" * 64}, "another commitment", "committed to")
    code = next((t, r) for t, r in every if "letters" in record["turns"][t]["rolls"][r])
    other = copy.deepcopy(record)
    other["turns"][code[0]]["rolls"][code[1]]["letters"] = "ZYX"
    gm.write("tampered.json", json.dumps(other))
    check_refused(gm("audit", "fair", "tampered.json"), "letters of one's own choice", "no draw", codes=[1])
    check(script(gm, "tampered.json").returncode == 1, "the script refuses them too")


def words_passed_over(gm):
    """A code that the turn gave before is passed over; the record itself shows which."""
    letters_of = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    gm.write("words.py", SCRIPT.read_text().replace("\nmain(*sys.argv[1:])", ""))
    sys.path.insert(0, str(gm.folder))
    import words
    seed = bytes.fromhex(SEED)
    drawn = words.stream(seed, "1/code/a/1")
    first, second = ("".join(letters_of[words.draw(drawn, 32)] for _ in range(3)) for _ in range(2))
    record = {"format": "gm dice", "version": 1, "game": "corporate", "seed": SEED,
              "commitment": words.hashlib.blake2b(seed, digest_size=32).hexdigest(),
              "turns": [{"number": 1, "turn": 1, "rolls": [
                  {"label": "shadows/code", "letters": letters_of, "value": first, "imposed": True},
                  {"label": "code/a/1", "letters": letters_of, "value": second, "imposed": False}]}]}
    gm.write("words.json", json.dumps(record))
    both_accept(gm, "words.json", "a code that was taken is passed over")
    record["turns"][0]["rolls"].pop(0)
    both_refuse(gm, record, "a code passed over without cause", "code/a/1")


def imposed_dice(gm):
    gm("new", "tiny", "table", "--seed", SEED)
    gm.write("five.yaml", "die: 5\n")
    gm("-C", "table", "resolve", "--dice", "five.yaml")
    play(gm, "table")
    check(gm("-C", "table", "reveal").code == 0, "a game with imposed dice is revealed")
    check((gm.folder / "table" / "dice.json").exists(), "the record is in the game's folder, unless it is said")
    fair = gm("audit", "fair", "table/dice.json")
    check(fair.code == 0 and "1 roll was imposed" in fair.out, "imposed rolls are told apart", fair)
    check("1 were imposed" in script(gm, "table/dice.json").stdout, "by the script too")


def stored_game_tampered(gm):
    check_refused(gm("-C", "table", "audit", "fair", "--seed", "11" * 32), "the stored game under another seed",
                  "committed to", codes=[1])
    check_refused(gm("-C", "table", "audit", "fair", "--seed", "11"), "a seed that is none", "64 hex", codes=[2])
    given = gm("-C", "table", "audit", "fair", "--seed", SEED)
    check(given.code == 0, "the stored game under its seed, as it was published", given)
    value = rows(gm.folder / "table", "SELECT value FROM roll WHERE turn = 3 AND label = 'die'")[0][0]
    change(gm.folder / "table", "UPDATE roll SET value = ? WHERE turn = 3 AND label = 'die'", str(int(value) % 6 + 1))
    check_refused(gm("-C", "table", "audit", "fair"), "a roll changed in the file", "turn 3, die", f"the seed gives {value}",
                  codes=[1])
    answer = gm("-C", "table", "audit", "fair", "--json")
    check(answer.code == 1 and json.loads(answer.out)["fair"] is False, "gm audit fair --json", answer)
    check_refused(gm("-C", "table", "reveal", "--out", "bad.json"), "gm reveal of such a game", "do not follow", codes=[1])
    check(not (gm.folder / "bad.json").exists(), "nothing is published")


def misuse(gm):
    gm.write("nothing.json", "{}")
    gm.write("torn.json", '{"format": "gm dice"')
    for file, part in (("nothing.json", "no record of dice"), ("torn.json", "not JSON"), ("missing.json", "no such file")):
        check_refused(gm("audit", "fair", file), f"gm audit fair {file}", part, codes=[1])
    check_refused(gm("audit", "fair"), "gm audit fair where no game is", "not a game folder", codes=[2])
    check(len(SCRIPT.read_text().splitlines()) < 60, "the script has fewer than 60 lines")


def test(gm):
    records = {}
    for campaign in campaigns():
        say(f"-- {campaign}")
        records[campaign] = whole_game(gm, campaign)
        record_is_whole(gm, campaign, records[campaign])
        told_once(gm, campaign)
    kinds_of_draws(records.values())
    tampered(gm, records["neo-tokyo"])
    for part in (words_passed_over, imposed_dice, stored_game_tampered, misuse):
        say(f"-- {part.__name__.replace('_', ' ')}")
        part(gm)


main(test)
