"""What PettingZoo's documentation asks of an AEC environment, tried without PettingZoo."""

import numpy as np


def play(case, env, seed, random):
    """Plays a game by what is offered to its end, and checks what is asked of every turn."""
    env.reset(seed=seed)
    case.assertEqual(env.agents, env.possible_agents)
    case.assertFalse(any(env.terminations.values()) or any(env.truncations.values()))
    owed = dict.fromkeys(env.agents, 0.0)
    gone = []
    turns = 0
    for agent in env.agent_iter():
        turns += 1
        observation, reward, terminated, truncated, info = env.last()
        case.assertTrue(env.observation_space(agent).contains(observation))
        case.assertIsInstance(terminated, bool)
        case.assertEqual((terminated, truncated), (env.terminations[agent], env.truncations[agent]))
        case.assertIs(info, env.infos[agent])
        case.assertEqual(reward, owed[agent], "what came since the agent acted is the sum of its rewards")
        over = terminated or truncated
        offered = np.flatnonzero(observation["action_mask"])
        case.assertEqual(len(offered) == 0, over)
        action = None if over else int(random.choice(offered))
        case.assertTrue(over or env.action_space(agent).contains(action))
        case.assertIsNone(env.step(action))
        owed[agent] = 0.0
        for each, worth in env.rewards.items():
            owed[each] += worth
        if over:
            case.assertNotIn(agent, gone)
            gone.append(agent)
        left = [each for each in env.possible_agents if each not in gone]
        case.assertEqual(env.agents, left)
        case.assertEqual(env.num_agents, len(left))
        for kept in (env.rewards, env.terminations, env.truncations, env.infos):
            case.assertEqual(list(kept), left)
    case.assertEqual(sorted(gone), sorted(env.possible_agents))
    return turns


def spaces(case, env):
    """Spaces are the same objects at every call, and the same for all agents."""
    for agent in env.possible_agents:
        case.assertRegex(agent, r"^[a-z]+_[0-9]+$")
        case.assertIs(env.action_space(agent), env.action_space(agent))
        case.assertIs(env.observation_space(agent), env.observation_space(agent))
        case.assertTrue(env.action_space(agent).contains(env.action_space(agent).sample()))
        case.assertTrue(env.observation_space(agent).contains(env.observation_space(agent).sample()))
