"""Many tables in one call."""

import json
from dataclasses import dataclass

import numpy as np

from .process import Frames

_SPEC, _RESET, _STEP = 1, 2, 3


@dataclass(frozen=True)
class Batch:
    """How all tables stand. Where a game has ended, `done`, `truncated` and `returns` are of that game, everything
    else of the next one, which has begun already."""

    to_play: np.ndarray
    """The seat that is to play; -1 is chance."""
    done: np.ndarray
    truncated: np.ndarray
    returns: np.ndarray
    """By table and seat; zeros unless the game has ended."""
    mask: np.ndarray
    """By table and action id, whether it is offered."""
    observation: np.ndarray
    """What the seat to play sees, by table and entry."""
    seed: np.ndarray
    decisions: np.ndarray


class Tables:
    """So many tables of a game, which take their actions together. Use it with `with`, or close it."""

    def __init__(self, game, tables=64, *, arguments=(), command=None, cwd=None):
        self._program = Frames(game, arguments, command=command, cwd=cwd)
        self.count = tables
        self.spec = json.loads(self._program.ask(_SPEC, 0))
        self.actions = len(self.spec["actions"])
        self._record = np.dtype(
            [
                ("to_play", "<i4"),
                ("flags", "<u4"),
                ("seed", "<u4"),
                ("decisions", "<u4"),
                ("returns", "<f4", (self.spec["players"],)),
                ("mask", "u1", (4 * ((self.actions + 31) // 32),)),
                ("observation", "<i4", (len(self.spec["observation"]),)),
            ]
        )

    def reset(self, seed=0):
        """Begins a game at each table: table i has the seed `seed + i`."""
        return self._batch(self._program.ask(_RESET, self.count, np.uint32(seed).tobytes()))

    def step(self, actions):
        """One action id for each table, -1 for none. Where one is not offered, none is taken."""
        sent = np.ascontiguousarray(actions, dtype="<i4")
        return self._batch(self._program.ask(_STEP, sent.size, sent.tobytes()))

    def close(self):
        self._program.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _batch(self, data):
        records = np.frombuffer(data, self._record)
        bits = np.unpackbits(records["mask"], axis=1, count=self.actions, bitorder="little")
        return Batch(
            to_play=records["to_play"],
            done=(records["flags"] & 1) != 0,
            truncated=(records["flags"] & 2) != 0,
            returns=records["returns"],
            mask=bits.astype(bool),
            observation=records["observation"],
            seed=records["seed"],
            decisions=records["decisions"],
        )
