#!/usr/bin/env bash
# A turn of Corporate Game before your eyes: what people type, and what gm answers.
#
# Usage: demo.sh GM                    one turn, a minute to read; nothing stays
#        demo.sh GM --stay [FOLDER]    six turns by bots, and their web site until Ctrl-C; the game stays
#
# gm's answers are cut, never written here: … stands for what is left out. What the narration relies
# on is checked (`expect`): should gm come to answer otherwise, the demo ends with an error, not with a lie.
set -euo pipefail
export LC_ALL=C.UTF-8 # widths are counted in characters

usage='usage: demo.sh GM [--stay [FOLDER]]'
export gm_program
gm_program=$(realpath "${1:?$usage}")
mode=${2:-} folder=${3:-}
if [[ -n $mode && $mode != --stay ]] || (($# > 3)); then
  echo "$usage" >&2
  exit 2
fi
campaign=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../campaigns/neo-tokyo" && pwd)
seed=000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

bold='' italic='' cyan='' plain=''
if [[ -t 1 && -z ${NO_COLOR:-} && ${TERM:-} != dumb ]]; then
  bold=$'\e[1m' italic=$'\e[3m' cyan=$'\e[36m' plain=$'\e[0m'
fi

title() { printf '%s%s%s\n' "$bold" "$1" "$plain"; }
chapter() { printf '\n' && title "── $1"; }
tell() { printf "$italic%s$plain\n" "$@"; }
tell_on() { printf '\n' && tell "$@"; } # after an answer
# offer WHAT WAY: where to go on, and how.
offer() { printf '  %-27s%s%s%s\n' "$1" "$cyan" "$2" "$plain"; }

gm() { "$gm_program" "$@"; }
export -f gm

# answer COMMAND...: $said is what it says, $code its exit code.
answer() {
  code=0
  said=$("$@" 2>&1) || code=$?
}

# type_in COMMAND: shows it as typed, and has it answered.
type_in() {
  printf '%s$ %s%s\n' "$cyan" "$1" "$plain"
  answer bash -c "$1"
}

# show [LINES...]: the answer, or those lines of it (sed addresses), no wider than 100 columns.
show() {
  local lines script=''
  for lines in "${@:-1,\$}"; do script+="$lines b keep;"; done
  sed -E "$script s/.*/…/; :keep; s/^(.{99}).{2,}$/\1…/" <<<"$said" | uniq # one … for a whole gap
}

# expect CODE WORDS...: what the narration relies on.
expect() {
  local words
  [[ $code == "$1" ]] || give_up "gm should have ended with $1"
  for words in "${@:2}"; do
    [[ $said == *"$words"* ]] || give_up "gm should have said '$words'"
  done
}

give_up() {
  printf 'demo: %s. It said, and ended with %s:\n%s\n' "$1" "$code" "$said" >&2
  exit 1
}

# The campaign's own executives, but that Akira reads English, as you do.
players() { sed '/^  akira:/,/language:/s/language: fr/language: en/' "$campaign/players.yaml"; }

# ---------------------------------------------------------------- one turn

play_one_turn() {
  export GM_NOW=2026-11-16T20:00:00Z # the same evening for everybody
  table=$(mktemp -d)
  trap 'rm -rf "$table"' EXIT
  cd "$table"
  players >players.yaml
  cat >akira.yaml <<'SHEET'
player: akira
votes: [{up: evo, down: shiawase}]
buy: [share: evo]
runs:
  - {type: datasteal, target: yakashima, benefit: evo, agent: tsuchigumo, invest: 100k}
  - {type: information, target: sayuri, agent: datenshi, invset: 100k, network: true}
SHEET

  title 'Corporate Game: Neo-Tokyo, by mail'
  tell 'Ten executives scheme for eight trimesters: shares, votes, runs, yakuza, honour.' \
    'Each mails one sheet a turn, in French or English; all are resolved at once.'

  chapter '1. A new game'
  tell 'gm enrols the ten, draws the assets and publishes a commitment to its dice.'
  type_in $'gm new neo-tokyo lunch --players players.yaml \\\n    --seed '"$seed"
  show
  expect 0 'for 10 players' 'Commitment to the dice: '

  chapter '2. Sheets come in'
  tell 'Akira backs Evo, robs Yakashima for it, looks into Sayuri, and mistypes:'
  type_in 'cat akira.yaml; gm -C lunch import akira.yaml'
  show
  expect 1 'sheet 1 of akira is in' "runs/2: unknown key 'invset'" "did you mean 'invest'?"
  tell_on 'gm points at it. The sheet is in, but left like this his second run is lost:'
  type_in 'gm -C lunch check akira'
  show '/Run no. 2/'
  expect 1 'Run no. 2. Refused: the order was not understood'
  tell_on 'He mends it, and is told his odds:'
  type_in 'sed -i s/invset/invest/ akira.yaml && gm -C lunch import akira.yaml'
  show
  expect 0 'sheet 2 of akira is in and replaces sheet 1'
  type_in 'gm -C lunch check akira'
  show '/Run no. 2/,/%/'
  expect 0 'Run no. 2. Information on Sayuri Endo' 'network = 80%'

  chapter '3. The turn is resolved'
  tell 'Bots write for the nine others today.'
  type_in 'gm -C lunch bot --missing --out sheets && gm -C lunch import sheets'
  show 1
  expect 0 '9 sheets written' 'sheet 1 of botan is in' 'sheet 1 of tadashi is in'
  type_in 'gm -C lunch resolve'
  show 1
  expect 0 'Turn 1 is resolved with 10 sheets; 20 mails wait in the outbox.'

  chapter '4. What everybody reads'
  type_in 'gm -C lunch report --language en'
  show '1,/^  10\. /'
  expect 0 'a sabotage struck Shiawase (file ' 'In power: '

  chapter '5. What only Akira reads'
  tell "One run fails. The other succeeds: he has a secret of Sayuri's, and her orders."
  type_in 'gm -C lunch report akira'
  show '/YOUR RUNS/,/Order sheet/' '/type: sabotage/'
  expect 0 '57 > 50% = 20 (money) + 30 (agent): failure' \
    '15 <= 80% = 20 (money) + 30 (agent) + 30 (network): success' \
    'The famous pearls are glass.' 'Order sheet of Sayuri Endo' '{type: sabotage, target: shiawase, '

  chapter '6. What the game master can prove'
  tell 'How did Shiawase fall so low? And does it all come out the same, played again?'
  type_in 'gm -C lunch audit why shiawase assets && gm -C lunch audit verify'
  show
  expect 0 'Shiawase, assets: 2 after turn 1' 'The sabotage run of Sayuri Endo: Shiawase -2.' \
    'Shiawase -7 (votes and contracts)' 'come out the same when played again'

  chapter 'And you?'
  offer 'six turns and a web site' './run demo --stay'
  offer 'a game of your own' './run build && build/release/gm new neo-tokyo FOLDER --players FILE'
  offer 'running it, day by day' 'docs/handbook.md'
}

# ---------------------------------------------------------------- six turns, and the web site

# quietly COMMAND...: what only has to succeed.
quietly() {
  answer "$@"
  ((code == 0)) || give_up "'$*' should have succeeded"
}

# One turn a day, the last one resolved now: the next deadline lies ahead.
set_clock() { TZ=UTC printf -v GM_NOW '%(%FT%TZ)T' $((started - $1 * 86400)); } # DAYS AGO

# hand_in TURN [PLAYER...]: a bot's sheets, of all ten if nobody is named.
hand_in() {
  quietly gm bot "${@:2}" --out "sheets/turn-$1"
  quietly gm import "sheets/turn-$1"
}

play_six_turns() {
  local started=$EPOCHSECONDS turn headline
  export GM_NOW
  set_clock 6
  quietly gm new neo-tokyo "$folder" --players <(players) --seed "$seed"
  cd "$folder"
  for turn in 1 2 3 4 5 6; do
    hand_in "$turn"
    set_clock $((6 - turn))
    quietly gm resolve
    quietly gm report --language en
    headline=$(sed -n '/^HEADLINE/,/^$/s/^  /        /p' <<<"$said")
    printf 'Turn %s%s\n' "$turn" "${headline:6}"
  done
  unset GM_NOW
  hand_in 7 hanae goro chie kenji ryoko tadashi sayuri matteo botan
}

# Sets $server and $address.
start_server() {
  local answers line=
  exec {answers}< <(exec "$gm_program" serve --port 0 2>&1)
  server=$!
  trap 'kill "$server" 2>/dev/null || true' EXIT
  read -r line <&"$answers" || true
  address=${line#Listening on }
  address=${address%/}
  if [[ $line != "Listening on $address/" ]]; then
    code=unknown said=$line$'\n'$(cat <&"$answers")
    give_up 'gm serve should listen'
  fi
}

stop_server() {
  trap '' INT TERM HUP
  kill "$server" 2>/dev/null || true # Ctrl-C on a terminal has reached it already
  wait "$server" || true
  trap - EXIT
  printf '\n'
  title "The site is closed; the game stays in $PWD"
  offer 'the same addresses again' "$(printf '%q -C %q serve' "$gm_program" "$PWD")"
  offer 'away with it' "$(printf 'rm -r %q' "$PWD")"
  exit 0
}

stay() {
  : "${folder:=$(mktemp -d "${TMPDIR:-/tmp}/neo-tokyo.XXXXXX")}"
  title "Ten bots play six turns in $folder"
  play_six_turns
  start_server
  trap stop_server INT TERM HUP
  # Written down, so that links lead there now and when the game is served again.
  printf 'address: %s\nport: %s\n' "$address" "${address##*:}" >web.yaml
  chapter 'Open in your browser'
  offer "everybody's page" "$address/"
  quietly gm link akira
  offer "Akira's" "$(grep -o 'http:.*' <<<"$said")"
  quietly gm link --gm
  offer "the game master's" "$(grep -o 'http:.*' <<<"$said")"
  answer gm status
  expect 0 'turn 7 is ' '1 sheet missing' # open, or will be: that depends on the hour
  tell "For turn 7 only Akira's sheet is missing: write it on his page, then resolve the" \
    "turn on the game master's. Ctrl-C closes the site."
  wait "$server" || true # a signal ends this in stop_server
  code=unknown said=
  give_up 'gm serve should have stayed'
}

if [[ $mode == --stay ]]; then stay; else play_one_turn; fi
