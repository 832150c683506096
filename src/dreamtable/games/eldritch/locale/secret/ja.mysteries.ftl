story-an-instrument-of-silence-encounter = あなたはその旋律を一目ずつほどいていく。

story-the-drowned-city-encounter = 水が壁のように立っている。

story-the-reef-colonies-encounter = 爆薬を仕掛け、あなたは潮を待つ。

story-altars-of-horn-encounter = 祭壇は温かい。

story-the-silver-lattice-encounter = あなたは名を呼びながら格子を編む。
