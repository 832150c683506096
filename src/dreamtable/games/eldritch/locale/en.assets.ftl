card-boat-hook = Boat Hook
story-boat-hook = Ash and iron, made for drawing things nearer; it works both ways.

card-oak-bokken = Oak Bokken
story-oak-bokken = The edge was never the part that mattered.

card-snub-revolver = Snub Revolver
story-snub-revolver = Five chambers loaded, and one left empty for luck.

card-trench-shotgun = Trench Shotgun
story-trench-shotgun = It came home from the war before its owner did.

card-hunting-rifle = Hunting Rifle
story-hunting-rifle = Patience, sighted at three hundred yards.

card-elephant-gun = Elephant Gun
story-elephant-gun = The bill for the shoulder is included in the price.

card-flare-pistol = Flare Pistol
story-flare-pistol = One star, to be used once, by somebody in no position to wait.

card-satchel-charge = Satchel Charge
story-satchel-charge = The instructions are brief and end in the middle of a sentence.

card-silvered-knife = Silvered Knife
story-silvered-knife = The silver wears off each winter, always on the same side.

card-annotated-bestiary = Annotated Bestiary
story-annotated-bestiary = The marginal notes grow calmer toward the end, which is no comfort.

card-merchant-ledger = Merchant Ledger
story-merchant-ledger = Every column balances, including the one without a heading.

card-field-grimoire = Field Grimoire
story-field-grimoire = Bound in oilcloth, for use in weather that has not been named.

card-book-of-hours = Book of Hours
story-book-of-hours = The painted months have one feast too many, and it is a kind one.

card-surgeons-kit = Surgeon's Kit
story-surgeons-kit = Everything is in its place except the smallest blade.

card-laudanum = Laudanum
story-laudanum = Forty drops, and the pain stops. With the forty-first you begin to dream.

card-fur-parka = Fur Parka
story-fur-parka = The hunter who sold it would not say what it had been.

card-storm-lantern = Storm Lantern
story-storm-lantern = It burns steadily, and now and then leans toward a wall.

card-wireless-set = Wireless Set
story-wireless-set = Between two stations there is a third, and it is patient.

card-sledge-compass = Sledge Compass
story-sledge-compass = It was made for a pole that has since been moved.

card-diving-suit = Diving Suit
story-diving-suit = There is a second set of handprints inside the glass.

card-silk-disguise = Silk Disguise
story-silk-disguise = In the right light it remembers its last wearer.

card-relic-vial = Relic Vial
story-relic-vial = The saint is not named, and the wax has never been broken.

card-iron-talisman = Iron Talisman
story-iron-talisman = Cold to the touch, except when it is needed.

card-ivory-die = Ivory Die
story-ivory-die = It has seven faces if you do not count them.

card-pocket-chronometer = Pocket Chronometer
story-pocket-chronometer = It runs a minute fast, and has always been right to.

card-puzzle-casket = Puzzle Casket
story-puzzle-casket = Four men have opened it; all four closed it again.

card-jade-cicada = Jade Cicada
story-jade-cicada = Laid on the tongue of the dead, it was found in the mouth of the living.

card-port-interpreter = Port Interpreter
story-port-interpreter = He speaks nine languages and lies in only one.

card-retired-inspector = Retired Inspector
story-retired-inspector = He kept one file when he left, and it is still growing.

card-stevedore-gang = Stevedore Gang
story-stevedore-gang = They will lift anything that does not lift back.

card-jesuit-scholar = Jesuit Scholar
story-jesuit-scholar = He has read the forbidden books in order to forbid them better.

card-army-nurse = Army Nurse
story-army-nurse = After the third winter nothing under a bandage surprised her.

card-street-urchin = Street Urchin
story-street-urchin = For a coin he knows the timetable; for two, who is really on the train.

card-occult-bookseller = Occult Bookseller
story-occult-bookseller = He sells only what he has survived reading.

card-chartered-seaplane = Chartered Seaplane
story-chartered-seaplane = The pilot is paid by the mile and never asks which ones.

card-lakeside-sanatorium = Lakeside Sanatorium
story-lakeside-sanatorium = The windows face the water, and are fastened with great politeness.

card-press-syndicate = Press Syndicate
story-press-syndicate = By morning a hundred papers will be asking your question.

card-consular-favour = Consular Favour
story-consular-favour = A stamp, a signature, and a man who was never in that cell.

card-gunboat-salvo = Gunboat Salvo
story-gunboat-salvo = The coordinates were correct, the captain notes, though the village is not on the chart.

card-hired-patrol = Hired Patrol
story-hired-patrol = They ask for half in advance, and for a description of the other half.
