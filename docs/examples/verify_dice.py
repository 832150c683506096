"""Checks the dice of a Dreamtable record with nothing but Python: no line of Dreamtable is used.

    python verify_dice.py record.json                 # says whether the dice are fair, or what is wrong
    python verify_dice.py record.json --part 8f3c…    # and whether your own part is in the seed
    python verify_dice.py record.json --show          # and prints all that chance decided

`docs/fairness.md` says what is checked and why.
"""

import argparse
import hashlib
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SECOND = "2:"
"""How the secret begins where parts are joined by the second scheme."""


class Foul(Exception):
    """Why the dice are not what was promised."""


def commitment_of(secret: str) -> str:
    """Return what the server published before anybody added a part."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: list[str]) -> str:
    """Return the seed that the secret and the players' parts make together."""
    if not secret.startswith(SECOND):  # matches of before: a colon between the parts
        return hashlib.sha256(":".join([secret, *nonces]).encode()).hexdigest()
    joined = b""
    for part in (secret, *nonces):
        joined += struct.pack(">I", len(part.encode())) + part.encode()
    return hashlib.sha256(joined).hexdigest()


def words(seed: str) -> Iterator[int]:
    """Return the stream of chance: words of 32 bits, sixteen from each BLAKE2b-512 of `seed:block`."""
    block = 0
    while True:
        yield from struct.unpack("<16I", hashlib.blake2b(f"{seed}:{block}".encode()).digest())
        block += 1


def check(proof: dict[str, Any], own: list[str]) -> list[tuple[int, int]]:
    """Return all that chance decided, as (of how many, which); or raise what is wrong."""
    record, fairness = proof["record"], proof["fairness"]
    secret, nonces = fairness["secret"], fairness["nonces"]
    if secret is None:
        raise Foul("The secret is not public yet: the match is not over.")
    if commitment_of(secret) != fairness["commitment"]:
        raise Foul("The secret is not the one that the server committed to.")
    if seed_of(secret, nonces) != fairness["seed"]:
        raise Foul("The seed does not come from the secret and the players' parts.")
    if record["seed"] != fairness["seed"]:
        raise Foul("The match was played with another seed.")
    if len(nonces) != record["seats"]:
        raise Foul("There is not one part of the seed for each seat.")
    for part in own:
        if part not in nonces:
            raise Foul(f"Your part {part} is not in the seed.")
    draws = [(of, which) for of, which in proof.get("draws", [])]
    if not draws:
        return []  # its rules are gone: the program of those days can compute them
    drawn = record.get("drawn", [])
    if drawn and len(draws) != drawn[-1]:
        raise Foul(f"{drawn[-1]} words were drawn, but {len(draws)} draws are told.")
    for place, (word, (of, which)) in enumerate(zip(words(record["seed"]), draws, strict=False)):
        if word * of >> 32 != which:
            raise Foul(f"Draw {place} of {of} was {word * of >> 32}, and not {which}.")
    return draws


def tell(line: str) -> None:
    """Say something."""
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Check a file and say what was found."""
    parser = argparse.ArgumentParser(description="Checks the dice of a Dreamtable record.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--part", action="append", default=[], help="your own part of the seed")
    parser.add_argument("--show", action="store_true", help="print all that chance decided")
    chosen = parser.parse_args()
    proof = json.loads(chosen.file.read_text(encoding="utf-8"))
    try:
        draws = check(proof, chosen.part)
    except Foul as foul:
        tell(f"FOUL: {foul}")
        return 1
    except (KeyError, TypeError, ValueError):
        tell("This is no record with the secret of its dice.")
        return 2
    first = not proof["fairness"]["secret"].startswith(SECOND)
    tell("The seed is fair" + (", joined by the first scheme." if first else "."))
    tell(f"{len(draws)} draws follow from it." if draws else "Its draws are not told.")
    if chosen.show:
        print_draws(draws, proof["record"].get("drawn", []))
    return 0


def print_draws(draws: list[tuple[int, int]], drawn: list[int]) -> None:
    """Print each draw with the first answer after which it had been made; some set the table up."""
    for place, (of, which) in enumerate(draws):
        answer = next((number for number, made in enumerate(drawn) if made > place), len(drawn))
        tell(f"draw {place}, by answer {answer}: {which} of 0 to {of - 1}")


if __name__ == "__main__":
    sys.exit(main())
