"""Which writer writes: the configured model, else the built-in rules."""

from common.settings import Settings
from workers.model.configured import configured_client
from workers.writing.draft import Writer
from workers.writing.rules.writer import RuleWriter


def configured_writer(settings: Settings) -> Writer:
    """The writer that the settings name. A model needs OPENAI_MODEL, and an address or a key."""
    client = configured_client(settings, "write")
    if client is None:
        return RuleWriter()
    from workers.writing.model.writer import ModelWriter  # noqa: PLC0415 - no one else needs its half second

    return ModelWriter(client)
