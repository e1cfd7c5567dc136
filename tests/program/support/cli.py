"""What the program tests share: running gm, and checks that say what they check."""

import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

NOW = "2026-11-16T12:00:00Z"
SEED = "00" * 32


class Gm:
    """gm, run in a folder of its own with a fixed clock and a plain environment."""

    def __init__(self, program, folder):
        self.program = os.path.abspath(program)
        self.folder = pathlib.Path(folder)
        self.environment = {"PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8", "GM_NOW": NOW}

    def start(self, *words, **options):
        options.setdefault("env", self.environment)
        return subprocess.Popen([self.program, *map(str, words)], cwd=self.folder, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, encoding="utf-8", errors="backslashreplace", **options)

    def __call__(self, *words, **options):
        process = self.start(*words, **options)
        out, err = process.communicate(timeout=60)
        return Answer(words, process.returncode, out, err)

    def json(self, *words):
        answer = self(*words, "--json")
        check(answer.code == 0, f"`{answer.command}` is done", answer)
        return json.loads(answer.out)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return name


class Answer:
    def __init__(self, words, code, out, err):
        self.command = "gm " + " ".join(map(str, words))
        self.code, self.out, self.err = code, out, err

    def __str__(self):
        return f"$ {self.command}\n{self.out}{self.err}[exit code {self.code}]"


def say(line):
    print(line, flush=True)


def check(holds, what, context=""):
    """Prints what holds; ends the test where something does not."""
    if holds:
        say(f"ok: {what}")
        return
    say(f"NOT OK: {what}\n{context}")
    sys.exit(1)


def check_refused(answer, what, *parts, codes=(1, 2)):
    """Refused in plain words: a message of gm's own, with every part expected in it."""
    in_plain_words = answer.err.startswith("gm: ") and "fault of gm itself" not in answer.err
    check(answer.code in codes, f"{what}: exit code {' or '.join(map(str, codes))}", answer)
    check(in_plain_words, f"{what}: a message", answer)
    for part in parts:
        check(part in answer.err, f"{what}: says {part!r}", answer)


def contents(folder):
    """Every file below, by its bytes: to see that nothing changed. A lock is signed by
    whoever tries, and SQLite makes -wal and -shm as it likes: what counts is game.db."""
    passing = {"gm.lock", "send.lock", "game.db-wal", "game.db-shm"}
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(pathlib.Path(folder).rglob("*"))
            if path.is_file() and path.name not in passing}


def main(test):
    """Runs test(gm) in a folder that goes away afterwards."""
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} GM")
    with tempfile.TemporaryDirectory(prefix="gm-test-") as folder:
        test(Gm(sys.argv[1], folder))
    say("all well")
