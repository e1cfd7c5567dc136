#!/usr/bin/env bash
# A turn of Corporate Game before your eyes: what the game master types, and what gm answers.
#
# Usage: demo.sh GM [FOLDER]: with a FOLDER, the game is played there and stays.
set -euo pipefail

gm_program=$(realpath "${1:?usage: demo.sh GM [FOLDER]}")
export GM_NOW=2026-11-16T20:00:00Z # the same evening for everybody

bold='' dim='' blue='' plain=''
if [[ -t 1 && -z ${NO_COLOR:-} && ${TERM:-} != dumb ]]; then
  bold=$'\e[1m' dim=$'\e[2m' blue=$'\e[34m' plain=$'\e[0m'
fi

if [[ -n ${2:-} ]]; then
  mkdir -p "$2"
  cd "$2"
else
  table=$(mktemp -d)
  trap 'rm -rf "$table"' EXIT
  cd "$table"
fi

chapter() { printf '\n%s%s%s\n' "$bold" "$1" "$plain"; }
tell() { printf '%s%s%s\n' "$dim" "$1" "$plain"; }

# type_in COMMAND: shows it as typed, then runs it, complaints in their place.
type_in() {
  printf '\n%s$ %s%s\n' "$blue" "$1" "$plain"
  bash -c "gm() { '$gm_program' \"\$@\"; }; $1" 2>&1
}

chapter 'Corporate Game: Neo-Tokyo, by mail'
tell 'Ten executives scheme for eight trimesters: shares, votes, runs, yakuza, honour.'
tell 'Each mails one sheet a turn; all are resolved at once. You are the game master.'

chapter '1. A new game'
tell 'gm makes a folder, enrols the ten, draws the assets and publishes a commitment to its dice.'
type_in 'gm new neo-tokyo lunch --seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

chapter '2. Sheets come in'
tell 'Nine players are bots today; each writes an order sheet.'
type_in 'gm -C lunch bot hanae goro chie kenji ryoko tadashi sayuri matteo botan --out sheets && cat sheets/chie.yaml'
type_in 'gm -C lunch import sheets'
tell ''
tell 'Akira is a person, and mistypes:'
cat >akira.yaml <<'SHEET'
turn: 1
player: akira
votes:
  - {up: renraku, down: evo}
buy:
  - share: renraku
runs:
  - {type: sabotage, target: evo, agent: maboroshi, invset: 150000, network: true}
SHEET
type_in 'gm -C lunch import akira.yaml || echo "(exit code $?: the sheet is refused, and nothing has changed)"'
sed -i 's/invset:/invest:/' akira.yaml
tell ''
tell 'He mends it:'
type_in 'gm -C lunch import akira.yaml'
type_in 'gm -C lunch status'

chapter '3. The deadline: the trimester is resolved'
type_in 'gm -C lunch resolve'

chapter '4. What everybody reads'
type_in 'gm -C lunch report'

chapter '5. What only Akira reads'
type_in 'gm -C lunch report akira'

chapter 'That was one turn.'
if [[ -n ${2:-} ]]; then
  tell "The game stays in $PWD/lunch: go on with gm -C $PWD/lunch status."
else
  tell 'The folder is gone again. For a game of your own:'
  tell "  $gm_program new neo-tokyo FOLDER --players FILE"
fi
