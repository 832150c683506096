"""What is asked about letters over HTTP, and the pages to which they lead.

Programs that look at mail open links by themselves: nothing happens before somebody presses the button there,
or the program of the mail says that its reader has (RFC 8058).
"""

import html
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post, put

from dreamtable.lang import Speaker
from dreamtable.server import mail
from dreamtable.server.accounts import Person, account_key, code_key, hash_of, new_code
from dreamtable.server.looking_back import REFUSED
from dreamtable.server.messages import Forgotten, MailAddress, MailInfo, MailWish, Thanks
from dreamtable.server.refusals import Refusal
from dreamtable.server.visitors import address_of
from dreamtable.server.worker import Worker

Req = Request[Any, Any, Any]
OWN_ORIGIN = {"referrer-policy": "same-origin", "x-robots-tag": "noindex, nofollow"}
"""A form says where it comes from only if its page may."""


async def _info(worker: Worker, me: Person) -> MailInfo:
    async with worker.database.reading() as on:
        known = await mail.of(on, me.id)
    offered = worker.settings.mails
    if known is None:
        return MailInfo(offered=offered)
    return MailInfo(offered=offered, address=known.address, confirmed=known.confirmed, calls=known.calls)


@get("/mail", responses=REFUSED)
async def my_mail(me: Person, worker: Worker) -> MailInfo:
    """Return where one gets letters, and whether there are any."""
    return await _info(worker, me)


@put("/mail", responses=REFUSED)
async def write_to_me(data: MailAddress, request: Req, me: Person, worker: Worker) -> MailInfo:
    """Give an address; a letter goes there that asks whether it is one's own."""
    if not worker.settings.mails:
        raise Refusal("no-mail")
    if me.account is None:
        raise Refusal("no-account")
    for who in (me.id, address_of(request), mail.clean_address(data.address).lower()):
        worker.limits.take("mail", who)
    await worker.accounts.confirm(me, data.password)
    await mail.ask(worker.database, me.id, me.lang, data.address)
    return await _info(worker, me)


@put("/mail/calls", responses=REFUSED)
async def call_by_mail(data: MailWish, me: Person, worker: Worker) -> MailInfo:
    """Be called by mail, or no longer."""
    await mail.want_calls(worker.database, me.id, wanted=data.calls)
    return await _info(worker, me)


@post("/mail/forget", status_code=200, responses=REFUSED)
async def forget_address(me: Person, worker: Worker) -> MailInfo:
    """Forget the own address."""
    await mail.forget(worker.database, me.id)
    return await _info(worker, me)


@post("/account/forgotten", status_code=200, responses=REFUSED)
async def forgotten(data: Forgotten, request: Req, worker: Worker) -> Thanks:
    """Send a code by which a lost password is replaced; nobody learns whether there is such an account."""
    if not worker.settings.mails:
        raise Refusal("no-mail")
    key, code = account_key(data.account), new_code()
    for who in (address_of(request), f"account {key}"):
        worker.limits.take("mail", who)
    stored = hash_of(code_key(code))
    worker.open_tables.spawn(mail.recover(worker.database, key, code, stored))
    return Thanks()


# Pages


def _page(lang: str, text: str, button: str | None = None) -> Response[str]:
    speaker = Speaker(lang)
    title, said = html.escape(speaker.say("title")), html.escape(speaker.say(text))
    form = f'<form method="post"><button>{html.escape(speaker.say(button))}</button></form>' if button else ""
    body = (
        f'<!doctype html><html lang="{html.escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{title}</title></head><body><main><h1>{title}</h1><p>{said}</p>{form}"
        f'<p><a href="/">{html.escape(speaker.say("web-to-front"))}</a></p></main></body></html>'
    )
    return Response(body, media_type=MediaType.HTML, headers=OWN_ORIGIN, status_code=200)


@get("/mail/confirm/{token:str}", include_in_schema=False)
async def confirm_page(reader: str) -> Response[str]:
    """Ask whether an address is one's own."""
    return _page(reader, "mail-page-confirm", "mail-page-confirm-do")


@post("/mail/confirm/{token:str}", include_in_schema=False)
async def confirm(token: str, worker: Worker, reader: str) -> Response[str]:
    """Confirm an address."""
    done = await mail.confirm(worker.database, token)
    return _page(reader, "mail-page-confirmed" if done else "mail-page-too-late")


@get("/mail/stop/{token:str}", include_in_schema=False)
async def stop_page(reader: str) -> Response[str]:
    """Ask whether letters are to end."""
    return _page(reader, "mail-page-stop", "mail-page-stop-do")


@post("/mail/stop/{token:str}", include_in_schema=False)
async def stop(token: str, worker: Worker, reader: str) -> Response[str]:
    """End the letters, by a form or by a program of mail."""
    await mail.end_calls(worker.database, token)
    return _page(reader, "mail-page-stopped")


ROUTER = Router(
    "/api",
    route_handlers=[
        my_mail,
        write_to_me,
        call_by_mail,
        forget_address,
        forgotten,
        confirm_page,
        confirm,
        stop_page,
        stop,
    ],
)
