"""Every kind of job: a module each, which declares it under its own name in capitals. Nothing else is registered.

from common.jobs.kinds.render_pdf import RENDER_PDF
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from common.jobs.kind import Kind


def _declared(name: str) -> Kind[Any, Any]:
    kind: Kind[Any, Any] = getattr(import_module(f"{__name__}.{name}"), name.upper())
    return kind


KINDS: dict[str, Kind[Any, Any]] = {module.name: _declared(module.name) for module in iter_modules(__path__)}
"""By name, in alphabetical order."""


def kind_named(name: str) -> Kind[Any, Any]:
    """Raises KeyError for a kind that this version of the product doesn't know."""
    return KINDS[name]
