"""Pictures of posts."""

import httpx
import pytest

from tests.web_api.blog.desk import POST, Desk

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360f8cf500f0003860180345e9b6d0000000049454e44ae426082"  # made-up
)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def upload(client: httpx.Client, content: bytes, name: str = "photo.png") -> httpx.Response:
    return client.post("/api/admin/blog/images", files={"image": (name, content, "image/png")})


def test_an_uploaded_picture_is_shown_with_its_post(desk: Desk, admin: httpx.Client, visitor: httpx.Client) -> None:
    address = upload(admin, PNG).json()["address"]
    post = desk.write(status="published", featuredImage=address, content=f"![A plan]({address})")

    picture = visitor.get(address)
    assert picture.content == PNG
    assert picture.headers["content-type"] == "image/png"
    assert "immutable" in picture.headers["cache-control"]
    shown = visitor.get(f"/api/blog/{post['slug']}").json()
    assert shown["featuredImage"] == address
    assert shown["blocks"][0]["children"] == [{"type": "image", "source": address, "alternative": "A plan"}]


@pytest.mark.parametrize("content", [b"", SVG, b"<script>alert(1)</script>", b"GIF89a", b"RIFF0000WAVE"])
def test_only_pictures_are_taken(admin: httpx.Client, content: bytes) -> None:
    answer = upload(admin, content)
    assert (answer.status_code, answer.json()["code"]) == (415, "not_a_picture")


def test_a_picture_that_is_sent_as_if_it_were_text_is_refused(admin: httpx.Client) -> None:
    answer = admin.post("/api/admin/blog/images", files={"image": (None, PNG)})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_a_large_picture_is_refused(admin: httpx.Client) -> None:
    answer = upload(admin, PNG + bytes(5 * 1024 * 1024))
    assert (answer.status_code, answer.json()["code"]) == (413, "file_too_large")


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("https://elsewhere.example/photo.png", "foreign_image"),
        ("javascript:alert(1)", "foreign_image"),
        ("/api/logout", "foreign_image"),
        ("/api/blog/images/0b5c9d1e-1111-4222-8333-444444444444", "image_gone"),
    ],
)
def test_a_post_takes_no_other_picture(admin: httpx.Client, address: str, code: str) -> None:
    answer = admin.post("/api/admin/blog", json=POST | {"featuredImage": address})
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_picture_that_is_not_there_is_not_found(visitor: httpx.Client) -> None:
    assert visitor.get("/api/blog/images/0b5c9d1e-1111-4222-8333-444444444444").status_code == 404
