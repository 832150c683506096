"""The form of Japanese verbs that permission follows."""

import pytest

from dreamtable.lang.japanese import te_form


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
