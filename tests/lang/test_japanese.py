"""Japanese: things done together are one sentence, and what may be done is permitted."""

import pytest

from dreamtable.games import rules_of
from dreamtable.lang import Speaker
from dreamtable.lang.japanese import going_on, te_form
from dreamtable.telling import Word


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
        ("正気度を回復しない", "正気度を回復せず"),
        ("実影の目標にならない", "実影の目標にならず"),
        ("このカードに封印がない", "このカードに封印がなく"),
        ("2ダメージ", "2ダメージ"),
        ("裏向きに置く（1枚ずつ）", "裏向きに置き（1枚ずつ）"),
        ("12ダメージ（余りは次の敵に移る）", "12ダメージ（余りは次の敵に移る）"),
    ],
)
def test_a_clause_goes_on_in_another_one(clause: str, before_another: str) -> None:
    assert going_on(clause) == before_another


def test_things_done_together_are_joined_without_beginning_anew() -> None:
    parts = [Word("do-xp", {"num": 1, "more": "no"}), Word("do-trace", {"num": 2, "more": "no"})]
    word = Word("clauses", {"parts": [*parts, Word("do-reset")]})
    assert Speaker("ja", rules_of("tamashii")).word(word) == "経験1を得て、トレース+2、リセットする"


@pytest.mark.parametrize(
    ("plain", "form"),
    [
        ("このカードを捨てる", "このカードを捨てて"),
        ("呪文を1枚得る", "呪文を1枚得て"),
        ("デッキの上から1枚を見る", "デッキの上から1枚を見て"),
        ("このゲートを閉じる", "このゲートを閉じて"),
        ("ゲートを1つ出現させる", "ゲートを1つ出現させて"),
        ("手掛かりを1つ消費する", "手掛かりを1つ消費して"),
        ("体力を1失う", "体力を1失って"),
        ("追加ダイスを1個振る", "追加ダイスを1個振って"),
        ("破滅を1戻す", "破滅を1戻して"),
        ("怪異トークンを1個置く", "怪異トークンを1個置いて"),
        ("正気度を1失うのを防ぐ", "正気度を1失うのを防いで"),
        ("次の部屋へ進む", "次の部屋へ進んで"),
        ("駅まで行く", "駅まで行って"),
        ("消していく", "消していって"),
        ("正気度を回復しない", "正気度を回復しなくて"),
        ("3ダメージ", "3ダメージとして"),
    ],
)
def test_a_verb_stands_as_it_does_before_a_permission(plain: str, form: str) -> None:
    assert te_form(plain) == form
