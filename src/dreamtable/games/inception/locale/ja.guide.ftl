## How it stands

role-you-lord = あなたは夢主。
role-you-thief = あなたは夢盗人。
role-you-traitor = あなたは裏切り者。DEALを持ち、夢主とともに勝つ。

goal-lord = 山札が尽きるまで第{ $level }層の金庫を守る。残り { $cards } 枚、およそ { $rounds } 巡。
goal-lord-to-hide = 秘密を金庫に隠し、山札が尽きるまで守る。
goal-thief = 山札が尽きる前に、秘密の金庫を開ける。候補は { $unknown } つ。
goal-thief-knows = 秘密は第{ $level }層。山札が尽きる前に開ける。
goal-traitor = 今度は山札が尽きるまで秘密を守る側。残り { $cards } 枚、およそ { $rounds } 巡。夢盗人に悟られるな。
goal-watcher = 夢盗人は秘密を、夢主は時間を求める。山札は残り { $cards } 枚。

danger-secret = 秘密の錠は残り { $locks }。第{ $level }層に夢盗人 { $thieves } 人。
danger-vault = 一番危ないのは第{ $level }層。錠は残り { $locks }、夢盗人 { $thieves } 人。
danger-limbo = あなたは虚無にいる。誰かが復活させるか、自分で2枚捨てて戻るまで、カードも技能も使えない。
danger-last-vault = もう一度外れの金庫を開けると、夢主の勝ち。
danger-deck = 山札は残り { $cards } 枚、およそ { $rounds } 巡。尽きれば夢主の勝ち。

## What a move means

note-shot = 殺害 { $kills }%、追い払い { $moves }%、外れ { $misses }%
note-locks = 錠 { $before } → { $after }（止められなければ）
note-own-side = 味方を撃つことになる
note-own-unlock = 自分の解錠を自分で打ち消すことになる
note-costs-unseal = { kind-unseal }を使う
note-peek-bribe = 先に夢主が買収してくるかもしれない
note-costs-serum = { kind-transit-serum }1枚を払う
note-costs-cards = カード { $count } 枚を払う
note-costs-life = 命と手札すべてを払う
note-sacrifice = 成功率 { $chance }%
note-costs-hand = 手札すべて（{ $count } 枚）を払う
note-discards-all = この手番に手札をすべて捨てる
note-draws-die = 1〜6 枚引く
note-deck = 山札 { $before } → { $after }
note-lord-there = そこには夢主がいる
note-over-limit = あとで { $count } 枚捨てることになる

## What things are

about-level = 四つの層の一つ。最後の錠がなくなると金庫が開く。一歩で上か下の層へ。
