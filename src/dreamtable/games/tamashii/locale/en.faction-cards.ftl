card-breach-charge = Breach Charge
story-breach-charge = The door is asked once.

card-phalanx-loop = Phalanx Loop
story-phalanx-loop = While left stands, right stands. Go to line one.

card-last-volley = Last Volley
story-last-volley = They paint SORRY on the shell and fire it.

card-shield-wall = Shield Wall
story-shield-wall = Car doors, wired edge to edge. Everybody gets a window.

card-spear-drill = Spear Drill
story-spear-drill = The second rank strikes over the shoulders of the first.

card-rations = Rations
story-rations = Cold beans and a hot battery, passed down the line.

card-covering-fire = Covering Fire
story-covering-fire = They shoot at the wall above its head until it thinks about the wall.

card-siege-line = Siege Line
story-siege-line = Every hour the wall takes one step forward. You are behind it.

card-chain-shot = Chain Shot
story-chain-shot = Two iron balls and a length of anchor chain. The first one does not stop it.

card-hold-the-line = Hold the Line
story-hold-the-line = Someone has drawn it in chalk. It has held since Thursday.

card-buried-armoury = Buried Armoury
story-buried-armoury = Under the playground, in oilcloth, with the receipts.

card-marching-song = Marching Song
story-marching-song = On the fourth beat every boot comes down.

card-tea-and-wire = Tea and Wire
story-tea-and-wire = She pours first, then solders.

card-oath-of-the-hall = Oath of the Hall
story-oath-of-the-hall = One cup goes round. Nobody passes it on without filling it.

card-borrowed-skin = Borrowed Skin
story-borrowed-skin = The tag says: return before the rains.

card-bathhouse = Bathhouse
story-bathhouse = Arms are left at the desk, on numbered hooks. The water is for everybody.

card-sworn-brother = Sworn Brother
story-sworn-brother = He gives you the good pump and keeps the scar.

card-tattoo-ledger = Tattoo Ledger
story-tattoo-ledger = Accounts are kept on backs. To check a sum, you buy a bath.

card-guest-room = Guest Room
story-guest-room = The bedding is already warm. Nobody asks where you were.

card-take-the-blame = Take the Blame
story-take-the-blame = “It was me,” you tell the camera, and show it your good side.

card-funeral-money = Funeral Money
story-funeral-money = White envelopes without names. They add up to a new spine.

card-cup-and-knife = Cup and Knife
story-cup-and-knife = You drink with it first. The knife was on the tray all along.

card-old-debts = Old Debts
story-old-debts = The hall opens the book, reads out what it owes, and starts with the smallest.

card-fitting-room = Fitting Room
story-fitting-room = A curtain, a stool, five bodies on hangers. The tailor turns his back.

card-field-notes = Field Notes
story-field-notes = Pressed between the pages: a leaf and a fuse. Both are still good.

card-second-reading = Second Reading
story-second-reading = Read from the end, the page has a staircase in it.

card-sealed-thesis = Sealed Thesis
story-sealed-thesis = It can be opened once. Examiners stand behind the line.

card-long-lens = Long Lens
story-long-lens = From this roof you can read a menu in the next district.

card-footnote = Footnote
story-footnote = Small type. The whole argument hangs from it.

card-core-sample = Core Sample
story-core-sample = A pencil of stone, drilled out of your first memory.

card-errata = Errata
story-errata = Line seven: for “wall”, read “door”.

card-survey-kite = Survey Kite
story-survey-kite = It goes up with a camera and a sandwich. You follow the string.

card-viva = Viva
story-viva = Three old women ask one question each. The third only wants your name.

card-free-edition = Free Edition
story-free-edition = On the last page it says: take this page.

card-marginalia = Marginalia
story-marginalia = In green ink, somebody has answered every question in the margin.

card-atlas = Atlas
story-atlas = The map is older than the city and has your footprints on it.

card-burned-name = Burned Name
story-burned-name = The pass is held over a candle until the photograph looks away.

card-wrong-door = Wrong Door
story-wrong-door = It knocks. An old man opens and begins about his knees.

card-nobody-home = Nobody Home
story-nobody-home = Milk on the step, lights off, kettle warm. They leave one by one.

card-static-coat = Static Coat
story-static-coat = Worn inside out, it shows the cameras weather.

card-loose-alias = Loose Alias
story-loose-alias = It comes with a birthday, a sister and a favourite soup.

card-trapdoor = Trapdoor
story-trapdoor = The last in line stands on the carpet. The carpet is new.

card-crowd-cover = Crowd Cover
story-crowd-cover = Forty people with your umbrella come out of the station.

card-forked-repo = Forked Repo
story-forked-repo = You take home the left half of the road. By morning both halves have grown back.

card-skeleton-key = Skeleton Key
story-skeleton-key = Filed down from a spoon. It has opened worse cells than this.

card-swapped-plates = Swapped Plates
story-swapped-plates = The van leaves the yard as a bakery and arrives as a hearse.

card-empty-grave = Empty Grave
story-empty-grave = All of you are buried on Tuesday. The turnout is good.

card-loop-the-tape = Loop the Tape
story-loop-the-tape = For the ninth time, the guard watches you not being there.
