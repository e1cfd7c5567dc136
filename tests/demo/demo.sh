#!/usr/bin/env bash
# A turn of Sealed Bids before your eyes: what the game master types, and what gm answers.
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

chapter 'Sealed Bids, a game of play by mail'
tell 'Each player secretly bids what the die will at least show, and may stake coins on it.'
tell 'The highest right bid scores. All the rest stays secret. You are the game master.'

chapter '1. A new game'
tell 'gm makes a folder, draws secrets for the players and publishes a commitment to its dice.'
type_in 'gm new tiny friday --seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

chapter '2. Sheets come in'
tell 'Ada, Bo and Dédé are bots tonight; each writes an order sheet.'
type_in 'gm -C friday bot ada bo dede --out sheets && cat sheets/ada.yaml'
type_in 'gm -C friday import sheets'
tell ''
tell 'Chie is a person, and mistypes:'
cat >chie.yaml <<'SHEET'
turn: 1
player: chie
bid: 4
stak: 3
SHEET
type_in 'gm -C friday import chie.yaml || echo "(exit code $?: the sheet is refused, and nothing has changed)"'
sed -i 's/stak:/stake:/' chie.yaml
tell ''
tell 'She mends it:'
type_in 'gm -C friday import chie.yaml'
type_in 'gm -C friday status'

chapter '3. The deadline: the turn is resolved'
tell 'Tonight a real die is rolled at the table, and shows 5; gm draws the rest.'
type_in 'echo "die: 5" >table.yaml; gm -C friday resolve --dice table.yaml'

chapter '4. What everybody reads'
type_in 'gm -C friday report'

chapter '5. What only Chie reads, in her language'
type_in 'gm -C friday report chie'

chapter 'That was one turn.'
if [[ -n ${2:-} ]]; then
  tell "The game stays in $PWD/friday: go on with gm -C $PWD/friday status."
else
  tell 'The folder is gone again. For a game of your own:'
  tell "  $gm_program new tiny FOLDER"
fi
