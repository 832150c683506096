card-a-friend-at-the-ministry = 省庁の友人
story-a-friend-at-the-ministry = 「鮮魚」の判を押された木箱が届く。税関では誰ひとり匂いを嗅がなかった。

card-quiet-waters = 静かな海
story-quiet-waters = 一週間のあいだ、海は絵の中のように振る舞う。

card-the-vigilantes = 自警団
story-the-vigilantes = 灯と斧の柄を手に、彼らはもう、それが何かを先に尋ねない。

card-a-door-left-ajar = 半開きの扉
story-a-door-left-ajar = 来たものは、まだ来きってはいない。今なら押し返せる。

card-charity-ball = 慈善舞踏会
story-charity-ball = 楽団は夜明けまで奏でる。居合わせた誰も名を言えない善行のために。

card-bank-run = 取り付け騒ぎ
story-bank-run = 列は街区を一巡りし、最後尾が先頭につながった。

card-blood-in-the-snow = 雪の上の血
story-blood-in-the-snow = 遠征隊の足跡は鮮明だ。並ぶもう一列は、どこからともなく始まっている。

card-border-closed = 国境封鎖
story-border-closed = 列車は灯をともしたまま駅に停まり、誰も降ろされない。

card-the-wrong-faces = 違う顔
story-the-wrong-faces = 雑踏の中、通り一本のあいだだけ、誰もが葬ったはずの誰かに似ている。

card-restless-cults = 落ち着かぬ教団
story-restless-cults = 説教は短くなり、扉には内側からかんぬきが下りる。

card-bells-below-the-keel = 竜骨の下の鐘
story-bells-below-the-keel = 四つの大洋の船が、同じ時刻に水底から打たれた鐘を記録する。

card-wreckers-lights = 難破を招く灯
story-wreckers-lights = 今宵は海図の港すべてに灯がともる。海図にない港のいくつかにも。

card-an-unclaimed-trunk = 引き取り手のないトランク
story-an-unclaimed-trunk = 海を十一度渡り、荷札には明日の日付がある。

card-the-sky-lowers = 空が降りてくる
story-the-sky-lowers = 三つの大陸の天文学者が天窓を閉ざし、理由を告げない。

card-second-birth = 二度目の誕生
story-second-birth = 傷ついたものは癒え、一つだったものは幾つにもなる。

card-the-stars-correct-themselves = 星々が己を正す
story-the-stars-correct-themselves = 暦は正しかった。空は晴れた夜を待っていただけだ。

card-the-ground-remembers = 大地は覚えている
story-the-ground-remembers = どの都市の下にも、より古い都市がある。今夜、それが伸びをする。

card-all-accounts-fall-due = 勘定の日
story-all-accounts-fall-due = 銀行家と司祭と人殺しに、同じ便で同じ手紙が届く。

card-letters-of-marque = 海賊免許状
story-letters-of-marque = 領事館は真夜中に開き、行き先も尋ねず切符を配る。

card-the-papers-believe-you = 新聞があなたを信じた
story-the-papers-believe-you = あなたの手紙は全文掲載された。天気欄と溺死者欄のあいだに。

card-night-schools = 夜学
story-night-schools = 講師は優秀で、広間の灯のない側から離れない。

card-a-market-for-curios = 骨董の市
story-a-market-for-curios = 商人は金を欲しがらない。遠くまで持ち歩かれた品だけを欲しがる。

card-general-amnesty = 大赦
story-general-amnesty = 命令書には春に死んだ大臣の署名がある。それでも命令は守られる。

card-round-up-at-dawn = 夜明けの一斉検挙
story-round-up-at-dawn = 彼らは名簿を持ち、末尾に一行の余白を残している。

card-cholera-on-the-quay = 波止場のコレラ
story-cholera-on-the-quay = 旗は一つまた一つと上がり、最後に病院の上に上がる。

card-dead-reckoning = 推測航法
story-dead-reckoning = 航海日誌によれば港の中。星によれば、どこにもいない。

card-the-guides-desert = 案内人の逃亡
story-the-guides-desert = 朝には荷があり、火があり、足跡が一組足りない。

card-auction-of-relics = 遺物の競売
story-auction-of-relics = 出品した覚えのない品について、礼の電報が届く。

card-false-prophet = 偽預言者
story-false-prophet = 火曜に病人を癒す。水曜になると、彼らは太陽を見ようとしない。

card-earth-tremor = 地震
story-earth-tremor = 棚からは何も落ちない。ただ、地下室のものが残らず出ていく。

card-counterfeit-notes = 偽札
story-counterfeit-notes = 肖像は完璧だ。閉じられた両目のほかは。

card-the-seance-at-number-nine = 九番地の降霊会
story-the-seance-at-number-nine = その通りには八軒しかない。招待状の宛名はあなただ。

card-the-clocks-run-on = 時計は進む
story-the-clocks-run-on = 真夜中を打ち、打ち続け、やがて別の何かを数え始める。

card-the-ink-runs = インクが流れる
story-the-ink-runs = 古い言葉がページを去っていく。夜通し読む者のためにだけ、留まるという。

card-nothing-was-ever-sealed = 何一つ封じられてはいなかった
story-nothing-was-ever-sealed = 古の封印は描かれただけのもので、絵の具は三百年かけて乾いていた。

card-they-know-our-names = 彼らは我らの名を知っている
story-they-know-our-names = どの宿でも、門番は同じことを言う。お客様はもう上がられました、と。

card-the-long-eclipse = 長い蝕
story-the-long-eclipse = 月は終えたのに、退こうとしない。

card-one-night-everywhere = あまねく一夜
story-one-night-everywhere = ただ一度、世界の両側が同じ時刻に暗くなる。

card-an-offer-to-each = それぞれへの申し出
story-an-offer-to-each = 白紙の末尾に線が一本。その長さは、あなたの名にちょうど合う。

card-the-whistling-wire = うなる電線
story-the-whistling-wire = 北の電信が同じ句を繰り返す。線は一度もつながれていない。

card-a-library-burns = 燃える書庫
story-a-library-burns = 九日燃え続けている。一日に一架ずつ、目録の順に。

card-dust-of-the-comet = 彗星のちり
story-dust-of-the-comet = 世界の薄いところには、細かな灰色の雪が降り、解けない。

card-the-sleeping-village = 眠る村
story-the-sleeping-village = らばだけが山を下りてきた。荷を積んだまま。

card-haunter-in-the-belfry = 鐘楼にさまようもの
story-haunter-in-the-belfry = 教区の願いはただ一つ、街灯を絶やさぬこと。

card-the-white-idol = 白い偶像
story-the-white-idol = 博物館は遺憾の意を表する。蝋人形が陳列棚を出たこと、そして蝋ではなかったことに。

card-a-thousand-missing = 千人の失踪
story-a-thousand-missing = 謝肉祭の列は楽を奏でて沼へ入り、その楽は今も聞こえる。

card-poisoned-almanac = 毒された暦
story-poisoned-almanac = 一万部の暦が星の夜を誤って記し、星々はそれに従う。

card-the-unlit-lamps = 灯らぬ灯台
story-the-unlit-lamps = 灯台守は、このほうがよいと書いてよこした。船は一隻また一隻と入っていく。

card-locks-without-keys = 鍵のない錠
story-locks-without-keys = 海の底の何かが、世界じゅうの扉を一寸ずつ開けたままにしている。

card-the-hunger-winter = 飢えの冬
story-the-hunger-winter = かまどには火があり、穀倉は満ちているのに、誰にも物を食べさせられない。

card-the-fleet-in-the-weed = 藻の中の船団
story-the-fleet-in-the-weed = 四百年ぶんの失われた船が列をなし、先頭の数隻が帆を上げ始めた。

label-force-the-lock = 錠をこじ開ける
label-sink-it-unopened = 開けずに沈める
label-hold-the-hands = 針を押さえる
label-let-them-turn = 回るに任せる
label-sign-the-page = ページに署名する
label-tear-the-page = ページを破る
