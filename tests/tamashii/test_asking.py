"""Questions name what asks, which thing is meant and what is at stake."""

import pytest

from dreamtable.games.tamashii.box import CARDS
from dreamtable.games.tamashii.rules import RULES
from dreamtable.games.tamashii.verbs.control import Choose
from dreamtable.lang import LANGUAGES, Speaker
from tamashii.kit import Hand, board, seat_at

EN = Speaker("en", RULES, ["Ada", "Bo"])


def read(hand: Hand, speaker: Speaker = EN) -> str:
    """Return what somebody is asked, as it is read."""
    match = hand.scene.match
    question = match.question_of(hand.seat)
    assert question is not None
    return speaker.question(question, match.view(hand.seat))


@pytest.mark.rule("TAM-RES-04")
def test_the_shield_is_asked_with_who_gives_how_many_wounds() -> None:
    shielded = board(queue="street-usher", resources={"shield": 1})
    by_text = seat_at(shielded, step="combat", dice="- -", enemy="1 special").players[0]
    assert (
        read(by_text) == "Street Usher gives you 2 wounds, and you have 5 integrity. Do you raise the shield?"
    )
    by_basic_box = seat_at(shielded, step="combat", dice="- -", enemy="1 basic").players[0]
    assert read(by_basic_box).startswith("Street Usher gives you 1 wound,")


@pytest.mark.rule("TAM-RES-09", "TAM-CBT-05")
def test_who_spends_energy_reads_against_whom() -> None:
    ready = board(queue="street-usher", resources={"energy": 2})
    a = seat_at(ready, step="combat", dice="H H", enemy="- basic").players[0]
    assert read(a).startswith("Against Street Usher (6 integrity left) you roll 2 dice.")


@pytest.mark.rule("TAM-MAP-13")
def test_the_effect_of_a_tile_is_asked_by_its_name_and_the_option_says_what_it_does() -> None:
    a = seat_at(board(at=11), step="area").players[0]
    assert read(a) == "Do you use the effect of Power Station (11)?"


@pytest.mark.rule("TAM-SCE-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_the_story_is_asked_by_the_last_sentence_of_its_paragraph(lang: str) -> None:
    speaker = Speaker(lang, RULES)
    asked = 0
    for card in CARDS:
        if card.kind() == "story" and any(isinstance(step, Choose) for step in card.spoken()):
            said = speaker.say("ask-story", story=speaker.say(f"story-{card.id}"))
            assert speaker.say(f"story-{card.id}").endswith(said)
            asked += 1
    assert asked >= 10


@pytest.mark.rule("TAM-WRI-01")
@pytest.mark.parametrize(
    ("lang", "shift", "swap"),
    [
        (
            "en",
            "Write: red, row 1, column 1, goes down",
            "Write: red and blue change places: row 1, columns 1 and 2",
        ),
        ("zh-Hans", "编写：第1行第1列的红向下移", "编写：第1行第1、2列的红与蓝对调"),
        ("ja", "記述：1行1列の赤を下へ", "記述：1行の1・2列の赤と青を入れ替える"),
    ],
)
def test_a_write_says_which_token_goes_where(lang: str, shift: str, swap: str) -> None:
    a = seat_at(board(launcher="R r1c1, B r1c2", writes=2), step="writing").players[0]
    speaker, view = Speaker(lang, RULES), a.scene.match.view(0)
    assert speaker.move(a.write("r1c1", "r2c1"), view, 0) == shift
    assert speaker.move(a.write("r1c1", "r1c2"), view, 0) == swap
