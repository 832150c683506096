story-the-whistling-wire-encounter = You climb the pole and listen.

story-a-library-burns-encounter = You carry out what you can.

story-the-sleeping-village-encounter = Nobody answers the bell.

story-a-thousand-missing-encounter = You read the list of names aloud.

story-poisoned-almanac-encounter = You recall the print run.

story-the-unlit-lamps-encounter = You relight the cape.

story-locks-without-keys-encounter = You drag the line until it catches.

story-the-hunger-winter-encounter = You bring the sledges through.

story-the-fleet-in-the-weed-encounter = You read the names on the sterns, and strike them off one after another.
