"""Which writer writes: the configured model, else the built-in rules."""

from common.settings import Settings
from workers.writing.draft import Writer
from workers.writing.rules.writer import RuleWriter


def configured_writer(settings: Settings) -> Writer:
    """The writer that the settings name. A model needs OPENAI_MODEL, and an address or a key."""
    if settings.openai_model and (settings.openai_base_url or settings.openai_api_key):
        from workers.writing.model.writer import ModelWriter  # noqa: PLC0415 - half a second that no one else needs

        key = settings.openai_api_key.get_secret_value() if settings.openai_api_key else None
        return ModelWriter(base_url=settings.openai_base_url, api_key=key, model=settings.openai_model)
    return RuleWriter()
