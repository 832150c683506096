## How it stands

role-you = あなたは{ $investigator }。
role-you-nobody = これから探索者を選ぶ。
role-you-eliminated = 最後の探索者を失った。勝ち負けは仲間とともに。

goal-beginning = 誰が旅立ち、何に立ち向かうかを決める。
goal-mysteries = 謎を { $needed } つ解く：解決 { $solved }。いまは{ $mystery }{ $need ->
    [0] 。
   *[other] 、{ $have }/{ $need }。
}
goal-solved = 謎を { $needed } つ解く：解決 { $solved }。
goal-awake = { $ancient }が目覚めた。謎を { $needed } つ（解決 { $solved }）と最後の謎を解く。いまは{ $mystery }{ $need ->
    [0] 。
   *[other] 、{ $have }/{ $need }。
}
goal-final = { $ancient }が目覚めた。シートの最後の謎を解く。

danger-beginning = まだ脅威はない。
danger-health = 体力は残り { $left }。次に失えば倒れるかもしれない。
danger-sanity = 正気度は残り { $left }。次に失えば正気を保てないかもしれない。
danger-mythos = 神話デッキは残り { $cards } 枚。引けなくなれば、すべてが終わる。
danger-doom = 破滅 { $doom }、0 でエンシェント・ワンが目覚める。開いたゲート { $gates }、うち次の予兆と同じ色が { $due }。
danger-awake = エンシェント・ワンは目覚め、破滅はなお進む。開いたゲート { $gates }、うち次の予兆と同じ色が { $due }。

## What a move means

note-no-action = アクションを使わない
note-successes = 成功{ $count }つを使う
note-action = 1アクション
note-rest = 体力と正気度を1ずつ回復
note-rest-whole = 体力も正気度も減っていない
note-acquire = ダイス { $dice } 個、成功が1つ以上：{ $chance }%
note-ticket = チケットを使う
note-debt = 負債を負う
note-clue = 手掛かりを1つ払う
note-tickets-full = チケットは{ $most }枚まで：すぐに1枚失う
note-is-success = すでに成功している
note-reroll = 振り直しが成功になる確率 { $chance }%
note-will = 意志：ダイス { $dice } 個、恐怖 { $horror } を免れる確率 { $chance }%
note-strength = 筋力：ダイス { $dice } 個、倒す確率 { $chance }%（耐久力 { $left }、ダメージ { $damage }）
note-test = { $skill }：ダイス{ $dice }個、成功率{ $chance }%
note-mystery = { $mystery }：{ $have } → { $then }/{ $need }{ $reached ->
    [yes] 。これで足りる。神話フェイズの終わりに解決
    [last] 。これで足りる。神話フェイズの終わりに解決し、全員の勝ち
    [already] 。もう足りている
   *[no] { "" }
}
note-solves = 解決：{ $then }/{ $needed }{ $last ->
    [yes] 、全員の勝ち
   *[no] { "" }
}
note-solves-final = 最後の謎が解決される
note-lead-first = 残りはその人が順番を決めて解決する
note-actions-left = アクションがあと { $count } つ残っている

## What things are

about-city = 都市。資産を獲得し、鉄道や船に乗れる。遭遇はその地域のカード。
about-wilderness = 荒野。鉄道も船もない。遭遇は一般のカード。
about-sea = 海。船が通る。遭遇は一般のカード。
about-site = 進行中の遠征トークンがあれば、ここから遠征に出られる。
about-clue = ここにいる人は調査遭遇で得られる。手掛かりは振り直しに使え、謎の解決にも要る。
about-gate = モンスターが出てくる。予兆がこの色に来ると破滅が進む。ここで異世界遭遇をすれば閉じられることがある。
about-monster = 同じスペースにいる人はまず戦う。意志で恐怖に耐え、筋力で攻める。成功1つが1ダメージ。
about-epic = エピックモンスター。戦い方は同じだが、カップには入らず、倒すまで去らない。
about-investigator = 探索者。体力、正気度と五つの技能を持つ。どちらかが0になると敗北する。
about-ancient-one = このゲームの敵。破滅が0になると目覚め、シートを裏返す。
about-mystery = 書かれたとおりに解く。必要な数を解けば全員の勝ち。
about-mythos = ラウンドの終わりに1枚引いて実行する。尽きれば全員の負け。
about-asset = 所持品。価値と同じ数の成功でリザーブから誰でも獲得できる。
about-artifact = めったにない所持品。遭遇で手に入る。
about-spell = 裏が隠れた所持品。唱えると裏返る。
about-condition = 何かが取り除くまで付いてまわる。裏は裏返したときに見える。
about-general = 地域のない場所の遭遇。
about-regional = その地域の都市の遭遇。
about-research = 手掛かりを探すときの遭遇。
about-other-world = ゲートをくぐるときの遭遇。
about-expedition = 進行中の遠征地での遭遇。
about-special = ほかのカードが呼び出す遭遇。

about-skill-lore = 呪文や書物、忘れられたもの。1点につきダイス1個。
about-skill-influence = 人脈と金。資産の獲得に使う。1点につきダイス1個。
about-skill-observation = 人が見落とすものを見る力。1点につきダイス1個。
about-skill-strength = 腕力。モンスターを傷つける。1点につきダイス1個。
about-skill-will = 平静さ。モンスターを前にしたときに使う。1点につきダイス1個。
about-ticket-train = 移動中に使うと、鉄道でもう1スペース進める。
about-ticket-ship = 移動中に使うと、航路でもう1スペース進める。
about-meeting-general = 地域のない場所なので、一般のカードを引く。
about-meeting-regional = この都市の地域のカードを引く。
about-meeting-research = ここの手掛かりのために調査のカードを引く。
about-meeting-other-world = ゲートをくぐり、異世界のカードを引く。成功すればゲートが閉じる。
about-meeting-expedition = 進行中の遠征に出る。
about-meeting-fallen = 失われた探索者の残したものを見つける。
about-meeting-text = カードがここで用意している遭遇。
about-die = 5か6が成功。
about-doom = 目覚めまでを数える。0でエンシェント・ワンが目覚める。
about-reserve = 都市で獲得できる資産。4枚あり、取られた分は補充される。
about-colour-green = 予兆がここに来ると、緑のゲート1つにつき破滅が1進む。
about-colour-blue = 予兆がここに来ると、青のゲート1つにつき破滅が1進む。
about-colour-red = 予兆がここに来ると、赤のゲート1つにつき破滅が1進む。
about-phase-investigators = 全員が探索者を選ぶ。
about-phase-ancient-one = このゲームの敵を決める。
about-phase-set-up = デッキ、ゲート、手掛かりを並べる。
about-phase-action = 全員が異なるアクションを2つ行う。
about-phase-encounter = 全員が自分のスペースのモンスターと戦い、遭遇を1つ行う。
about-phase-mythos = 神話カードを引き、アイコンと文章を実行する。
about-phase-omen = 予兆が進み、新しい色のゲート1つにつき破滅が1進む。
about-phase-reckoning = 場の清算効果をすべて実行する。
about-phase-gates = 新しいゲートが開き、それぞれモンスターが出る。
about-phase-surge = 予兆と同じ色のゲートからモンスターがあふれる。
about-phase-clues = 地図に新しい手掛かりが現れる。
about-phase-text = 神話カードの文章を実行する。
about-phase-end = ラウンドの終わり。リーダーを譲ってもよい。
about-deck-mythos = 毎ラウンド1枚引く。尽きれば負け。
about-deck-gate = 新しいゲートはここから来る。
about-deck-general = 地域のない場所の遭遇。
about-deck-america = アメリカの都市の遭遇。
about-deck-europe = ヨーロッパの都市の遭遇。
about-deck-asia = アジアとオーストラリアの都市の遭遇。
about-deck-other-world = ゲートの向こうの遭遇。
about-deck-research = 手掛かりを探す遭遇。
about-deck-expedition = 遠征の遭遇。一番上の裏が次の遠征地を示す。
