#!/usr/bin/env python3
"""Whatever is of one game lies in folders of its own: no source that serves all games names one. Usage: games_in_folders.py GM"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent.parent
FOR_ALL_GAMES = ["gm/**/*", "tests/support/**/*", "tests/properties/*.cpp"]


def registered_games():
    """Ids by namespace, as resolution/registry.cpp lists the games."""
    names = re.findall(r"^    game<(\w+)::Rules>\(\),$", (ROOT / "resolution/registry.cpp").read_text(), re.M)
    rules = {name: (ROOT / "resolution" / name / "rules.h").read_text() for name in names}
    return {name: re.search(r'string_view id = "(.+)";', text)[1] for name, text in rules.items()}


def lines_that_name(words):
    wanted = re.compile(rf"(?<![A-Za-z])({'|'.join(map(re.escape, words))})(?![A-Za-z])", re.I)
    files = [file for pattern in FOR_ALL_GAMES for file in sorted(ROOT.glob(pattern)) if file.is_file()]
    for file in files:
        path = file.relative_to(ROOT)
        if wanted.search(str(path)):
            yield f"{path}: its name"
        for number, line in enumerate(file.read_text().splitlines(), 1):
            if wanted.search(line):
                yield f"{path}:{number}: {line.strip()}"


def main():
    games = registered_games()
    if len(games) < 3:
        sys.exit(f"NOT OK: resolution/registry.cpp lists {games}, and tests need three games")
    found = list(lines_that_name({*games, *games.values()}))
    if found:
        sys.exit("\n".join(found) + "\nNOT OK: let the game say it, in resolution/GAME or tests/games/GAME (docs/architecture.md, 'Adding a game')")
    print(f"ok: nothing that serves all games names one of {', '.join(games.values())}")
    for name in games:
        if not (ROOT / "tests/games" / name).is_dir():
            sys.exit(f"NOT OK: the suite knows nothing of {name}: tests/games/{name} is missing")
    print("ok: each has a folder in tests/games")


main()
