story-yog-sothoth-encounter = 去面对站在两个世界当中的那位。他手里拿着你的旅行钟，想知道你们两个，是谁迟了。
