"""A, whose things are asked for, and the others who ask."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal
from uuid import uuid4

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common import tables
from tests import product
from tests.web_api.every_route.people import PASSWORD_HASH, Person, add_person
from tests.web_api.every_route.rules import Rule

Caller = Literal["nobody", "A", "A, signed out", "B", "admin", "switched off"]
"""`switched off`: an admin until then; what they ask for is their own."""
CALLERS: tuple[Caller, ...] = ("nobody", "A", "A, signed out", "B", "admin", "switched off")


@dataclass
class Cast:
    """Each is made when they are first needed; none has anything to do with the others."""

    engine: Engine
    _people: dict[Caller, Person] = field(default_factory=dict)

    @property
    def a(self) -> Person:
        """Whose things they are."""
        return self._person("A")

    def token_of(self, caller: Caller) -> str | None:
        """The cookie."""
        match caller:
            case "nobody":
                return None
            case "A, signed out":
                return self.a.old_token
        return self._person(caller).token

    def _person(self, caller: Caller) -> Person:
        if caller not in self._people:
            role: tables.Role = "user" if caller in {"A", "B"} else "admin"
            self._people[caller] = add_person(self.engine, role, is_active=caller != "switched off")
        return self._people[caller]

    def assemble(self) -> None:
        """Make everybody now."""
        for caller in CALLERS:
            self.token_of(caller)
            self.words_for(caller, Rule("everyone", 200))

    def recast(self) -> None:
        """Whoever something happened to doesn't play any more."""
        self._people.clear()
        self.assemble()

    def words_for(self, caller: Caller, rule: Rule) -> dict[str, str]:
        """What the request speaks of."""
        theirs = self._person(caller) if caller == "switched off" and rule.may == "owner" else self.a
        ids = dict(theirs.ids) | self._published | {"queue": "background"}
        others = {"path": "no-such-page", "file_path": "nothing.js", "rest": "below", "new_email": product.new_email()}
        return ids | others | {parameter: ids[name] for parameter, name in rule.ids.items()}

    @cached_property
    def _published(self) -> dict[str, str]:
        """A post by somebody else, and its picture."""
        with Session(self.engine, expire_on_commit=False) as session:
            editor = tables.User(email=product.new_email(), password_hash=PASSWORD_HASH, role="admin")
            image = tables.BlogImage(media_type="image/png", content=b"\x89PNG\r\n\x1a\n")
            session.add_all([editor, image])
            session.flush()
            words = {"title": "Rigging", "content": "Slings.", "slug": f"post-{uuid4()}", "author_id": editor.id}
            post = tables.BlogPost(**words, status="published", published_at=editor.created_at)
            session.add(post)
            session.commit()
            ids = {"post_id": str(post.id), "image_id": str(image.id)}
            return ids | {"slug": post.slug, "editor_email": editor.email}
