card-soldier = Soldier
story-soldier = The kit has a pocket for a photograph. You keep what the last one carried in it.

card-courier = Courier
story-courier = Long shins, a torn satchel. Inside the wrist someone has written “ring twice”.

card-weaver = Weaver
story-weaver = Twelve fingers. The extra two never rest.

card-bulwark = Bulwark
story-bulwark = It was a door once and still stands like one.

card-ferryman = Ferryman
story-ferryman = Wherever it lands, it first ties a knot.

card-anvil = Anvil
story-anvil = Made to stand between two hammers. It waits for the second.

card-lantern = Lantern
story-lantern = A paper chest with a wick. Each new street is written on the inside.

card-monk-of-wires = Monk of Wires
story-monk-of-wires = He prays by changing plugs.

card-wolfhound = Wolfhound
story-wolfhound = After the bite it goes back and licks your tracks off the road.

card-hollow-saint = Hollow Saint
story-hollow-saint = There is room in the chest for one more. People leave their keys there.

card-puppet-queen = Puppet Queen
story-puppet-queen = She lifts a finger. The thing about to strike straightens its collar.

card-caretaker = Caretaker
story-caretaker = At night it goes round with a bucket and takes down what has died on the shelves.

card-sundial = Sundial
story-sundial = Its face is a bronze plate. Once a day it decides the hour, and that is the hour.
