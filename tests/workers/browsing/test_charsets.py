import pytest

from workers.browsing.charsets import decode


@pytest.mark.parametrize(
    ("body", "charset", "text"),
    [
        ("café".encode(), "utf-8", "café"),
        ("café".encode(), None, "café"),
        ("café".encode("latin-1"), None, "café"),
        ("café".encode("latin-1"), "iso-8859-1", "café"),
        (b"\xef\xbb\xbfcaf\xc3\xa9", "windows-1252", "café"),
        ("<meta charset='shift_jis'>溶接".encode("shift_jis"), None, "<meta charset='shift_jis'>溶接"),
        (b'<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">\xe9', "no-such-charset", None),
    ],
)
def test_text_is_decoded_as_browsers_do(body: bytes, charset: str | None, text: str | None) -> None:
    assert decode(body, charset) == (text or body.decode("latin-1"))


def test_bytes_that_no_charset_explains_do_not_stop_the_page() -> None:
    assert decode(b"a\xff\xfeb", "utf-8") == "a\ufffd\ufffdb"
