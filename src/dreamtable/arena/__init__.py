"""The arena: many games between bots, their results, and what they say."""
