card-keepers-lamp = 灯台守のランプ
story-keepers-lamp = 四人の灯台守を見送り、その誰もがこれを磨いていた。

card-lantern-moth = 灯火蛾
story-lantern-moth = 誰かがその翅に目を描き、別の誰かがその目を閉じさせた。

story-the-dark-lighthouse-city = 港の役所は、先の戦争で死んだ灯台守に今も俸給を払い続けている。
story-the-dark-lighthouse-wilderness = どの海岸からも一週間はかかる森の真ん中に、灯台が立っている。
story-the-dark-lighthouse-sea = 光が巡り、照らされたところほど暗くなる。
label-light-the-lamp = 灯をともす
