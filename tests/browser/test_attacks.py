"""What somebody hostile can do to a person's browser by our pages: scripts, frames, forged forms, guessed addresses."""

import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from limner.kit.browser import COOKIE
from tests.api.service import Customer, Service
from tests.browser.canvas import Canvas
from tests.browser.conftest import Enter, agree
from tests.browser.elsewhere import Elsewhere, elsewhere
from tests.web.people import appoint, link_for, signed_in

PROBE = "\"'><img src=x onerror=window.pwned=1><script>window.pwned=1</script>{{7*7}}${7*7}</textarea></title>"
"""Markup that would run in a text, an attribute, a script or a template."""
HOSTS = {"another site": "localhost", "another port of the same site": "127.0.0.1"}


@pytest.fixture(scope="module")
def evil() -> Iterator[Elsewhere]:
    with elsewhere() as site:
        yield site


@dataclass
class Watch:
    """A browser in which nothing hostile may run, nor be stopped by nothing but the policy."""

    context: BrowserContext
    faults: list[str]

    def page(self) -> Page:
        return agree(self.context.new_page())


@pytest.fixture
def ada(service: Service) -> Customer:
    """An operator: her pages show most."""
    customer = service.customer()
    appoint(service, customer, "operator")
    return customer


@pytest.fixture
def watch(enter: Enter, service: Service, ada: Customer) -> Iterator[Watch]:
    context = enter(service, ada.id)
    faults: list[str] = []
    context.expose_binding("tellPolicy", lambda source, what: faults.append(f"{source['page'].url}: {what}"))
    context.add_init_script(
        "document.addEventListener('securitypolicyviolation', (event) =>"
        " window.tellPolicy(`${event.effectiveDirective} ${event.blockedURI}`));"
    )
    yield Watch(context, faults)
    for page in context.pages:
        assert page.evaluate("() => window.pwned") is None, page.url
    assert faults == [], "what was written into a page by itself is not even tried"


# Scripts.


def test_what_somebody_writes_is_never_run(watch: Watch, service: Service, ada: Customer) -> None:
    bytes_of = io.BytesIO()
    Image.new("RGB", (64, 64), "red").save(bytes_of, "PNG")
    with signed_in(service, ada) as client:
        body = {"prompt": PROBE, "model": "svcv4_1_vector"}
        image = client.post("/v1/images/generations", json=body).json()["data"][0]["image_id"]
        files = [("files", (f"{PROBE}.png", bytes_of.getvalue(), "image/png"))]
        style = client.post("/v1/styles", files=files, data={"style": "any", "prompt": PROBE}).json()["id"]
        client.post("/profile/keys", data={"label": PROBE, "scope": "all"})
        client.post("/profile/account", data={"name": PROBE})
        client.post(f"/operators/accounts/{ada.id}/units", data={"units": "5", "reason": PROBE})
    paths = ["/gallery", f"/gallery/{image}", f"/styles/{style}", "/styles", "/profile", "/profile/keys"]
    paths += ["/profile/account", "/operators/accounts", f"/operators/accounts/{ada.id}", "/operators"]
    page = watch.page()
    for path in paths:
        page.goto(service.url + path, wait_until="networkidle")
        assert "49" not in page.title()
    page.goto(f"{service.url}/gallery/{image}")
    page.get_by_role("link", name="Again").click()
    expect(page.locator("#prompt")).to_have_value(PROBE)
    page.locator("#draw").click()
    expect(page.locator(".result")).to_have_count(1)
    page.locator("#code summary").click()
    expect(page.locator("as-code code")).to_contain_text("onerror")
    page.reload()
    expect(page.locator(".result")).to_have_count(1)


REFLECTED = [
    "/gallery?words={probe}&operation={probe}&after={probe}",
    "/gallery/{probe}",
    "/?prompt={probe}&model={probe}&size={probe}&style={probe}&style_id={probe}&seed={probe}",
    "/?request={probe}",
    "/edit?image={probe}",
    "/edit?work={probe}",
    "/styles/{probe}",
    "/profile?before={probe}",
    "/operators/accounts?search={probe}&after={probe}",
    "/sign-in/link/{probe}",
    "/sign-in/with/{probe}",
]


def test_what_an_address_says_is_never_run(watch: Watch, service: Service) -> None:
    page = watch.page()
    for path in REFLECTED:
        page.goto(service.url + path.format(probe=quote(PROBE)), wait_until="networkidle")


WISHES = ['{"controls": null}', "null", "[]", '"fox"', '{"prompt": {"toString": 1}, "n": "9"}']
WISHES += ['{"controls": {"background_color": {}, "colors": [1, null, {"rgb": "red"}]}}', '{"text_layout": [null, {}]}']
WISHES += ['{"__proto__": {"pwned": 1}, "prompt": "a fox", "model": "none", "n": 1000000}']


@pytest.mark.parametrize("wish", WISHES)
def test_a_hostile_wish_leaves_the_page_of_use(watch: Watch, service: Service, wish: str) -> None:
    page = watch.page()
    page.goto(f"{service.url}/?request={quote(wish)}")
    page.locator("#reset").click()
    page.locator("#prompt").fill("a fox")
    expect(page.locator("img.draft")).to_be_visible()
    page.reload()
    expect(page.locator("img.draft")).to_be_visible()


def svg(site: Elsewhere) -> str:
    """An SVG that would run scripts, and that would tell another site of it."""
    away = site.url()
    return f"""<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 300 260"
      width="300" height="260" onload="window.pwned=1">
      <script>window.pwned = 1; parent.pwned = 1; fetch("{away}/script")</script>
      <style>@import url("{away}/style"); rect {{ fill: url("{away}/fill") }}</style>
      <image href="{away}/image" xlink:href="{away}/image" width="9" height="9" onerror="window.pwned=1"/>
      <use href="{away}/use#a"/>
      <foreignObject width="99" height="99"><body xmlns="http://www.w3.org/1999/xhtml">
        <iframe src="{away}/frame"/><img src="{away}/inner" onerror="parent.pwned=1"/></body></foreignObject>
      <a href="javascript:window.pwned=1"><rect width="300" height="260" fill="#c83c28" onclick="window.pwned=1"/></a>
      <animate attributeName="href" values="javascript:window.pwned=1" begin="0s"/>
    </svg>"""


def test_an_svg_that_is_opened_runs_nothing_and_tells_nobody(watch: Watch, service: Service, evil: Elsewhere) -> None:
    before = len(evil.asked)
    canvas = Canvas(watch.page())
    canvas.open(service.url)
    name = "<img src=x onerror=window.pwned=1>.svg"
    canvas.page.set_input_files("#file", {"name": name, "mimeType": "image/svg+xml", "buffer": svg(evil).encode()})
    expect(canvas.steps).to_have_count(1)
    canvas.shown()
    canvas.pick("vectorize")
    canvas.run()
    canvas.page.reload()
    canvas.ready()
    expect(canvas.steps).to_have_count(2)
    later = Canvas(watch.page())
    later.page.goto(f"{service.url}/edit")
    later.ready()
    expect(later.page.locator(".work")).to_have_count(1)
    canvas.page.goto(f"{service.url}/gallery", wait_until="networkidle")
    canvas.page.locator("a.picture").first.click()
    canvas.page.locator("a.large").click()
    expect(canvas.page.locator("svg")).to_have_count(1)
    assert evil.asked[before:] == []
    # The browser tells what an SVG would do whose text is read, into a document that runs nothing.
    of_reading = re.compile(rf"{re.escape(service.url)}/edit(\?work=\S+)?: (script-src-attr|style-src-elem) inline")
    watch.faults[:] = [fault for fault in watch.faults if not of_reading.fullmatch(fault)]


def test_a_file_of_the_service_opened_by_itself_can_run_nothing(watch: Watch, service: Service, ada: Customer) -> None:
    with signed_in(service, ada) as client:
        body = {"prompt": "a fox", "model": "svcv4_1_vector"}
        link = client.post("/v1/images/generations", json=body).json()["data"][0]["url"]
    page = watch.page()
    page.goto(link)
    script = """() => {
      const script = document.createElementNS("http://www.w3.org/2000/svg", "script");
      script.textContent = "window.pwned = 1";
      document.documentElement.append(script);
      return self.origin;
    }"""
    assert page.evaluate(script) == "null", "it is of no origin"
    expect(page.locator("svg")).to_have_count(1)
    assert page.evaluate("() => window.pwned") is None


# Frames, forms and links of other sites.


@pytest.mark.parametrize("host", HOSTS.values(), ids=HOSTS)
def test_no_page_stands_in_a_frame(watch: Watch, service: Service, evil: Elsewhere, host: str) -> None:
    paths = ["/", "/edit", "/gallery", "/styles", "/profile/keys", "/operators", "/sign-in", "/docs", "/nothing"]
    evil.pages["/frames"] = "".join(f'<iframe src="{service.url}{path}"></iframe>' for path in paths)
    page = watch.context.new_page()
    page.goto(f"{evil.url(host)}/frames", wait_until="load")
    assert len(page.frames) == len(paths) + 1
    for frame in page.frames[1:]:
        # A frame in a process of its own may tell where it is after its page has loaded.
        while frame.url in ("", "about:blank"):
            page.wait_for_event("framenavigated", lambda moved, awaited=frame: moved is awaited)
        assert frame.url.startswith("chrome-error:"), frame.url


@pytest.mark.parametrize("host", HOSTS.values(), ids=HOSTS)
@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/profile/keys", {"label": "stolen", "scope": "all"}),
        ("/profile/account/delete", {"password": ""}),
        ("/sign-out", {"a": "b"}),
        ("/v1/images/generations", {"prompt": "a fox"}),
    ],
)
def test_a_form_of_another_site_changes_nothing(
    watch: Watch, service: Service, ada: Customer, evil: Elsewhere, host: str, path: str, fields: dict[str, str]
) -> None:
    inputs = "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
    evil.pages["/form"] = f'<form method="post" action="{service.url}{path}">{inputs}<button>Win</button></form>'
    page = watch.page()
    page.goto(f"{evil.url(host)}/form")
    with page.expect_response(service.url + path) as answer:
        page.get_by_role("button").click()
    assert answer.value.status in (303, 401, 403), "to the form for signing in, or refused"
    page.goto(f"{service.url}/profile/keys")
    expect(page.get_by_role("heading", level=1)).to_have_text("Test")
    expect(page.locator("main")).not_to_contain_text("stolen")
    assert service.account(ada).balance == 100_000


@pytest.mark.parametrize("host", HOSTS.values(), ids=HOSTS)
def test_a_script_of_another_site_reads_and_changes_nothing(
    watch: Watch, service: Service, ada: Customer, evil: Elsewhere, host: str
) -> None:
    evil.pages["/script"] = "<p>Hello</p>"
    page = watch.page()
    page.goto(f"{evil.url(host)}/script")
    script = """async ([service, body]) => {
      const read = async (path) => {
        try { return await (await fetch(service + path, { credentials: "include" })).text(); } catch { return ""; }
      };
      const send = (path, type) => fetch(service + path,
        { method: "POST", mode: "no-cors", credentials: "include", body, headers: { "Content-Type": type } });
      await send("/v1/images/generations", "text/plain");
      await send("/create/draft", "text/plain");
      await send("/profile/keys", "application/x-www-form-urlencoded");
      return (await Promise.all(["/v1/users/me", "/profile", "/profile/ledger.csv", "/gallery"].map(read))).join("");
    }"""
    assert ada.email not in page.evaluate(script, [service.url, json.dumps({"prompt": "a fox"})])
    assert service.account(ada).balance == 100_000


def test_nobody_is_signed_in_by_another_sites_form(enter: Enter, service: Service, evil: Elsewhere) -> None:
    """Who is signed in unknowingly to somebody else's account gives that account their pictures."""
    mallory = service.customer()
    token = link_for(service, mallory.id)
    evil.pages["/login"] = (
        f'<form method="post" action="{service.url}/sign-in/link/{token}"><button>Win</button></form>'
    )
    for host in HOSTS.values():
        page = enter(service).new_page()
        page.goto(f"{evil.url(host)}/login")
        page.get_by_role("button").click()
        expect(page.locator("main")).to_contain_text("another site")
        page.goto(service.url)
        expect(page).to_have_url(re.compile("/sign-in"))


@pytest.mark.parametrize(
    "wanted", ["//{evil}", "/\\{evil}", "http://{evil}", "/%09/{evil}", "javascript:window.pwned=1"]
)
def test_signing_in_leads_nowhere_else(
    enter: Enter, service: Service, ada: Customer, evil: Elsewhere, wanted: str
) -> None:
    with signed_in(service, ada) as client:
        client.post("/profile/password", data={"password": "correct horse battery"})
    before = len(evil.asked)
    page = enter(service).new_page()
    page.goto(f"{service.url}/sign-in?next={wanted.format(evil=evil.url().removeprefix('http://'))}")
    page.locator("#email").fill(ada.email)
    page.locator("#password").fill("correct horse battery")
    page.locator("#password").press("Enter")
    expect(page).to_have_url(f"{service.url}/")
    assert len(evil.asked) == before


# Sessions.


def test_a_planted_session_is_not_the_one_that_is_signed_in(enter: Enter, service: Service, ada: Customer) -> None:
    planted = "lms_" + "A" * 43
    context = enter(service)
    context.add_cookies([{"name": COOKIE, "value": planted, "url": service.url}])
    page = context.new_page()
    page.goto(f"{service.url}/sign-in/link/{link_for(service, ada.id)}")
    page.locator("main form button").click()
    expect(page).to_have_url(f"{service.url}/")
    (cookie,) = context.cookies(service.url)
    assert cookie["value"] != planted
    thief = enter(service)
    thief.add_cookies([{"name": COOKIE, "value": planted, "url": service.url}])
    other = thief.new_page()
    other.goto(f"{service.url}/gallery")
    expect(other).to_have_url(re.compile("/sign-in"))


def test_a_session_cannot_be_read_by_a_script_and_is_over_when_it_is_signed_out(
    watch: Watch, enter: Enter, service: Service
) -> None:
    page = watch.page()
    page.goto(f"{service.url}/profile")
    assert page.evaluate("() => document.cookie") == ""
    (cookie,) = watch.context.cookies(service.url)
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Lax")
    page.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(re.compile("/sign-in"))
    page.go_back()
    expect(page).to_have_url(re.compile("/sign-in"))
    thief = enter(service)
    thief.add_cookies([{"name": COOKIE, "value": cookie["value"], "url": service.url}])
    other = thief.new_page()
    other.goto(f"{service.url}/profile")
    expect(other).to_have_url(re.compile("/sign-in"))


# Other people's things.


def test_guessed_addresses_show_nothing_of_somebody_else(enter: Enter, service: Service, ada: Customer) -> None:
    with signed_in(service, ada) as client:
        body = {"prompt": "a secret fox", "model": "svcv4_1_flash"}
        made = client.post("/v1/images/generations", json=body).json()["data"][0]
        key = re.findall(r"/profile/keys/[0-9a-f-]{36}", client.get("/profile/keys").text)[0]
    unsigned = made["url"].partition("?")[0]
    page = enter(service, service.customer().id).new_page()
    image = made["image_id"]
    paths = [f"/gallery/{image}", f"/gallery/{image}/thumbnail", f"/gallery/{image}/file?as=png", key]
    paths += [f"/operators/accounts/{ada.id}", "/operators", "/profile?before=999999999", "/gallery?words=secret"]
    for path in [*paths, unsigned.removeprefix(service.url)]:
        page.goto(service.url + path)
        content = page.content()
        assert "secret" not in content.replace('value="secret"', ""), path
        assert ada.email not in content, path
        assert image in path or image not in content, path
    canvas = Canvas(page)
    canvas.open(service.url)
    page.goto(f"{service.url}/edit?image={quote(unsigned)}")
    canvas.ready()
    expect(canvas.steps).to_have_count(0)
    expect(
        page.get_by_role("alert").or_(page.get_by_role("status")).filter(has_text=re.compile(r"\w"))
    ).not_to_have_count(0)
