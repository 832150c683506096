## What kinds of moves are called where many games are counted

report-move-choose-investigator = 探索者を選ぶ
report-move-choose-ancient-one = エンシェント・ワンを選ぶ
report-move-draw-ancient-one = エンシェント・ワンを運に任せる
report-move-accept = 同意する
report-move-refuse = 断る
report-move-stop = ここまでにする
report-move-meet = 遭遇を行う
report-move-pass = 使えるものを使わない
report-move-reroll-with-card = カードでダイスを振り直す
report-move-pick-space = スペースを選ぶ
report-move-pick-seat = 登場中の探索者を選ぶ
report-move-pick-monster = モンスターを選ぶ
report-move-pick-card = カードを選ぶ
report-move-pick-clue = 手掛かりを選ぶ
report-move-pick-skill = 技能を選ぶ
report-move-pick-ticket = チケットを選ぶ
report-move-pick-omen = 予兆トラックのマスを選ぶ
report-move-pick-die = ダイスを選ぶ
report-move-pick-deck = デッキを選ぶ
report-move-pick-option = 行動を選ぶ
report-move-pick-number = 数を選ぶ
report-move-pick-token = 倒れた探索者を選ぶ
report-move-resolve = 先に処理するものを選ぶ
