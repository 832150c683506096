story-yog-sothoth-encounter = 直面立于诸世界之间的存在。
