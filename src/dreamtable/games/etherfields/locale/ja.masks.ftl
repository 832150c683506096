card-loaded-smile = 鉛の微笑
card-card-veil = トランプのベール
card-brass-visor = しんちゅうのバイザー
card-quiet-lens = 静かなレンズ
card-cracked-guard = ひびの面
card-red-jaw = 赤いあご
card-paper-bird = 紙の鳥
card-hollow-crown = からの冠
