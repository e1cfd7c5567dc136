#!/usr/bin/env python3
"""gm simulate on the command line: what it writes, what it refuses, interrupted, and spread by GNU parallel."""

import csv
import json
import os
import pathlib
import pty
import re
import shutil
import signal
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import check, check_refused, contents, main, say
from bot_game import SOURCE, campaigns

GUIDE = SOURCE / "docs" / "simulation.md"
TINY = ["simulate", "tiny", "--games", "200", "--players", "3", "--seats", "steady,random", "--sweep", "faces=4,6"]


def table(folder, name):
    with open(folder / f"{name}.csv", newline="") as file:
        return list(csv.DictReader(file))


def every_campaign(gm):
    for campaign in campaigns():
        answer = gm("simulate", campaign, "--games", "12", "--out", f"{campaign}-out")
        check(answer.code == 0 and f"12 games of " in answer.out, f"gm simulate {campaign}", answer)
        games = table(gm.folder / f"{campaign}-out", "games")
        check([row["seed"] for row in games] == [str(i) for i in range(1, 13)], f"{campaign}: seeds 1 to 12", games)
        winners = "winners" if "winners" in games[0] else "winner"  # a game may call its columns itself
        check(all(row[winners] and row["aborted"] == "0" for row in games), f"{campaign}: every game is won", games)
    by_game = gm("simulate", "corporate", "--games", "12", "--out", "neo-tokyo-out")
    check(by_game.code == 0 and "nothing was played" in by_game.err, "a game's name stands for its campaign", by_game)


def what_is_written(gm):
    answer = gm(*TINY, "--out", "bids")
    check(answer.code == 0 and "400 games of tiny" in answer.out, "a sweep over two values: two batches", answer)
    check(answer.err == "", "no progress bar where nobody watches", answer)
    folder = gm.folder / "bids"
    names = ["games.csv", "report.html", "seats.csv", "simulation.json", "summary.csv", "summary.txt", "turns.csv"]
    check(sorted(path.name for path in folder.iterdir()) == names, "tables, summary, report, record", list(folder.iterdir()))
    games, seats = table(folder, "games"), table(folder, "seats")
    check([row["variant"] for row in games] == ["faces=4"] * 200 + ["faces=6"] * 200, "batch after batch")
    check([row["seed"] for row in games[:200]] == [row["seed"] for row in games[200:]], "the same seeds in each batch")
    check(games[0]["policies"] == "steady|random|random" and games[1]["policies"] == "random|random|steady",
          "policies go round the table", games[:2])
    for row in table(folder, "summary"):
        if row["question"] == "win-by-policy":
            mine = [seat for seat in seats if seat["variant"] == row["variant"] and seat["policy"] == row["group"]]
            won = sum(seat["won"] == "1" for seat in mine)
            check((int(row["count"]), int(row["sum"])) == (len(mine), won), f"the summary counts {row['group']}", row)
            check(float(row["low"]) < float(row["value"]) < float(row["high"]), "with an interval around the rate", row)
    page = (folder / "report.html").read_text()
    check("<script" not in page and "http:" not in page and "https:" not in page and "src=" not in page,
          "the report needs no script and no network")
    check(page.count("<svg") == page.count("<table"), "a table beside each chart", page.count("<svg"))
    said = gm.json(*TINY, "--out", "bids")
    check(said["complete"] and said["played"] == 0 and said["done"] == 400, "--json, and nothing is played twice", said)
    check({answer["question"] for answer in said["answers"]} >= {"win-by-policy", "win-by-seat"}, "--json has the answers")


def same_bytes(gm):
    before = contents(gm.folder / "bids")
    gm(*TINY, "--threads", "4", "--out", "bids-4")
    check(contents(gm.folder / "bids-4") == before, "four threads write the same bytes")
    gm.write("plan.yaml", "games: 200\nplayers: 3\nseats: [steady, random]\nsweep: {faces: [4, 6]}\n")
    gm("simulate", "tiny", "--plan", "plan.yaml", "--out", "bids-plan")
    check(contents(gm.folder / "bids-plan") == before, "a plan file says the same as what is typed")
    ranged = gm("simulate", "tiny", "--games", "10", "--sweep", "faces=4..6", "--out", "ranged")
    check([row["variant"] for row in table(gm.folder / "ranged", "games")[::10]] == ["faces=4", "faces=5", "faces=6"],
          "a range is each of its numbers", ranged)
    gm("simulate", "tiny", "--plan", "plan.yaml", "--games", "10", "--sweep", "faces=8", "--out", "typed")
    check(len(table(gm.folder / "typed", "games")) == 10, "what is typed counts instead of the plan's")


def nothing_is_overwritten(gm):
    before = contents(gm.folder / "bids")
    answer = gm("simulate", "tiny", "--games", "5", "--out", "bids")
    check_refused(answer, "another simulation in the folder", "holds another simulation", "games 200, not 5", "--force", codes=[1])
    check(contents(gm.folder / "bids") == before, "and nothing changed")
    gm.write("mine/letter.txt", "dear all")
    check_refused(gm("simulate", "tiny", "--out", "mine"), "a folder with other files", "holds other files", codes=[1])
    answer = gm("simulate", "tiny", "--games", "5", "--out", "mine", "--force")
    check(answer.code == 0 and (gm.folder / "mine" / "letter.txt").read_text() == "dear all",
          "--force writes there and leaves what is not its own", answer)
    shutil.copytree(gm.folder / "bids", gm.folder / "changed")
    path = gm.folder / "changed" / "seats.csv"
    path.write_text(path.read_text().replace("steady", "random", 1))
    check_refused(gm(*TINY, "--out", "changed"), "a table that was changed", "seats.csv is not as gm left it", codes=[1])


def bad_input(gm):
    cases = [
        (["tny"], "did you mean 'tiny'?"),
        ([], "GAME is required"),
        (["tiny", "--games", "0"], "--games"),
        (["tiny", "--games", "many"], "--games"),
        (["tiny", "--players", "9"], "takes 2 to 8"),
        (["tiny", "--players", "two"], "--players"),
        (["tiny", "--seats", "stedy"], "did you mean 'steady'?"),
        (["tiny", "--players", "2", "--seats", "random,random,random"], "3 seat policies for 2 players"),
        (["tiny", "--set", "face=4"], "did you mean 'faces'?"),
        (["tiny", "--set", "faces"], "PATH=VALUE"),
        (["tiny", "--set", "faces=0"], "faces must be"),
        (["tiny", "--sweep", "faces=4,0"], "with faces=0"),
        (["tiny", "--sweep", "faces=8..4"], "ends before it begins"),
        (["tiny", "--set", "faces=4", "--sweep", "faces=6,8"], "set twice"),
        (["neo-tokyo", "--set", "corporations.mtc.assets=3"], "mct"),
        (["tiny", "--shard", "5/4"], "no part 5/4"),
        (["tiny", "--threads", "0"], "--threads"),
        (["tiny", "--seed", "-1"], "--seed"),
        (["tiny", "--plan", "nowhere.yaml"], "nowhere.yaml"),
        (["tiny", "--gmaes", "3"], "did you mean '--games'?"),
        (["merge"], "FOLDER is required"),
        (["merge", "bids"], "--out is required"),
    ]
    for words, part in cases:
        check_refused(gm("simulate", *words), "gm simulate " + " ".join(words), part, codes=[2])
    check(not (gm.folder / "simulation-tiny").exists(), "what is refused writes nothing")


def merging(gm):
    for index in (1, 2, 3):
        gm(*TINY, "--shard", f"{index}/3", "--out", f"part-{index}")
    gm("simulate", "tiny", "--games", "9", "--shard", "2/3", "--out", "stranger")
    gm(*TINY, "--shard", "1/2", "--out", "half")
    shutil.copytree(gm.folder / "part-2", gm.folder / "twin")
    merge = lambda *folders: gm("simulate", "merge", *folders, "--out", "merged")
    check_refused(merge("part-1", "part-3"), "a part is missing", "parts are missing: 2/3", codes=[1])
    check_refused(merge("part-1", "part-2", "twin", "part-3"), "a part twice", "twin and part-2 are both part 2/3", codes=[1])
    check_refused(merge("part-1", "stranger", "part-3"), "a part of another simulation", "stranger is of another simulation",
                  "games is 9 instead of 200", codes=[1])
    check_refused(merge("half", "part-1"), "parts of another number", "part-1 is part 1/3, where half is part 1/2", codes=[1])
    check_refused(merge("part-1", "mail"), "a folder that is none", "mail holds no simulation", codes=[1])
    path = gm.folder / "twin" / "games.csv"
    path.write_text(path.read_text() + "x\n")
    check_refused(merge("part-1", "twin", "part-3"), "a changed part", "games.csv is not as gm left it", codes=[1])
    check(not (gm.folder / "merged").exists(), "nothing was written by any of these")
    answer = merge("part-3", "part-1", "part-2")
    check(answer.code == 0, "parts are joined in any order", answer)
    check(contents(gm.folder / "merged") == contents(gm.folder / "bids"), "to the same bytes as one run")
    check_refused(gm("simulate", "merge", "part-1", "part-2", "part-3", "--out", "typed"), "another simulation in the way",
                  "holds another simulation", codes=[1])


class Watched:
    """gm on a terminal of its own, until its progress bar shows a pace."""

    def __init__(self, gm, *words):
        self.main_end, terminal = pty.openpty()
        self.process = subprocess.Popen([gm.program, *words], cwd=gm.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=terminal, env=gm.environment | {"TERM": "xterm"}, encoding="utf-8")
        os.close(terminal)
        self.seen = ""
        while not re.search(r"\[[#.]+\] [1-9]\d*/\d+  [\d.]+ games/s  .* left", self.seen):
            self.read()

    def read(self):
        try:
            some = os.read(self.main_end, 65536).decode()
        except OSError:  # Linux says so when the other end is closed
            some = ""
        self.seen += some
        return some

    def end(self, number):
        self.process.send_signal(number)
        while self.read():
            pass
        out, _ = self.process.communicate(timeout=60)
        os.close(self.main_end)
        return out


def interrupted(gm):
    words = ["simulate", "neo-tokyo", "--games", "1200", "--threads", "2"]
    check(gm(*words, "--out", "long").code == 0, "a long simulation, for comparison")
    for number in (signal.SIGINT, signal.SIGTERM):
        name = number.name
        watched = Watched(gm, *words, "--out", name)
        out = watched.end(number)
        check(watched.process.returncode == 1, f"{name}: exit code 1, since not all was played", watched.seen)
        told = re.search(r"Interrupted after (\d+) of 1200 games; the same command again goes on from there", watched.seen)
        check(told, f"{name}: says how many games", watched.seen)
        done = int(told.group(1))
        check(0 < done < 1200 and f"{done} of 1200 games of corporate" in out, f"{name}: the summary says so too", out)
        games = table(gm.folder / name, "games")
        check(len(games) == done and all(row["aborted"] for row in games), f"{name}: whole games in the table", len(games))
        check("Not all games were played" in (gm.folder / name / "report.html").read_text(), f"{name}: the report says so")
        answer = gm(*words, "--out", name)
        check(answer.code == 0, f"{name}: the same command goes on", answer)
        check(contents(gm.folder / name) == contents(gm.folder / "long"), f"{name}: to the same bytes")
    Watched(gm, *words, "--out", "killed").end(signal.SIGKILL)
    answer = gm(*words, "--out", "killed")
    check(answer.code == 0 and contents(gm.folder / "killed") == contents(gm.folder / "long"), "killed: it goes on as well", answer)


def one_at_a_time(gm):
    watched = Watched(gm, "simulate", "neo-tokyo", "--games", "100000", "--out", "busy")
    check_refused(gm("simulate", "neo-tokyo", "--games", "100000", "--out", "busy"), "two in one folder",
                  "another gm is simulating into busy", codes=[1])
    watched.end(signal.SIGINT)
    check_refused(gm("simulate", "merge", "busy", "--out", "no"), "merging what is unfinished", "of 100000 games", codes=[1])


def examples(start):
    """The shell examples of the guide that begin so."""
    found = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    return [text for text in found if text.startswith(start)]


def with_gm(gm, folder, script, **environment):
    """Runs a script as a person would who has gm in the path."""
    (folder / "bin").mkdir(parents=True, exist_ok=True)
    link = folder / "bin" / "gm"
    if not link.exists():
        link.symlink_to(gm.program)
    known = gm.environment | {"HOME": str(folder), "PATH": f"{folder / 'bin'}:{gm.environment['PATH']}"} | environment
    return subprocess.run(["bash", "-euc", script], cwd=folder, env=known, capture_output=True, encoding="utf-8", timeout=120)


def spread_by_gnu_parallel(gm):
    if shutil.which("parallel") is None and not os.environ.get("GM_REQUIRE_TESTS"):
        say("left out: GNU parallel is not installed")
        return
    example, = examples("parallel ")
    folder = gm.folder / "cluster"
    done = with_gm(gm, folder, example)
    check(done.returncode == 0, "the guide's example runs with GNU parallel", done.stdout + done.stderr)
    gm("simulate", "tiny", "--games", "4000", "--seats", "steady,random", "--out", "cluster-one")
    check(contents(folder / "whole") == contents(gm.folder / "cluster-one"), "it gives the bytes of one run")
    again = with_gm(gm, folder, example)
    check(again.returncode == 0, "the same lines again do no harm", again.stdout + again.stderr)


def spread_by_slurm(gm):
    script, = examples("#!/bin/bash\n#SBATCH")
    folder = gm.folder / "array"
    folder.mkdir()
    (folder / "plan.yaml").write_text("games: 20\n")
    for index in (1, 2):
        done = with_gm(gm, folder, script, SLURM_ARRAY_TASK_ID=str(index), SLURM_ARRAY_TASK_COUNT="2", SLURM_CPUS_PER_TASK="1")
        check(done.returncode == 0, f"the guide's array job, task {index}", done.stdout + done.stderr)
    answer = gm("simulate", "merge", "array/part-1", "array/part-2", "--out", "array/whole")
    check(answer.code == 0 and "20 games of corporate" in answer.out, "its parts make a whole", answer)


def test(gm):
    every_campaign(gm)
    what_is_written(gm)
    same_bytes(gm)
    nothing_is_overwritten(gm)
    bad_input(gm)
    merging(gm)
    interrupted(gm)
    one_at_a_time(gm)
    spread_by_gnu_parallel(gm)
    spread_by_slurm(gm)


main(test)
