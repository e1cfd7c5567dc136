"""What a game folder holds, read from its file: for what no command shows."""

import contextlib
import sqlite3


def rows(folder, query, *arguments):
    with contextlib.closing(sqlite3.connect(f"file:{folder / 'game.db'}?mode=ro", uri=True)) as database:
        return database.execute(query, arguments).fetchall()


def change(folder, statement, *arguments):
    """Behind gm's back: for what no command makes."""
    with contextlib.closing(sqlite3.connect(folder / "game.db")) as database, database:
        database.execute(statement, arguments)


def letters(folder, kind, player=None):
    """Mails of this kind in the outbox as (player, subject, text), oldest first."""
    found = rows(folder, "SELECT player.id, subject, text_body FROM message JOIN player ON player.n = message.player"
                         " WHERE kind = ? ORDER BY message.id", kind)
    return [letter for letter in found if player in (None, letter[0])]
