"""Card games of Houserules for programs that learn; `houserules env` plays them."""

from .aec import Game
from .process import HouserulesError
from .tables import Batch, Tables

__all__ = ["Batch", "Game", "HouserulesError", "Tables"]
