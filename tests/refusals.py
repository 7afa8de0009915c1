"""What a refusal says, without the parameters that other languages say it with."""

import httpx


def said(answer: httpx.Response) -> dict[str, str]:
    """Code and sentence."""
    body = answer.json()
    return {"code": body["code"], "message": body["message"]}
