"""The web table: lobby, live play, journal and accounts."""
