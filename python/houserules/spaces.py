"""Spaces of Gymnasium where it is installed; else as much of them as an environment has to offer."""

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class _Space:
        def __init__(self):
            self._random = np.random.default_rng()

        def seed(self, seed=None):
            self._random = np.random.default_rng(seed)

    class Discrete(_Space):
        """The numbers from 0 to below `n`."""

        def __init__(self, n):
            super().__init__()
            self.n = n

        def contains(self, x):
            return isinstance(x, (int, np.integer)) and 0 <= x < self.n

        def sample(self, mask=None):
            offered = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(self._random.choice(offered)) if len(offered) else 0

    class Box(_Space):
        """Arrays of a shape and type, with every number between two bounds."""

        def __init__(self, low, high, shape, dtype):
            super().__init__()
            self.shape = tuple(shape)
            self.dtype = np.dtype(dtype)
            self.low = np.full(self.shape, low, self.dtype)
            self.high = np.full(self.shape, high, self.dtype)

        def contains(self, x):
            fits = isinstance(x, np.ndarray) and x.dtype == self.dtype and x.shape == self.shape
            return bool(fits and np.all(x >= self.low) and np.all(x <= self.high))

        def sample(self):
            return self._random.integers(self.low, self.high, endpoint=True, dtype=self.dtype)

    class Dict(_Space):
        """A space by name."""

        def __init__(self, spaces):
            super().__init__()
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def contains(self, x):
            return (
                isinstance(x, dict)
                and x.keys() == self.spaces.keys()
                and all(space.contains(x[name]) for name, space in self.spaces.items())
            )

        def sample(self):
            return {name: space.sample() for name, space in self.spaces.items()}


__all__ = ["Box", "Dict", "Discrete"]
