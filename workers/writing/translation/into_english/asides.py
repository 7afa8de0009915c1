"""What stands in brackets, and the quality that a line may begin with: "Comercial: oficinas"."""

from workers.writing.translation.into_english.english_words import is_english
from workers.writing.translation.into_english.objects_behind import ObjectsBehind


class Asides(ObjectsBehind):
    """A line's doings, what they are done to, and what is said beside them."""

    def _label_or_aside(self) -> bool:
        if not self._said:
            return self._quality_as_label()
        return self._said[-1] == " (" and (self._english_aside() or self._quality_in_brackets())

    def _quality_as_label(self) -> bool:
        """A quality with a colon begins: "Comercial: oficinas"."""
        is_label = self._at + 1 < len(self.words) and self._tokens[self._at + 1].mark.startswith(":")
        return is_label and self._quality_in_brackets()

    def _quality_in_brackets(self) -> bool:
        quality = self._phrases.adjective(self._at)
        if quality:
            self._said.append(quality.english)
            self._at += 1
        return quality is not None

    def _english_aside(self) -> bool:
        """Words of English in brackets, as they stand: "allanadora doble (ride-on)"."""
        end = next((at for at in range(self._at + 1, len(self.words)) if self._tokens[at].mark), len(self.words))
        is_closed = end < len(self.words) and self._tokens[end].mark.startswith(")")
        aside = self._tokens[self._at : end]
        if not (is_closed or (end == len(self.words) and self._closes)) or not is_english(aside):
            return False
        self._said.append(" ".join(token.surface for token in aside))
        self._at = end
        return True
