import unittest

import numpy as np

from houserules import Game, HouserulesError, Tables


def pick(batch, random):
    """One of what is offered at each table."""
    return np.array([random.choice(np.flatnonzero(row)) for row in batch.mask])


class TablesTest(unittest.TestCase):
    def test_sixty_four_tables(self):
        random = np.random.default_rng(2)
        with Tables("Hearts") as tables:
            batch = tables.reset(seed=100)
            self.assertEqual(batch.seed.tolist(), list(range(100, 164)))
            ended = 0
            for _ in range(500):
                self.assertTrue(batch.mask.any(axis=1).all())
                self.assertTrue((batch.observation[:, 0] == batch.to_play + 1).all())
                batch = tables.step(pick(batch, random))
                ended += int(batch.done.sum())
                self.assertTrue((batch.decisions[batch.done] == 0).all())
                self.assertFalse(batch.returns[~batch.done].any())
            self.assertGreater(ended, 0)

    def test_same_as_one_table(self):
        random = np.random.default_rng(3)
        env = Game("TexasHoldem")
        self.addCleanup(env.close)
        with Tables("TexasHoldem", 2) as tables:
            batch = tables.reset(seed=7)
            env.reset(seed=8)
            while not batch.done[1]:
                seen = env.last()[0]
                self.assertEqual(env.agent_selection, f"seat_{batch.to_play[1]}")
                self.assertEqual(seen["observation"].tolist(), batch.observation[1].tolist())
                self.assertEqual(seen["action_mask"].tolist(), batch.mask[1].tolist())
                action = int(random.choice(np.flatnonzero(batch.mask[1])))
                batch = tables.step([-1, action])
                env.step(action)
            self.assertEqual([env.rewards[agent] for agent in env.agents], batch.returns[1].tolist())

    def test_mistakes(self):
        with Tables("KuhnPoker", 2) as tables:
            with self.assertRaises(HouserulesError) as caught:
                tables.step([0, 0])
            self.assertEqual(caught.exception.code, "not-begun")
            batch = tables.reset(seed=1)
            with self.assertRaises(HouserulesError) as caught:
                tables.step([int(np.flatnonzero(batch.mask[0])[0]), 0])
            self.assertEqual(caught.exception.code, "action")
            again = tables.step([-1, -1])
            self.assertEqual(again.decisions.tolist(), [0, 0])
        tables.close()


if __name__ == "__main__":
    unittest.main()
