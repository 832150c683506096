## アメリカ・ヨーロッパ・アジア／オーストラリア遭遇

story-america-1-boston = 司書が、目録にない本を貸してくれる。
story-america-1-vancouver = 霧笛は、待っていれば一つの文を綴りおえる。
story-america-1-rio = サンバの学校が、白昼に儀式の稽古をしている。

story-america-2-boston = 降霊会が、予定の時刻を過ぎても終わらない。
story-america-2-vancouver = 鮭漁の船が、親指のある何かを水揚げする。
story-america-2-rio = その収集家は、羊皮紙で支払う。

story-america-3-boston = 学部長が、奇妙な論文を一本採点してほしいと頼む。
story-america-3-vancouver = 山師たちが、一枚の地図を賭けてカードをしている。
story-america-3-rio = まだ建っていない像のところまで登っていく。

story-america-4-boston = 捕鯨船員の未亡人が手相を見て、あなたの手をそっと閉じる。
story-america-4-vancouver = 天文台には、接眼鏡が一つ多い。
story-america-4-rio = 神託の代価は、あなたの人生の一時間だ。

story-america-5-boston = 閲覧室には灯りより机が一つ多く、あなたはその机へ案内される。
story-america-5-vancouver = 水先案内人は、去年消された灯りを頼りに舵を取る。
story-america-5-rio = 真夜中の浜辺で、ろうそくが下に向かって燃えている。

story-america-6-boston = ノースエンドの葬儀屋が、墓碑銘を前売りしている。
story-america-6-vancouver = 税関の上屋に、あなたの筆跡であなたに宛てた木箱がある。
story-america-6-rio = 老いたオルガン弾きが、管のない音栓を引く。

story-america-7-boston = 名誉教授が無人の講堂で講義をし、出席を取る。
story-america-7-vancouver = 伐採場の見張り塔からは、まだ誰も降りてきていない。
story-america-7-rio = ロープウェイが途中で止まり、誰かが乗ってくる。

story-america-8-boston = 墓地に一つだけ白いままの墓石があり、文字が埋まりつつある。
story-america-8-vancouver = 彫り師が、柱のどの顔が新しいのかを教えてくれる。
story-america-8-rio = 皇帝の植物学者が遺した一本の木は、今も診療時間を守っている。

story-europe-1-liverpool = 波止場の噂話は、昼までは安い。
story-europe-1-naples = ひとりの修道士が、つぼの番をして夜を明かす。
story-europe-1-constantinople = あなたは宰相の七人の従兄弟に紹介される。

story-europe-2-liverpool = 密航者が、あなたの船の前の寄港地の名を知っている。
story-europe-2-naples = 地下墓地は、帰り道のほうが長い。
story-europe-2-constantinople = じゅうたん商たちが、あなたの魂をめぐって値を競り上げていく。

story-europe-3-liverpool = 博物館の札は、わざとすべて貼り違えてある。
story-europe-3-naples = 山がつぶやき、信徒たちがつぶやき返す。
story-europe-3-constantinople = 検閲官が、あなたの書類をなくしてやろうと持ちかける。

story-europe-4-liverpool = 渡し守は渡し賃を二度求める。あなたと、もうひとりのあなたの分を。
story-europe-4-naples = 聖遺物は定刻に血を流すが、あなたの前では止まる。
story-europe-4-constantinople = 使節があなたを恐ろしい誰かと取り違え、深々と頭を下げる。

story-europe-5-liverpool = 綿花取引所が、まだ起きていない知らせに値をつけている。
story-europe-5-naples = 城門のそばの占い女は、あなたが座る前から泣いている。
story-europe-5-constantinople = 渡し船の一等席は、待たれていた客のために取ってある。

story-europe-6-liverpool = 休暇中の灯台守は、暗いままの部屋では眠れない。
story-europe-6-naples = 潜水夫たちは青銅の手を引き揚げたが、残りを取りに潜ろうとはしない。
story-europe-6-constantinople = 駅長は贈り物を受け取り、あなたを次の品のように眺める。

story-europe-7-liverpool = 川底のトンネルを掘る男たちが、別の掘り手と出くわした。
story-europe-7-naples = 博物館の鍵のかかった小部屋で、壁画が実物を見て描き直されている。
story-europe-7-constantinople = 托鉢僧は、部屋のほうが回りはじめるまで回る。

story-europe-8-liverpool = 船会社の係の帳面では、あなたは貨物になっている。
story-europe-8-naples = 告解室には両側に格子があり、どちらにも誰かがいる。
story-europe-8-constantinople = 地下貯水池の柱のなかに、誰も彫らなかった一本が立っている。

story-asia-1-bombay = 学僧が、十葉につき一葉だけ写すことを許してくれる。
story-asia-1-yokohama = 桟橋に射手が並び、陸のほうを狙っている。
story-asia-1-melbourne = 羊毛刈りのストライキには、あと一人ぶんの腕が要る。

story-asia-2-bombay = 沈黙の塔。誰かが数をかぞえている。
story-asia-2-yokohama = 港務局が、いちばん大きな砲を一時間だけ貸してくれる。
story-asia-2-melbourne = 拳闘の天幕では、一ラウンドごとに金が払われる。

story-asia-3-bombay = 香料商がすりつぶしているのは、もとは本のページだったものだ。
story-asia-3-yokohama = 狐がいちばん近い敵のもとへ導き、一礼して退く。
story-asia-3-melbourne = 大地が答えるまで、井戸を掘りつづける。

story-asia-4-bombay = 先祖伝来の蔵書が、目方で売られている。
story-asia-4-yokohama = 仮面の踊り手たちが、明日の戦いを演じてみせる。
story-asia-4-melbourne = 鉄道工夫たちが、遠ざかっていく光に向かって線路を敷く。

story-asia-5-bombay = 男の子が九の段を暗唱し、終わりを過ぎてもやめない。
story-asia-5-yokohama = 鋳物工場が、新しいもりを、それに値する何かで試したがっている。
story-asia-5-melbourne = 金鉱のいちばん深い坑道が、下から支えられている。

story-asia-6-bombay = 紡績工場の書記は帳簿を二冊つけていて、二冊目にはあなたの誕生日がある。
story-asia-6-yokohama = 電信局は、合言葉さえ言えれば、どの艦隊へも命令を一つ取り次ぐ。
story-asia-6-melbourne = 沖で誰かが泳ぎながら、岸はこっちだと反対を指す。

story-asia-7-bombay = 手相見が金を払い、手を引っこめてくれと頼む。
story-asia-7-yokohama = 地震計が、何かの歩みを描き出した。
story-asia-7-melbourne = 波止場の男たちは、影が先に着いた船の荷を揚げようとしない。

story-asia-8-bombay = 港の向こうの石窟の像は、案内書より顔が一つ多い。
story-asia-8-yokohama = 消防組が、誰も見たことのない火を相手に夜ごと訓練している。
story-asia-8-melbourne = 天文台は今月、南十字星を二度も見失った。
