"""How passwords are hashed and checked."""

import unicodedata

import pytest

from web_api.auth import passwords


async def test_a_password_matches_its_own_hash_only() -> None:
    stored = await passwords.hash_password("correct horse")
    assert await passwords.is_password("correct horse", stored)
    assert not await passwords.is_password("correct horse ", stored)


async def test_the_hash_is_argon2id_with_a_salt_of_its_own() -> None:
    first, second = await passwords.hash_password("same"), await passwords.hash_password("same")
    assert first.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    assert first != second


async def test_an_unknown_person_costs_a_whole_check_and_never_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = []

    def matches(_password: str, stored: str) -> bool:
        checked.append(stored)
        return True

    monkeypatch.setattr(passwords, "_matches", matches)
    assert not await passwords.is_password("anything", None)
    assert checked == [passwords._NOBODYS]
    assert passwords._hasher.check_needs_rehash(passwords._NOBODYS) is False


async def test_a_letter_typed_as_two_characters_is_the_same_letter() -> None:
    composed = unicodedata.normalize("NFC", "contraseña")
    decomposed = unicodedata.normalize("NFD", composed)
    assert composed != decomposed
    assert await passwords.is_password(decomposed, await passwords.hash_password(composed))
