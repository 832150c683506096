# What if: playing on from a moment of another match.
reason-fog = Here it would have to tell what nobody could know: the what-if fades.
server-no-what-if = At this table nobody tries out what might come.
server-what-if-over = By then the match was over. Choose an earlier moment.
server-what-if-earlier-rules = This match was played by earlier rules: it can be watched, but not played on.
server-what-if-dice = A what-if has chance of its own and counts nowhere, so there is nothing to check.
server-what-if-again = A what-if is not played again. Go back to the replay that it comes from.

# Letters by mail.
server-bad-mail = That is no mail address.
server-no-mail = This server sends no mail.
server-mail-failed = No letter could be sent there. Please try again later.
mail-confirm = Is this your address?
mail-confirm-text =
    Somebody who plays at the Dreamtable has said that this is their address. If that was you, confirm it within two days:

    { $link }

    If it was not you, do nothing: no other letter will come.
mail-recovery = A code for a new password
mail-recovery-text =
    Somebody wants to choose a new password for your account at the Dreamtable. With this code that can be done within an hour:

    { $code }

    If it was not you, do nothing: your password stays as it is.
mail-call-text =
    { $game } waits for you:
    { $link }

    No more of these letters:
    { $stop }
mail-page-confirm = Is the address that this letter came to yours?
mail-page-confirm-do = Yes, it is mine
mail-page-confirmed = Confirmed. Tables that wait for you can write to you now.
mail-page-too-late = This link is used up. Give the address again in your settings.
mail-page-stop = Shall tables write to you no longer?
mail-page-stop-do = No more letters
mail-page-stopped = No table writes to you any more. In your settings you can change that.

# Friends.
server-no-friend = This link leads to no friend. Ask for another one.
server-too-many-friends = One can have { $most } friends.
