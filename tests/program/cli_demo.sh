#!/usr/bin/env bash
# The demo ends well, in plain text when piped, and leaves nothing behind. Usage: cli_demo.sh GM
set -euo pipefail

gm=$(realpath "${1:?usage: cli_demo.sh GM}")
demo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../demo" && pwd)/demo.sh
TMPDIR=$(mktemp -d)
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

fail() { printf '%s\nNOT OK: %s\n' "$said" "$1"; exit 1; }

said=$(bash "$demo" "$gm" 2>&1) || fail 'the demo fails'
echo 'ok: the demo plays to its end'
[[ $said != *$'\e'* ]] || fail 'colours in a pipe'
echo 'ok: no colours in a pipe'
for text in 'A new game in lunch' "did you mean 'invest'?" 'Every sheet is in' 'Turn 1 is resolved' 'Akira Tanizaki'; do
  [[ $said == *"$text"* ]] || fail "it does not show '$text'"
done
echo 'ok: it shows a new game, a refused sheet, the status, the resolution and a report'
[[ -z $(ls -A "$TMPDIR") ]] || fail "it leaves $(ls -A "$TMPDIR") behind"
echo 'ok: it leaves nothing behind'
said=$(bash "$demo" "$gm" "$TMPDIR/kept" 2>&1) || fail 'the demo fails in a folder of its own'
"$gm" -C "$TMPDIR/kept/lunch" status >/dev/null || fail 'the kept game cannot be played on'
echo 'ok: in a folder it is given, the game stays'
