"""Campaigns at the web table: who takes part, which sessions there were, and what was kept of them."""
