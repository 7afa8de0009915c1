"""Layers of an encoder over several texts at once."""

import numpy as np
import pytest

from workers.encoder.layers import Dense, Layer, Norm, Room

WIDTH, HEADS, WIDE = 24, 12, 48


@pytest.fixture
def layer() -> Layer:
    drawn = np.random.default_rng(7)
    room = Room(3 * WIDTH * WIDTH)

    def dense(outputs: int, inputs: int) -> Dense:
        matrix = drawn.integers(-9, 9, (outputs, inputs), np.int8)
        return Dense(matrix, np.full(outputs, 0.02, np.float32), np.zeros(outputs, np.float32), room)

    norm = Norm(np.ones(WIDTH, np.float32), np.zeros(WIDTH, np.float32))
    looking, looked = dense(3 * WIDTH, WIDTH), dense(WIDTH, WIDTH)
    return Layer(HEADS, looking, looked, norm, dense(WIDE, WIDTH), dense(WIDTH, WIDE), norm)


def test_a_text_among_others_sees_itself_alone(layer: Layer) -> None:
    texts = [
        np.random.default_rng(at).normal(size=(length, WIDTH)).astype(np.float32) for at, length in enumerate((3, 1, 7))
    ]
    together, _ = layer.of_texts(np.concatenate(texts), [len(one) for one in texts])
    alone = np.concatenate([layer(one)[0] for one in texts])
    np.testing.assert_allclose(together, alone, atol=1e-5)
