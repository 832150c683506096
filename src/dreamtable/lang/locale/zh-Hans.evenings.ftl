# 假如：从另一局的某一刻接着玩。
reason-fog = 再往下就得说出谁也无从知道的事：这场“假如”就此散去。
server-no-what-if = 这张牌桌不让人试演后事。
server-what-if-over = 到那一刻对局已经结束，请选更早的一刻。
server-what-if-earlier-rules = 这一局按旧版规则进行：可以看，但不能接着玩。
server-what-if-dice = “假如”有自己的随机，也不计入任何记录，没有什么可验证。
server-what-if-again = “假如”没有再来一局。请回到它出自的回放。

# 邮件。
server-bad-mail = 这不是邮箱地址。
server-no-mail = 这台服务器不发邮件。
server-mail-failed = 邮件没能发到那里，请稍后再试。
mail-confirm = 这是你的邮箱吗？
mail-confirm-text =
    有人在梦桌说，这是自己的邮箱。如果是你，请在两天之内确认：

    { $link }

    如果不是你，什么也不用做：不会再有别的邮件。
mail-recovery = 设置新密码的验证码
mail-recovery-text =
    有人想为你在梦桌的账号设置新密码。一小时之内可以使用这个验证码：

    { $code }

    如果不是你，什么也不用做：密码不会变。
mail-call-text =
    { $game }正等着你：
    { $link }

    不再接收这类邮件：
    { $stop }
mail-page-confirm = 收到这封邮件的邮箱是你的吗？
mail-page-confirm-do = 是我的
mail-page-confirmed = 已确认。等着你的牌桌现在可以给你写信了。
mail-page-too-late = 这个链接已失效。请在设置里重新填写邮箱。
mail-page-stop = 不再让牌桌给你写信吗？
mail-page-stop-do = 不再来信
mail-page-stopped = 牌桌不会再给你写信了。可以在设置里改回来。

# 好友。
server-no-friend = 这个链接没有通向好友，请再要一个。
server-too-many-friends = 好友最多 { $most } 人。
