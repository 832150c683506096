"""At a table whoever may mark a wish is told so, and nobody waits for it."""

import pytest

from dreamtable.games.eldritch.model import EldritchOptions
from dreamtable.games.eldritch.rules import RULES
from dreamtable.kernel import Match
from dreamtable.server.texts import Names, voice_of
from dreamtable.server.updates import Situation, update


@pytest.mark.rule("ELD-GEN-05")
@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "You may answer but need not: "),
        ("zh-Hans", "你可以回答，也可以不答："),
        ("ja", "答えても答えなくてもかまいません："),
    ],
)
def test_who_may_mark_a_wish_is_told_that_another_decides(lang: str, asked: str) -> None:
    match = Match(RULES, 2, "wish", EldritchOptions(random_investigators=True, lead=1))
    voice, names = voice_of(lang, "eldritch"), Names(["Ines", "Mika"])
    seen = [update(match, seat, voice, names, 0, Situation(), restart=False) for seat in range(2)]
    assert [one.waiting for one in seen] == [[1], [1]]
    wishing, deciding = (one.question for one in seen)
    assert wishing is not None
    assert deciding is not None
    assert wishing.text == asked + deciding.text
    assert wishing.moves == deciding.moves
    wished = wishing.moves[0]
    match.answer(0, match.menu(0)[0])
    for seat in range(2):
        after = update(match, seat, voice, names, 0, Situation(), restart=False)
        assert after.waiting == [1]
        assert [(vote.seat, vote.text) for vote in after.votes] == [(0, wished.text)]
    assert match.number(1) == 0, "a wish does not make the lead's answer come too late"
