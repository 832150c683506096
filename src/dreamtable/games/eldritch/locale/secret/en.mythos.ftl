story-the-whistling-wire-encounter = You climb the pole and listen. There are sixty miles of wire, humming, and at the far end somebody patient. The operator stands below with his mittens over his ears. The phrase comes round every nine minutes, and each time the gap at the end is a little shorter. Try to hear who is sending.
story-the-whistling-wire-encounter-pass = You know the hand now. With what you have found out, somebody could send it an answer.
story-the-whistling-wire-encounter-fail = Wind, and a loose insulator. It comes round again while you are climbing down.

story-a-library-burns-encounter = You carry out what you can. The librarian goes in front with a wet shawl on her head, and calls out the shelf marks like stations. It has got to the letter M. What you want is at the end of the gallery, under a beam, and the beam has been waiting for somebody to walk beneath it.
story-a-library-burns-encounter-pass = You hold the beam on your back while she reads out the title. What is in it might be put together with what you know.
story-a-library-burns-encounter-fail = The beam comes down in its proper order. You get out with one shoe alight, and an index.

story-the-sleeping-village-encounter = Nobody answers the bell. They lie in their beds with their hands folded, the priest among them, and on each bed there is room beside the sleeper. The doctor's wife has pinned a message to her sleeve: stay on your feet, talk, wake the sexton first. It is very quiet, and the blankets have been turned down.
story-the-sleeping-village-encounter-pass = You stay on your feet till the sexton opens one eye. He wants to know one thing before he rings, and you may be able to tell him.
story-the-sleeping-village-encounter-fail = You sit down, only to take a stone out of your boot. The mules find you on the road, some way below.

story-a-thousand-missing-encounter = One by one you read out the names. The sergeant has put a table for you on the levee, with a lantern, and after each you are to stop and look along the trees. Some of them answer. One answers to every name, a little too soon, and it is that one you must find.
story-a-thousand-missing-encounter-pass = Fourth cypress from the left, in a king's crown. If you know enough of it, you can call it by its own name.
story-a-thousand-missing-encounter-fail = It gets dark before the letter K. Somebody out there reads you the rest.

story-poisoned-almanac-encounter = You recall the print run. The printer would be ruined, and has six daughters folding sheets in the next room. They have a cousin at the customs and another at the bishop's. He will send out the telegrams to all his agents tonight, if somebody can make him laugh, or ashamed, before the presses start again.
story-poisoned-almanac-encounter-pass = He laughs, and then he is ashamed. By morning they come back in bales, and the daughters burn them in the yard.
story-poisoned-almanac-encounter-fail = He weeps on your shoulder. Behind him the presses start, and the second edition is on better paper.

story-the-unlit-lamps-encounter = You relight the cape. The keeper's wife has the oil and the matches; what she cannot find is the lighthouse. It was on that rock at noon. She has fed the chickens in its shadow for thirty years, and the shadow is there. You take her arm, and look for the place where the stars leave off.
story-the-unlit-lamps-encounter-pass = There is the rail, cold and wet. If you have learnt what the keepers knew, the lamp can be made to burn.
story-the-unlit-lamps-encounter-fail = You walk round the rock till the tide has cut it off. The chickens are asleep in the shadow.

story-locks-without-keys-encounter = You drag the line until it catches. Eighty men are on the capstan bars, two abreast, and the fiddler has played the same tune since breakfast. Now it comes, now it does not come. The boatswain would like one more on the inner bar, somebody with a broad back who does not look into the water.
story-locks-without-keys-encounter-pass = It breaks the surface, and it is a hand with a wedge in it. Someone who knows how might talk it into letting go.
story-locks-without-keys-encounter-fail = The bar jumps out of your hands. The fiddler starts again, from the beginning.

story-the-hunger-winter-encounter = You bring the sledges through. There are four hundred miles of river ice, and the horses have stopped eating too, so for the last of it men pull. The elder's grandson walks ahead with a pole. Before the village somebody is standing on the ice, with his arms out, very fat, and asks what you have brought.
story-the-hunger-winter-encounter-pass = You do not stop pulling, and it has to step aside. The village lifts its spoons; with what you know, it may be kept from coming back.
story-the-hunger-winter-encounter-fail = You stop, to be polite. It takes its share out of whoever is in the traces.

story-the-fleet-in-the-weed-encounter = You read the names on the sterns, and strike them off one after another. The consul has the registers in the bottom of the boat, wrapped in his coat. Each name must be read before she has way on, and the paint is old. On the flagship somebody comes aft with a lantern to help you see.
story-the-fleet-in-the-weed-encounter-pass = You have it before the lantern is lowered. A name that is known can be called back to harbour, by those who know enough.
story-the-fleet-in-the-weed-encounter-fail = The lantern is held to your own boat, and her name is read out, politely, from above.
