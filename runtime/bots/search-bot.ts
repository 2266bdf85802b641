import { CHANCE, type BaseState, type Choice, type Engine, type Memory, type Seat } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { imaginedStates } from '../match/imagine.ts'
import type { Bot } from './bot.ts'
import { isLimitError } from '../rounds/round-limit-error.ts'
import { ROUND_LIMIT } from '../rounds/rounds.ts'
import { below, type RandomSource } from './random-source.ts'
import { scoreRange, type ScoreRange } from './score-range.ts'
import { branchFor, mostPromising, mostVisited, newNode, type Branch, type TreeNode, widens } from './search-tree.ts'

export interface SearchSettings {
  /** Determinisations looked at per decision. */
  readonly iterations: number
  /** Choices of a playout after which it is cut off and counted as an average ending. */
  readonly playoutDepth: number
  /**
   * How far is thought ahead: to the end of the stretch, such as a deal, in games that are played so and whose results
   * add up scores; or always to the end of the game.
   */
  readonly horizon: 'stretch' | 'game'
  /** Weight of the confidence term; results are scaled to 0 … 1. */
  readonly exploration: number
  /** Milliseconds after which it answers with what it knows by then, so that how fast the machine is decides too. */
  readonly within: number
}

const searchDefaults: SearchSettings = {
  iterations: 400,
  playoutDepth: 1000,
  horizon: 'stretch',
  exploration: 0.7,
  within: Infinity,
}

/** Looked at however long that takes: of fewer nothing is known. */
const FEWEST_ITERATIONS = 20

/**
 * Information-set Monte Carlo tree search with a single observer: one tree over the choices, each iteration walking it
 * with another redistribution of the cards that the seat cannot see. Every seat is taken to maximise its own result.
 *
 * P. I. Cowling, E. J. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search. IEEE Transactions on
 * Computational Intelligence and AI in Games 4(2), 2012, algorithm 1 (SO-ISMCTS).
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { playGame, randomBot, searchBot } from 'houserules/bots'
 *
 * const bots = [searchBot({ iterations: 50 }), randomBot]
 * const { results } = playGame(engine, { seed: 1, bots, maxDecisions: 100 })
 * console.log(results?.length) // 2
 * ```
 */
export function searchBot(settings: Partial<SearchSettings> = {}): Bot {
  const all = { ...searchDefaults, ...settings }
  return {
    name: 'search',
    remembers: true,
    choose(engine, state, seat, random, memory) {
      const legal = engine.choices(state)
      if (legal.length === 1) return legal[0]
      const search: Search = {
        ...all,
        engine,
        random,
        range: scoreRange(),
        root: newNode(),
        path: [],
        rounds: Math.min(state.roundLimit ?? ROUND_LIMIT, MOST_ROUNDS),
      }
      const possible = possibleStates(engine, state, seat, random, memory)
      const end = performance.now() + all.within
      for (let i = 0; i < all.iterations && (i < FEWEST_ITERATIONS || performance.now() < end); i += 1)
        iterate(search, possible())
      return mostVisited(branchFor(search.root, state.ask, seat)) ?? legal[0]
    },
  }
}

interface Search extends SearchSettings {
  readonly engine: Engine
  readonly random: RandomSource
  readonly range: ScoreRange
  readonly root: TreeNode
  /** Nodes of the running iteration, each with the seat whose choice led to it. */
  readonly path: { readonly node: TreeNode; readonly by: Seat }[]
  /** How often a loop may go round in a step; each standstill leaves half of it to the next. */
  rounds: number
}

/**
 * Hundreds of games are thought through for a decision, and none may take long to come to a standstill: rounds of a
 * loop in one step of them at first, and after many have come to a standstill.
 */
const MOST_ROUNDS = 2000
const FEWEST_ROUNDS = 20

/** States that the seat cannot tell from the given one, each with another future as well as other hidden cards. */
function possibleStates(
  engine: Engine,
  state: BaseState,
  seat: Seat,
  random: RandomSource,
  memory: Memory | undefined,
): () => BaseState {
  const full = engine as FullEngine<BaseState>
  const imagine = memory === undefined ? null : imaginedStates(full.parts, state, seat, memory)
  return () => {
    const possible =
      imagine === null ? engine.determinize(state, seat, random) : full.bounded(state, () => imagine(random))
    possible.random = [word(random), word(random), word(random), word(random)]
    possible.log = null
    return possible
  }
}

function word(random: RandomSource): number {
  return below(2 ** 32, random) | 0
}

function iterate(search: Search, state: BaseState): void {
  search.path.length = 0
  state.roundLimit = search.rounds
  const results = ending(search, state)
  if (results !== null) search.range.see(results)
  const average = search.range.average()
  for (const { node, by } of search.path) {
    node.visits += 1
    node.total += results === null ? average : results[by]
  }
}

/** What a line of play comes to; one that comes to a standstill counts as cut off. */
function ending(search: Search, state: BaseState): readonly number[] | null {
  try {
    const play = (s: BaseState): void => {
      descend(search, s)
      playOut(search, s)
    }
    if (search.horizon === 'stretch' && isFull(search.engine)) search.engine.toStretchEnd(state, play)
    else play(state)
    return search.engine.results(state)
  } catch (thrown) {
    if (!isLimitError(thrown)) throw thrown
    search.rounds = Math.min(search.rounds, Math.max(FEWEST_ROUNDS, Math.floor(search.rounds / 2)))
    return null
  }
}

/** Whether it was compiled from rules, which tell where a stretch ends. */
const isFull = (engine: Engine): engine is FullEngine<BaseState> => 'toStretchEnd' in engine

/** Follows promising choices down the tree until one is new, which becomes a leaf. */
function descend(search: Search, state: BaseState): void {
  const { engine, random, path } = search
  let node = search.root
  while (state.ask !== 0) {
    const legal = engine.choices(state)
    // Nodes are kept for real decisions only: chance and forced answers are passed through.
    if (state.asked === CHANCE || legal.length === 1) {
      engine.apply(state, legal[below(legal.length, random)])
      continue
    }
    const by = state.asked
    const branch = branchFor(node, state.ask, by)
    branch.visits += 1
    const untried = countOffers(branch, legal)
    const isNew = untried > 0 && (untried === legal.length || widens(branch))
    const choice = isNew
      ? untriedChoice(branch, legal, below(untried, random))
      : mostPromising(branch, legal, search.range, search.exploration)
    node = childFor(branch, choice)
    path.push({ node, by })
    engine.apply(state, choice)
    if (isNew) return
  }
}

/** Notes which known choices were on offer; returns how many of the legal ones were never tried. */
function countOffers(branch: Branch, legal: readonly Choice[]): number {
  let untried = 0
  for (const choice of legal) {
    const child = branch.children.get(choice)
    if (child === undefined) untried += 1
    else child.available += 1
  }
  return untried
}

function untriedChoice(branch: Branch, legal: readonly Choice[], index: number): Choice {
  let left = index
  for (const choice of legal) {
    if (branch.children.has(choice)) continue
    if (left === 0) return choice
    left -= 1
  }
  return legal[0]
}

function childFor(branch: Branch, choice: Choice): TreeNode {
  const known = branch.children.get(choice)
  if (known !== undefined) return known
  const node = newNode()
  node.available = 1
  branch.children.set(choice, node)
  return node
}

/** Plays on at random, until the game is over or the depth is reached. */
function playOut(search: Search, state: BaseState): void {
  const { engine, random } = search
  for (let depth = 0; depth < search.playoutDepth && state.ask !== 0; depth += 1) {
    const legal = engine.choices(state)
    engine.apply(state, legal[below(legal.length, random)])
  }
}
