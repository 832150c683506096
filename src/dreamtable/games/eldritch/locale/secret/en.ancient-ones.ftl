story-yog-sothoth-encounter = Face what stands between the worlds. It has your travelling clock in one hand, and would like to know which of you is late.
