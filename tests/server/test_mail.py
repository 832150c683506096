"""Letters by mail: only where somebody has confirmed, once for each question, ended by one click."""

import re
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from server.kit import HOST, PATIENCE, Server, Visitor, free_port
from server.receiver import Receiver
from server.test_calling import A_WHILE, can_be_called, hears
from server.test_versions import rows

KEYWORDS, OF_MAIL = "a long password", "a secret of mail"
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")  # nothing leaves this machine
LINK = re.compile(r"http://play\.example/api(/mail/\S+)")


class Letters:
    """Takes letters, as a server for mail does; only from who knows the password."""

    def __init__(self) -> None:
        self.come: list[tuple[str, EmailMessage]] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.come.append((envelope.rcpt_tos[0], letter))
        return "250 OK"

    def next(self, count: int) -> tuple[str, EmailMessage]:
        """Wait until so many letters have come; return the last one."""
        until = time.monotonic() + PATIENCE
        while len(self.come) < count and time.monotonic() < until:
            time.sleep(0.02)
        assert len(self.come) == count
        return self.come[-1]


def knows(_server: Any, _session: Any, _envelope: Any, _way: str, given: Any) -> AuthResult:
    """Say whether somebody knows the password."""
    fits = isinstance(given, LoginPassword) and given.password == OF_MAIL.encode()
    return AuthResult(success=fits, handled=False)


@pytest.fixture
def letters() -> Iterator[Letters]:
    one, port = Letters(), free_port()
    post = Controller(one, HOST, port, authenticator=knows, auth_required=True, auth_require_tls=False)
    post.start()
    vars(one)["port"] = port
    yield one
    post.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as one:
        yield one


@pytest.fixture
def server(tmp_path: Path, letters: Letters, receiver: Receiver) -> Iterator[Server]:
    one = Server(
        tmp_path,
        call_seconds=0.0,
        push_to=[receiver.origin],
        mail_server=f"{HOST}:{vars(letters)['port']}",
        mail_security="none",
        mail_user="dreams",
        mail_password=OF_MAIL,
        mail_from="table@play.example",
        mail_links="http://play.example",
    )
    yield one
    one.kill()
    log = one.log()
    assert '"trace"' not in log
    links = [link for _, letter in letters.come for link in LINK.findall(text_of(letter))]
    assert [secret for secret in (OF_MAIL, "@there.example", *links) if secret in log] == []


def text_of(letter: EmailMessage) -> str:
    """Return what a letter says."""
    body = letter.get_body()
    assert body is not None
    return str(body.get_content())


def with_account(server: Server, name: str) -> Visitor:
    """Return somebody with an account."""
    one = Visitor(server)
    one.get("/api/me")
    one.post("/api/account/register", {"account": name, "password": KEYWORDS})
    return one


def gives(one: Visitor, letters: Letters, address: str) -> str:
    """Let somebody give an address; return what confirms it."""
    before = len(letters.come)
    one.put("/api/mail", {"address": address, "password": KEYWORDS})
    to, letter = letters.next(before + 1)
    assert to == address
    [link] = LINK.findall(text_of(letter))
    return f"/api{link}"


def confirms(server: Server, one: Visitor, letters: Letters, address: str) -> None:
    """Let somebody give an address and confirm it."""
    link = gives(one, letters, address)
    assert httpx.post(f"{server.url}{link}").status_code == 200
    assert one.get("/api/mail")["confirmed"]


def leaves(one: Visitor) -> None:
    """Let somebody begin alone where there is no haste, look at the table and go."""
    table = str(one.host("lucidity", 1, start=True)["table"]["id"])
    with one.sits(table) as player:
        player.hear_until("update")


def test_only_a_confirmed_address_is_written_to_and_once_for_a_question(
    server: Server, letters: Letters
) -> None:
    ann = with_account(server, "Ann")
    link = gives(ann, letters, "ann@there.example")
    leaves(ann)
    time.sleep(A_WHILE)
    assert len(letters.come) == 1, "it is not confirmed"
    assert httpx.get(f"{server.url}{link}").status_code == 200
    assert not ann.get("/api/mail")["confirmed"], "a program that opens links confirms nothing"
    assert httpx.post(f"{server.url}{link}").status_code == 200
    to, letter = letters.next(2)
    assert (to, letter["To"], letter["From"]) == (
        "ann@there.example",
        "ann@there.example",
        "Dreamtable <table@play.example>",
    )
    assert letter["Subject"] == "It is your turn: Lucidity: Six-Sided Nightmares"
    time.sleep(A_WHILE)
    assert len(letters.come) == 2, "never twice for the same question"
    assert "used up" in httpx.post(f"{server.url}{link}").text


def test_letters_end_by_one_click_of_a_program_of_mail(server: Server, letters: Letters) -> None:
    ann = with_account(server, "Ann")
    confirms(server, ann, letters, "ann@there.example")
    leaves(ann)
    _, letter = letters.next(2)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = str(letter["List-Unsubscribe"]).strip(" <>").replace("http://play.example", server.url)
    assert stop.replace(server.url, "http://play.example") in text_of(letter)
    assert httpx.get(stop).status_code == 200
    assert ann.get("/api/mail")["calls"], "looking ends nothing"
    assert httpx.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not ann.get("/api/mail")["calls"]
    leaves(ann)
    time.sleep(A_WHILE)
    assert len(letters.come) == 2


def test_who_was_called_at_a_browser_gets_no_letter(
    server: Server, letters: Letters, receiver: Receiver
) -> None:
    ann = with_account(server, "Ann")
    confirms(server, ann, letters, "ann@there.example")
    can_be_called(ann, receiver.browser("ann"))
    leaves(ann)
    hears(receiver, 1)
    time.sleep(A_WHILE)
    assert len(letters.come) == 1
    receiver.statuses = {"/ann": 410}
    leaves(ann)
    assert letters.next(2)[0] == "ann@there.example", "a browser that is gone can't be called"


def test_a_lost_password_is_replaced_by_a_code_that_comes_by_mail(server: Server, letters: Letters) -> None:
    ann = with_account(server, "Ann")
    confirms(server, ann, letters, "ann@there.example")
    other = Visitor(server)
    other.get("/api/me")
    for account in ("Nobody", "Ann"):
        assert other.post("/api/account/forgotten", {"account": account}) == {}
    to, letter = letters.next(2)
    assert to == "ann@there.example"
    [code] = re.findall(r"(?:[A-Z0-9]{4}-){4}[A-Z0-9]{4}", text_of(letter))
    wish = {"account": "Ann", "code": code, "password": "another password"}
    assert other.post("/api/account/recover", wish)["account"] == "Ann"
    Visitor(server).refused("POST", "/api/account/recover", wish, status=403)
    assert code not in server.log()


def test_an_address_is_in_ones_data_and_goes_with_one(server: Server, letters: Letters) -> None:
    ann = with_account(server, "Ann")
    confirms(server, ann, letters, "ann@there.example")
    assert ann.get("/api/account/data")["mail"] == {
        "address": "ann@there.example",
        "confirmed": True,
        "calls": True,
    }
    ann.post("/api/account/delete", {"password": KEYWORDS})
    assert rows(server, "SELECT address FROM mail_addresses") == []


@pytest.mark.parametrize(
    "address", ["ann", "ann@there", "a b@there.example", "ann@there.example\nBcc: b@there.example", "<a@b.c>"]
)
def test_what_is_no_address_is_refused(server: Server, letters: Letters, address: str) -> None:
    ann = with_account(server, "Ann")
    ann.refused("PUT", "/api/mail", {"address": address, "password": KEYWORDS}, status=400)
    ann.refused("PUT", "/api/mail", {"address": "ann@there.example", "password": "wrong"}, status=403)
    assert letters.come == []


def test_without_a_server_for_mail_nothing_is_offered(tmp_path: Path) -> None:
    one = Server(tmp_path)
    try:
        ann = with_account(one, "Ann")
        assert not ann.get("/api/mail")["offered"]
        ann.refused("PUT", "/api/mail", {"address": "ann@there.example", "password": KEYWORDS})
        ann.refused("POST", "/api/account/forgotten", {"account": "Ann"})
    finally:
        one.kill()
