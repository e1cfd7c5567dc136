#!/usr/bin/env python3
"""The end of ./run test: where the time went, the slowest tests, what failed, and how many passed.

Usage: summary.py TIMES RESULTS...
  TIMES    a line `SECONDS WHAT` for each stage of the run
  RESULTS  JUnit files of ctest. An entry that ran many tests of its own (a part of the unit tests) has left its own
           JUnit file beside, named like it: then those are counted.
Ends with 1 if a test failed, or if a file or an entry holds no test.
"""

import pathlib
import sys
import xml.etree.ElementTree as xml

SLOWEST = 10


class Test:
    def __init__(self, name, seconds, passed):
        self.name, self.seconds, self.passed = name, seconds, passed
        self.group = name.split(".")[0]


def cases(file):
    """name, seconds, passed, skipped"""
    for case in xml.parse(file).getroot().iter("testcase"):
        wrong = case.find("failure") is not None or case.find("error") is not None or case.get("status") == "fail"
        skipped = case.find("skipped") is not None or case.get("status") in ("notrun", "disabled")
        yield case, float(case.get("time", 0)), not wrong, skipped


def inner_tests(file, group):
    for case, seconds, passed, skipped in cases(file):
        if not skipped:
            yield Test(f"{group}.{case.get('classname')}.{case.get('name')}", seconds, passed)


def tests_of(results, complaints):
    found = []
    for case, seconds, passed, skipped in cases(results):
        entry = Test(case.get("name"), seconds, passed)
        if skipped:
            complaints.append(f"{entry.name} was not run")
            continue
        own = results.parent / f"{entry.name}.xml"
        inner = list(inner_tests(own, entry.group)) if own.exists() else [entry]
        if not inner:
            complaints.append(f"{entry.name} ran no test")
        if not passed and all(test.passed for test in inner):  # it died, or did not end
            inner.append(Test(entry.name, 0, False))
        found += inner
    if not found:
        complaints.append(f"{results.stem} ran no test")
    return found


def table(title, rows):
    print(f"\n{title}")
    for seconds, what in rows:
        print(f"  {seconds:7.1f} s  {what}")


def main():
    times, *files = map(pathlib.Path, sys.argv[1:])
    complaints, tests = [], []
    for file in files:
        if file.exists():
            tests += tests_of(file, complaints)
        else:
            complaints.append(f"{file.stem} ran no test")

    stages = [line.split(" ", 1) for line in times.read_text().splitlines()]
    table("Where the time went", [(float(seconds), what) for seconds, what in stages])
    groups = {}
    for test in tests:
        groups.setdefault(test.group, []).append(test)
    table("Tests, each counted alone", [(sum(test.seconds for test in group), f"{name}: {len(group)} tests")
                                        for name, group in groups.items()])
    slowest = sorted(tests, key=lambda test: -test.seconds)[:SLOWEST]
    table(f"The {len(slowest)} slowest", [(test.seconds, test.name) for test in slowest])
    failed = [test.name for test in tests if not test.passed]
    for name in failed:
        print(f"FAILED: {name}")
    for complaint in complaints:
        print(f"FAILED: {complaint}")
    print(f"\n{len(tests) - len(failed)} passed, {len(failed) + len(complaints)} failed")
    return 1 if failed or complaints else 0


sys.exit(main())
