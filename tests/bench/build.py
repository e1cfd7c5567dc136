#!/usr/bin/env python3
"""What building gm from nothing costs, without ccache: counted in compilations of a file that includes two well-known
headers and nothing else, by the same compiler in the same run. All in processor time. Usage: build.py"""

import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
from rows import add_row, say

MOST_REFERENCES = 300
REFERENCE = "#include <nlohmann/json.hpp>\n#include <algorithm>\n"
PAUSE = 20  # seconds between two references while it builds
ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "from-nothing"


def processor_seconds(words):
    """Of a command and all that it starts."""
    process = subprocess.Popen(list(map(str, words)), cwd=ROOT, stdout=sys.stderr)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"failed: {' '.join(process.args)}")
    return used.ru_utime + used.ru_stime


def configure():
    launcher = pathlib.Path(__file__).with_name("timed_compiler.sh")
    return processor_seconds(["cmake", "--preset", "release", "-B", FOLDER, f"-DCMAKE_CXX_COMPILER_LAUNCHER={launcher}"])


class References:
    """Compiles the reference before, during and after the build: whatever the machine does besides slows both down."""

    def __init__(self):
        cache = (FOLDER / "CMakeCache.txt").read_text()
        self.compiler = re.search(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", cache, re.M)[1]
        self.source = FOLDER / "reference.cpp"
        self.source.write_text(REFERENCE)
        self.seconds = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.work)

    def work(self):
        while True:
            words = [self.compiler, "-O2", "-std=c++20", "-c", self.source, "-o", self.source.with_suffix(".o")]
            self.seconds.append(processor_seconds(words))
            if self.over.is_set():
                return
            self.over.wait(PAUSE)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()


def name_of(source):
    """A joined source by its group."""
    if group := re.search(r"/Unity/unity_(.*)_cxx\.cxx$", str(source)):
        return f"{group[1]} ({source.read_text().count('#include')} sources)"
    return os.path.relpath(source, FOLDER if source.is_relative_to(FOLDER) else ROOT)


def show_dearest(times, reference):
    spent = []
    for line in times.read_text().splitlines():
        own, systems, source = line.split(" ", 2)
        spent.append((float(own) + float(systems), pathlib.Path(source)))
    say(f"{len(spent)} compilations take {sum(seconds for seconds, _ in spent) / reference:.1f} references")
    print("The ten dearest, in references:")
    for seconds, source in sorted(spent, reverse=True)[:10]:
        print(f"{seconds / reference:8.1f}  {name_of(source)}", flush=True)


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    times = FOLDER / "times.txt"
    os.environ.update(CCACHE_DISABLE="1", GM_COMPILE_TIMES=str(times))  # a compiler may be ccache by another name
    try:
        total = configure()
        with References() as references:
            total += processor_seconds(["cmake", "--build", FOLDER, "--target", "gm"])
        reference = statistics.median(references.seconds)
        say(f"{total:.0f} s of processor time; a reference {reference:.2f} s, of {len(references.seconds)}")
        show_dearest(times, reference)
        add_row("building_gm_to_reference", total / reference, at_most=MOST_REFERENCES)
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    main()
