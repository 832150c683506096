story-yog-sothoth-encounter = 世界と世界の狭間に立つものに向き合う。
