## The end of a match

ending-won = You won!
ending-lost = You lost.
ending-all-won = You won together!
ending-all-lost = You lost together.
ending-unknown = How it ended is not known.
deed-figure = { $name }: { $number }

your = your
