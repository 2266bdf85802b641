import { scramble, type Pick } from './random.ts'

/**
 * Hearts as somebody writes it who counts every nanosecond: one typed array, a suit of a hand in the bits of a word,
 * moves listed into an array of the caller. The rules are those of rules/hearts/hearts.rules.
 */

const PLAYERS = 4
const SUITS = 4
const RANKS = 13
const CARDS_TO_PASS = 3
const ALL_POINTS = 26
const TARGET = 100
const NONE = -1
const SPADES = 2
const HEARTS = 3
const QUEEN = 10
const TWO_OF_CLUBS = 0

/** Where each thing lies. A suit of a hand, or of what is passed, is a word of thirteen bits. */
const HAND = 0
const PASSED = HAND + PLAYERS * SUITS
const TOTAL = PASSED + PLAYERS * SUITS
const POINTS = TOTAL + PLAYERS
const DEAL = POINTS + PLAYERS
const TRICK = DEAL + 1
const TURN = TRICK + 1
const LED = TURN + 1
const BEST = LED + 1
const WINNER = BEST + 1
const LAID = WINNER + 1
const IN_TRICK = LAID + 1
const BROKEN = IN_TRICK + 1
const PASSING = BROKEN + 1
const RANDOM = PASSING + 1
const OVER = RANDOM + 1
const WORDS = OVER + 1

type Game = Int32Array

const DISTANCES = [0, 1, 3, 2]
const deck = new Uint8Array(SUITS * RANKS)

function newGame(seed: number): Game {
  const g = new Int32Array(WORDS)
  g[RANDOM] = seed
  deal(g)
  return g
}

/** Puts the cards that may be chosen into `out`, and returns how many. */
function list(g: Game, out: Int32Array): number {
  const hand = HAND + g[TURN] * SUITS
  if (g[PASSING] !== 0) return all(g, hand, out, 0)
  const [led, isFirst] = [g[LED], g[TRICK] === 1]
  if (led === NONE) {
    if (isFirst) return listed(out, 0, 1, 0)
    if (g[BROKEN] === 0 && (g[hand] | g[hand + 1] | g[hand + SPADES]) !== 0) return all(g, hand, out, HEARTS)
    return all(g, hand, out, 0)
  }
  const following = g[hand + led]
  if (following !== 0) {
    const free = isFirst && led === SPADES ? following & ~(1 << QUEEN) : isFirst && led === HEARTS ? 0 : following
    return listed(out, 0, free === 0 ? following : free, led * RANKS)
  }
  if (!isFirst) return all(g, hand, out, 0)
  const spades = g[hand + SPADES] & ~(1 << QUEEN)
  if ((g[hand] | g[hand + 1] | spades) === 0) return all(g, hand, out, 0)
  return listed(out, listed(out, listed(out, 0, g[hand], 0), g[hand + 1], RANKS), spades, SPADES * RANKS)
}

/** The cards of a hand, without those of a suit and later ones where it is not 0. */
function all(g: Game, hand: number, out: Int32Array, without: number): number {
  const end = without === 0 ? SUITS : without
  let n = 0
  for (let suit = 0; suit < end; suit++) n = listed(out, n, g[hand + suit], suit * RANKS)
  return n
}

function listed(out: Int32Array, from: number, bits: number, base: number): number {
  let n = from
  for (let left = bits; left !== 0; left &= left - 1) out[n++] = base + 31 - Math.clz32(left & -left)
  return n
}

function apply(g: Game, card: number): void {
  const suit = (card / RANKS) | 0
  const bit = 1 << (card - suit * RANKS)
  g[HAND + g[TURN] * SUITS + suit] ^= bit
  if (g[PASSING] === 0) play(g, card, suit, bit)
  else pass(g, suit, bit)
}

function deal(g: Game): void {
  g[DEAL] += 1
  g[TRICK] = 0
  g[BROKEN] = 0
  g.fill(0, POINTS, POINTS + PLAYERS)
  for (let i = 0; i < deck.length; i++) deck[i] = i
  for (let i = deck.length - 1; i > 0; i--) {
    g[RANDOM] += 0x6d2b79f5
    const j = Math.floor((scramble(g[RANDOM]) / 4294967296) * (i + 1))
    const card = deck[i]
    deck[i] = deck[j]
    deck[j] = card
  }
  for (let i = 0; i < deck.length; i++) {
    const suit = (deck[i] / RANKS) | 0
    g[HAND + ((i / RANKS) | 0) * SUITS + suit] |= 1 << (deck[i] - suit * RANKS)
  }
  if (DISTANCES[g[DEAL] & 3] === 0) return beginPlay(g)
  g[PASSING] = CARDS_TO_PASS
  g[TURN] = 0
}

function pass(g: Game, suit: number, bit: number): void {
  g[PASSED + g[TURN] * SUITS + suit] |= bit
  if (--g[PASSING] > 0) return
  if (++g[TURN] < PLAYERS) {
    g[PASSING] = CARDS_TO_PASS
    return
  }
  const ahead = DISTANCES[g[DEAL] & 3] * SUITS
  for (let i = 0; i < PLAYERS * SUITS; i++) g[HAND + ((i + ahead) & 15)] |= g[PASSED + i]
  g.fill(0, PASSED, TOTAL)
  beginPlay(g)
}

function beginPlay(g: Game): void {
  let leader = 0
  while ((g[HAND + leader * SUITS] & (1 << TWO_OF_CLUBS)) === 0) leader += 1
  beginTrick(g, leader)
}

function beginTrick(g: Game, leader: number): void {
  g[TRICK] += 1
  g[LED] = NONE
  g[LAID] = 0
  g[IN_TRICK] = 0
  g[TURN] = leader
}

function play(g: Game, card: number, suit: number, bit: number): void {
  if (suit === HEARTS) {
    g[BROKEN] = 1
    g[IN_TRICK] += 1
  } else if (suit === SPADES && bit === 1 << QUEEN) g[IN_TRICK] += 13
  if (g[LED] === NONE || (suit === g[LED] && card > g[BEST])) {
    g[LED] = suit
    g[BEST] = card
    g[WINNER] = g[TURN]
  }
  g[TURN] = (g[TURN] + 1) & 3
  if (++g[LAID] === PLAYERS) endTrick(g)
}

function endTrick(g: Game): void {
  g[POINTS + g[WINNER]] += g[IN_TRICK]
  if (g[TRICK] < RANKS) return beginTrick(g, g[WINNER])
  let isOver = false
  const shooter = [0, 1, 2, 3].find((p) => g[POINTS + p] === ALL_POINTS) ?? NONE
  for (let p = 0; p < PLAYERS; p++) {
    g[TOTAL + p] += shooter === NONE ? g[POINTS + p] : p === shooter ? 0 : ALL_POINTS
    isOver ||= g[TOTAL + p] >= TARGET
  }
  if (isOver) g[OVER] = 1
  else deal(g)
}

const out = new Int32Array(SUITS * RANKS)

/** Plays a game at random; gives the number of decisions and the totals. */
export function playout(seed: number, pick: Pick): { readonly decisions: number; readonly totals: readonly number[] } {
  const g = newGame(seed)
  let decisions = 0
  for (; g[OVER] === 0; decisions++) apply(g, out[pick(list(g, out))])
  return { decisions, totals: [...g.subarray(TOTAL, TOTAL + PLAYERS)] }
}
