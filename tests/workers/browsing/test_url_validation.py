import pytest

from common.errors import UserError
from workers.browsing.url_validation import place_of, web_address


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("https://jobs.example.com/1", "https://jobs.example.com/1"),
        ("  HTTP://Jobs.Example.COM:80/1?a=b#c  ", "http://jobs.example.com/1?a=b#c"),
        ("jobs.example.com/welder", "https://jobs.example.com/welder"),
        ("//jobs.example.com", "https://jobs.example.com/"),
        ("example.com:443/x", "https://example.com/x"),
        ("https://someone:secret@example.com/x", "https://example.com/x"),
        ("https://münchen.example/schweißer", "https://xn--mnchen-3ya.example/schwei%C3%9Fer"),
        ("https://example.com/a%20b?q=%C3%A9&r=[1]", "https://example.com/a%20b?q=%C3%A9&r=%5B1%5D"),
        ("http://[::1]/", "http://[::1]/"),
    ],
)
def test_an_address_is_taken_as_people_paste_it(typed: str, address: str) -> None:
    assert web_address(typed) == address


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        *(
            (text, "url_invalid")
            for text in ("", "   ", "two words", "https://", "https://a b.com", "https://[::1", "http://" + "a" * 3000)
        ),
        *(
            (text, "url_invalid")
            for text in ("https://exa\x00mple.com", "https://example.com:99999/", "https://ex<ample.com/")
        ),
        *((text, "url_unsupported") for text in ("file:///etc/passwd", "ftp://example.com/x", "javascript:alert(1)")),
        *((text, "url_unsupported") for text in ("data:text/html,x", "mailto:jobs@example.com", "chrome://settings")),
    ],
)
def test_what_cannot_be_a_page_says_so_and_offers_pasting(typed: str, code: str) -> None:
    with pytest.raises(UserError) as refused:
        web_address(typed)
    assert refused.value.code == code
    assert "paste it in" in refused.value.message


def test_a_place_is_a_host_and_a_port() -> None:
    assert place_of("https://example.com/x") == ("example.com", 443)
    assert place_of("http://[::1]:8080/x") == ("::1", 8080)
