#!/usr/bin/env python3
"""The public page of a real game under wrk: against a bare server with the same answer, while turns are resolved, and
how much memory it takes in the long run. Usage: web.py GM BARE_SERVER"""

import http.client
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
from rows import add_row, say

CONNECTIONS = 32
ROUNDS = 5
SECONDS = 3
REQUESTS = 100_000
LEAST_RATE = 0.7
# 20 ms are promised where the bare server takes 3 to 4 while turns are resolved. Ours takes longer because one request
# after each change waits until the page is written anew; all others get the page before.
MOST_P99 = 5.0
# 2 MB are promised, of the 100 that the server has taken once each of its threads has written a page.
MOST_MEMORY = 1.02
OF_THE_LIBRARY = {"content-length", "keep-alive", "connection"}  # written by it, whatever is answered


class Server:
    def __init__(self, *words):
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
        line = self.process.stdout.readline()
        self.address = re.fullmatch(r"Listening on (http://127\.0\.0\.1:(\d+)/)\n", line)[1]
        self.port = int(self.address.rsplit(":", 1)[1].rstrip("/"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=60)

    def resident(self):
        """Megabytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"^VmRSS:\s+(\d+) kB", status, re.M)[1]) / 1024


class Load:
    """What wrk measured."""

    def __init__(self, server, seconds):
        words = ["wrk", "-t2", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency", server.address]
        out = subprocess.run(words, check=True, capture_output=True, encoding="utf-8").stdout
        if wrong := re.search(r"Non-2xx.*|Socket errors: .*(timeout|connect) [1-9].*", out):
            sys.exit(f"{wrong[0]}\n{out}")
        self.rate = float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1])
        self.requests = int(re.search(r"(\d+) requests in", out)[1])
        number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", out).groups()
        self.p99 = float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


class Resolutions:
    """Turns resolved and undone, over and over, by other processes."""

    def __init__(self, gm, folder):
        self.gm, self.folder = gm, folder
        self.over = threading.Event()
        self.count = 0
        self.thread = threading.Thread(target=self.work)

    def work(self):
        while not self.over.is_set():
            self.gm("-C", self.folder, "resolve")
            self.gm("-C", self.folder, "undo", "--reason", "to measure")
            self.count += 1

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()


def make_game(gm, folder, turns=3):
    gm("new", "neo-tokyo", folder)
    for turn in range(turns + 1):
        gm("-C", folder, "bot", "--out", f"{folder}/sheets-{turn}")
        gm("-C", folder, "import", f"{folder}/sheets-{turn}")
        if turn < turns:
            gm("-C", folder, "resolve")


def keep_page(server, file):
    """The answer as it is, for the bare server."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", "/")
    answer = connection.getresponse()
    headers = [f"{name}: {value}\n" for name, value in answer.getheaders() if name.lower() not in OF_THE_LIBRARY]
    body = answer.read()
    file.write_bytes("".join(headers).encode() + b"\n" + body)
    return len(body)


def compared(served, bare):
    ours, theirs = [], []
    for turn in range(ROUNDS):
        pairs = [(served, ours), (bare, theirs)]
        for server, rates in pairs if turn % 2 == 0 else reversed(pairs):
            rates.append(Load(server, SECONDS).rate)
    say(f"requests a second, medians: gm serve {statistics.median(ours):.0f}, bare {statistics.median(theirs):.0f}")
    ratio = statistics.median(one / other for one, other in zip(ours, theirs))
    add_row("web_pages_a_second_to_bare_server", ratio, at_least=LEAST_RATE)


def while_resolving(gm, folder, served, bare):
    """The bare server has nothing to do with it: its figure tells what the machine's other work costs."""
    with Resolutions(gm, folder) as resolutions:
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(Load(served, SECONDS).p99)
            theirs.append(Load(bare, SECONDS).p99)
    say(f"{resolutions.count} turns resolved and undone meanwhile; 99th percentiles in ms:"
        f" gm serve {ours}, bare {theirs}")
    ratio = statistics.median(ours) / statistics.median(theirs)
    add_row("web_99th_percentile_while_turns_are_resolved_to_bare_server", ratio, at_most=MOST_P99)


def memory(served):
    Load(served, 1)
    before, requests = served.resident(), 0
    while requests < REQUESTS:
        requests += Load(served, SECONDS).requests
    after = served.resident()
    say(f"memory: {before:.1f} MB before, {after:.1f} MB after {requests} requests")
    add_row("web_memory_after_100000_requests_to_before", after / before, at_most=MOST_MEMORY)


def main(program, bare_program):
    def gm(*words):
        subprocess.run([os.path.abspath(program), *map(str, words)], check=True, capture_output=True)

    with tempfile.TemporaryDirectory(prefix="gm-bench-") as scratch:
        folder, page = f"{scratch}/game", pathlib.Path(scratch) / "page"
        make_game(gm, folder)
        with Server(program, "-C", folder, "serve", "--port", "0") as served:
            size = keep_page(served, page)
            say(f"Public page of Neo-Tokyo, {size} bytes, {CONNECTIONS} connections")
            with Server(bare_program, str(page)) as bare:
                compared(served, bare)
                while_resolving(gm, folder, served, bare)
                memory(served)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
