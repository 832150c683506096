card-loaded-smile = 灌铅微笑
card-card-veil = 纸牌面纱
card-brass-visor = 黄铜面罩
card-quiet-lens = 静默镜片
card-cracked-guard = 裂纹护面
card-red-jaw = 赤颚
card-paper-bird = 纸鸟
card-hollow-crown = 空冠
