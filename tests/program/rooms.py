#!/usr/bin/env python3
"""Folders include only what they may. Rooms of gm/: the rooms and libraries that gm/CMakeLists.txt declares for them, and
nothing is declared in vain. orders/ and resolution/: nothing above them. Games: no other game. Usage: rooms.py GM"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent.parent
REGISTRY = "resolution/registry.cpp"  # the one that knows every game
LIBRARIES = {  # what a header's name begins with, and the library's name in CMake
    "CLI/": "CLI11::CLI11",
    "SQLiteCpp/": "SQLiteCpp",
    "curl/": "CURL::libcurl",
    "date/": "date::date-tz",
    "fmt/": "fmt::fmt",
    "gmime/": "PkgConfig::gmime",
    "gumbo.h": "PkgConfig::gumbo",
    "httplib.h": "httplib",
    "inja/": "PkgConfig::inja",
    "md4c.h": "PkgConfig::md4c",
    "nlohmann/": "nlohmann_json::nlohmann_json",
    "sodium.h": "PkgConfig::sodium",
    "sqlite3.h": "SQLite::SQLite3",
    "utf8proc.h": "PkgConfig::utf8proc",
    "yaml-cpp/": "yaml-cpp::yaml-cpp",
}


def sources():
    """Texts by path."""
    files = [file for top in ("orders", "resolution", "gm") for file in sorted((ROOT / top).rglob("*"))]
    return {str(file.relative_to(ROOT)): file.read_text() for file in files if file.suffix in (".h", ".cpp")}


def words_after(key, text):
    """`USES a b LIBRARIES c`: what stands between one word in capitals and the next."""
    found = re.search(rf"\b{key}\b((?:\s+[\w:/-]*[a-z0-9][\w:/-]*)*)", text)
    return set(found[1].split()) if found else set()


def lower_floors(games):
    """What orders/ and resolution/ may use: their own, what is below, and what a game's own folders have."""
    declared = {}
    for top, below in (("orders", set()), ("resolution", {"orders"})):
        linked = re.search(r"target_link_libraries\((.*?)\)", (ROOT / top / "CMakeLists.txt").read_text(), re.S)[1]
        libraries = (words_after("PUBLIC", linked) | words_after("PRIVATE", linked)) - {"orders"}
        declared[top] = below | libraries
        for game in games:
            declared[f"{top}/{game}"] = declared[top] | {top} | {f"{floor}/{game}" for floor in below}
    return declared


def rooms():
    """What each room of gm/ may use, as it is declared."""
    text = (ROOT / "gm/CMakeLists.txt").read_text()
    declared = {}
    for folder, words in re.findall(r"^gm_room\(([\w/]+)(.*?)\)$", text, re.S | re.M):
        declared[f"gm/{folder}"] = {f"gm/{used}" for used in words_after("USES", words)} | words_after("LIBRARIES", words)
    return declared | {"gm": {"gm/cli", "gm/commands"}}


def let_through():
    """Whoever uses resolution/ has what its headers show."""
    return words_after("PUBLIC", (ROOT / "resolution/CMakeLists.txt").read_text()) | {"resolution"}


def home_of(path, known):
    """The room in which that file is: the nearest folder above it that is one."""
    folders = [str(folder) for folder in pathlib.PurePosixPath(path).parents]
    return next((folder for folder in folders if folder in known), None)


def includes(text):
    """Rooms' headers by path, libraries' by name."""
    for line, header in re.findall(r'^(#include [<"]([^>"]+)[>"])', text, re.M):
        library = next((name for start, name in LIBRARIES.items() if header.startswith(start)), None)
        if '"' in line:
            yield header, None
        elif library:
            yield header, library


def complaints(texts, declared, free):
    used = {room: set() for room in declared}
    for path, text in texts.items():
        home = home_of(path, declared)
        if home is None or (home.startswith("gm") and path != f"{home}/{pathlib.PurePath(path).name}"):
            yield f"{path} is in no room"
            continue
        for header, library in includes(text):
            what = library or home_of(header, declared)
            used[home].add(what)
            by_all = home.startswith("gm") and what in free
            if what != home and what not in declared[home] and not by_all and path != REGISTRY:
                yield f"{path} includes {header}, of {what}, which {home} does not declare"
    for room, wanted in declared.items():
        for what in sorted(wanted - used[room]) if room.startswith("gm/") else []:
            yield f"{room} declares {what} and includes nothing of it"


def main():
    texts = sources()
    games = [rules.parent.name for rules in sorted((ROOT / "resolution").glob("*/rules.h"))]
    declared = lower_floors(games) | rooms()
    if len(games) < 3 or len(declared) < 25:
        sys.exit(f"NOT OK: only {games} and {len(declared)} rooms were found")
    found = list(complaints(texts, declared, let_through()))
    if found:
        sys.exit("\n".join(found) + "\nNOT OK: declare it in gm/CMakeLists.txt, or move it to where it belongs")
    told = (ROOT / "docs/architecture.md").read_text()
    untold = [room for room in rooms() if f"`{room}`" not in told and room != "gm"]
    if untold:
        sys.exit(f"NOT OK: docs/architecture.md does not say what is in {', '.join(untold)}")
    print(f"ok: {len(declared)} rooms include what they declare, and declare what they include")

    for path, header in (
        ("gm/files/read.cpp", '"gm/store/store.h"'),
        ("gm/play/resolve.cpp", "<gmime/gmime.h>"),
        ("gm/store/store.cpp", f'"resolution/{games[0]}/rules.h"'),
        ("gm/nowhere/new.cpp", '"gm/files/read.h"'),
        ("gm/web/nowhere/new.cpp", '"gm/web/http/request.h"'),
        ("orders/text.cpp", '"resolution/dice.h"'),
        (f"orders/{games[0]}/sheet.cpp", f'"orders/{games[1]}/sheet.h"'),
        ("resolution/dice.cpp", '"gm/files/read.h"'),
        (f"resolution/{games[0]}/rules.cpp", f'"orders/{games[1]}/sheet.h"'),
    ):
        wrong = texts | {path: texts.get(path, "") + f"\n#include {header}\n"}
        if not list(complaints(wrong, declared, let_through())):
            sys.exit(f"NOT OK: {path} may include {header}")
    print("ok: whoever includes what he may not is found out")


main()
