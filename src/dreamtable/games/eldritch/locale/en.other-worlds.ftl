## Other world encounters

card-other-world-1 = The Fungal Wastes

card-other-world-2 = The Glass City

card-other-world-3 = The Hall of Masks

card-other-world-4 = The Desert of Bells

card-other-world-5 = The Archive of Yith

card-other-world-6 = The Under-Sea

card-other-world-7 = The Plain of Leng

card-other-world-8 = A Future Without People
label-other-world-8-pass = Speak
label-other-world-8-fail = Listen

card-other-world-9 = The Moon Galley

card-other-world-10 = The Court of the Idiot Flute

card-other-world-11 = The Orchard

card-other-world-12 = Yesterday

card-other-world-13 = The Vaults of Zin

card-other-world-14 = The Basalt Quay

card-other-world-15 = The Library of Dust

card-other-world-16 = The Shore Below the Stars

card-other-world-17 = The Unfinished Cathedral

card-other-world-18 = The Pits of Yuggoth

card-other-world-19 = The Breathing Corridor
label-other-world-19-pass = The door that breathes in
label-other-world-19-fail = The door that breathes out

card-other-world-20 = The Thinking Storm

card-other-world-21 = The Theatre of Names

card-other-world-22 = The Garden of Forgetting

card-other-world-23 = The Nameless City

card-other-world-24 = The Last Station
