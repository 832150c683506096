story-an-instrument-of-silence-encounter = You unpick the tune.

story-the-drowned-city-encounter = The water stands like a wall.

story-the-reef-colonies-encounter = Charges set, you wait for the tide.

story-altars-of-horn-encounter = The altar is warm.

story-the-silver-lattice-encounter = You weave the bars by name.
