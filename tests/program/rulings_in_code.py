#!/usr/bin/env python3
"""Every ruling of the rule books is named where it is played: whoever asks why a turn came out so greps for its number."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# How a book begins an answer: `- **CG-6b** Dragon players ...` or `| TG-1 | Who sends no sheet ... |`.
RULING = re.compile(r"^(?:- \*\*|\| )([A-Z]{2}-\d+[a-z]?)\b", re.MULTILINE)

ruled = {}
for book in (ROOT / "docs/rules").glob("*.md"):
    found = RULING.findall(book.read_text(encoding="utf-8"))
    if not found and not book.name.endswith(".fr.md"):
        sys.exit(f"{book.name}: no ruling was found: has its layout changed?")
    ruled.update((number, book.name) for number in found)

games = "|".join(sorted({number[:2] for number in ruled}))
named = {}
for source in [path for folder in ("resolution", "orders") for path in (ROOT / folder).rglob("*.*")]:
    for number in re.findall(rf"\b(?:{games})-\d+[a-z]?\b", source.read_text(encoding="utf-8")):
        named[number] = source.relative_to(ROOT)

wrong = [f"{number} ({book}) is named nowhere in resolution/ or orders/" for number, book in ruled.items() if number not in named]
wrong += [f"{number} ({source}) stands in no rule book" for number, source in named.items() if number not in ruled]
if wrong:
    sys.exit("\n".join(sorted(wrong)))
