card-sickle-routine = 鎌のルーチン
story-sickle-routine = 短いループが二つ。互いに研ぎ合っている。

card-shared-mark = 共有の刻印
story-shared-mark = 次に来る者のために、背中へチョークで印をつける。

card-lone-mark = 孤独の刻印
story-lone-mark = 印を読む者はほかにいない。だから大きく描く。

card-termination-code = 終了コード
story-termination-code = 三音節だけ言う。あとは機械が自分で言い終える。

card-harvest-log = 収穫ログ
story-harvest-log = 一行に製造番号がひとつ。止まったとき何をしていたかも書く。

card-row-by-row = 一列ずつ
story-row-by-row = 左端から始める。顔は上げない。

card-gleaner = 落穂拾い
story-gleaner = 良いねじが必ず一本残っている。自分の抜けたところに締める。

card-through-and-through = 串刺し
story-through-and-through = 刃は一つの番号から入り、次の番号から抜ける。

card-bait = まき餌
story-bait = 明かりをひとつ残し、受話器を外しておく。

card-second-cut = 返す刃
story-second-cut = 一振りはまだ終わらない。宛先が変わるだけだ。

card-crossfire = 同士討ち
story-crossfire = 二体が互いに見える場所に立つ。

card-cull = 間引き
story-cull = ファンの音を聞いて、列から一体を選び出す。

card-full-basket = 満ちた籠
story-full-basket = 大きなやつは、小さなやつの部品を持ち歩いている。

card-hammer-call = 槌の呼び出し
story-hammer-call = 一打ちする。上げた腕は、そのまま屋根になる。

card-stand-behind-me = 我が背に
story-stand-behind-me = その背中には、二人と自転車が一台隠れる。

card-stand-alone = 独り立つ
story-stand-alone = 後ろには誰もいない。場所だけは空けておく。

card-overclock = オーバークロック
story-overclock = 心臓が「よろしいですか」と聞く。もう「はい」を押している。

card-momentum = 勢い
story-momentum = 一枚目を破れば、あとの扉はひとりでに開く。

card-shield-bash = 盾打ち
story-shield-bash = 身を守っていたもので、殴る。

card-capacitor = 蓄電器
story-capacitor = 戦いの最後の火花を瓶に取り、朝食に回す。

card-heavy-hand = 重い手
story-heavy-hand = 持ち上げるのに三度かかる。落ちるのは一度だ。

card-bulkhead = 隔壁
story-bulkhead = 暖房を切ると、壁が厚くなる。

card-riposte = 切り返し
story-riposte = 肘のところまで、入らせてやる。

card-ready-stance = 構え
story-ready-stance = 左足を前に出して、もう十一年になる。

card-short-fuse = 短い導火線
story-short-fuse = まだ名前を聞いている相手に、包みを渡す。

card-last-plate = 最後の装甲
story-last-plate = 装甲は残り一枚。子どもの絵が描いてある。何も通さない。

card-loaded-die = いかさまさいころ
story-loaded-die = 角がひとつ重い。あなたの頭文字が彫ってある。

card-borrowed-luck = 借り物の運
story-borrowed-luck = 貸し出しは一時間から。返すときは温かいままで。

card-private-luck = 内緒の運
story-private-luck = マッチ箱にしまってある。連れはマッチ一本だ。

card-false-address = 偽の住所
story-false-address = あなた宛ての郵便は、すべて灯台に届く。

card-polite-exit = 丁重な退場
story-polite-exit = 扉を押さえてやる。帰りがけに、ごみを出してくれる。

card-sleight = 早業
story-sleight = いい目は、ずっと親指の下にあった。

card-deaf-dice = 耳なしさいころ
story-deaf-dice = フェルトに載せ、引き出しに入れ、隣の部屋で振る。

card-bribe = 袖の下
story-bribe = ポケットのものを三つ、ボンネットに並べる。車は別の方へ走り去る。

card-double-back = 引き返し
story-double-back = 入った窓から出る。一階だけ低い。

card-quick-change = 早着替え
story-quick-change = 追いかけていくのは上着だ。裏地は手元に残る。

card-shell-game = カップの下
story-shell-game = カップを動かす。怖いやつが、最後のカップの下に来るまで。

card-not-my-table = 担当外
story-not-my-table = 注文を取り、九番卓と書いて立ち去る。

card-phantom-signal = 幻の信号
story-phantom-signal = 向かいの窓で、もう一人のあなたが手を上げる。

card-second-thought = 考え直し
story-second-thought = 胸の中で言い直すと、言葉がひとつ動いている。

card-open-channel = 開いた回線
story-open-channel = あなたが黙る。誰かの舌に、言葉が二つ載る。

card-closed-channel = 閉じた回線
story-closed-channel = 空いた席に相談する。なかなかいいことを言う。

card-echo-cache = 残響キャッシュ
story-echo-cache = 言葉が戻ってくる。硬貨が一枚はさまっている。

card-mind-bridge = 心の橋
story-mind-bridge = 橋の半ばで自分に会う。机のもう一方の端を持ってくれる。

card-recall = 想起
story-recall = 言葉を三つ、袋に戻す。言った覚えは残る。

card-shared-draft = 共同の下書き
story-shared-draft = 紙はみんなの間にある。ペンを持つ者が書く。

card-repeat-after-me = 復唱
story-repeat-after-me = 一度目は命令だ。歌にすると、もう一度効く。

card-deep-copy = ディープコピー
story-deep-copy = 誰のものでもなくなるまで、書き写す。

card-loose-thread = ほつれ糸
story-loose-thread = 引くと、袖が別の袖になる。

card-inner-voice = 内なる声
story-inner-voice = 転送される前の、あなたのなまりで話す。

card-cross-talk = 混信
story-cross-talk = 一本の線に通話が二つ。切ると、相手の言葉を握っている。

card-remote-hand = 遠い手
story-remote-hand = 片手は机の上にある。もう片方は、あれの配線の中だ。
