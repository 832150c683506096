"""The last sentence of a text, with all that somebody says in it."""

import pytest

from dreamtable.lang.sentences import last_sentence


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("It rains. The tap is still running.", "The tap is still running."),
        ("“Down here,” she says. “Or over there.”", "“Or over there.”"),
        ("He waits. “Stay,” he says. “Or give me a match. Then go.”", "“Or give me a match. Then go.”"),
        ("停电了。送去哪家，由你们说。", "送去哪家，由你们说。"),
        ("他穿着拖鞋。“陪我站着。要么给我火柴。”", "“陪我站着。要么给我火柴。”"),
        ("「誰ですか」と声が言う。怒ってはいない。", "怒ってはいない。"),
        (
            "名簿がある。「下りるなら、静かに。あっちなら、騒がしい」",
            "「下りるなら、静かに。あっちなら、騒がしい」",
        ),
        ("First line.\nOnly one line", "Only one line"),
    ],
)
def test_a_question_of_a_story_is_its_last_sentence(text: str, last: str) -> None:
    assert last_sentence(text) == last
