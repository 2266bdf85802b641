"""One table as an agent environment cycle, after the API of PettingZoo."""

import numpy as np

from .process import Lines
from .spaces import Box, Dict, Discrete

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

_NOBODY = -2
_INT32 = np.iinfo(np.int32)


class Game(_Base):
    """A game in which the agents `seat_0`, `seat_1`, … take turns. An observation holds what a seat sees and the
    `action_mask` of what it is offered, which is all zeros for a seat that is not to play.

    `arguments` go to `houserules env`, such as `["--players", "3"]`.
    """

    metadata = {"name": "houserules_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game, *, arguments=(), command=None, cwd=None):
        self._program = Lines(game, arguments, command=command, cwd=cwd)
        self.spec = self._program.ask("spec")["spec"]
        if self.spec["chance"] == "explicit":
            self._program.close()
            raise ValueError("chance is no agent here; leave `--chance explicit` out")
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.spec["players"])]
        self._actions = len(self.spec["actions"])
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.agents = []
        self._seeds = np.random.default_rng()

    def _observation_space(self):
        size = len(self.spec["observation"])
        return Dict(
            {
                "observation": Box(_INT32.min, _INT32.max, shape=(size,), dtype=np.int32),
                "action_mask": Box(0, 1, shape=(self._actions,), dtype=np.int8),
            }
        )

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        """Begins a game; without a seed, with one that follows from the last that was given."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        begun = int(self._seeds.integers(2**32)) if seed is None else int(seed) % 2**32
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._take(self._program.ask("reset", seed=begun))

    def step(self, action):
        """An action of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        answer = self._program.ask("step", actions=[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._take(answer)

    def observe(self, agent):
        seat = self.possible_agents.index(agent)
        seen = self._program.ask("observe", seat=seat)["observation"]
        mask = np.zeros(self._actions, np.int8)
        if self._standing["toPlay"] == seat:
            mask[self._standing["offered"]] = 1
        return {"observation": np.array(seen, np.int32), "action_mask": mask}

    def last(self, observe=True):
        """What the agent whose turn it is sees, and what came since it acted."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        """The agents whose turn it is, one after the other, while there are any."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def information_state(self, agent):
        """All that an agent has seen and done in this game, in words."""
        return self._program.ask("state", seat=self.possible_agents.index(agent))["informationState"]

    def render(self):
        return None

    def close(self):
        self._program.close()

    def _take(self, answer):
        """Keeps how the table stands after the last answer."""
        self._standing = standing = answer["tables"][0]
        for agent, worth in zip(self.possible_agents, standing["returns"]):
            self.rewards[agent] = float(worth)
            self._cumulative_rewards[agent] += float(worth)
        if standing["toPlay"] != _NOBODY:
            self.agent_selection = self.possible_agents[standing["toPlay"]]
            return
        over = self.truncations if standing["truncated"] else self.terminations
        over.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def _leave(self, agent, action):
        """An agent whose game is over goes, and the next one is asked to go."""
        if action is not None:
            raise ValueError("when the game is over the only action is None")
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]
