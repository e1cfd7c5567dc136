"""Templates of the game master's own: what the commands that write mails say of them, and what the mails become."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent / "support"))
from cli import check, main  # noqa: E402

SEED = "ab" * 32


def resolved(gm, folder):
    answer = gm("-C", folder, "resolve")
    check(answer.code == 0, f"{folder}: the turn is resolved", answer)
    return answer


def test(gm):
    gm.write("two.yaml", "players:\n  ada: {mail: ada@example.org}\n  bo: {mail: bo@example.org, language: fr}\n")
    for folder in ("plain", "own"):
        gm("new", "tiny", folder, "--players", "two.yaml", "--seed", SEED)
    gm.write("own/templates/en/tiny/phrases.yaml", 'facts:\n  die: "The bone cube settles on {{ value }}."\n')
    gm.write("own/templates/any/tiny/bulletin.html", "<p>{{ turn }}</p>\n<p>{{ view.you.lucky }}</p>\n")
    plain, own = resolved(gm, "plain"), resolved(gm, "own")

    check(plain.err.count("warning") == 0, "without own templates nothing is said of them", plain)
    check("templates/any/tiny/bulletin.html:2:" in own.err, "a broken page is named with its line", own)
    check("phrases.yaml" not in own.err, "a sound file is not complained of", own)
    check("The bone cube settles on" in gm("-C", "own", "report").out, "English readers get the new phrase")
    check(gm("-C", "own", "report", "bo").out == gm("-C", "plain", "report", "bo").out, "French readers their old one")
    french = [gm("-C", folder, "report", "--language", "fr", "--format", "html").out for folder in ("own", "plain")]
    check(french[0] == french[1] and french[0], "the shipped page stands in for the broken one")
    hashes = [gm.json("-C", folder, "status")["hash"] for folder in ("own", "plain")]
    check(hashes[0] == hashes[1], "words are no part of the record", hashes)

    before = gm("-C", "own", "report").out
    gm.write("own/templates/en/tiny/phrases.yaml", 'facts:\n  die: "{% if %}"\n')
    check(gm("-C", "own", "report").out == before, "what was sent stays as it was sent")
    check("phrases.yaml:2:" in resolved(gm, "own").err, "a phrase broken later is named with its line")

    gm.write("own/templates/en/common/receipt.txt", "Got it, {{ reader.nam }}.\n")
    gm("-C", "own", "bot", "ada", "--out", "sheets")
    taken = gm("-C", "own", "import", "sheets")
    check(taken.code == 0 and "templates/en/common/receipt.txt:1:" in taken.err, "so is a receipt's, on import", taken)
    gm.write("own/templates/en/tiny/sheet.txt", "{{ nothing }}\n")
    sheet = gm("-C", "own", "sheet", "ada")
    check(sheet.code == 0 and "turn:" in sheet.out and "sheet.txt:1:" in sheet.err, "and a sheet's", sheet)


main(test)
