"""The client that the settings name, if they name one."""

from importlib import import_module
from typing import TYPE_CHECKING

from common.jobs.dispatch import connect
from common.settings import Settings

if TYPE_CHECKING:
    from workers.model.client import ModelClient


def is_configured(settings: Settings) -> bool:
    """True where a model is named, with an address or a key."""
    return bool(settings.openai_model and (settings.openai_base_url or settings.openai_api_key))


def import_where_configured(settings: Settings) -> None:
    """The client's library, before a pool forks; half a second that a machine without any model doesn't need."""
    if is_configured(settings) or settings.can_transcribe:
        import_module("openai")


def configured_client(settings: Settings, purpose: str) -> "ModelClient | None":
    """A client with a breaker of its own for this purpose; None without a model."""
    if not is_configured(settings) or not settings.openai_model:
        return None
    # Not for nothing, as above.
    from workers.model.breaker import Breaker  # noqa: PLC0415
    from workers.model.client import ModelClient  # noqa: PLC0415

    return ModelClient(
        base_url=settings.openai_base_url,
        api_key=settings.openai_api_key.get_secret_value() if settings.openai_api_key else None,
        model=settings.openai_model,
        breaker=Breaker(connect(settings.redis_url), f"{settings.openai_base_url} {settings.openai_model}", purpose),
    )
