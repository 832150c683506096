## 対戦の終わり

ending-won = あなたの勝ち！
ending-lost = あなたの負け。
ending-all-won = みんなで勝利！
ending-all-lost = 力を合わせたが、敗れた。
ending-unknown = どう終わったかは、わからない。
deed-figure = { $name }：{ $number }

your = あなたの
