"""Who one is on a device: links that ask, other devices that end, signing out, and barring from a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.clicking import agree

SETTINGS = "Settings"
SEATS = [{"kind": "me"}, {"kind": "open"}]


def settled(page: Page, path: str = "/") -> Page:
    page.goto(path)
    expect(page.get_by_role("button", name=SETTINGS)).to_be_visible()  # it has its identity then
    return page


def cookie_of(context: BrowserContext) -> str:
    return next(str(cookie.get("value")) for cookie in context.cookies() if cookie.get("name") == "banjar")


def create(page: Page) -> str:
    body = {"command": "make", "name": "Ann", "settings": {"game": "altar", "seats": SEATS}}
    return str(page.request.post("/api/tables", data=body).json()["table"])


def test_a_link_asks_before_it_replaces_who_one_is(visitor: Callable[..., BrowserContext]) -> None:
    ann, bob = visitor(), visitor()
    first, second = settled(ann.new_page()), settled(bob.new_page())
    first.get_by_role("button", name=SETTINGS).click()
    first.get_by_role("button", name="Link to keep").click()
    link = first.get_by_role("status").get_by_role("textbox").input_value()
    create(second)
    before = cookie_of(bob)
    second.goto(link)
    expect(second.get_by_text("This device has a table of its own")).to_be_visible()
    assert cookie_of(bob) == before
    second.get_by_role("button", name="Yes, that is me").click()
    second.wait_for_url("**/")
    assert cookie_of(bob) == cookie_of(ann)


def test_other_devices_are_signed_out_and_this_one_stays(visitor: Callable[..., BrowserContext]) -> None:
    ann, other = visitor(), visitor()
    page = settled(ann.new_page())
    table = create(page)
    other.add_cookies([{"name": "banjar", "value": cookie_of(ann), "url": page.url}])
    stolen = settled(other.new_page(), f"/t/{table}")
    expect(stolen.get_by_role("button", name="Start")).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_role("button", name=SETTINGS).click()
    page.get_by_role("button", name="Sign out my other devices").click()
    agree(page)
    expect(page.get_by_text("Only this device is signed in now.")).to_be_visible()
    expect(stolen.get_by_role("button", name="Sit down")).to_be_visible(timeout=20_000)
    page.reload()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_role("button", name=SETTINGS).click()
    page.get_by_role("button", name="Sign out here").click()
    agree(page)
    page.wait_for_url("**/")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_signing_out_leaves_no_name_and_no_address_of_a_table(visitor: Callable[..., BrowserContext]) -> None:
    page = settled(visitor().new_page())
    table = create(page)
    page.evaluate("localStorage.setItem('banjar', JSON.stringify({name: 'Annabel', theme: 'dark', guest: 'Putu'}))")
    page.evaluate(f"localStorage.setItem('banjar-read', JSON.stringify({{'{table}': 1}}))")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    stored = "JSON.stringify([localStorage, sessionStorage])"
    assert all(word in page.evaluate(stored) for word in (table, "Annabel", "dark"))
    page.get_by_role("button", name=SETTINGS).click()
    page.get_by_role("button", name="Sign out here").click()
    agree(page)
    page.wait_for_url("**/")
    assert [word in page.evaluate(stored) for word in (table, "Annabel", "dark")] == [False, False, True]


def test_the_token_of_a_link_is_in_no_address_that_is_sent(visitor: Callable[..., BrowserContext]) -> None:
    """Proxies log addresses, and a link that was looked at but not used still works."""
    page, other = settled(visitor().new_page()), visitor().new_page()
    page.get_by_role("button", name=SETTINGS).click()
    page.get_by_role("button", name="Link to keep").click()
    link = page.get_by_role("status").get_by_role("textbox").input_value()
    token = link[-26:]
    sent: list[str] = []
    other.on("request", lambda request: sent.append(request.url))
    other.goto(link)
    other.get_by_role("button", name="Yes, that is me").click()
    other.wait_for_url("**/")
    assert cookie_of(other.context) == cookie_of(page.context)
    assert len(sent) > 10
    assert [url for url in sent if token in url.partition("#")[0]] == []


def test_a_link_of_before_still_works(visitor: Callable[..., BrowserContext]) -> None:
    page, other = settled(visitor().new_page()), visitor().new_page()
    token = page.request.post("/api/me/link").json()["token"]
    other.goto(f"/me/{token}")
    other.get_by_role("button", name="Yes, that is me").click()
    other.wait_for_url("**/")
    assert cookie_of(other.context) == cookie_of(page.context)


def test_the_owner_bars_somebody_and_lets_them_back(visitor: Callable[..., BrowserContext]) -> None:
    owner, guest = settled(visitor().new_page()), settled(visitor().new_page())
    table = create(owner)
    owner.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    for name, works in (("\u0410nn", False), ("Eve", True)):  # the first letter is Cyrillic
        guest.get_by_label("Name").fill(name)
        guest.get_by_role("button", name="Sit down").click()
        if not works:
            expect(guest.get_by_role("alert")).to_contain_text("could be mistaken for that of somebody")
    owner.get_by_role("button", name="Bar from the table").click()
    agree(owner)
    expect(owner.get_by_text("barred", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_contain_text("has barred you")
    owner.get_by_role("button", name="Let them back in").click()
    expect(owner.get_by_text("barred", exact=True)).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="I am ready")).to_be_visible()
