story-an-instrument-of-silence-encounter = 你把那支曲子一针一线地拆开。

story-the-drowned-city-encounter = 海水如墙壁般耸立。

story-the-reef-colonies-encounter = 炸药已经安好，你等候潮水。

story-altars-of-horn-encounter = 祭坛是温热的。

story-the-silver-lattice-encounter = 你唤着名字，编起一根根栅条。
