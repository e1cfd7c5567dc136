"""A game of tiny that goes by the calendar, for three players."""

from cli import SEED

CAMPAIGN = """game: tiny
turns: {turns}
faces: 6
coins: 10
lucky_coins: 2
windfall: 1
players: {{least: 2, most: 8}}
calendar: {{opens: "14:30", closes: "12:30", timezone: Europe/Paris, days_off: [saturday, sunday]}}
"""
PLAYERS = """players:
  ada: {name: Ada Moreau, mail: ada@example.org, language: en}
  bo: {name: Bo Lindqvist, mail: bo@example.org, language: en}
  chie: {name: Chie Nakano, mail: chie@example.org, language: fr}
"""


def new_tiny_game(gm, folder, turns):
    gm.write("campaign.yaml", CAMPAIGN.format(turns=turns))
    gm.write("players.yaml", PLAYERS)
    return gm("new", "campaign.yaml", folder, "--players", "players.yaml", "--seed", SEED)
