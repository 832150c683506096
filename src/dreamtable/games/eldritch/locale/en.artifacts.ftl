card-necronomicon = Necronomicon
story-necronomicon = It opens at the page you last dreamt of.

card-the-silver-key = The Silver Key
story-the-silver-key = It fits no lock, and every gate.

card-shining-trapezohedron = Shining Trapezohedron
story-shining-trapezohedron = Looking in is easy; the dark behind your shoulder is the fee.

card-pnakotic-manuscripts = Pnakotic Manuscripts
story-pnakotic-manuscripts = The oldest chapters are in the future tense.

card-fungal-lens-of-yuggoth = Fungal Lens of Yuggoth
story-fungal-lens-of-yuggoth = Through it, the empty places are not.

card-tiara-of-yha-nthlei = Tiara of Y'ha-nthlei
story-tiara-of-yha-nthlei = It was made for a head that is not quite this shape, yet.

card-lantern-of-irem = Lantern of Irem
story-lantern-of-irem = Its light falls on the pillars that used to be there.

card-sceptre-of-the-nameless-city = Sceptre of the Nameless City
story-sceptre-of-the-nameless-city = Whoever ruled with it did not walk upright.

card-stasis-cube-of-yith = Stasis Cube of Yith
story-stasis-cube-of-yith = Inside it the last minute has not happened yet.

card-powder-of-ibn-ghazi = Powder of Ibn-Ghazi
story-powder-of-ibn-ghazi = One pinch, and for ten heartbeats you wish you had not.

card-scarab-of-nitocris = Scarab of Nitocris
story-scarab-of-nitocris = It eats what is wished upon you, and leaves the shell.

card-blade-of-sarnath = Blade of Sarnath
story-blade-of-sarnath = The doom that came to the city did not come for the sword.

card-crystal-of-kadath = Crystal of Kadath
story-crystal-of-kadath = It holds one sunset that no one else has seen.

card-lightning-projector = Lightning Projector
story-lightning-projector = The makers had no hands, and so there is no handle.
