story-yog-sothoth-encounter = 世界と世界のあいだに立つものに向き合う。あなたの旅行時計を手に、遅れたのはどちらか、と聞いてくる。
