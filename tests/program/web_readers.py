#!/usr/bin/env python3
"""Readers of the site while turns are resolved from another terminal: the turn before or the one after, never a half."""

import os
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main
from web import Site, Visitor, check_quietly

TURNS = 4


class Reader:
    """Looks at these pages again and again, and keeps what it sees when it changes."""

    def __init__(self, site, paths):
        self.visitor, self.paths = Visitor(site), paths
        self.seen = {path: [] for path in paths}
        self.looks, self.wrong = 0, []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.read)

    def read(self):
        while not self.over.is_set():
            for path in self.paths:
                reply = self.visitor.ask(path)
                self.looks += 1
                if reply.status != 200:
                    self.wrong.append(reply)
                if self.seen[path][-1:] != [reply.body]:
                    self.seen[path].append(reply.body)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.over.set()
        self.thread.join()


def pages(site, paths):
    visitor = Visitor(site)
    return {path: visitor.ask(path).body for path in paths}


def one_turn(gm, site, paths, command, what):
    before = pages(site, paths)
    with Reader(site, paths) as first, Reader(site, paths) as second:
        done = gm("-C", "g", *command)
        check_quietly(done.code == 0, what, done)
    after = pages(site, paths)
    for reader in (first, second):
        check_quietly(reader.wrong == [], f"{what}: nobody sees an error", reader.wrong[:1])
        for path in paths:
            expected = [before[path], after[path]]
            allowed = (expected, expected[:1], expected[1:])
            check_quietly(reader.seen[path] in allowed, f"{what}: {path} is as before, then as after",
                          [body.decode("utf-8", "replace") for body in reader.seen[path]])
    changed = [path for path in paths if before[path] != after[path]]
    check(True, f"{what}: {first.looks + second.looks} looks at {len(paths)} pages, {len(changed)} of which change: before or after")
    return changed


def play(gm):
    gm("new", "neo-tokyo", "g", "--seed", SEED)
    with Site(gm, "g") as site:
        changed = []
        for turn in range(1, TURNS + 1):
            gm("-C", "g", "bot", "--out", f"sheets-{turn}")
            check_quietly(gm("-C", "g", "import", f"sheets-{turn}").code == 0, "sheets come in")
            found = Visitor(site).crawl("/", "/api/status", "/feed.atom")
            paths = [path for path, reply in found.items() if reply.status == 200 and not path.startswith("/assets/")]
            changed += one_turn(gm, site, paths, ["resolve"], f"turn {turn} is resolved")
        one_turn(gm, site, paths, ["undo", "--reason", "a test"], "the last turn is undone")
        one_turn(gm, site, paths, ["resolve"], "and resolved again")
        check({"/", "/api/status", "/feed.atom"} <= set(changed), "the pages tell each turn", sorted(set(changed)))


main(play)
