## Research encounters

story-research-azathoth-1-city = A blind piano tuner has heard the piece before.
story-research-azathoth-1-wilderness = The meteorite is warm on one side only.
story-research-azathoth-1-sea = The sextant finds a star inside the hull.

story-research-azathoth-2-city = Physicists pay you to take the apparatus away.
story-research-azathoth-2-wilderness = Shepherds have stopped counting.
story-research-azathoth-2-sea = The wake spirals.

story-research-azathoth-3-city = The sect meets where the tram tracks cross.
story-research-azathoth-3-wilderness = A crater lake hums at noon.
story-research-azathoth-3-sea = Dolphins avoid one square mile.

story-research-azathoth-4-city = The organ in the concert hall has been playing the rests.
story-research-azathoth-4-wilderness = An abandoned observatory: the dome open, the lens taken out from inside.
story-research-azathoth-4-sea = The barometer falls off the scale and goes on falling.

story-research-azathoth-5-city = A mathematician has papered over his windows with a single equation.
story-research-azathoth-5-wilderness = The nomads ride around a certain patch of sky.
story-research-azathoth-5-sea = The saloon piano has been tuned to the engines, or the engines to it.

story-research-azathoth-6-city = In the arcade every clock has stopped, each at a different midnight.
story-research-azathoth-6-wilderness = The dancing ground has been worn to glass.
story-research-azathoth-6-sea = Flying fish drop on the deck in the order of the planets.

story-research-azathoth-7-city = A collector would give you the orrery for the tune you have been humming.
story-research-azathoth-7-wilderness = Ants have laid the sand in a spiral, with nothing at its centre, neatly.
story-research-azathoth-7-sea = Something below the horizon is piping.

story-research-azathoth-8-city = The conductor has been dead since the overture.
story-research-azathoth-8-wilderness = At ninety feet the well-diggers struck dark.
story-research-azathoth-8-sea = For one minute the sky has its stars and the telescope only has the dark.

story-research-cthulhu-1-city = Eleven strangers tell you the same dream, in order.
story-research-cthulhu-1-wilderness = A clay tablet shows your harbour from below.
story-research-cthulhu-1-sea = You sound the bottom; the bottom sounds back.

story-research-cthulhu-2-city = The sculptor asks you to touch the soft part.
story-research-cthulhu-2-wilderness = Salt pans in the shape of a hand.
story-research-cthulhu-2-sea = A raft of idols drifts against the current.

story-research-cthulhu-3-city = The police raid was late by one ritual.
story-research-cthulhu-3-wilderness = Swamp fires stand in ranks.
story-research-cthulhu-3-sea = The reef was not on yesterday's chart.

story-research-cthulhu-4-city = The oldest tank in the aquarium is labelled “Staff”.
story-research-cthulhu-4-wilderness = Far from any coast a fishing net hangs in the pines, wet.
story-research-cthulhu-4-sea = The anchor comes up clean, and considerably older.

story-research-cthulhu-5-city = Sailors pay the tattooist to repeat a figure he has never drawn.
story-research-cthulhu-5-wilderness = The cave breathes twice a day, with the tide.
story-research-cthulhu-5-sea = A steam yacht drifts by, its table laid and its doors bricked up.

story-research-cthulhu-6-city = The architect swears that the angle was right on paper.
story-research-cthulhu-6-wilderness = The sleepers in the huts all turn over at once.
story-research-cthulhu-6-sea = Under the swell there are lit windows, with curtains.

story-research-cthulhu-7-city = A jeweller is buying gold that was made for no human neck.
story-research-cthulhu-7-wilderness = On the plateau lie oars, each with a name, one with yours.
story-research-cthulhu-7-sea = A chain as thick as a street runs down into the dark.

story-research-cthulhu-8-city = The poets in the asylum are on strike until the sea is let in.
story-research-cthulhu-8-wilderness = In the dry river bed there are footprints, still filling with water.
story-research-cthulhu-8-sea = The chart room keeps a drawer for a coast that has not risen.

story-research-shub-niggurath-1-city = The dairy closed after the second inspection.
story-research-shub-niggurath-1-wilderness = Hoof prints go up the tree.
story-research-shub-niggurath-1-sea = The cattle boat is overdue and overfull.

story-research-shub-niggurath-2-city = A midwife keeps her ledger in knots.
story-research-shub-niggurath-2-wilderness = You lie still while the wood counts you.
story-research-shub-niggurath-2-sea = Weed grows on the deck overnight, and buds.

story-research-shub-niggurath-3-city = Nine orphans, one birth certificate.
story-research-shub-niggurath-3-wilderness = The stag will not lie down.
story-research-shub-niggurath-3-sea = An island with a pulse.

story-research-shub-niggurath-4-city = The butcher has dressed his window for a feast that nobody keeps.
story-research-shub-niggurath-4-wilderness = The orchard is bearing, under the snow.
story-research-shub-niggurath-4-sea = The figurehead has grown since we left port.

story-research-shub-niggurath-5-city = The foundling hospital has laid in straw.
story-research-shub-niggurath-5-wilderness = Black goats stand in a ring, facing outward.
story-research-shub-niggurath-5-sea = The hold smells of milk and new rope.

story-research-shub-niggurath-6-city = The herbalist would sooner lend you her brother than her recipe.
story-research-shub-niggurath-6-wilderness = The charcoal burners spare one tree, and never turn their backs on it.
story-research-shub-niggurath-6-sea = Gulls have nested in the rigging, and hatched something that cannot swim.

story-research-shub-niggurath-7-city = The zoo has more births than animals.
story-research-shub-niggurath-7-wilderness = The woodcutters will fell anything you can lead past them.
story-research-shub-niggurath-7-sea = A floating wood drifts by, and somebody in it is whistling.

story-research-shub-niggurath-8-city = The botanist's seedling has been christened, at its own request.
story-research-shub-niggurath-8-wilderness = There are ribbons on the thorns, and names on the ribbons.
story-research-shub-niggurath-8-sea = A hulk with a thousand pens, every gate unlatched from within.

story-research-yog-sothoth-1-city = The locksmith sells keys to rooms not yet rented.
story-research-yog-sothoth-1-wilderness = The stones agree on the date.
story-research-yog-sothoth-1-sea = Your own ship passes, going the other way.

story-research-yog-sothoth-2-city = A clockmaker works on the gaps between ticks.
story-research-yog-sothoth-2-wilderness = A fence with a gate and no fence.
story-research-yog-sothoth-2-sea = Globes of light hang under the keel.

story-research-yog-sothoth-3-city = The census counts one family twice and one not at all.
story-research-yog-sothoth-3-wilderness = A whippoorwill recites the year of your death.
story-research-yog-sothoth-3-sea = Fog with corners.

story-research-yog-sothoth-4-city = The hotel corridor has one more door on the way out.
story-research-yog-sothoth-4-wilderness = Every signpost gives the distance to where you set out.
story-research-yog-sothoth-4-sea = You cross the date line, and it follows.

story-research-yog-sothoth-5-city = The archive has filed tomorrow's newspaper under “Returned”.
story-research-yog-sothoth-5-wilderness = The hill people light one fire for those who came and one for those who will have come.
story-research-yog-sothoth-5-sea = Bubbles rise in ranks, and keep their shape on the deck.

story-research-yog-sothoth-6-city = The penny fortune machine answers before it has the coin.
story-research-yog-sothoth-6-wilderness = Somebody has built a barn around a staircase.
story-research-yog-sothoth-6-sea = The lookout reports himself, two points off the bow.

story-research-yog-sothoth-7-city = In the portrait gallery every sitter is leaving the same room.
story-research-yog-sothoth-7-wilderness = Between the two hills a third is sometimes admitted.
story-research-yog-sothoth-7-sea = A bottle, and in it a letter in your hand, and a key in nobody's.

story-research-yog-sothoth-8-city = The landlord says that the previous tenants have not arrived.
story-research-yog-sothoth-8-wilderness = Birds fly into the ravine and come out older.
story-research-yog-sothoth-8-sea = The ship's bell is answered from below, a moment early.
