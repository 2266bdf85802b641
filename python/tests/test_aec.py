import importlib.util
import unittest

import numpy as np

from houserules import Game, HouserulesError

from . import contract

GAMES = ["KuhnPoker", "Hearts", "OldMaid", "ContractBridge", "TexasHoldem"]


class AecTest(unittest.TestCase):
    def game(self, name, *arguments):
        env = Game(name, arguments=arguments)
        self.addCleanup(env.close)
        return env

    def test_contract(self):
        random = np.random.default_rng(1)
        for name in GAMES:
            with self.subTest(name):
                env = self.game(name, "--max-decisions", "150")
                contract.spaces(self, env)
                self.assertGreater(sum(contract.play(self, env, seed, random) for seed in (1, 2)), 4)

    def test_seeds(self):
        env = self.game("Hearts")
        seen = []
        for seed in (5, 6, 5):
            env.reset(seed=seed)
            seen.append(env.observe("seat_2")["observation"].tolist())
        self.assertEqual(seen[0], seen[2])
        self.assertNotEqual(seen[0], seen[1])

    def test_information_state(self):
        env = self.game("KuhnPoker")
        env.reset(seed=1)
        before = env.information_state("seat_0")
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        self.assertTrue(env.information_state("seat_0").startswith(before))

    def test_mistakes(self):
        env = self.game("KuhnPoker")
        env.reset(seed=1)
        with self.assertRaises(HouserulesError) as caught:
            env.step(0)
        self.assertEqual(caught.exception.code, "action")
        with self.assertRaises(HouserulesError) as caught:
            Game("NoSuchGame")
        self.assertEqual(caught.exception.code, "gone")
        with self.assertRaises(ValueError):
            Game("KuhnPoker", arguments=["--chance", "explicit"])

    # Where PettingZoo is there, its own test is one of these; elsewhere `contract.py` has to do.
    if importlib.util.find_spec("pettingzoo"):

        def test_api_test_of_pettingzoo(self):
            from pettingzoo.test import api_test

            for name in GAMES:
                api_test(self.game(name), num_cycles=100)


if __name__ == "__main__":
    unittest.main()
