"""A post as an admin enters it."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from common.errors import ErrorCode, UserError
from common.tables.blog import SUMMARY_LENGTH, TITLE_LENGTH, BlogLanguage, BlogStatus
from web_api.blog.addresses import own_image
from web_api.blog.slugs import RESERVED, slugify
from web_api.http.forms import InvalidError, Problem

LONGEST_CONTENT = 50_000
MOST_TAGS = 20
POST_BYTES = 400 * 1024
"""The longest content, with every character escaped, and then some."""
_ONE_LINE = "^[^\n]*$"
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=TITLE_LENGTH, pattern=_ONE_LINE)]
SeoTitle = Annotated[str, msgspec.Meta(max_length=TITLE_LENGTH, pattern=_ONE_LINE)]
Summary = Annotated[str, msgspec.Meta(max_length=SUMMARY_LENGTH)]
Content = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CONTENT)]
Tag = Annotated[str, msgspec.Meta(max_length=50, pattern=_ONE_LINE)]
Tags = Annotated[list[Tag], msgspec.Meta(max_length=MOST_TAGS)]
Address = Annotated[str, msgspec.Meta(max_length=2000)]


class NewBlogPost(msgspec.Struct, rename="camel", kw_only=True):
    """Without `slug` the address is made of the title. `featuredImage` is the address of an uploaded picture."""

    title: Title
    content: Content
    excerpt: Summary | None = None
    status: Literal["draft", "published"] = "draft"
    language: BlogLanguage = "en"
    tags: Tags = []
    slug: Address | None = None
    featured_image: Address | None = None
    seo_title: SeoTitle | None = None
    seo_description: Summary | None = None

    def __post_init__(self) -> None:
        """Tidies what has an obvious meaning, refuses what hasn't."""
        _tidy(self)


class BlogPostChange(msgspec.Struct, rename="camel", kw_only=True):
    """What is left out stays. `updatedAt`, as it was read, keeps from overwriting what somebody changed since."""

    title: Title | UnsetType = UNSET
    content: Content | UnsetType = UNSET
    excerpt: Summary | UnsetType | None = UNSET
    status: BlogStatus | UnsetType = UNSET
    language: BlogLanguage | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    slug: Address | UnsetType | None = UNSET
    featured_image: Address | UnsetType | None = UNSET
    seo_title: SeoTitle | UnsetType | None = UNSET
    seo_description: Summary | UnsetType | None = UNSET
    updated_at: datetime | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Check the given fields as those of a new post."""
        _tidy(self)

    def values(self) -> dict[str, Any]:
        """Return the columns that were given, with their values."""
        given = {name: getattr(self, name) for name in self.__struct_fields__ if name != "updated_at"}
        return {name: value for name, value in given.items() if value is not UNSET}


def _tidy(form: NewBlogPost | BlogPostChange) -> None:
    if form.tags is not UNSET:
        form.tags = list(dict.fromkeys(filter(None, form.tags)))
    if form.slug:
        form.slug = _require_slug(form.slug)
    if form.featured_image and not own_image(form.featured_image):
        raise UserError(ErrorCode.FOREIGN_IMAGE)


def _require_slug(written: str) -> str:
    slug = slugify(written)
    if not slug:
        raise InvalidError(Problem.SLUG_EMPTY)
    if slug in RESERVED:
        raise InvalidError(Problem.SLUG_RESERVED)
    return slug
