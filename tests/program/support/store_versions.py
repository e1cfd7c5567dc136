"""The versions of a game's file: a dump of each, as tests/unit/store/migrations_test.cpp tells it."""

import contextlib
import re
import sqlite3

from bot_game import SOURCE

WOVEN = (SOURCE / "tests/unit/store/versions.sql").read_text()
VERSIONS = range(1, 1 + max(int(version) for version in re.findall(r"PRAGMA user_version=(\d+)", WOVEN)))


def dump_of(version):
    blocks = re.findall(r"^--@ (\d+)-(\d*)\n((?:(?!--@ ).*\n)*)", WOVEN, re.MULTILINE)
    return "".join(lines for first, last, lines in blocks if int(first) <= version <= int(last or version))


def schema_of(version):
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.executescript(dump_of(version))
        return "".join(f"{sql};\n" for sql, in database.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL"))
