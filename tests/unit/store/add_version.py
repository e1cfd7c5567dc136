#!/usr/bin/env python3
"""Adds the dump of one more version to versions.sql, in which a line stands once for all versions that have it.

add_version.py VERSION DUMP: `--@ 2-5` before lines says that versions 2 to 5 have them, `--@ 2-` all from 2 on.
"""
import difflib
import itertools
import pathlib
import sys

WOVEN = pathlib.Path(__file__).with_name("versions.sql")


def main(version, dump):
    woven = []  # of each line: the first version that has it, the last or "", the line
    for line in WOVEN.read_text().splitlines() if WOVEN.exists() else []:
        if line.startswith("--@ "):
            first, last = line[4:].split("-")
        else:
            woven.append((first, last, line))
    current = [i for i, (_, last, _) in enumerate(woven) if not last]
    new = pathlib.Path(dump).read_text().splitlines()
    matches = difflib.SequenceMatcher(None, [woven[i][2] for i in current], new, autojunk=False)
    for _, ended, end, begun, stop in reversed([op for op in matches.get_opcodes() if op[0] != "equal"]):
        for i in current[ended:end]:
            woven[i] = (woven[i][0], str(int(version) - 1), woven[i][2])
        place = current[end - 1] + 1 if end else 0
        woven[place:place] = [(version, "", line) for line in new[begun:stop]]
    with WOVEN.open("w") as out:
        for (first, last), lines in itertools.groupby(woven, key=lambda line: line[:2]):
            print(f"--@ {first}-{last}", *(line[2] for line in lines), sep="\n", file=out)


main(*sys.argv[1:])
