## The end of a match

ending-won = You won!
ending-lost = You lost.
ending-all-won = You won together!
ending-all-lost = You lost together.
deed-figure = { $name }: { $number }

your = your
