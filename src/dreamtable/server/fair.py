"""Fair dice: the server commits to a secret, every player adds a part, and the seed comes from them all."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import BadRecord, DreamtableError, Record, from_bytes, replay
from dreamtable.kernel.rng import noting_draws
from dreamtable.server.messages import Fairness

PREFIXES = {2: "2:"}
"""How secrets begin, by the scheme that they are for: the commitment to a secret commits to its scheme."""
LENGTH_BYTES = 4


class Proof(msgspec.Struct, frozen=True):
    """A record with the way its seed came about."""

    record: Record
    fairness: Fairness
    draws: list[tuple[int, int]] = []
    """All that chance decided, in order: of how many, and which, from 0 on. Nothing where the rules by which
    it was played are not there any more."""


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found."""

    game: str
    answers: int
    dice: bool
    """Whether the dice were checked too, and not the moves alone."""
    scheme: int = 2
    """How the parts of the seed were joined; 1 in matches of before."""
    versions: tuple[int, ...] = ()
    """Under which versions of the rules it was played, if not under those that are here: with them the dice
    can be computed again. Here only the seed was checked."""


def new_secret() -> str:
    """Return the server's own part of a seed."""
    return PREFIXES[2] + secrets.token_hex(32)


def new_nonce() -> str:
    """Return a part of a seed for a player whose client made none."""
    return secrets.token_hex(16)


def commitment_of(secret: str) -> str:
    """Return what is published before anybody else adds a part."""
    return hashlib.sha256(secret.encode()).hexdigest()


def scheme_of(secret: str) -> int:
    """Return how the parts of a seed are joined."""
    return 2 if secret.startswith(PREFIXES[2]) else 1


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """Return the seed: SHA-256 of the secret and all parts in the order of the seats.

    Each comes after its length, so that no two lists of parts read alike; in the first scheme there was a
    colon between them.
    """
    if scheme_of(secret) == 1:
        return hashlib.sha256(":".join((secret, *nonces)).encode()).hexdigest()
    parts = [part.encode() for part in (secret, *nonces)]
    joined = b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in parts)
    return hashlib.sha256(joined).hexdigest()


def draws_of(kept: Record) -> list[tuple[int, int]]:
    """Return all that chance decided in a match, if the rules by which it was played are here."""
    with noting_draws() as draws:
        try:
            match = replay(kept, rules_of(kept.game), listening=False)
        except DreamtableError:
            return []
    return [draws[place] for place in range(match.drawn)]


def verify(content: bytes, own: Sequence[str] = ()) -> Verdict:
    """Check a record: its seed against commitment and parts, and every answer against the rules.

    Whoever has added parts of their `own` sees that they are in it.
    """
    fairness: Fairness | None = None
    draws: list[tuple[int, int]] = []
    try:
        proof = msgspec.json.decode(content, type=Proof)
        kept, fairness, draws = proof.record, proof.fairness, proof.draws
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        kept = from_bytes(content)
    if fairness is not None:
        check_seed(kept, fairness)
    for part in own:
        if fairness is None or part not in fairness.nonces:
            raise BadRecord(f"The part {part!r} is not in the seed.")
    scheme = scheme_of(fairness.secret or "") if fairness is not None else 2
    rules = rules_of(kept.game)
    versions = tuple(dict.fromkeys((kept.rules_version, *(one.rules_version for one in kept.renewed))))
    if kept.renewed or kept.rules_version < rules.rules_version:
        return Verdict(kept.game, len(kept.answers), fairness is not None, scheme, versions)
    match = replay(kept, rules, listening=False)
    if draws and draws != draws_of(kept):
        raise BadRecord("What chance decided is not what the record says.")
    return Verdict(kept.game, len(match.journal), fairness is not None, scheme)


def check_seed(kept: Record, fairness: Fairness) -> None:
    """Refuse a seed that is not the one the players were promised."""
    if fairness.secret is None or fairness.seed is None:
        raise BadRecord("The secret of these dice is not public yet: the match is not over.")
    if scheme_of(fairness.secret) != fairness.scheme:
        raise BadRecord(f"The parts were not joined by scheme {fairness.scheme}.")
    if commitment_of(fairness.secret) != fairness.commitment:
        raise BadRecord("The secret is not the one that the server committed to.")
    if seed_of(fairness.secret, fairness.nonces) != fairness.seed:
        raise BadRecord("The seed does not come from the secret and the players' parts.")
    if fairness.seed != kept.seed:
        raise BadRecord("The match was played with another seed.")
    if len(fairness.nonces) != kept.seats:
        raise BadRecord(f"There are {len(fairness.nonces)} parts of the seed for {kept.seats} seats.")
