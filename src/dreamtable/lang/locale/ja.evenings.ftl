# もしも。別の対戦の一場面から続きを遊ぶ。
reason-fog = この先は誰も知りえないことを語ることになる。「もしも」はここで霧に消える。
server-no-what-if = このテーブルでは先を試すことはできません。
server-what-if-over = その時点で対戦は終わっています。もっと前の場面を選んでください。
server-what-if-earlier-rules = この対戦は以前のルールで遊ばれたもの。見ることはできますが、続きは遊べません。
server-what-if-dice = 「もしも」の運は独自のもので、どこにも数えられません。確かめることはありません。
server-what-if-again = 「もしも」に再戦はありません。もとのリプレイに戻ってください。

# メール。
server-bad-mail = これはメールアドレスではありません。
server-no-mail = このサーバーはメールを送りません。
server-mail-failed = そこへは送れませんでした。あとでもう一度お試しください。
mail-confirm = これはあなたのアドレスですか？
mail-confirm-text =
    夢卓で遊ぶ人が、これを自分のアドレスだと言っています。あなたなら、二日以内に確認してください。

    { $link }

    心当たりがなければ、何もする必要はありません。ほかのメールは届きません。
mail-recovery = 新しいパスワードのためのコード
mail-recovery-text =
    夢卓のあなたのアカウントに新しいパスワードを付けようとしている人がいます。このコードは一時間使えます。

    { $code }

    心当たりがなければ、何もする必要はありません。パスワードはそのままです。
mail-call-text =
    { $game }があなたを待っています。
    { $link }

    このメールを止める：
    { $stop }
mail-page-confirm = このメールが届いたアドレスはあなたのものですか？
mail-page-confirm-do = はい、わたしのものです
mail-page-confirmed = 確認しました。あなたを待つテーブルからメールが届くようになります。
mail-page-too-late = このリンクはもう使えません。設定でアドレスをもう一度入れてください。
mail-page-stop = テーブルからのメールを止めますか？
mail-page-stop-do = メールを止める
mail-page-stopped = テーブルからのメールは届かなくなりました。設定でいつでも戻せます。

# フレンド。
server-no-friend = このリンクの先にフレンドはいません。別のリンクをもらってください。
server-too-many-friends = フレンドは { $most } 人までです。
