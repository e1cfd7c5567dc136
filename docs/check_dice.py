#!/usr/bin/env python3
"""Recomputes every roll of a game from its published seed.

    python3 check_dice.py dice.json [COMMITMENT]

dice.json is what the game master publishes at the end; COMMITMENT stands in your first bulletin.
Exit code 0: every roll is right; 1: something is not, and the first wrong roll is named.
"""
import hashlib, json, re, sys

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of codes: none looks like another

def stream(seed, key):
    """The 64-bit words of one turn and label, block after block."""
    block = 0
    while True:
        name = key + (f"#{block}" if block else "")
        words = hashlib.blake2b(name.encode(), key=seed, digest_size=64).digest()
        yield from (int.from_bytes(words[at:at + 8], "big") for at in range(0, 64, 8))
        block += 1

def draw(words, n):
    """0 to n - 1, each as likely: words that would favour low numbers are skipped."""
    return next(word for word in words if word < 2**64 // n * n) % n

def redrawn(seed, key, roll, given):
    words, value = stream(seed, key), roll["value"]
    if "sides" in roll and roll["sides"] > 0:  # a die
        return 1 + draw(words, roll["sides"])
    if roll.get("letters") == LETTERS:  # a word; one that this turn gave before is passed over
        while (word := "".join(LETTERS[draw(words, len(LETTERS))] for _ in value)) in given:
            pass
        return word
    left = list(roll.get("among", []))
    if isinstance(value, list):  # several of a list, each from what is left
        return [left.pop(draw(words, len(left))) for _ in value[:len(left)]]
    return left[draw(words, len(left))] if left else None  # one of a list

def main(file, commitment=None):
    record = json.load(open(file, encoding="utf-8"))
    seed = bytes.fromhex(record["seed"])
    if {hashlib.blake2b(seed, digest_size=32).hexdigest()} != {record["commitment"], commitment or record["commitment"]}:
        sys.exit("WRONG: the seed is not the one that was committed to")
    right, imposed, keys = 0, 0, set()
    for turn in record["turns"]:
        given = set()
        for roll in turn["rolls"]:
            of_turn = re.match(r"\d+/", roll["label"])  # 2/deal was drawn for turn 2 while another was resolved
            key = roll["label"] if of_turn else f"{turn['turn']}/{roll['label']}"
            expected = roll["value"] if roll["imposed"] else redrawn(seed, key, roll, given)
            if expected != roll["value"] or key in keys:
                sys.exit(f"WRONG: turn {turn['turn']}, {roll['label']}: {roll['value']}, the seed gives {expected}")
            right, imposed = right + (not roll["imposed"]), imposed + roll["imposed"]
            keys.add(key)
            given.update([roll["value"]] if "letters" in roll else [])
    print(f"{right} rolls follow from the seed; {imposed} were imposed by the game master's own dice.")
    print(f"Commitment: {record['commitment']} (compare it with your first bulletin)")

main(*sys.argv[1:])
