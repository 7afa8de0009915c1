"""What a passive security scanner would say of an answer: its headers, its cookies, and what it tells of the inside."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from http.cookies import SimpleCookie

import httpx

OURS_ALONE = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)",
}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
NEVER = ("server", "x-powered-by", "via", "x-debug-token", "x-xss-protection")
"""They name what we are made of, or switch off what browsers do right."""
IMAGES = "/api/blog/images/"
"""Feed readers may show them too, and they never change."""
FOR_EVER = "public, max-age=31536000, immutable"
INSIDE = re.compile(rb"Traceback \(most|File \"/|site-packages|psycopg|sqlalchemy|litestar|msgspec|SELECT .* FROM")
"""Nothing of it stands in an answer: stack traces, paths, statements, names of what we stand on."""


def complaints(answer: httpx.Response, *, over_https: bool = False, page: httpx.Response | None = None) -> list[str]:
    """None for an answer as it should be. `page`: what GET answers, where this is HEAD's."""
    return [
        *_about_headers(answer, page if page is not None else answer, over_https=over_https),
        *_about_caching(answer),
        *_about_content(answer),
        *_about_cookies(answer, over_https=over_https),
    ]


def policy_of(answer: httpx.Response) -> dict[str, str]:
    """Its Content-Security-Policy by directive."""
    parts = (part.strip().partition(" ") for part in answer.headers.get("content-security-policy", "").split(";"))
    return {directive: sources for directive, _, sources in parts}


def _about_headers(answer: httpx.Response, page: httpx.Response, *, over_https: bool) -> Iterator[str]:
    is_shown_picture = answer.request.url.path.startswith(IMAGES) and answer.is_success
    expected = OURS_ALONE | ({"cross-origin-resource-policy": "cross-origin"} if is_shown_picture else {})
    for name, value in expected.items():
        if answer.headers.get(name) != value:
            yield f"{name}: {answer.headers.get(name)}"
    if policy_of(answer) != POLICY | _own_scripts(answer, page):
        yield f"content-security-policy: {answer.headers.get('content-security-policy')}"
    if answer.headers.get("strict-transport-security") != ("max-age=31536000" if over_https else None):
        yield f"strict-transport-security: {answer.headers.get('strict-transport-security')}"
    for name in answer.headers:
        if name in NEVER or name.startswith("access-control-"):
            yield f"{name} is there"
    if not re.fullmatch("[0-9a-f]{32}", answer.headers.get("x-request-id", "")):
        yield f"x-request-id: {answer.headers.get('x-request-id')}"


def _own_scripts(answer: httpx.Response, page: httpx.Response) -> dict[str, str]:
    """The page runs the script that was built into it, known by its hash, and as visitors get it a second one."""
    is_page = answer.headers.get("content-type", "").startswith("text/html") and 'id="root"' in page.text
    if not is_page:
        return {}
    scripts = re.findall("<script>(.*?)</script>", page.text, re.DOTALL)
    assert len(scripts) == (2 if "data-drawn" in page.text else 1)
    digests = (sha256(script.encode()).digest() for script in scripts)
    return {"script-src": " ".join(["'self'", *(f"'sha256-{b64encode(digest).decode()}'" for digest in digests)])}


def _about_caching(answer: httpx.Response) -> Iterator[str]:
    path, kept = answer.request.url.path, answer.headers.get("cache-control", "")
    if path.startswith(("/assets/", IMAGES)) and answer.is_success:
        expected = [FOR_EVER]
    elif path == "/" and answer.is_success:
        expected = ["no-store"]
    elif path.startswith("/api/"):
        expected = ["no-store", "private, no-store"]
    else:
        expected = ["no-cache"]
    if kept not in expected:
        yield f"cache-control: {kept}"


def _about_content(answer: httpx.Response) -> Iterator[str]:
    content_type = answer.headers.get("content-type", "")
    if answer.is_stream_consumed and answer.content:
        if not content_type:
            yield "content of no type"
        if INSIDE.search(answer.content) and not content_type.startswith("text/javascript"):
            yield "tells of the inside"
    if content_type.startswith("text/") and not content_type.endswith("; charset=utf-8"):
        yield f"content-type: {content_type}"
    if content_type in {"application/pdf", "application/octet-stream"} and not _is_saved(answer):
        yield "a document that opens instead of being saved"
    location = answer.headers.get("location", "/")
    if not location.startswith("/") or location.startswith(("//", "/\\")):
        yield f"leads elsewhere: {location}"


def _is_saved(answer: httpx.Response) -> bool:
    return str(answer.headers.get("content-disposition")).startswith("attachment;")


def _about_cookies(answer: httpx.Response, *, over_https: bool) -> Iterator[str]:
    for line in answer.headers.get_list("set-cookie"):
        for name, cookie in SimpleCookie(line).items():
            if not cookie["httponly"] or cookie["samesite"].lower() != "lax" or cookie["path"] != "/":
                yield f"a loose cookie: {line}"
            if cookie["domain"] or bool(cookie["secure"]) != over_https or name.startswith("__Host-") != over_https:
                yield f"a cookie for others: {line}"
        if "public" in answer.headers.get("cache-control", ""):
            yield "a cookie that others are given from a cache"
