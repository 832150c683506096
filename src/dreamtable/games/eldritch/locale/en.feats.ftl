## Achievements

feat-world-sleeps = The world sleeps on
feat-world-sleeps-how = Solve the Mysteries and win
feat-all-home = Everybody comes home
feat-all-home-how = Win without losing a single investigator
feat-stared-back = It looked at us
feat-stared-back-how = Win although the Ancient One has awakened
feat-ahead-of-doom = Time to spare
feat-ahead-of-doom-how = Win with Doom at 7 or more
feat-swift = In seven rounds
feat-swift-how = Win within seven rounds
feat-gatekeeper = Gatekeeper
feat-gatekeeper-how = Close four gates yourself in one game
feat-detective = Detective
feat-detective-how = Gain five clues yourself in one game
feat-fighter = Face to face
feat-fighter-how = Fight four times in one game
feat-globetrotter = Globetrotter
feat-globetrotter-how = Spend six tickets in one game
feat-on-credit = Saved on credit
feat-on-credit-how = Take a bank loan and win
