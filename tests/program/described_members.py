#!/usr/bin/env python3
"""Whoever adds a member to a described struct describes it: none is forgotten. Usage: described_members.py GM

A struct is described if it says so, or if a description of its game names one of its members (`field<&Player::coins>`);
a fact, if it has `fields()`. Then each member is named there, or its line says `undescribed:` and why.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent.parent
STRUCT = re.compile(r"^( *)struct (\w+)(?: : [^{\n]+)? \{(?: *//[^\n]*)?\n(.*?)^\1\};", re.M | re.S)
NO_MEMBER = r"(?:using|friend|static|return|struct|enum|class|template) "
MEMBER = re.compile(rf"(?!{NO_MEMBER})[\w:<>,&*()\[\] ]+[\w>&*] (\w+)(?: = [^;]*| ?\{{[^;]*\}})?;(.*)")


def structs(text):
    """Indent, name and body of each; what stands in a struct inside it is not its own."""
    for indent, name, body in STRUCT.findall(text):
        yield from structs(body)
        yield indent + "    ", name, STRUCT.sub("", body)


def members(indent, body):
    lines = re.findall(rf"^{indent}(\S.*)$", body, re.M)
    return [found.groups() for line in lines if (found := MEMBER.fullmatch(line))]


def without_aliases(text):
    for _, name, body in structs(text):
        for alias in re.findall(rf"using (\w+) = {name};", body):
            text = text.replace(body, body.replace(f"&{alias}::", f"&{name}::"))
    return text


def forgotten(sources):
    texts = {path: without_aliases(path.read_text()) for path in sources}
    whole = "\n".join(texts.values())
    named = set(re.findall(r"&(\w+)::(\w+)", whole))
    lists = "".join(re.findall(r"\b(?:field|column|flagged|enrolled|element|part)<([^>]*)>", whole))
    described = set(re.findall(r"&(\w+)::\w+", lists))
    facts = dict(re.findall(r"^Fields (\w+)::fields\(\) const (\{.*?^\})", whole, re.M | re.S))
    for path, text in texts.items():
        for indent, name, body in structs(text):
            here = re.search(r"Fields fields\(\) const \{.*", body, re.S)
            told = set(re.findall(r"\w+", here[0] if here else facts.get(name, "")))
            if not told and name not in described:
                if re.search(r"\bauto described\(\)|\bFields fields\(\)", body):
                    yield f"{path.relative_to(ROOT)}: {name}, of which this test understands no description"
                continue
            for member, why in members(indent, body):
                if member not in told and (name, member) not in named and "undescribed:" not in why:
                    yield f"{path.relative_to(ROOT)}: {name}::{member}"


def main():
    top = [sorted((ROOT / folder).glob("*.*")) for folder in ("orders", "resolution")]
    games = [sorted(game.rglob("*.*")) for folder in ("orders", "resolution") for game in (ROOT / folder).glob("*/")]
    found = [line for sources in top + games for line in forgotten(sources)]
    if found:
        sys.exit("\n".join(found) + "\nNOT OK: describe it, or write `///< undescribed: why` behind it")
    print("ok: each member of each described struct is described")


main()
