"""Rows for the table at the end of a run of benchmarks (table.py)."""

import json
import os
import sys


def say(text):
    """Progress, and figures behind a ratio."""
    print(text, file=sys.stderr, flush=True)


def add_row(what, ratio, **bar):
    """`bar`: at_most=... or at_least=..., or nothing."""
    row = json.dumps({"what": what, "ratio": ratio, **bar})
    say(row)
    if file := os.environ.get("GM_BENCH_ROWS"):
        with open(file, "a", encoding="utf-8") as rows:
            rows.write(row + "\n")
