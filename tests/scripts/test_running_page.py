from pathlib import Path

from common.settings import SECRETS_FROM_FILES, Settings

RUNNING = (Path(__file__).parents[2] / "docs" / "running.md").read_text()


def test_every_setting_is_described() -> None:
    named = {name.upper() for name in Settings.model_fields} | {f"{name}_FILE" for name in SECRETS_FROM_FILES}

    assert not {name for name in named if f"`{name}`" not in RUNNING}


def test_the_default_workers_are_those_that_it_says() -> None:
    assert f"| `WORKERS` | `{Settings.model_fields['workers'].default}` |" in RUNNING
