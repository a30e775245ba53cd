"""Link previews, their pictures, and QR codes: what they show, and what they never do."""

from __future__ import annotations

import contextlib
import html
import io
import pathlib
import re
import struct
from unittest.mock import AsyncMock

import httpx
import pytest
import segno
from tests.server.app_fixtures import AppUnderTest, create_table, identity, running_app, send_command, start_table

from banjar.server.http import link_picture
from banjar.server.http.link_picture import HEIGHT, WIDTH, LinkPictures, SeatMark, TablePicture, drawing
from banjar.server.rate_limits import PERSON_RATES
from banjar.server.store.errors import StoreUnavailable
from banjar.table.errors import Refusal

ANN, BOB, EVE = identity("a"), identity("b"), identity("e")
OPEN = {"game": "altar", "seats": [{"kind": "me"}, {"kind": "open"}], "starter": "first"}
PNG_HEAD = b"\x89PNG\r\n\x1a\n"
TAG = re.compile(r'<meta property="(og:[a-z_:]+)" content="([^"]*)">')


async def got(app: AppUnderTest, path: str, who: str | None = None, **headers: str) -> httpx.Response:
    async with app.client(who, **headers) as client:
        return await client.get(path)


def tags(page: httpx.Response) -> dict[str, str]:
    """The Open Graph tags of a page."""
    return {name: html.unescape(text) for name, text in TAG.findall(page.text)}


async def test_a_shared_link_says_who_plays_what(tmp_path: pathlib.Path) -> None:
    """In the language of whoever asks, with a picture under an absolute address."""
    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        found = tags(await got(app, f"/t/{table}"))
        assert found["og:title"] == "Play Bali (2017) with aaa"
        assert found["og:description"].startswith("One seat is still open.")
        assert found["og:image"] == f"http://banjar.test/api/tables/{table}/picture.png"
        german = tags(await got(app, f"/t/{table}", **{"accept-language": "de-AT"}))
        assert german["og:title"] == "Spiel Bali (2017) mit aaa"
        await send_command(app, BOB, table, "join", name="Bob")
        await send_command(app, BOB, table, "ready")
        await send_command(app, ANN, table, "start")
        assert tags(await got(app, f"/t/{table}"))["og:title"] == "Bali (2017): aaa, Bob"
        await send_command(app, BOB, table, "resign")
        assert tags(await got(app, f"/replay/{table}"))["og:title"] == "Bali (2017): the game of aaa, Bob"


@pytest.mark.parametrize(
    "path", ["/", "/new", "/rules/altar", "/t/nothing", "/replay/nothing", "/me/secret", "/code/ABCD"]
)
async def test_every_page_has_a_preview_and_no_secret_of_its_address(tmp_path: pathlib.Path, path: str) -> None:
    async with running_app(tmp_path) as app:
        page = await got(app, path)
        assert tags(page)["og:title"] == "Banjar"
        assert tags(page)["og:image"] == "http://banjar.test/api/picture.png"
        assert not re.search("secret|ABCD", page.text)


async def test_names_in_a_preview_are_text(tmp_path: pathlib.Path) -> None:
    """Whatever somebody calls themselves."""
    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        name = '"><script>x</script>'
        assert (await send_command(app, BOB, table, "join", name=name)).status_code == 200
        page = await got(app, f"/t/{table}")
        assert "<script>x" not in page.text
        assert name in tags(page)["og:title"]


async def test_a_preview_holds_no_code_invitation_or_identity(tmp_path: pathlib.Path) -> None:
    """Only what the page itself shows to everybody with the link."""
    async with running_app(tmp_path) as app:
        guest = OPEN | {"seats": [{"kind": "me"}, {"kind": "guest", "name": "Cleo"}]}
        table = await create_table(app, ANN, guest)
        you = (await got(app, f"/api/tables/{table}", ANN)).json()["you"]
        secrets = [you["code"], *you["invitations"].values(), ANN]
        for path in (
            f"/t/{table}?invitation={secrets[1]}",
            f"/api/tables/{table}/picture.png",
            f"/api/tables/{table}/code.svg",
        ):
            answer = await got(app, path)
            assert answer.status_code == 200
            assert not [secret for secret in secrets if secret.encode() in answer.content], path


async def test_the_page_comes_without_the_database_and_beyond_the_limits(tmp_path: pathlib.Path) -> None:
    """Only its preview is a general one then."""
    async with running_app(tmp_path, limits=True) as app:
        table = await create_table(app, ANN, OPEN)
        get, app.store.tables.get = app.store.tables.get, AsyncMock(side_effect=StoreUnavailable("down"))  # type: ignore[method-assign]
        assert tags(await got(app, f"/t/{table}"))["og:title"] == "Banjar"
        app.store.tables.get = get  # type: ignore[method-assign]
        assert tags(await got(app, f"/t/{table}"))["og:title"] != "Banjar"
        for _ in range(20):  # the limit recovers a little while an answer is made
            with contextlib.suppress(Refusal):
                for _ in range(PERSON_RATES["look"].burst + 50):
                    app.context.limits.spend("look", None, "127.0.0.1")
            picture = await got(app, f"/api/tables/{table}/picture.png")
            page = await got(app, f"/t/{table}")
            assert page.status_code == 200
            if picture.status_code == 429 and tags(page)["og:title"] == "Banjar":
                break
        else:
            raise AssertionError("neither is refused")


async def test_a_browser_keeps_the_page_until_its_preview_changes(tmp_path: pathlib.Path) -> None:
    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        known = (await got(app, f"/t/{table}")).headers["etag"]
        assert (await got(app, f"/t/{table}", **{"if-none-match": known})).status_code == 304
        await send_command(app, BOB, table, "join", name="Bob")
        assert (await got(app, f"/t/{table}", **{"if-none-match": known})).status_code == 200


async def test_pictures_are_drawn_of_our_art(tmp_path: pathlib.Path) -> None:
    """As PNG in the size that messengers expect; anybody with the link may see them, also from another site."""
    async with running_app(tmp_path) as app:
        table, _ = await start_table(app, 2, game="dalang", bots=1)
        for who in (None, EVE, ANN):
            for path in (f"/api/tables/{table}/picture.png", "/api/picture.png"):
                picture = await got(app, path, who)
                assert picture.status_code == 200
                assert picture.headers["content-type"] == "image/png"
                assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
                assert picture.content.startswith(PNG_HEAD)
                assert struct.unpack(">II", picture.content[16:24]) == (WIDTH, HEIGHT)
                assert len(picture.content) < 400_000
        for name in ("picture.png", "code.svg"):
            missing = await got(app, f"/api/tables/{'z' * 26}/{name}")
            assert missing.json()["error"]["code"] == "no-such-table"


async def test_the_picture_of_a_table_depends_on_game_and_seats_only(tmp_path: pathlib.Path) -> None:
    """Two tables of other people look the same, and nothing of a game in progress is in it."""
    async with running_app(tmp_path) as app:
        first = await create_table(app, ANN, OPEN, "one")
        second = await create_table(app, BOB, OPEN | {"visibility": "public"}, "two")
        pictures = [(await got(app, f"/api/tables/{table}/picture.png")).content for table in (first, second)]
        assert pictures[0] == pictures[1]
        await send_command(app, EVE, first, "join", name="Eve")
        assert (await got(app, f"/api/tables/{first}/picture.png")).content != pictures[0]


async def test_pictures_are_kept_within_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was asked for last stays longest; a picture that is kept is not drawn again."""
    monkeypatch.setattr(link_picture, "MAX_PICTURES", 2)
    pictures = LinkPictures()
    one, two, three = (TablePicture(None, (SeatMark(None, False),) * count) for count in (1, 2, 3))
    first = await pictures.png(one)
    await pictures.png(two)
    assert await pictures.png(one) is first
    await pictures.png(three)
    assert await pictures.png(one) is first
    assert set(pictures._kept) == {one, three}


@pytest.mark.parametrize("game", ["altar", "dalang", "unknown", None])
def test_every_symbol_of_a_drawing_exists(game: str | None) -> None:
    """And no custom property is left, which would be drawn black."""
    text = drawing(
        TablePicture(game, (SeatMark("player-red", True), SeatMark(None, False), SeatMark("icon-bot", False)))
    )
    assert "var(" not in text
    used = set(re.findall(r'href="#([^"]+)"', text))
    known = set(re.findall(r'id="([^"]+)"', text))
    assert used <= known
    assert (f"{game}-cover" in used) == (game in ("altar", "dalang"))


async def test_the_qr_code_is_the_link(tmp_path: pathlib.Path) -> None:
    """Under the address by which the server was reached."""
    async with running_app(tmp_path) as app:
        table = await create_table(app, ANN, OPEN)
        for who in (None, EVE, ANN):
            code = await got(app, f"/api/tables/{table}/code.svg", who)
            assert code.headers["content-type"].startswith("image/svg+xml")
            assert code.content == drawn_code(f"http://banjar.test/t/{table}")
        other = await got(app, f"/api/tables/{table}/code.svg", host="192.168.1.7:8017")
        assert other.content == drawn_code(f"http://192.168.1.7:8017/t/{table}")
    async with running_app(tmp_path / "public", public_url="https://bali.example") as app:
        table = await create_table(app, ANN, OPEN)
        code = await got(app, f"/api/tables/{table}/code.svg", host="bali.example")
        assert code.content == drawn_code(f"https://bali.example/t/{table}")


def drawn_code(link: str) -> bytes:
    """The same code, drawn here."""
    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(drawn, kind="svg", border=2, light="white", xmldecl=False)
    return drawn.getvalue()
