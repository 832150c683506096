card-rust-hound = Rust Hound
story-rust-hound = It was sold to find lost children. Anything warm, it still brings back.

card-lamp-eye = Lamp Eye
story-lamp-eye = A streetlight bends to read your collar and reads it out to the next one.

card-ticket-gate = Ticket Gate
story-ticket-gate = Nobody has been let through since the trains stopped. The change is kept safe.

card-paper-wasp = Paper Wasp
story-paper-wasp = Folded out of an eviction notice. The hand it settles on comes open.

card-street-usher = Street Usher
story-street-usher = It shows you to your seat. The seat is in a wall.

card-coin-locker = Coin Locker
story-coin-locker = For nine years it has minded a stranger's umbrella. It would like to mind yours.

card-gutter-eel = Gutter Eel
story-gutter-eel = Whoever sleeps closest to the drain has lent it some coolant by morning.

card-broom-cart = Broom Cart
story-broom-cart = The sweeping is at four. Whatever is on the pavement at four is litter.

card-siren-finch = Siren Finch
story-siren-finch = Small, yellow, alone. One note later it is no longer alone.

card-clamp-crab = Clamp Crab
story-clamp-crab = It clamps what stands still, and harder when it has heard you running.

card-slogan-screen = Slogan Screen
story-slogan-screen = It asks for your favourite colour and tells you the answer.

card-lost-pram = Lost Pram
story-lost-pram = It rocks you until the dents come out. The song carries across the river.

card-meter-reader = Meter Reader
story-meter-reader = The dial on your chest is read every evening. An empty dial is theft.

card-nail-drone = Nail Drone
story-nail-drone = Somebody once ordered a roof. There are eleven hundred nails left.

card-kiosk-attendant = Kiosk Attendant
story-kiosk-attendant = “That is yesterday's paper,” it says, and tears out the page you were keeping.

card-copy-clerk = Copy Clerk
story-copy-clerk = The copy of your hand has six fingers. You are asked to sign for it.

card-elevator-boy = Lift Boy
story-elevator-boy = “Going up,” he says, and lets out the one who was waiting at the back.

card-wire-rat = Wire Rat
story-wire-rat = Its nest is in your sleeve, lined with your vowels.

card-roll-caller = Roll Caller
story-roll-caller = When two answer to one name, both are marked absent.

card-paper-neighbour = Paper Neighbour
story-paper-neighbour = She waters a plastic fern and writes down everybody who walks past.

card-moth-collector = Moth Collector
story-moth-collector = Under glass, neatly pinned: a ticket stub, a milk tooth, your second try.

card-frost-tick = Frost Tick
story-frost-tick = It bites where you are already cold.

card-ember-roach = Ember Roach
story-ember-roach = It looks for red wire and lies down on it to keep warm.

card-chair-folder = Chair Folder
story-chair-folder = What nobody sits in gets folded. You did leave that body for a minute.

card-hush-beetle = Hush Beetle
story-hush-beetle = It taps on every cell you have left full, to hear how full.

card-sun-mirror = Sun Mirror
story-sun-mirror = The light is kept on its friends until their scratches close.

card-scan-drone = Scan Drone
story-scan-drone = You are photographed from four sides. The flash leaves holes.

card-catcher = Catcher
story-catcher = The net is mended every evening, by the ones in it.

card-debt-angel = Debt Angel
story-debt-angel = It comes down with your first loan, framed, with interest.

card-relay-cantor = Relay Cantor
story-relay-cantor = It sings the last thing it heard. Something large knows the second verse.

card-glass-nurse = Glass Nurse
story-glass-nurse = She changes every dressing in the queue. Yours she only takes off.

card-crane-hand = Crane Hand
story-crane-hand = Lifted by the scruff, you are put back where it first saw you.

card-auditor = Auditor
story-auditor = With the poor it has no quarrel. It sits down beside pockets that clink.

card-redactor = Redactor
story-redactor = You may keep two lines. The rest of the page is black and still wet.

card-mirror-clerk = Mirror Clerk
story-mirror-clerk = It stamps your reflection, hands that back, and files you.

card-grief-counsellor = Grief Counsellor
story-grief-counsellor = It asks what you can let go of. The tissue box has teeth.

card-bell-walker = Bell Walker
story-bell-walker = A bell on two legs. It goes where people are being quiet together.

card-splinter-swarm = Splinter Swarm
story-splinter-swarm = Three small cuts. Each of them says sorry.

card-proofreader = Proofreader
story-proofreader = You are underlined in red, and in the margin there is now a mistake.

card-bone-tailor = Bone Tailor
story-bone-tailor = It measures you for a coat. The cloth is you.

card-night-postman = Night Postman
story-night-postman = For the first parcel he fetches a colleague. After that he breaks the door.

card-lullaby-box = Lullaby Box
story-lullaby-box = It plays until everything in your hands has gone to sleep and slipped out.

card-drip-stand = Drip Stand
story-drip-stand = One squeaking wheel follows you. The tube runs the other way.

card-can-opener = Can Opener
story-can-opener = It is only interested in lids.

card-lantern-shepherd = Lantern Shepherd
story-lantern-shepherd = The lamp goes ahead, so that the one behind can rest its knees.

card-ice-notary = Ice Notary
story-ice-notary = Your spark and your second chance go into one envelope. It licks the flap.

card-slag-hound = Slag Hound
story-slag-hound = It shakes itself dry beside you. What flies off is still glowing.

card-understudy = Understudy
story-understudy = It has learned your part, down to the trick the guild taught you.

card-listening-post = Listening Post
story-listening-post = A pole with a hundred funnels. One is warm from your breath.

card-noon-herald = Noon Herald
story-noon-herald = Noon is announced at any hour. The whole square gets a little burnt.

card-incinerator = Incinerator
story-incinerator = Built to burn letters. It reads each one first.

card-zoe = Z.O.E.
story-zoe = She asks for a hug and leaves a copy of herself in your left hand.

card-quiet-tribunal = Quiet Tribunal
story-quiet-tribunal = Seven chairs, no judge. The sentence has been on your tongue since breakfast.

card-marrow-engine = Marrow Engine
story-marrow-engine = First it cracks the bone. Then it asks for a spoon.

card-hanging-scale = Hanging Scale
story-hanging-scale = In one pan lies a broken man. You are to make it level.

card-mother-switch = Mother Switch
story-mother-switch = Every call in the district crosses her lap. She keeps bandages there too.

card-needle-cathedral = Needle Cathedral
story-needle-cathedral = Follow the thread out of your wrist, and you will find the door.

card-rain-composer = Rain Composer
story-rain-composer = It composes for umbrellas. Tonight's piece wants everybody's hands free.

card-orphan-engine = Orphan Engine
story-orphan-engine = Each time it is broken it rebuilds itself from a photograph of its maker.

card-editor-in-chief = Editor in Chief
story-editor-in-chief = He cuts your last page to one line, and the line is his.

card-census-titan = Census Titan
story-census-titan = The household is counted. Those in line behind you are your guests, at your cost.

card-velvet-tank = Velvet Tank
story-velvet-tank = Two barrels in red plush. It knocks politely with one, then with the other.

card-almoner = Almoner
story-almoner = It presses two loaves on you. They are still moving.

card-hound-foundry = Hound Foundry
story-hound-foundry = The oven opens. The dog is not quite dry and already knows you.

card-renamer = Renamer
story-renamer = Your name is crossed out for a better one. The ink gets into the blood.

card-last-landlord = Last Landlord
story-last-landlord = He has one key, and it fits you. Rent is counted from the first day.

card-kiln-bishop = Kiln Bishop
story-kiln-bishop = He blesses one letter of your code and bricks it up in the kiln.

card-memory-undertaker = Memory Undertaker
story-memory-undertaker = It washes the memory, combs its hair, and asks who will pay for the box.

card-ear-of-the-city = Ear of the City
story-ear-of-the-city = You set down a cup. Across the square a wall turns towards all of you.

card-second-noon = Second Noon
story-second-noon = A second sun hangs from a crane. Paint slides off the doors.
