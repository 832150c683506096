"""What lies between the Dreams: map, Slumbers, Fate, Seasons, markets; one chapter a file."""
