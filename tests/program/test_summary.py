#!/usr/bin/env python3
"""The end of ./run test counts every test, names what failed, and fails where a part ran none. Usage: test_summary.py GM"""

import pathlib
import subprocess
import sys
import tempfile

SUMMARY = pathlib.Path(__file__).parent.parent / "summary.py"
PASSED = '<testcase name="{}" classname="{}" time="{}" status="run"/>'
FAILED = '<testcase name="{}" classname="{}" time="{}" status="fail"><failure message=""/></testcase>'
SKIPPED = '<testcase name="{}" classname="{}" time="{}" status="run" result="skipped"><skipped/></testcase>'


def results(folder, name, *cases):
    file = folder / f"{name}.xml"
    file.write_text(f"<testsuite>{''.join(cases)}</testsuite>")
    return file


def summary(folder, *files):
    times = folder / "times"
    times.write_text("1500e-3 set-up\n60500e-3 building\n")
    done = subprocess.run([sys.executable, SUMMARY, times, *files], capture_output=True, encoding="utf-8")
    return done.returncode, done.stdout


def check(holds, what, shown):
    if not holds:
        sys.exit(f"{shown}\nNOT OK: {what}")
    print(f"ok: {what}")


def closing(answer):
    return answer[1].splitlines()[-1]


def main():
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        tests = results(folder, "tests", PASSED.format("program.a", "", 2), PASSED.format("unit.part0", "", 9))
        answer = summary(folder, tests)
        check(answer[0] == 0 and closing(answer) == "2 passed, 0 failed", "entries are counted", answer)
        check("60.5 s  building" in answer[1] and answer[1].index("9.0 s  unit.part0") < answer[1].index("2.0 s  program.a"),
              "it says where the time went, the slowest first", answer)

        results(folder, "unit.part0", PASSED.format("A", "X", 1), PASSED.format("B", "X", 5), SKIPPED.format("C", "X", 0))
        answer = summary(folder, tests)
        check(answer[0] == 0 and closing(answer) == "3 passed, 0 failed", "tests of a part are counted one by one", answer)

        results(folder, "unit.part0", PASSED.format("A", "X", 1), FAILED.format("B", "X", 5))
        tests = results(folder, "tests", PASSED.format("program.a", "", 2), FAILED.format("unit.part0", "", 9))
        answer = summary(folder, tests)
        check(answer[0] == 1 and closing(answer) == "2 passed, 1 failed" and "FAILED: unit.X.B" in answer[1],
              "what failed is named, once", answer)

        results(folder, "unit.part0", PASSED.format("A", "X", 1))
        answer = summary(folder, tests)
        check(answer[0] == 1 and closing(answer) == "2 passed, 1 failed" and "FAILED: unit.part0" in answer[1],
              "a part that dies at its end has failed", answer)

        results(folder, "unit.part0")
        answer = summary(folder, results(folder, "tests", PASSED.format("unit.part0", "", 9)))
        check(answer[0] == 1 and "unit.part0 ran no test" in answer[1], "a part that ran no test has failed", answer)
        answer = summary(folder, results(folder, "tests"))
        check(answer[0] == 1 and closing(answer) == "0 passed, 1 failed", "so has a preset that ran none", answer)
        answer = summary(folder, tests, folder / "missing.xml")
        check(answer[0] == 1 and "missing ran no test" in answer[1], "and one that left no results", answer)


main()
