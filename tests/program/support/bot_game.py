"""Whole games, played by bots through the command line."""

import pathlib

from cli import check

SOURCE = pathlib.Path(__file__).resolve().parents[3]


def campaigns():
    """Every campaign that comes with gm: the games that are registered have one at least."""
    return sorted(path.name for path in (SOURCE / "campaigns").iterdir() if path.is_dir())


def play(gm, folder, turns=None):
    """Plays that many turns, or to the end; how many were played."""
    played = 0
    while turns is None or played < turns:
        gm("-C", folder, "bot", "--missing", "--out", f"{folder}-sheets-{played}")
        gm("-C", folder, "import", f"{folder}-sheets-{played}")
        played += 1
        resolved = gm.json("-C", folder, "resolve")
        check(played < 400, f"{folder}: the game ends some day", resolved)
        if resolved["over"]:
            break
    return played
