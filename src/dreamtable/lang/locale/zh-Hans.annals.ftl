## 一局的结束

ending-won = 你赢了！
ending-lost = 你输了。
ending-all-won = 大家一起赢了！
ending-all-lost = 这一局，大家输了。
ending-unknown = 这一局的结局不得而知。
deed-figure = { $name }：{ $number }

your = 你的
