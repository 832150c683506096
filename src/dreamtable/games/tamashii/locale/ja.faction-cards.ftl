card-breach-charge = 突破爆薬
story-breach-charge = 扉に尋ねるのは一度だけだ。

card-phalanx-loop = 密集陣ループ
story-phalanx-loop = 左が立つ限り、右も立つ。一行目へ戻る。

card-last-volley = 最後の斉射
story-last-volley = 砲弾に「すまん」と書いてから撃つ。

card-shield-wall = 盾の壁
story-shield-wall = 車の扉を縁どうし縛り合わせる。窓は一人にひとつ。

card-spear-drill = 槍の教練
story-spear-drill = 二列目は、一列目の肩越しに突く。

card-rations = 糧食
story-rations = 冷えた豆と熱い電池を、列の後ろへ回していく。

card-covering-fire = 援護射撃
story-covering-fire = 頭の上の壁を撃つ。壁のことしか考えなくなるまで。

card-siege-line = 攻囲線
story-siege-line = 壁は一時間に一歩、前へ出る。人はその後ろを歩く。

card-chain-shot = 鎖弾
story-chain-shot = 鉄球が二つに、いかりの鎖。一体目では止まらない。

card-hold-the-line = 戦線維持
story-hold-the-line = チョークで引いた線だ。木曜から破られていない。

card-buried-armoury = 埋めた武器庫
story-buried-armoury = 遊び場の下に、油布にくるんで、領収書ごと埋めてある。

card-marching-song = 行軍歌
story-marching-song = 四拍目で、すべての靴が踏み下ろされる。

card-tea-and-wire = 茶と針金
story-tea-and-wire = まず茶をいれる。はんだはそれからだ。

card-oath-of-the-hall = 会所の誓い
story-oath-of-the-hall = 盃がひとつ回る。注がずに渡す者はいない。

card-borrowed-skin = 借り物の肌
story-borrowed-skin = 札に「梅雨までに返すこと」とある。

card-bathhouse = 銭湯
story-bathhouse = 腕は番台に預け、番号のフックに掛ける。湯はみんなのものだ。

card-sworn-brother = 義兄弟
story-sworn-brother = 良い方のポンプをくれる。傷跡は自分が取る。

card-tattoo-ledger = 刺青帳
story-tattoo-ledger = 帳簿は背中にある。勘定を確かめるなら、風呂をおごる。

card-guest-room = 客間
story-guest-room = 布団はもう温まっている。どこにいたかは聞かれない。

card-take-the-blame = 身代わり
story-take-the-blame = 「私がやった」とカメラに言い、写りのいい側を向ける。

card-funeral-money = 香典
story-funeral-money = 名前のない白い封筒。合わせると、新しい背骨が買える。

card-cup-and-knife = 盃と短刀
story-cup-and-knife = まず一杯酌み交わす。短刀は、はじめから盆の上にある。

card-old-debts = 古い借り
story-old-debts = 会所が帳面を開き、借りを読み上げる。いちばん小さい分から返していく。

card-fitting-room = 試着室
story-fitting-room = 幕と腰掛け、ハンガーにボディが五体。仕立屋は背を向ける。

card-field-notes = 野帳
story-field-notes = ページの間に、葉が一枚とヒューズが一本。どちらもまだ使える。

card-second-reading = 再読
story-second-reading = 終わりから読むと、そのページには階段がある。

card-sealed-thesis = 封印論文
story-sealed-thesis = 開くのは一度きり。審査員は線の後ろに立つ。

card-long-lens = 遠眼鏡
story-long-lens = この屋上からは、隣の区の品書きが読める。

card-footnote = 脚注
story-footnote = 小さな字だ。論の全体がぶら下がっている。

card-core-sample = コア試料
story-core-sample = いちばん古い記憶から掘り抜いた、鉛筆ほどの石。

card-errata = 正誤表
story-errata = 七行目、「壁」は「扉」の誤り。

card-survey-kite = 測量凧
story-survey-kite = カメラと弁当を載せて揚がる。あとは糸についていく。

card-viva = 口頭試問
story-viva = 老女が三人、ひとつずつ尋ねる。三人目は名前を聞くだけだ。

card-free-edition = 自由版
story-free-edition = 最後のページに「このページをお持ちください」とある。

card-marginalia = 書き込み
story-marginalia = 余白の問いに、誰かが緑のインクで全部答えている。

card-atlas = 地図帳
story-atlas = 街より古い地図に、あなたの足跡がついている。

card-burned-name = 焼いた名
story-burned-name = 身分証をろうそくにかざす。写真が顔をそむけるまで。

card-wrong-door = 違う扉
story-wrong-door = 扉をたたく。老人が出てきて、膝の話を始める。

card-nobody-home = 留守
story-nobody-home = 牛乳は戸口に、明かりは消え、やかんは温かい。一体ずつ帰っていく。

card-static-coat = 静電気の外套
story-static-coat = 裏返して着ると、カメラには天気が映る。

card-loose-alias = 偽名
story-loose-alias = 誕生日と姉と、好きな汁物がついてくる。

card-trapdoor = 落とし戸
story-trapdoor = 列の最後尾はじゅうたんの上に立つ。じゅうたんは新しい。

card-crowd-cover = 人混み
story-crowd-cover = あなたと同じ傘をさした四十人が、駅から出てくる。

card-forked-repo = 分岐リポジトリ
story-forked-repo = 道の左半分を持ち帰る。朝には、どちらの半分も元どおり生えている。

card-skeleton-key = 万能鍵
story-skeleton-key = スプーンを削った鍵だ。これより固いマスも開けてきた。

card-swapped-plates = 付け替えたナンバー
story-swapped-plates = パン屋の車で出て、霊柩車で着く。

card-empty-grave = 空の墓
story-empty-grave = 火曜日に、あなたたち全員が埋められる。参列者は多い。

card-loop-the-tape = ループ録画
story-loop-the-tape = 番人は、あなたのいない映像を九回目に見ている。
