"""The text on a picture and where it stands: boxes found, and each read, by PP-OCRv6 as rapidocr brings it.

The models lie in the package; nothing is ever fetched. `recognizer` may be called before a fork and used behind it:
with one thread onnxruntime keeps no pool of threads that a fork would lose. The models' numbers are mapped from a file:
in memory is what a picture needs of them.
"""

from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unicodedata import normalize

import msgspec
import numpy as np

from workers.runtime.made_apart import made_apart

DETECTED_AT = 960  # dots of the longer side of the copy in which text is looked for
SMALL = 0.7  # of the picture's longer side: text on less is looked at closely
AROUND = 0.06  # of the text's longer side: what is looked at around it
TALL = 1.8  # height by width of a run that may be printed across the others
LEAST_SCORE = 0.5  # of what was read, from 0 to 1
ON_ITS_HEAD = "180"
_MODELS = {
    "Det": "PP-OCRv6_det_small.onnx",
    "Rec": "PP-OCRv6_rec_small.onnx",
    "Cls": "ch_ppocr_mobile_v2.0_cls_mobile.onnx",
}
_SETTINGS: dict[str, object] = {
    "EngineConfig.onnxruntime.intra_op_num_threads": 1,
    "EngineConfig.onnxruntime.inter_op_num_threads": 1,
    "EngineConfig.onnxruntime.enable_cpu_mem_arena": False,
    "Det.limit_side_len": DETECTED_AT,
    "Det.limit_type": "max",
    "Rec.rec_batch_num": 1,  # a batch is as wide as its widest line, and takes its memory
    "Global.log_level": "error",
}


class Box(msgspec.Struct, frozen=True):
    """A printed run: its corners in dots, clockwise from where it begins, and how surely it was read.

    Of one that is printed across the others only its upper end, as high as its letters are.
    """

    corners: Any
    text: str
    score: float


def folder_of_models() -> Path:
    """Return the folder of the models within the package."""
    return Path(str(files("rapidocr"))) / "models"


@cache
def recognizer() -> Any:
    """The models, loaded. Raises FileNotFoundError where the package lacks one: rapidocr would fetch it instead."""
    import_module("cv2").setNumThreads(1)
    paths = {part: folder_of_models() / name for part, name in _MODELS.items()}
    missing = [str(path) for path in paths.values() if not path.is_file()]
    if missing:
        raise FileNotFoundError(f"rapidocr was installed without its models: {', '.join(missing)}")
    with TemporaryDirectory(prefix="tradefolio-models-") as folder:
        mapped = {part: Path(folder, path.name) for part, path in paths.items()}
        made_apart(partial(_lay_down, [(paths[part], mapped[part]) for part in paths]))
        models = {f"{part}.model_path": str(path) for part, path in mapped.items()}
        made = import_module("rapidocr").RapidOCR(params=_SETTINGS | models)
        blank = np.full((64, 320, 3), 255, np.uint8)
        made(blank)  # each model is loaded by its first use
        made.cls_and_rotate([blank])
        made.recognize_txt([blank])
    return made  # what is mapped stays mapped, though its file has no name any more


def _lay_down(models: Sequence[tuple[Path, Path]]) -> None:
    """Store each model in the form that onnxruntime loads it to, with its numbers in a file that can be mapped."""
    runtime = import_module("onnxruntime")
    for path, to in models:
        options = runtime.SessionOptions()
        options.log_severity_level = 4
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_ENABLE_ALL
        options.optimized_model_filepath = str(to)
        for name, value in (("file_name", f"{to.stem}.numbers"), ("min_size_in_bytes", "1024")):
            options.add_session_config_entry(f"session.optimized_model_external_initializers_{name}", value)
        runtime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def boxes(picture: Any) -> list[Box]:
    """Return the boxes of text in a picture (Pillow, RGB), all read in the direction that most of its text has."""
    dots = np.ascontiguousarray(np.asarray(picture)[:, :, ::-1])
    found = _found(dots)
    if not len(found):
        return []
    left, top, right, bottom = _part(found, picture.size)
    if max(right - left, bottom - top) < SMALL * max(picture.size):  # small print is seen when it is looked at closely
        dots = np.ascontiguousarray(dots[top:bottom, left:right])
        found = _found(dots)
    runs = [_run(dots, corners) for corners in found]
    if _on_its_head(runs):
        found = np.roll(found, 2, axis=1)
        runs = [np.ascontiguousarray(run[::-1, ::-1]) for run in runs]
    return [box for box in _read(found, runs) if box.score >= LEAST_SCORE and box.text]


def _found(dots: Any) -> Any:
    """The corners of all boxes of text, in order."""
    found = recognizer().text_det(dots).boxes
    return np.empty((0, 4, 2), np.float32) if found is None else _along(np.asarray(found, dtype=np.float32))


def _part(found: Any, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Return the part of the picture that has text, and a little around it."""
    least, most = found.min(axis=(0, 1)), found.max(axis=(0, 1))
    around = AROUND * (most - least).max()
    (left, top), (right, bottom) = np.maximum(least - around, 0), np.minimum(most + around, size)
    return int(left), int(top), int(right), int(bottom)


def _read(found: Any, runs: Sequence[Any]) -> list[Box]:
    """Read the text of each box; a tall one may be read from the card's side."""
    read = [Box(corners, text, score) for corners, (text, score) in zip(found, _texts(runs), strict=True)]
    tall = [at for at, run in enumerate(runs) if run.shape[0] > TALL * run.shape[1]]
    for quarters in (1, 3):
        turned = _texts([np.ascontiguousarray(np.rot90(runs[at], quarters)) for at in tall])
        for at, (text, score) in zip(tall, turned, strict=True):
            if len(text) > 1 and score > read[at].score:
                corners = found[at].copy()
                share = runs[at].shape[1] / runs[at].shape[0]
                corners[2:] = corners[1::-1] + share * (corners[2:] - corners[1::-1])
                read[at] = Box(corners, text, score)
    return read


def _texts(runs: Sequence[Any]) -> list[tuple[str, float]]:
    if not runs:
        return []
    read = recognizer().recognize_txt(list(runs))
    return [(normalize("NFKC", text).strip(), float(score)) for text, score in zip(read.txts, read.scores, strict=True)]


def _along(found: Any) -> Any:
    """Order each box's corners clockwise, so that the first edge has most text's direction; or all against it."""
    away = found - found.mean(axis=1, keepdims=True)
    around = np.argsort(np.arctan2(away[..., 1], away[..., 0]), axis=1)
    found = np.take_along_axis(found, around[..., None], axis=1)
    edges = np.roll(found, -1, axis=1) - found
    length, angle = np.hypot(edges[..., 0], edges[..., 1]), np.arctan2(edges[..., 1], edges[..., 0])
    # Of doubled angles: both long edges of a box say the same, and the short ones the contrary.
    direction = np.angle((length**2 * np.exp(2j * angle)).sum()) / 2
    first = np.argmax(np.cos(angle - direction), axis=1)
    order = (first[:, None] + np.arange(4)) % 4
    return np.take_along_axis(found, order[..., None], axis=1)


def _run(dots: Any, corners: Any) -> Any:
    """Return the picture of a box as a rectangle."""
    cv2 = import_module("cv2")
    width, height = (max(1, round(float(np.hypot(*(corners[0] - corners[end]))))) for end in (1, 3))
    target = np.array([(0, 0), (width, 0), (width, height), (0, height)], dtype=np.float32)
    plane = cv2.getPerspectiveTransform(corners, target)
    return cv2.warpPerspective(dots, plane, (width, height), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


def _on_its_head(runs: Sequence[Any]) -> bool:
    """Whether most of the text is upside down; the direction of a short run is hard to tell."""
    told = recognizer().text_cls(list(runs)).cls_res
    against = sum(
        run.shape[1] * (1 if direction == ON_ITS_HEAD else -1) for run, (direction, _) in zip(runs, told, strict=True)
    )
    return bool(against > 0)
