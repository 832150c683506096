"""Fair dice: the server commits to a secret, every player adds a part, and the seed comes from them all."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from dreamtable.games import rules_of
from dreamtable.kernel import BadRecord, Record, from_bytes, replay
from dreamtable.server.messages import Fairness


class Proof(msgspec.Struct, frozen=True):
    """A record with the way its seed came about."""

    record: Record
    fairness: Fairness


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found."""

    game: str
    answers: int
    dice: bool
    """Whether the dice were checked too, and not the moves alone."""
    versions: tuple[int, ...] = ()
    """Under which versions of the rules it was played, if not under those that are here: with them the dice
    can be computed again. Here only the seed was checked."""


def new_secret() -> str:
    """Return the server's own part of a seed."""
    return secrets.token_hex(32)


def new_nonce() -> str:
    """Return a part of a seed for a player whose client made none."""
    return secrets.token_hex(16)


def commitment_of(secret: str) -> str:
    """Return what is published before anybody else adds a part."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> str:
    """Return the seed: SHA-256 of the secret and all parts in the order of the seats."""
    return hashlib.sha256(":".join((secret, *nonces)).encode()).hexdigest()


def verify(content: bytes) -> Verdict:
    """Check a record: its seed against commitment and parts, and every answer against the rules."""
    fairness: Fairness | None = None
    try:
        proof = msgspec.json.decode(content, type=Proof)
        kept, fairness = proof.record, proof.fairness
    except msgspec.DecodeError:
        kept = from_bytes(content)
    if fairness is not None:
        check_seed(kept, fairness)
    rules = rules_of(kept.game)
    versions = tuple(dict.fromkeys((kept.rules_version, *(one.rules_version for one in kept.renewed))))
    if kept.renewed or kept.rules_version < rules.rules_version:
        return Verdict(kept.game, len(kept.answers), fairness is not None, versions)
    match = replay(kept, rules, listening=False)
    return Verdict(kept.game, len(match.journal), fairness is not None)


def check_seed(kept: Record, fairness: Fairness) -> None:
    """Refuse a seed that is not the one the players were promised."""
    if fairness.secret is None or fairness.seed is None:
        raise BadRecord("The secret of these dice is not public yet: the match is not over.")
    if commitment_of(fairness.secret) != fairness.commitment:
        raise BadRecord("The secret is not the one that the server committed to.")
    if seed_of(fairness.secret, fairness.nonces) != fairness.seed:
        raise BadRecord("The seed does not come from the secret and the players' parts.")
    if fairness.seed != kept.seed:
        raise BadRecord("The match was played with another seed.")
    if len(fairness.nonces) != kept.seats:
        raise BadRecord(f"There are {len(fairness.nonces)} parts of the seed for {kept.seats} seats.")
