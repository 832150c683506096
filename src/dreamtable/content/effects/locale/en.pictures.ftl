# What pictures show, for those who hear it: generated from their data, never what it means.

art-scene = { $place }{ $sky ->
    [none] { "" }
   *[some] { " " }{ $sky }
}{ $light ->
    [none] { "" }
   *[some] , { $light }
}
art-things = { $things }
art-marks = marked with { $things }
art-portrait = { $person } with { $face } and { $hair }, { $clothes }{ $wears_count ->
    [0] { "" }
   *[some] , with { $wears }
}{ $holds ->
    [none] { "" }
   *[some] , holding { $holds }
}, { $look }
art-creature = { $body }, { $hide }{ $parts_count ->
    [0] { "" }
   *[some] , with { $parts }
}{ $eyes ->
    [0] { "" }
    [1] , one eye
    [2] , two eyes
    [3] , three eyes
    [4] , four eyes
    [5] , five eyes
    [6] , six eyes
    [7] , seven eyes
    [8] , eight eyes
   *[some] , nine eyes
}{ $bears ->
    [none] { "" }
   *[some] ; it carries { $bears }
}

## Things

art-thing-lantern = a lantern
art-thing-lamp = a lamp
art-thing-street-lamp = a street lamp
art-thing-candle = a candle
art-thing-candles = three candles
art-thing-torch = a torch
art-thing-flame = a flame
art-thing-campfire = a campfire
art-thing-lighthouse = a lighthouse
art-thing-sun = a sun
art-thing-moon = a moon
art-thing-eclipse = a black sun with a bright rim
art-thing-star = a star
art-thing-stars = stars
art-thing-comet = a comet
art-thing-bolt = a flash of lightning
art-thing-cloud = a cloud
art-thing-drop = a drop
art-thing-drops = three drops
art-thing-wave = a wave
art-thing-whirlpool = a whirlpool
art-thing-snowflake = a snowflake
art-thing-smoke = smoke
art-thing-chair = a chair
art-thing-chairs = a row of chairs
art-thing-tall-chair = a chair on long legs
art-thing-stool = a stool
art-thing-table = a table
art-thing-bed = a bed
art-thing-shelf = a shelf full of things
art-thing-drawer = an open drawer
art-thing-drawers = a wall of drawers
art-thing-mirror = a mirror
art-thing-frame = an empty frame
art-thing-clock = a clock
art-thing-watch = a pocket watch
art-thing-hourglass = an hourglass
art-thing-door = a closed door
art-thing-open-door = an open door
art-thing-doors = a row of doors
art-thing-trapdoor = a trapdoor
art-thing-shutter = a shutter
art-thing-window = a window
art-thing-curtain = a curtain
art-thing-veil = a veil
art-thing-cloth = a cloth over something round
art-thing-carpet = a carpet
art-thing-ladder = a ladder
art-thing-stairs = a flight of stairs
art-thing-gate = an iron gate
art-thing-fence = a fence
art-thing-turnstile = a turnstile
art-thing-bell = a bell
art-thing-bells = three bells
art-thing-umbrella = an umbrella
art-thing-umbrellas = umbrellas
art-thing-book = a closed book
art-thing-open-book = an open book
art-thing-books = a stack of books
art-thing-scroll = a scroll
art-thing-letter = a letter
art-thing-letters = letters
art-thing-newspaper = a newspaper
art-thing-page = a written page
art-thing-list = a list
art-thing-blueprint = a drawing on blue paper
art-thing-map = a map
art-thing-card = a playing card
art-thing-cards = a fan of cards
art-thing-photograph = a photograph
art-thing-ticket = a ticket
art-thing-tag = a tag on a string
art-thing-stamp = a stamp
art-thing-banknote = a banknote
art-thing-till-roll = a till roll
art-thing-tide-table = twelve boxes with waves
art-thing-square = an empty square
art-thing-pen = a pen
art-thing-pencil = a pencil
art-thing-parcel = a parcel
art-thing-crate = a crate
art-thing-crates = crates
art-thing-trunk = a trunk
art-thing-casket = a small casket
art-thing-sack = a sack
art-thing-satchel = a satchel
art-thing-basket = a basket
art-thing-bucket = a bucket
art-thing-barrel = a barrel
art-thing-jar = a jar
art-thing-jars = jars
art-thing-bottle = a bottle
art-thing-bottles = bottles
art-thing-vial = a small vial
art-thing-cup = a cup
art-thing-cups = three cups
art-thing-kettle = a kettle
art-thing-pot = a pot
art-thing-plate = a plate
art-thing-bread = a loaf of bread
art-thing-fruit = an apple
art-thing-cone = an ice-cream cone
art-thing-spoon = a spoon
art-thing-fork = a bent fork
art-thing-knife = a knife
art-thing-sword = a sword
art-thing-bokken = a wooden sword
art-thing-sickle = a sickle
art-thing-axe = an axe
art-thing-spear = a spear
art-thing-hook = a boat hook
art-thing-hammer = a hammer
art-thing-wrench = a wrench
art-thing-crowbar = a crowbar
art-thing-tools = a roll of tools
art-thing-shovel = a shovel
art-thing-broom = a broom
art-thing-brush = a paintbrush
art-thing-needle = a needle with thread
art-thing-thread = a spool of thread
art-thing-scissors = scissors
art-thing-rope = a coil of rope
art-thing-knot = a knot
art-thing-chain = a chain
art-thing-handcuffs = handcuffs
art-thing-net = a net
art-thing-anchor = an anchor
art-thing-ships-wheel = a ship's wheel
art-thing-gear = a gear
art-thing-gears = gears
art-thing-tap = a tap
art-thing-taps = four taps
art-thing-valve = a valve wheel
art-thing-pulley = a pulley
art-thing-dial = a dial
art-thing-gauge = a gauge with a needle
art-thing-compass = a compass
art-thing-telescope = a telescope
art-thing-lens = a magnifying glass
art-thing-glasses = a pair of glasses
art-thing-camera = a camera
art-thing-film = a reel of tape
art-thing-radio = a radio
art-thing-telephone = a telephone
art-thing-speaker = a loudspeaker
art-thing-mast = a mast with waves
art-thing-screen = a screen
art-thing-chip = a chip
art-thing-battery = a battery
art-thing-plug = a plug on a wire
art-thing-wires = crossed wires
art-thing-server = a rack of servers
art-thing-crane = a crane
art-thing-claw = a claw with three fingers
art-thing-cabinet = a glass cabinet
art-thing-chimney = a smoking chimney
art-thing-furnace = a furnace
art-thing-pump = a pump
art-thing-scales = a pair of scales
art-thing-shield = a shield
art-thing-helmet = a diving helmet
art-thing-gun = a revolver
art-thing-flare-gun = a flare pistol
art-thing-rifle = a rifle
art-thing-shotgun = a shotgun
art-thing-cannon = a cannon
art-thing-bomb = a bomb with a fuse
art-thing-lock = a padlock
art-thing-key = a key
art-thing-keys = a ring of keys
art-thing-coin = a coin
art-thing-coins = a stack of coins
art-thing-gem = a gem
art-thing-crystal = a crystal
art-thing-cube = a cube
art-thing-sphere = a shining sphere
art-thing-spheres = shining spheres
art-thing-ring = a ring
art-thing-amulet = an amulet
art-thing-crown = a crown
art-thing-sceptre = a sceptre
art-thing-mask = a mask
art-thing-masks = two masks
art-thing-hat = a hat
art-thing-coat = a coat
art-thing-coats = coats on hooks
art-thing-parka = a fur parka
art-thing-apron = an apron
art-thing-glove = a glove
art-thing-boots = a pair of boots
art-thing-shoes = a pair of shoes
art-thing-socks = socks on a line
art-thing-bandage = a bandage
art-thing-syringe = a syringe
art-thing-die = a die
art-thing-dice = two dice
art-thing-chessman = a chess piece
art-thing-puppet = a puppet on strings
art-thing-kite = a kite
art-thing-paper-bird = a paper bird
art-thing-balloon = a balloon
art-thing-drum = a drum
art-thing-flute = a flute
art-thing-whistle = a whistle
art-thing-music = a note of music
art-thing-organ = organ pipes
art-thing-statue = a statue
art-thing-idol = an idol
art-thing-altar = an altar with horns
art-thing-stone = a standing stone
art-thing-stones = a ring of stones
art-thing-cairn = a heap of stones
art-thing-column = a column
art-thing-arch = a stone arch
art-thing-portal = a glowing arch
art-thing-pole = a carved pole
art-thing-post = a post
art-thing-tombstone = a tombstone
art-thing-tombstones = tombstones
art-thing-coffin = a coffin
art-thing-cross = a cross
art-thing-pyramid = a pyramid
art-thing-dome = a dome with a spire
art-thing-pagoda = a pagoda
art-thing-spire = a spire
art-thing-tower = a tower
art-thing-house = a house
art-thing-hut = a hut
art-thing-tent = a tent
art-thing-igloo = a snow house
art-thing-wall = a brick wall
art-thing-brick = a brick
art-thing-bridge = a bridge
art-thing-well = a well
art-thing-boat = a rowing boat
art-thing-steamer = a steamer
art-thing-ship = a sailing ship
art-thing-wreck = a wreck
art-thing-plane = a seaplane
art-thing-train = a train
art-thing-wagon = a railway wagon
art-thing-rails = rails
art-thing-car = a van
art-thing-cart = a handcart
art-thing-bicycle = a bicycle
art-thing-pram = a pram
art-thing-sledge = a sledge
art-thing-cable-car = a cable car
art-thing-flag = a flag
art-thing-sign = a signboard
art-thing-signpost = a signpost
art-thing-crossing = a traffic light
art-thing-plank = two boards
art-thing-oar = an oar
art-thing-tree = a tree
art-thing-palm = a palm
art-thing-pine = a fir
art-thing-stump = a stump
art-thing-leaf = a leaf
art-thing-flower = a flower
art-thing-thorns = thorns
art-thing-weed = seaweed
art-thing-mushroom = a mushroom
art-thing-egg = an egg
art-thing-shell = a shell
art-thing-shells = shells
art-thing-coral = coral
art-thing-bubble = a bubble of glass
art-thing-bubbles = bubbles
art-thing-fish = a fish
art-thing-goldfish = a fish in a bag
art-thing-crab = a crab
art-thing-gull = a gull
art-thing-bird = a bird
art-thing-owl = an owl
art-thing-moth = a moth
art-thing-beetle = a beetle
art-thing-rat = a rat
art-thing-cat = a cat
art-thing-dog = a dog
art-thing-wolf = a wolf
art-thing-goat = a goat
art-thing-cow = a cow
art-thing-stag = a stag
art-thing-camel = a camel
art-thing-elephant = an elephant
art-thing-ape = an ape
art-thing-snake = a snake
art-thing-worm = a worm
art-thing-tentacle = a tentacle
art-thing-bone = a bone
art-thing-skull = a skull
art-thing-heart = a heart
art-thing-brain = a brain
art-thing-eye = an eye
art-thing-ear = an ear
art-thing-mouth = a mouth
art-thing-hand = an open hand
art-thing-fist = a fist
art-thing-handshake = two hands clasped
art-thing-footprints = footprints
art-thing-figure = a figure
art-thing-figures = a row of figures
art-thing-child = a child
art-thing-shadow = a shadow
art-thing-spiral = a spiral
art-thing-angles = crossing lines
art-thing-sigil = a drawn sign
art-thing-grid = a grid with three marks
art-thing-arrow = an arrow
art-thing-target = a target
art-thing-seal = a wax seal
art-thing-crack = a crack
art-thing-hearts = a red heart
art-thing-spades = a black spade
art-thing-diamonds = a red diamond
art-thing-clubs = a black club
art-thing-tile-map = streets seen from above
art-thing-mountain = a mountain

## Places

art-place-street = a street
art-place-square = a town square
art-place-harbour = a harbour
art-place-pier = a pier
art-place-shore = a shore
art-place-sea = open sea
art-place-underwater = a sea bed
art-place-ice = a field of ice
art-place-mountains = mountains
art-place-hills = hills
art-place-forest = a forest
art-place-jungle = a jungle
art-place-desert = a desert
art-place-field = a field
art-place-river = a river
art-place-cave = a cave
art-place-tunnel = a tunnel
art-place-station = a station platform
art-place-room = a room
art-place-hall = a hall with columns
art-place-corridor = a corridor
art-place-shop = a shop
art-place-cellar = a cellar
art-place-library = a library
art-place-church = a church
art-place-theatre = a stage
art-place-ruins = ruins
art-place-temple = a temple
art-place-graveyard = a graveyard
art-place-garden = a garden
art-place-roofs = roofs
art-place-skyline = towers of a city
art-place-factory = a factory
art-place-machines = a machine room
art-place-arcade = an arcade
art-place-ward = a hospital ward
art-place-void = a place without ground
art-place-paper = a plain ground

## Hours and weather

art-sky-clear = under a clear sky
art-sky-dawn = at dawn
art-sky-dusk = at dusk
art-sky-night = at night
art-sky-starry = under stars
art-sky-moonlit = under a moon
art-sky-fog = in fog
art-sky-rain = in rain
art-sky-snow = in falling snow
art-sky-storm = in a storm
art-sky-smoke = under smoke
art-sky-aurora = under northern lights
art-sky-tide = half under water

## Light

art-light-lamplight = in lamplight
art-light-moonlight = in moonlight
art-light-firelight = in firelight
art-light-sealight = in light through water
art-light-leaflight = in light through leaves
art-light-twilight = in violet twilight
art-light-dust = in dusty light
art-light-rose = in rosy light
art-light-ash = in grey light
art-light-neon = in neon light
art-light-frost = in icy light
art-light-brass = in brassy light

## People

art-person-woman = a woman
art-person-man = a man
art-person-girl = a girl
art-person-boy = a boy
art-person-old-woman = an old woman
art-person-old-man = an old man
art-person-person = a person

## Faces

art-face-oval = an oval face
art-face-long = a long face
art-face-round = a round face
art-face-square = a square face
art-face-narrow = a narrow face
art-face-broad = a broad face

## Hair

art-hair-cropped = cropped { $colour } hair
art-hair-parted = parted { $colour } hair
art-hair-swept = { $colour } hair swept back
art-hair-curly = curly { $colour } hair
art-hair-wild = wild { $colour } hair
art-hair-bob = bobbed { $colour } hair
art-hair-long = long { $colour } hair
art-hair-plait = { $colour } hair in a plait
art-hair-bun = { $colour } hair in a bun
art-hair-topknot = { $colour } hair in a topknot
art-hair-bald = a bald head
art-hair-hidden = no hair to be seen

## Colours

art-colour-black = black
art-colour-brown = brown
art-colour-fair = fair
art-colour-red = red
art-colour-grey = grey
art-colour-white = white
art-colour-blue = blue
art-colour-green = green
art-colour-yellow = yellow
art-colour-violet = violet

## Clothes

art-clothes-oilskin = in a { $colour } oilskin
art-clothes-suit = in a { $colour } suit
art-clothes-habit = in a nun's habit
art-clothes-cassock = in a priest's coat
art-clothes-waistcoat = in a { $colour } waistcoat
art-clothes-jacket = in a { $colour } jacket
art-clothes-uniform = in a { $colour } uniform
art-clothes-kimono = in a { $colour } kimono
art-clothes-sari = in a { $colour } sari
art-clothes-gown = in a { $colour } gown
art-clothes-costume = in a { $colour } stage costume
art-clothes-flying-jacket = in a leather jacket
art-clothes-apron = in a { $colour } apron
art-clothes-shirt = in a { $colour } shirt
art-clothes-vest = in a { $colour } vest
art-clothes-coat = in a { $colour } coat
art-clothes-robe = in a { $colour } robe
art-clothes-parka = in a { $colour } parka

## What is worn besides

art-worn-glasses = glasses
art-worn-moustache = a moustache
art-worn-beard = a beard
art-worn-scar = a scar
art-worn-earrings = earrings
art-worn-goggles = goggles on the brow
art-worn-headphones = headphones
art-worn-scarf = a scarf
art-worn-pencil = a pencil behind the ear
art-worn-captains-cap = a captain's cap
art-worn-hat = a hat
art-worn-top-hat = a top hat
art-worn-cap = a cap
art-worn-fez = a fez
art-worn-sun-hat = a hat with a wide brim
art-worn-flying-cap = a flying cap
art-worn-veil = a veil
art-worn-fur-hood = a fur hood
art-worn-hood = a hood
art-worn-turban = a turban
art-worn-headdress = a headdress with beads
art-worn-nurses-cap = a nurse's cap
art-worn-pearls = a string of pearls
art-worn-paint = a painted face
art-worn-tusks = fangs
art-worn-mask = a mask

## Looks

art-gaze-ahead = looking at you
art-gaze-left = looking left
art-gaze-right = looking right
art-gaze-up = looking up
art-gaze-down = looking down
art-gaze-asleep = eyes closed

## Bodies

art-body-human = a human shape
art-body-robed = a robed figure
art-body-ghost = a shape like a sheet
art-body-crowd = a crowd
art-body-giant = a giant
art-body-skeleton = a skeleton
art-body-hound = a hound
art-body-beast = a heavy beast
art-body-goat = a goat
art-body-rat = a rat
art-body-ape = an ape
art-body-bird = a bird
art-body-winged = a winged shape
art-body-fish = a fish on two legs
art-body-eel = an eel
art-body-serpent = a serpent
art-body-worm = a worm
art-body-spider = a spider
art-body-beetle = a beetle
art-body-wasp = a wasp
art-body-moth = a moth
art-body-crab = a crab
art-body-octopus = a thing of many arms
art-body-slime = a heap of slime
art-body-tree = a walking tree
art-body-barrel = a barrel with a star for a head
art-body-cone = a cone with long arms
art-body-storm = a whirl of wind
art-body-colour = a shape of mere colour
art-body-spheres = a cluster of spheres
art-body-swarm = a swarm
art-body-robot = a machine in human shape
art-body-walker = a machine on two legs
art-body-drone = a flying machine
art-body-box = a machine like a cupboard
art-body-post = a machine like a post
art-body-cart = a machine on wheels
art-body-arm = a machine like an arm
art-body-screen = a machine with a screen
art-body-tower = a machine like a tower
art-body-tank = a machine on tracks
art-body-bell = a machine like a bell

## Parts

art-part-wings = wings
art-part-horns = horns
art-part-antlers = antlers
art-part-tentacles = tentacles
art-part-claws = claws
art-part-tail = a tail
art-part-fangs = fangs
art-part-spikes = spikes
art-part-crown = a crown
art-part-hood = a hood
art-part-hat = a hat
art-part-turban = a tall turban
art-part-halo = a halo
art-part-mask = a mask
art-part-bandages = bandages
art-part-collar = a high collar
art-part-beard = a beard
art-part-mouths = many mouths
art-part-roots = roots
art-part-flames = flames
art-part-smoke = smoke
art-part-frost = icicles
art-part-antenna = an antenna
art-part-lamp = a lamp
art-part-horn = a loudspeaker
art-part-dish = a dish
art-part-funnels = funnels
art-part-blades = blades
art-part-needles = needles
art-part-cables = cables
art-part-chain = a chain
art-part-net = a net
art-part-propeller = a propeller
art-part-wheels = wheels
art-part-arms = long arms
art-part-hatch = a hatch
art-part-slot = a slot
art-part-dial = a dial
art-part-drawers = drawers
art-part-plates = iron plates
art-part-patches = patches
art-part-umbrella = an umbrella
art-part-paper = sheets of paper

## Colours of creatures

art-hide-rust = rust-red
art-hide-iron = iron-grey
art-hide-brass = brass
art-hide-bone = bone-white
art-hide-moss = moss-green
art-hide-ash = ash-grey
art-hide-blood = blood-red
art-hide-violet = violet
art-hide-black = black
art-hide-deep = sea-blue
art-hide-ice = ice-blue
art-hide-paper = paper-white
art-hide-ember = ember-orange
art-hide-earth = brown
art-hide-rose = rose
