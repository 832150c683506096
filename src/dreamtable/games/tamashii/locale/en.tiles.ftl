card-shelter = Shelter
story-shelter = Thirty bodies on hooks, and a kettle. Somebody has put names on the mugs.

card-ruins-2 = Ruins
story-ruins-2 = A kitchen without a house. In the drawer one word still works.

card-ruins-3 = Ruins
story-ruins-3 = The walls have fallen into a better order.

card-ruins-4 = Ruins
story-ruins-4 = Children have stacked the bricks by colour. They let you put two back.

card-spartan-barracks = Spartan Barracks
story-spartan-barracks = Boots in two rows. The second row is for the dead and gets polished first.

card-ninkyodo-hall = Ninkyōdō Hall
story-ninkyodo-hall = Shoes off, then names. Both are lined up by the door.

card-seeker-archive = Seeker Archive
story-seeker-archive = The catalogue is on the ceiling. Readers lie down.

card-nameless-cellar = Nameless Cellar
story-nameless-cellar = Knock, then say nothing. Saying nothing is the password.

card-rail-yard = Rail Yard
story-rail-yard = No engines. If enough people lean, the wagon goes.

card-night-market = Night Market
story-night-market = Arms by the kilo. Tonight they come with hands.

card-power-station = Power Station
story-power-station = One turbine turns for the city and one for the cat.

card-server-cluster = Server Cluster
story-server-cluster = Row after row of racks. One has kept your mother's number.

card-high-rise = High-rise
story-high-rise = On the fortieth floor there is washing out. Between the sheets you see four streets.

card-abandoned-hut = Abandoned Hut
story-abandoned-hut = You shut the door, and the street forgets the number.

card-back-alley-clinic = Back-alley Clinic
story-back-alley-clinic = She charges by the stitch and rounds down.

card-central-server = Central Server
story-central-server = Every question is answered. Then you are asked who wanted to know.

card-data-well = Data Well
story-data-well = The bucket comes up with two words in it, wet.

card-drone-nest = Drone Nest
story-drone-nest = The eggs are warm. One parent is still out.

card-skybridge = Skybridge
story-skybridge = Half the panes are gone. The wind brings what the offices let go of.

card-wire-shrine = Wire Shrine
story-wire-shrine = Tie a coloured thread to the fuse box, and bow to the other colours.

card-scrap-foundry = Scrap Foundry
story-scrap-foundry = Throw in something you no longer say. A plate comes out.

card-signal-mast = Signal Mast
story-signal-mast = Forty antennas answer to your name. The city rings them one by one.

card-cold-vault = Cold Vault
story-cold-vault = Drawer nine is for what went bad. It closes by itself.

card-flooded-metro = Flooded Metro
story-flooded-metro = The train still calls at every station, holding its breath.
