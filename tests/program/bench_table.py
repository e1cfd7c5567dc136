#!/usr/bin/env python3
"""The table that ends a run of benchmarks: a ratio beyond its bar, or one that could not be had, makes it exit with 1."""

import json
import pathlib
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).resolve().parents[1] / "bench" / "table.py"
GOOD = [
    {"what": "slower", "ratio": 1.5, "at_most": 1.5},
    {"what": "as_many", "ratio": 0.7, "at_least": 0.7},
    {"what": "to_look_at", "ratio": 9},
]
BAD = [
    ({"what": "late", "ratio": 1.51, "at_most": 1.5}, "does NOT hold"),
    ({"what": "few", "ratio": 0.69, "at_least": 0.7}, "does NOT hold"),
    ({"what": "none", "error": "sheets are missing"}, "FAILED: sheets are missing"),
]


def table(rows):
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)
        file.flush()
        return subprocess.run([sys.executable, TABLE, file.name], capture_output=True, encoding="utf-8")


def check(holds, what, answer):
    if not holds:
        sys.exit(f"not so: {what}\n{answer.stdout}{answer.stderr}")


well = table(GOOD)
check(well.returncode == 0 and "NOT" not in well.stdout, "what keeps to its bar holds", well)
check(len(well.stdout.splitlines()) == 1 + len(GOOD), "a line each", well)
for row, words in BAD:
    answer = table([*GOOD, row])
    line = answer.stdout.splitlines()[-1]
    check(answer.returncode == 1 and line.startswith(row["what"]) and line.endswith(words), f"{row} is told", answer)
