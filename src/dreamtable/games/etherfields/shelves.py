"""ETH-SFT-11, -12: what a campaign has seen of each Dream: secrets found, endings reached."""

from collections.abc import Iterable, Sequence

from dreamtable.games.etherfields.box import BOX, CARDS, NUMBERS
from dreamtable.games.etherfields.cards import Gate, Paragraph, Tile
from dreamtable.games.etherfields.model import NOTHING, Dream, Saga, Trace, View
from dreamtable.kernel import Kept
from dreamtable.telling import Reached, Shelf, Word


def traced(s: Dream) -> dict[str, Trace]:
    """ETH-SFT-11, -12, ETH-MCH-09: return what was seen of each Dream until now, with this match."""
    traces = dict(s.saga.traces)
    if s.gate == NOTHING:
        return traces
    gate = BOX.card(s.gate, Gate)
    before = traces.get(gate.id, Trace())
    pages = [BOX.card(BOX.paragraphs[number], Paragraph) for number in s.read]
    last = next((page for page in reversed(pages) if page.ending), None)
    reached = [last.id] if last is not None and s.ending in ("victory", "failure") else []
    traces[gate.id] = Trace(
        found=united(before.found, (CARDS[card].id for card in found_in(gate, s.shown))),
        endings=united(before.endings, reached),
        dreamers=united(before.dreamers, (CARDS[d.card].id for d in s.dreamers if d.card != NOTHING)),
    )
    return traces


def united(before: Iterable[str], now: Iterable[str]) -> list[str]:
    """Return names in the order in which they came, each once."""
    return list(dict.fromkeys((*before, *now)))


# Secrets


def backs_of(gate: Gate, dreamers: Iterable[str]) -> list[str]:
    """ETH-SFT-11: return the backs of the secret cards that these Dreamers could reveal in a Dream; its tiles
    are no cards."""
    here = {*dreamers, ""}
    backs = [back for back in BOX.dreams.get(gate.dream, ()) if not back.startswith("tile ")]
    return [back for back in backs if back.partition("/")[2] in here]


def found_in(gate: Gate, shown: Sequence[int]) -> list[int]:
    """ETH-SFT-11: return the secret cards of a Dream among those that were revealed."""
    own = {card for back in BOX.dreams.get(gate.dream, ()) for card in BOX.secrets[back]}
    return [card for card in dict.fromkeys(shown) if card in own and not isinstance(CARDS[card], Tile)]


def secrets_of(gate: Gate, dreamers: Iterable[str]) -> set[str]:
    """ETH-SFT-11: return all secret cards that these Dreamers could reveal in a Dream."""
    return {CARDS[card].id for back in backs_of(gate, dreamers) for card in BOX.secrets[back]}


def found_word(v: View) -> list[Word]:
    """ETH-SFT-11: say how many secrets of its Dream a match has found; nothing where there are none."""
    if v.gate == NOTHING:
        return []
    gate = BOX.card(v.gate, Gate)
    there = secrets_of(gate, [CARDS[d.card].id for d in v.dreamers if d.card != NOTHING])
    found = there.intersection(CARDS[card].id for card in v.shown)
    return [Word("deed-secrets", {"found": len(found), "of": len(there)})] if there else []


# The shelf


def shelves(keepings: Sequence[Kept]) -> list[Shelf]:
    """ETH-SFT-11, -12: return a shelf for each Dream that was entered, in the order of the book; what is
    not found and not reached has no name on it."""
    sagas = [one for one in keepings if isinstance(one, Saga)]
    known = {name: gate for card in BOX.of(Gate) if (name := (gate := BOX.card(card, Gate)).id)}
    found: list[Shelf] = []
    for name, gate in known.items():
        traces = [saga.traces[name] for saga in sagas if name in saga.traces]
        if not traces:
            continue
        there = secrets_of(gate, (one for trace in traces for one in trace.dreamers))
        seen = {one for trace in traces for one in trace.found}
        endings = dict.fromkeys(one for trace in traces for one in trace.endings if one in NUMBERS)
        found.append(
            Shelf(
                picture=name,
                title=gate.name(),
                endings=[Reached(one, ending_name(one)) for one in endings],
                places=max(len(endings), len(endings_of(gate))),
                found=len(seen & there),
                secrets=len(there),
            )
        )
    return found


def endings_of(gate: Gate) -> list[Paragraph]:
    """ETH-SFT-12: return the paragraphs by which a Dream can end."""
    pages = [BOX.card(card, Paragraph) for card in BOX.of(Paragraph)]
    return [page for page in pages if page.dream == gate.dream and page.ending]


def ending_name(page: str) -> Word:
    """ETH-SFT-12: return what an ending is called that was reached: what is told of it later."""
    ending = BOX.card(NUMBERS[page], Paragraph)
    return Word(f"told-{page}") if ending.recalled else ending.name()
