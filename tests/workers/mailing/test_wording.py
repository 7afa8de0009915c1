"""What messages say."""

from typing import get_args

import pytest

from common.tables import Language, MailKind
from workers.mailing.wording import words_of

VALUES = {"link": "LINK", "minutes": "60", "login": "LOGIN", "forgot": "FORGOT", "account": "ACCOUNT"}


@pytest.mark.parametrize("kind", [*get_args(MailKind), "no_password"])
def test_every_message_is_there_in_each_language_and_in_both(kind: str) -> None:
    english, spanish = (words_of(kind, language, **VALUES) for language in get_args(Language))
    for subject, text in (english, spanish):
        assert "Tradefolio" in subject
        assert text.endswith("\nTradefolio\n")
        assert "$" not in text
    assert english[0] != spanish[0]
    subject, text = words_of(kind, None, **VALUES)
    assert subject == f"{english[0]} / {spanish[0]}"
    assert text.startswith(english[1])
    assert text.endswith(spanish[1])


def test_a_value_that_is_missing_is_noticed() -> None:
    with pytest.raises(KeyError):
        words_of("password_reset", "en", minutes="60")
