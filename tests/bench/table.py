#!/usr/bin/env python3
"""The rows of a run of benchmarks as one table: what, ratio, bar, and whether it holds. Exits with 1 if one does not,
or was not measured. Usage: table.py ROWS (a line of JSON each: what, ratio, at_most or at_least or neither; or error)"""

import json
import sys


def verdict(row):
    """What the last two columns say, and whether all is well."""
    if "error" in row:
        return "-", f"FAILED: {row['error']}", False
    if "at_most" in row:
        bar, holds = f"at most {row['at_most']:g}", row["ratio"] <= row["at_most"]
    elif "at_least" in row:
        bar, holds = f"at least {row['at_least']:g}", row["ratio"] >= row["at_least"]
    else:
        return "-", "-", True
    return bar, "holds" if holds else "does NOT hold", holds


def main(file):
    with open(file, encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    if not rows:
        return 0  # whoever was asked for them has said why
    width = max(len(row["what"]) for row in rows)
    print(f"{'what':<{width}}  {'ratio':>8}  {'bar':<13}  holds?")
    well = True
    for row in rows:
        bar, says, holds = verdict(row)
        ratio = f"{row['ratio']:.3g}" if "ratio" in row else "-"
        print(f"{row['what']:<{width}}  {ratio:>8}  {bar:<13}  {says}")
        well = well and holds
    return 0 if well else 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
