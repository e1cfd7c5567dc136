#!/usr/bin/env bash
# Plays every scenario of tests/conformance, a game a folder. Usage: conformance.sh GM
set -euo pipefail

gm=${1:?usage: conformance.sh GM}
scenarios=$(cd "$(dirname "${BASH_SOURCE[0]}")/../conformance" && pwd)
failed=0

for folder in "$scenarios"/*/; do
  game=$(basename "$folder")
  if said=$("$gm" conform "$folder" 2>&1); then
    echo "ok: $game, $(grep -c '^ok ' <<<"$said") scenarios hold"
  else
    printf '%s\nNOT OK: %s\n' "$said" "$game"
    failed=1
  fi
done
exit "$failed"
