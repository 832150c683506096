## 実績

feat-fifteen = 明晰夢
feat-fifteen-how = 対戦で15パワーに到達して勝つ
feat-last-dreamer = 最後のドリーマー
feat-last-dreamer-how = ほかの2人以上がナイトメアになったゲームで、ドリーマーのまま勝つ
feat-night-rules = 夜の主
feat-night-rules-how = ナイトメアとして勝つ
feat-thief-of-sleep = 眠り泥棒
feat-thief-of-sleep-how = 1ゲームで、ナイトメアとしてドリーマーのダイスを8個奪い取る
feat-deep-diver = 深みの人
feat-deep-diver-how = 深い眠りを4回選び、勝つ
feat-bargainer = 惜しまぬ力
feat-bargainer-how = パワーを3回払って振り直し、それでも勝つ
feat-untroubled = 安らかな眠り
feat-untroubled-how = ひとりで、ナイトメアを1体も目覚めさせずに勝つ
feat-awake-at-dawn = 最悪の夜を越えて
feat-awake-at-dawn-how = ひとりで、ナイトメアが2体以上目覚めても勝つ
feat-brink = 紙一重
feat-brink-how = ひとりで、6パワー以下で勝つ
