#!/usr/bin/env python3
"""The JSON Schema of a sheet says what the reader says: of bots' sheets, of sheets in either
language, and of sheets that are wrong in one place."""

import json
import os
import sys

import jsonschema
import yaml

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from cli import SEED, check, main

POLICIES = {"neo-tokyo": ["sensible", "random"], "tiny": ["random", "steady"], "agent-jean": ["random", "smart"]}

# Each line is a sheet of its own: well written, or with one mistake.
CORPORATE_GOOD = """
{}
votes: [{up: renraku, down: evo}]
votes: [{hausse: renraku, baisse: evo}]
votes: [{up: renraku, baisse: evo}]
vote: [{"+": renraku, "-": evo}]
{tour: 1, joueur: akira, prévisions: [{corpo: evo, rang: 3}], votes: [{up: evo, down: mct}]}
{turn: 1, player: akira, previsions: [{corporation: evo, place: 3}]}
honour: {beg: 1}
honneur: {quémander: 1}
transfers: [{to: hanae, amount: 50000}]
virements: [{à: hanae, montant: 50 000}]
virements: [{vers: hanae, somme: 50k ny, contrat: C-1}]
transfers: [{to: hanae, amount: 0.05M}]
transfers: [{to: hanae, amount: "0,05 M"}]
buy: [influence, croc_run, {share: renraku}, {loyalty: kimiko}, {political_points: 2, party: reformers}]
achats: [influence, run_croc, {part: Renraku Computer Systems}, {points politiques: 1, parti: Réformateurs}]
buy: [{influence: true}, {croc: Night Shift}, {croc_bonus: sabotage}, {war_honour: 1}]
runs: [{type: sabotage, target: evo, agent: kimiko, invest: 150000, network: true}]
runs: [{type: vol de données, cible: Evo, agent: indépendants, montant: 150k, réseau: oui, bénéficiaire: mct}]
runs: [{type: scandal, target: reformers, line: populist, agent: sakura, invest: 100 000, awakened: no}]
runs: [{type: protection, target: akira, except: [information, scandale], agent: kuro-fuuga, invest: 0.1M}]
dragon: {estimates: [4]}
jeu du dragon: {estimation: [4, 5]}
instinct: oui
citizenship: none
citoyenneté: aucune
nationalité: renraku
notes: 12
{note mj: un mot, roleplay: true}
votes:
"""

CORPORATE_BAD = """
[]
votes: {up: renraku, down: evo}
votes: [{up: renraku}]
votes: [{up: renraku, down: nobody}]
votes: [{up: renraku, down: evo, hausse: mct}]
votes: [{up: renraku, down: evo}, null]
vots: [{up: renraku, down: evo}]
{votes: [], vote: []}
forecasts: [{corporation: evo, rank: first}]
forecasts: [{corporation: evo}]
honour: {beg: one}
honour: {begging: 1}
transfers: [{to: hanae}]
transfers: [{amount: 5}]
transfers: [{to: hanae, amount: many}]
transfers: [{to: hanae, amount: 50.000 ny}]
transfers: [{to: hanae, amount: "50,000"}]
transfers: [{to: hanae, amount: 1 5000}]
transfers: [{to: hanae, amount: true}]
buy: [share]
buy: [{}]
buy: [{shares: renraku}]
buy: [{croc_bonus: assassination}]
buy: [[influence]]
runs: [{type: sabotge, target: evo, agent: kimiko}]
runs: [{type: sabotage, target: evo}]
runs: [{type: sabotage, target: evo, agent: kimiko, network: perhaps}]
runs: [{type: sabotage, target: evo, agent: kimiko, except: sabotage}]
runs: [{type: sabotage, target: evo, agent: kimiko, line: popular}]
runs: [{type: sabotage, target: evo, agent: kimiko, invest: much}]
dragon: 4
dragon: {estimates: [four]}
dragon: {guesses: [4]}
instinct: maybe
citizenship: nobody
notes: [a]
gm_note: {a: 1}
turn: one
"""

TINY_GOOD = """
{}
{turn: 1, player: ada, bid: 4, stake: 3, note: lucky}
{tour: 1, joueur: ada, pari: 4, mise: 3, note: chance}
{pari: 6, enjeu: 0}
bid: 1
stake:
"""

TINY_BAD = """
[]
bid: 7
bid: 0
bid: four
bid: true
stake: many
stake: -1
{stake: 1, mise: 1}
note: [a]
bets: 1
"""

AGENT_JEAN_GOOD = """
{}
{round: 1, player: lea, half: 1, agents: [martha, henry]}
{manche: 1, joueur: lea, moitié: 1, agents: nova}
{henry_leader: [self, tom], pass: lowest}
{meneur: moi, passe: {choisir: plus forte, couleurs: [vert, bleu]}}
turns: {3: [{if: {position: first}, play: B7}]}
tours: {3: [{si: {position: pas premier}, jouer: B7}]}
default: [{if: {turn: [1, 2], position: 2, led: green, best_colour: [blue], best_player: tom}, play: highest}]
default: [{if: {trump_played: no, can_win: true, plan_at_least: 3, plan_at_most: 5, accomplice: any}, play: P3}]
default: [{if: {trick_yellow_at_least: 0, trick_green_at_most: 2, have: P3}, play: {pick: lowest, colours: green}}]
défaut: [{si: {peux gagner: non, complice: aucun}, jouer: plus forte perdante}, {jouer: {choisir: plus faible}}]
auto: oui
agents:
"""

AGENT_JEAN_BAD = """
[]
agents: [beaver]
henry_leader: zoe
pass: lowest_winning
pass: [lowest]
auto: perhaps
turns: {13: [{play: lowest}]}
turns: [{play: lowest}]
default: {play: lowest}
default: [{if: {can_win: true}}]
default: [{play: P11}]
default: [{play: {colours: [green]}}]
default: [{if: {position: 5}, play: lowest}]
default: [{if: {led: pink}, play: lowest}]
default: [{if: {best_player: [tom]}, play: lowest}]
default: [{if: {weather: fine}, play: lowest}]
{agents: [nova], agent: nova}
sabotage: 1
"""


class Judge:
    """Asks schema and reader about one text."""

    def __init__(self, gm, folder, player):
        self.gm, self.folder, self.player = gm, folder, player
        answer = gm("-C", folder, "sheet", player, "--schema")
        check(answer.code == 0, f"{folder}: gm sheet {player} --schema", answer)
        schema = json.loads(answer.out)
        jsonschema.Draft7Validator.check_schema(schema)
        self.validator = jsonschema.Draft7Validator(schema)

    def schema_says(self, text):
        as_an_editor_reads = json.loads(json.dumps(yaml.safe_load(text)))  # keys are texts, `3:` too
        return [error.message for error in self.validator.iter_errors(as_an_editor_reads)]

    def reader_says(self, text):
        self.gm.write("sheet.yaml", text + "\n")
        answer = self.gm("-C", self.folder, "import", "sheet.yaml", "--player", self.player)
        return answer.err if answer.code != 0 or "sheet.yaml:" in answer.err else ""


def agree(judge, texts, good):
    for text in filter(None, texts.splitlines()):
        by_schema, by_reader = judge.schema_says(text), judge.reader_says(text)
        check(good == (not by_schema), f"schema {'takes' if good else 'refuses'}: {text}", by_schema)
        check(good == (not by_reader), f"reader {'takes' if good else 'refuses'}: {text}", by_reader)


def bots(gm, folder):
    for policy in POLICIES[folder]:
        for player, text in gm.json("-C", folder, "bot", "--policy", policy).items():
            wrong = Judge(gm, folder, player).schema_says(text)
            check(not wrong, f"{folder}: the schema takes the sheet of {player}, a {policy} bot", f"{wrong}\n{text}")


def test(gm):
    for game in POLICIES:
        answer = gm("new", game, game, "--seed", SEED)
        check(answer.code == 0, f"gm new {game}", answer)
        for _ in range(3):
            bots(gm, game)
            gm("-C", game, "bot", "--out", game + "-sheets")
            check(gm("-C", game, "import", game + "-sheets").code == 0, f"{game}: the bots' sheets are taken")
            check(gm("-C", game, "resolve").code == 0, f"{game}: a turn is resolved")
    for game, player, good, wrong in (("neo-tokyo", "akira", CORPORATE_GOOD, CORPORATE_BAD),
                                      ("tiny", "ada", TINY_GOOD, TINY_BAD),
                                      ("agent-jean", "lea", AGENT_JEAN_GOOD, AGENT_JEAN_BAD)):
        fresh = game + "-fresh"
        check(gm("new", game, fresh, "--seed", SEED).code == 0, f"gm new {game}, once more")
        judge = Judge(gm, fresh, player)
        agree(judge, good, True)
        agree(judge, wrong, False)


if __name__ == "__main__":
    main(test)
