"""Where an admin writes posts."""

from typing import Any

import httpx

PUBLIC_URL = "https://tradefolio.example"
POST = {"title": "Cómo leer un plano", "content": "First line\nSecond line"}


class Desk:
    """What an admin does with posts, each call checked."""

    def __init__(self, admin: httpx.Client) -> None:
        self._admin = admin

    def write(self, **fields: Any) -> dict[str, Any]:
        answer = self._admin.post("/api/admin/blog", json=POST | fields)
        assert answer.status_code == 201, answer.text
        post: dict[str, Any] = answer.json()
        return post

    def change(self, post: dict[str, Any], **fields: Any) -> dict[str, Any]:
        answer = self._admin.patch(f"/api/admin/blog/{post['id']}", json=fields)
        assert answer.status_code == 200, answer.text
        changed: dict[str, Any] = answer.json()
        return changed
