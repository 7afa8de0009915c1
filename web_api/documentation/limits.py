"""The OpenAPI document tells every limit of what is sent, so that the front end's forms need no copies of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Reference, Schema
from litestar.routes import HTTPRoute


@dataclass
class DaySchema(Schema):
    """JSON Schema has no words for a day's limits: an ISO day, and days from the day on which the form is sent."""

    earliest: str | None = field(default=None, metadata={"alias": "x-earliest"})
    days_ahead: int | None = field(default=None, metadata={"alias": "x-days-ahead"})


def document_limits(app: Litestar) -> None:
    """Adds what Litestar leaves out of a form's annotations: the limits of days, and of a list's items."""
    documented = app.openapi_schema.components.schemas
    _, written = msgspec.json.schema_components(set(_forms(app)), ref_template="{name}")
    for name, form in written.items():
        properties = documented[name].properties or {} if name in documented else {}
        for field_name, limits in form.get("properties", {}).items():
            if isinstance(schema := properties.get(field_name), Schema):
                properties[field_name] = _limited(schema, limits)


def _forms(app: Litestar) -> Iterator[type[msgspec.Struct]]:
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else []:
            body = _body(handler)
            if isinstance(body, type) and issubclass(body, msgspec.Struct):
                yield body


def _body(handler: HTTPRouteHandler) -> Any:
    return handler.parsed_data_field.annotation if handler.parsed_data_field else None


def _limited(schema: Schema, limits: dict[str, Any]) -> Schema:
    for written in (limits, *limits.get("anyOf", [])):
        if "x-earliest" in written:
            told = {field_.name: getattr(schema, field_.name) for field_ in fields(Schema)}
            return DaySchema(**told, earliest=written["x-earliest"], days_ahead=written["x-days-ahead"])
        if "items" in written and isinstance(items := _items(schema), Schema):
            items.max_length = written["items"].get("maxLength")
    return schema


def _items(schema: Schema) -> Schema | Reference | None:
    """Return the schema of a list's items, also where the list is one of several alternatives."""
    alternatives = [part for part in (schema, *(schema.one_of or [])) if isinstance(part, Schema)]
    return next((part.items for part in alternatives if part.items), None)
