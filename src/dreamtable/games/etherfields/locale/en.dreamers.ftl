card-gambler = Gambler
story-gambler = You left home with one coin and tossed it at the corner. It has not come down yet. You owe money in four towns and are welcome in all of them, and whoever has played you for his hat goes home in yours.
action-gambler = Cut the Deck

card-specialist = Specialist
story-specialist = Behind your ear is a pencil, and behind that one the pencil you were looking for. Everything you have ever mended is still running. In the evening somebody has to go round the house and switch it off, and the neighbours take turns.
action-specialist = Draft

card-tough-guy = Tough Guy
story-tough-guy = You carry pianos alone, because other people would only get hurt. You have never raised your voice. Once you raised a tram. In your breast pocket is a list of the things you promised to go back for, folded so small that it does not show.
action-tough-guy = Lean In

card-free-spirit = Free Spirit
story-free-spirit = They told you to stay inside the lines, so you went in to see how lines are made. You sleep with the window open and your shoes on the far side of it. A door that is locked gets asked first, politely, what it would rather be.
action-free-spirit = Slip
