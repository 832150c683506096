card-keepers-lamp = Keeper’s Lamp
story-keepers-lamp = It has outlived four keepers, and each of them polished it.

card-lantern-moth = Lantern Moth
story-lantern-moth = Somebody has painted eyes on its wings, and somebody else has closed them.

story-the-dark-lighthouse-city = The harbour office has been paying a keeper who died in the last war.
story-the-dark-lighthouse-wilderness = The lamp stands in the middle of the forest, a week from any coast.
story-the-dark-lighthouse-sea = The light turns, and it is darker where it falls.
label-light-the-lamp = Light the lamp
