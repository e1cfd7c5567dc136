#!/usr/bin/env bash
# The demo shows what it promises, is short, ends with an error rather than with a lie, and leaves nothing
# behind; with --stay its three pages answer until Ctrl-C. Usage: cli_demo.sh GM
set -euo pipefail

gm=$(realpath "${1:?usage: cli_demo.sh GM}")
demo=$(cd "$(dirname "${BASH_SOURCE[0]}")/../demo" && pwd)/demo.sh
TMPDIR=$(mktemp -d)
export TMPDIR LC_ALL=C.UTF-8
trap 'rm -rf "$TMPDIR"' EXIT

fail() { printf '%s\nNOT OK: %s\n' "$said" "$1"; exit 1; }

said=$(bash "$demo" "$gm" 2>&1) || fail 'the demo fails'
echo 'ok: the demo plays to its end'
[[ $said != *$'\e'* ]] || fail 'colours in a pipe'
echo 'ok: no colours in a pipe'

# In this order, each after the one before.
rest=$said
for text in 'A new game in lunch' 'sheet 1 of akira is in' "unknown key 'invset'" "did you mean 'invest'?" \
  'The sheet is in, but' 'Run no. 2. Refused: the order was not understood' 'He mends it' 'replaces sheet 1' \
  'Turn 1 is resolved with 10 sheets' 'HEADLINE' 'RANKING' '10. Shiawase' \
  'YOUR RUNS' '57 > 50% = 20 (money) + 30 (agent): failure' \
  '15 <= 80% = 20 (money) + 30 (agent) + 30 (network): success' 'WHAT YOU FOUND OUT' \
  '$ gm -C lunch audit why' 'because' 'Sound: ' './run demo --stay' 'docs/handbook.md'; do
  [[ $rest == *"$text"* ]] || fail "it does not show '$text' in its place"
  rest=${rest#*"$text"}
done
echo 'ok: it shows a mistake mended, a run that fails, one that succeeds, the bulletin, a reason, how to go on'

mapfile -t lines <<<"$said"
((${#lines[@]} <= 110)) || fail "it has ${#lines[@]} lines"
for line in "${lines[@]}"; do
  ((${#line} <= 100)) || fail "a line of ${#line} columns: $line"
done
echo 'ok: 110 lines at most, none wider than 100 columns'
[[ -z $(ls -A "$TMPDIR") ]] || fail "it leaves $(ls -A "$TMPDIR") behind"
echo 'ok: it leaves nothing behind'

cat >"$TMPDIR/other-gm" <<END
#!/usr/bin/env bash
set -o pipefail
'$gm' "\$@" | sed 's/: success/: failure/'
END
chmod +x "$TMPDIR/other-gm"
if said=$(bash "$demo" "$TMPDIR/other-gm" 2>&1); then fail 'it tells of a success that gm does not'; fi
[[ $said == *"demo: gm should have said '15 <= 80%"* ]] || fail 'it does not say what is wrong'
echo 'ok: if gm answers otherwise, it ends with an error'

python3 - "$demo" "$gm" "$TMPDIR/kept" <<'END'
import http.cookiejar, os, re, signal, subprocess, sys, urllib.parse, urllib.request

demo, gm, folder = sys.argv[1:]


def check(holds, what, shown=""):
    if not holds:
        sys.exit(f"{shown}\nNOT OK: {what}")
    print(f"ok: {what}")


def page(address):
    """As a browser opens it: what stands behind # is posted, and exchanged for a cookie."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
    browser.addheaders = [("Accept-Language", "en")]
    address, _, token = address.partition("#")
    form = urllib.parse.urlencode({"token": token}).encode() if token else None
    with browser.open(address, form, timeout=30) as answer:
        return answer.status, answer.url, answer.read().decode()


def alive(group):
    try:
        os.killpg(group, 0)
        return True
    except ProcessLookupError:
        return False


# A group of its own, as on a terminal, where Ctrl-C reaches all of it.
staying = subprocess.Popen(["bash", demo, gm, "--stay", folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                           start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
try:
    said = ""
    for line in staying.stdout:
        said += line
        if "Ctrl-C" in line:
            break
    addresses = re.findall(r"http://127\.0\.0\.1:\d+/\S*", said)
    check(len(addresses) == 3 and said.count("\nTurn ") == 6, "--stay plays six turns and tells three addresses", said)
    for address, path, words in zip(addresses, ("/", "/me", "/gm"), ("Trimester 6 of 8", "Write your orders", "<h1>Turn 7</h1>")):
        status, url, text = page(address)
        check(status == 200 and url.endswith(path) and words in text, f"{path} answers", f"{url}\n{text}")
    os.killpg(staying.pid, signal.SIGINT)
    said = staying.communicate(timeout=30)[0]
    check(staying.returncode == 0 and folder in said, "Ctrl-C ends it well, and it says where the game stays", said)
    check(not alive(staying.pid), "no process is left")
finally:
    if alive(staying.pid):
        os.killpg(staying.pid, signal.SIGKILL)
END
said=$("$gm" -C "$TMPDIR/kept" status) || fail 'the kept game cannot be played on'
[[ $said == *'turn 7 is '* ]] || fail 'the kept game is not in turn 7'
echo 'ok: the game stays, and can be played on'
