"""Japanese: things done together are one sentence."""

import pytest

from dreamtable.games import rules_of
from dreamtable.kernel import Word
from dreamtable.lang import Speaker
from dreamtable.lang.japanese import going_on


@pytest.mark.parametrize(
    ("clause", "before_another"),
    [
        ("カード1枚を引く", "カード1枚を引き"),
        ("メモリ1を失う", "メモリ1を失い"),
        ("列の最後に移す", "列の最後に移し"),
        ("コード1個をダンプする", "コード1個をダンプし"),
        ("負傷1を受ける", "負傷1を受け"),
        ("ゲートを閉じる", "ゲートを閉じ"),
        ("カードA02を取る", "カードA02を取り"),
        ("経験1を得る", "経験1を得て"),
        ("2回までしか記述できない", "2回までしか記述できず"),
        ("2ダメージ", "2ダメージ"),
        ("裏向きに置く（1枚ずつ）", "裏向きに置く（1枚ずつ）"),
    ],
)
def test_a_clause_goes_on_in_another_one(clause: str, before_another: str) -> None:
    assert going_on(clause) == before_another


def test_things_done_together_are_joined_without_beginning_anew() -> None:
    parts = [Word("do-xp", {"num": 1, "more": "no"}), Word("do-trace", {"num": 2, "more": "no"})]
    word = Word("clauses", {"parts": [*parts, Word("do-reset")]})
    assert Speaker("ja", rules_of("tamashii")).word(word) == "経験1を得て、トレース+2、リセットする"
