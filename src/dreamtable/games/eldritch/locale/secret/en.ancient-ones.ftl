story-yog-sothoth-encounter = Face what stands between the worlds.
