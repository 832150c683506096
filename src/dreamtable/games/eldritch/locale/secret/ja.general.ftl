## 一般遭遇

story-general-1-city = 質屋の主人が、包んだ品をカウンター越しに滑らせてよこす。
story-general-1-wilderness = 積み石の塚が、内側から開けられている。
story-general-1-sea = 無線機が、あなた自身の遭難信号を繰り返している。

story-general-2-city = 夜勤の係は、一八九九年からあなたの部屋を空けて待っていたという。
story-general-2-wilderness = 荷を捨てれば、雨より先に着ける。
story-general-2-sea = 漂流者は、このまま置いていってくれと懇願する。

story-general-3-city = 昔の師が、禁じられた母音の発音を正してくれる。
story-general-3-wilderness = 案内人は、料金を相撲で決めたいと言う。
story-general-3-sea = 九晩続けて、夜中の当直に一人で立つ。

story-general-4-city = 警官が、なぜ扉ばかり撮るのかと尋ねる。
story-general-4-wilderness = 狼があなたを取り巻き、背の高い何かが狼を取り巻いている。
story-general-4-sea = 乗組員が、あなたを海に放り込むかどうかの採決をする。

story-general-5-city = ミサが、司祭も知らない言葉であげられている。
story-general-5-wilderness = 彩色された石の輪のなかで眠る。
story-general-5-sea = 風の絶えた海はあまりに平らで、星が甲板に横たわっている。

story-general-6-city = あなたの電報には、もう返事が来ている。
story-general-6-wilderness = 橋は一本の綱で吊られている。
story-general-6-sea = 船倉で積荷が動き、それから礼儀正しくノックする。

story-general-7-city = 仕立屋は寸法を二度測り、代金を三度請求する。
story-general-7-wilderness = 煙のかからない男たちと、ひとつのたき火を囲む。
story-general-7-sea = 船長は、海図とあなたの度胸を賭ける。

story-general-8-city = 精神病院が、手違いで患者をひとりあなたに引き渡す。
story-general-8-wilderness = 地滑りのあとに、下へ降りる階段が現れる。
story-general-8-sea = 水没した街路の真上で、風が止む。

story-general-9-city = 株式相場の受信機が、祈りの文句を打ち出す。
story-general-9-wilderness = 何かが里程標を食べつづけている。
story-general-9-sea = 救命艇は、すでに氷で満員だ。

story-general-10-city = 偽造屋は、朝までにあなたを誰にでもしてみせるという。
story-general-10-wilderness = 水を求めて掘ると、電話機が出てくる。
story-general-10-sea = 二隻の船が、ひとつの声で呼びかけてくる。

story-general-11-city = 競売人は九番の品を二度売り、あなたは二度目に入札する。
story-general-11-wilderness = 隠者が、一週間ぶんの沈黙を差し出す。
story-general-11-sea = あなたの船の航海日誌は、明日で終わっている。

story-general-12-city = 子どもたちの縄跳び唄に、あなたの名前がある。
story-general-12-wilderness = 羅針盤の針が、あなたを指す。
story-general-12-sea = 船医が、比較のためにあなたの血を欲しがる。
