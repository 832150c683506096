## 特殊遭遇

story-drowned-city-1-initial = 船ほどもある足のための階段。
story-drowned-city-1-pass = 登りきると、てこがある。
story-drowned-city-1-fail = 階段はまだ続く。

story-drowned-city-2-initial = ここの幾何は間違っていて、しかも気が長い。
story-drowned-city-2-pass = 目を閉じ、曲がった数をかぞえる。
story-drowned-city-2-fail = 見てしまう。

story-drowned-city-3-initial = えらの合唱隊。
story-drowned-city-3-pass = あなたが指揮をする。
story-drowned-city-3-fail = 彼らが指揮をする。

story-drowned-city-4-initial = 扉は壁より古い。
story-drowned-city-4-pass = 嘘ひとつで封じる。
story-drowned-city-4-fail = 片手ひとつで封じる。

story-drowned-city-5-initial = 番人がひとり目を覚ます。番人は大勢だ。
story-drowned-city-5-pass = ばらばらのまま眠らせておく。
story-drowned-city-5-fail = 今度は、もう眠ろうとしない。

story-drowned-city-6-initial = 干潮は一分しか続かない。
story-drowned-city-6-pass = その一分を図に写す。
story-drowned-city-6-fail = その一分を使い果たす。

story-threshold-1-initial = あなたの扉が、いっせいに開く。
story-threshold-1-pass = あなたである一枚を閉める。
story-threshold-1-fail = そのすべてをくぐってしまう。

story-threshold-2-initial = 鍵は、名を呼んで回してほしがっている。
story-threshold-2-pass = 言い間違える。
story-threshold-2-fail = 鍵があなたを正す。

story-threshold-3-initial = 球体が、あなたの生まれる一秒前を映している。
story-threshold-3-pass = 蝶番を見つける。
story-threshold-3-fail = 球体があなたの蝶番を見つける。

story-threshold-4-initial = 番人が、自分の役目を譲ろうと申し出る。
story-threshold-4-pass = あらゆる時制で断る。
story-threshold-4-fail = 一時間だけ引き受ける。

story-threshold-5-initial = 何かが向こう側から押している。すすり泣きながら。
story-threshold-5-pass = それが名を明かすまで、押さえつづける。
story-threshold-5-fail = すすり泣きが止む。

story-threshold-6-initial = 向こう側の把手を握っているのは、あなた自身の手だ。
story-threshold-6-pass = 先に手を放す。
story-threshold-6-fail = ふたりして引く。
