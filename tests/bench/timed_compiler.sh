#!/usr/bin/env bash
# timed_compiler.sh COMPILER ARGUMENTS SOURCE: compiles, and adds a line to the file that GM_COMPILE_TIMES names:
# processor seconds (the program's own, the system's for it), and the source. In bash, since it costs almost nothing.
TIMEFORMAT='%U %S'
exec 3>&1 4>&2
spent=$({ time "$@" >&3 2>&4; } 2>&1)
status=$?
printf '%s %s\n' "$spent" "${*: -1}" >>"$GM_COMPILE_TIMES"
exit "$status"
