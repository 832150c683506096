"""Texts that name something else in content: what each of them may name."""

from typing import Annotated

from dreamtable.content import Names

SpaceName = Annotated[str, Names("space")]
TypeName = Annotated[str, Names("space-type")]
TraitName = Annotated[str, Names("trait")]
OmenName = Annotated[str, Names("omen")]
TitleName = Annotated[str, Names("title")]
DuringName = Annotated[str, Names("during")]
AncientOneName = Annotated[str, Names("ancient-one")]
AssetName = Annotated[str, Names("asset")]
SpellName = Annotated[str, Names("spell")]
ConditionName = Annotated[str, Names("condition")]
AnyCondition = Annotated[str, Names("condition", also=("any",))]
ThisOrCondition = Annotated[str, Names("condition", also=("this",))]
DeckName = Annotated[str, Names("asset", "artifact", "spell")]
PossessionName = Annotated[str, Names("asset", "artifact", "spell", "condition")]
EpicName = Annotated[str, Names("epic")]
MonsterName = Annotated[str, Names("monster")]
AnyMonster = Annotated[str, Names("monster", "epic")]

Traits = TraitName | tuple[TraitName, ...]
Possessions = PossessionName | tuple[PossessionName, ...]
Monsters = AnyMonster | tuple[AnyMonster, ...]
