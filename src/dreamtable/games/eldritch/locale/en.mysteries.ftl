card-the-nine-angles = The Nine Angles
story-the-nine-angles = Eight of them can be drawn; the ninth is where the draughtsman stood. He was a careful man called Prohaska, and his compasses are still stuck in the board. If everybody brings what the clues say of their own corner, and nobody steps into the middle, the figure can be closed from outside.

card-the-widening-eye = The Widening Eye
story-the-widening-eye = Every observatory reports the same dark spot, and every night it is rounder. It has begun to follow people. An optician in Jena has offered to grind a lid for it; what he needs is the light that escapes when a gate is shut, and he needs it while it is warm.

card-herald-of-the-court = Herald of the Court
story-herald-of-the-court = Someone walks out of the desert, announcing a guest who has no face to give. The villages on the Nile have been told to sweep. He carries a flute case, speaks to the dogs first, and must not be allowed to finish the list of titles.

card-an-instrument-of-silence = An Instrument of Silence
story-an-instrument-of-silence = It has been taken apart and posted to strangers, and each piece still hums. The maker wrote the addresses himself and then could not be found. Whoever lives with a piece has stopped winding the clock. It wants to be put together, and it must be, but by you, and wrongly.

card-the-drowned-city = The Drowned City
story-the-drowned-city = The sounding line comes up dry from two thousand fathoms. It does so at one place in the South Pacific, and the fishermen who found it sell tickets. There are steps down, cut for a longer leg. Somebody will have to go in, count the doors and come back with the number.

card-mystery-father-dagon = Father Dagon
story-mystery-father-dagon = The trawlers come home with full nets and with no one at the wheel. At Tromsø they have stopped unloading them. He is sending up the catch, the old men say, and will want to be paid; they have seen Him stand in the Norwegian Sea up to the chest, counting masts.

card-the-sleepers-chorus = The Sleepers' Chorus
story-the-sleepers-chorus = In eleven ports men dream the same verse, and each wakes with one word of it. They are ashamed, and tell it only to strangers. Put in order, the words would send Him to sleep again. Put in another order they would not, and there is one sailor who has begun to arrange them.

card-the-reef-colonies = The Reef Colonies
story-the-reef-colonies = At low water there are chimneys. They smoke, on Sundays, and through a glass one can see washing. The harbour masters have been offered a rent for saying nothing, in gold, by the yard. What has been built there was built against the stairs that lead on down.

card-clear-the-old-groves = Clear the Old Groves
story-clear-the-old-groves = The stumps are counted each evening, and each morning there are fewer. The forester has begun to paint numbers on them. What guards the wood goes about at night and sets them upright; as long as it is alive there is no use in axes. It has to be hunted, and then somebody must know where to cut.

card-the-milk-litanies = The Milk Litanies
story-the-milk-litanies = The hymn is sung to every newborn of the valley, by something under the floor. Mothers hum it at the well. It has fourteen verses and the last one is an invitation. A curate with a stammer is collecting them on slips of paper, so that there will be one valley where nobody knows the end.

card-yeb-unbound = Yeb Unbound
story-yeb-unbound = The Amazon has turned its back on the sea, and the drums have stopped out of respect. Up the river the rubber stations report no births for a month, and then all of them. He has slipped the cord, says the ferryman. She had two, and this is the one that she kept tied.

card-altars-of-horn = Altars of Horn
story-altars-of-horn = No one carved them. They were shed. Hunters have come upon them in three countries, in clearings where no snow lies, polished on top by something lying down. They grow a ring a year, and this year they have grown nine. Only a thing that has been learnt by heart will mark them.

card-the-silver-lattice = The Silver Lattice
story-the-silver-lattice = What is locked out must be told so in its own language, bar by bar. A silversmith in Isfahan made the pattern and went blind over it, cheerfully. It has to be woven across an open gate, by somebody who is willing to leave a spell in it, as one leaves a key in a disused door.

card-the-unseen-twin = The Unseen Twin
story-the-unseen-twin = The farmhouse has been widened from within, and the cattle ledger makes no mention of why. It stands four hours from Boston by motor. One brother came to town and is dead. The other has never been seen, but the stone walls for a mile round have been leant on, and the doctor charged for two.

card-annals-of-the-gatekeepers = Annals of the Gatekeepers
story-annals-of-the-gatekeepers = Each keeper wrote one page, and the last line of each is in the next one's hand. The book has been cut up and sold as wrapping. Fishmongers have it, and a chemist in Prague. When the pages lie in order they say who is on duty now, and where he is to be relieved.

card-where-the-walls-are-thin = Where the Walls Are Thin
story-where-the-walls-are-thin = There are places where you are answered a little before you call. Guides know them and camp elsewhere. A plasterer from Cracow, who has lost a thumb in one, believes they can be thickened: with things brought back from far away, he says, or with a gate shut so hard that the plaster takes.
