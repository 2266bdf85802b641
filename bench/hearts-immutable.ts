import { scramble, type Pick } from './random.ts'

/**
 * Hearts by hand in the usual immutable style: string unions, a pure function from state and move to the next state,
 * spread updates, `map` and `filter`. The rules are those of rules/hearts/hearts.rules.
 */

type Suit = 'clubs' | 'diamonds' | 'spades' | 'hearts'

interface Card {
  readonly suit: Suit
  readonly rank: number
}

export type Move = { readonly type: 'pass'; readonly card: Card } | { readonly type: 'play'; readonly card: Card }

interface Player {
  readonly hand: readonly Card[]
  readonly passed: readonly Card[]
  readonly taken: readonly Card[]
  readonly total: number
}

interface Played {
  readonly player: number
  readonly card: Card
}

export interface GameState {
  readonly phase: 'passing' | 'playing' | 'over'
  readonly players: readonly Player[]
  readonly trick: readonly Played[]
  readonly dealNumber: number
  readonly trickNumber: number
  readonly turn: number
  readonly heartsBroken: boolean
  readonly random: number
}

const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'spades', 'hearts']
const RANKS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })))
const SEATS: readonly number[] = [0, 1, 2, 3]
/** How many seats to the left cards are passed, by deal number modulo four. */
const PASSING_DISTANCES: readonly number[] = [0, 1, 3, 2]

const isTwoOfClubs = (card: Card): boolean => card.suit === 'clubs' && card.rank === 2
const isHeart = (card: Card): boolean => card.suit === 'hearts'
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const unlessEmpty = <T>(wanted: readonly T[], otherwise: readonly T[]): readonly T[] =>
  wanted.length > 0 ? wanted : otherwise

function points(card: Card): number {
  if (isHeart(card)) return 1
  return card.suit === 'spades' && card.rank === 12 ? 13 : 0
}

export function newGame(seed: number): GameState {
  const player: Player = { hand: [], passed: [], taken: [], total: 0 }
  return deal({
    phase: 'passing',
    players: SEATS.map(() => player),
    trick: [],
    dealNumber: 0,
    trickNumber: 0,
    turn: 0,
    heartsBroken: false,
    random: seed,
  })
}

export function legalMoves(state: GameState): readonly Move[] {
  const { hand } = state.players[state.turn]
  if (state.phase === 'passing') return hand.map((card) => ({ type: 'pass', card }))
  return playable(state, hand).map((card) => ({ type: 'play', card }))
}

export function nextState(state: GameState, move: Move): GameState {
  return move.type === 'pass' ? pass(state, move.card) : play(state, move.card)
}

function playable(state: GameState, hand: readonly Card[]): readonly Card[] {
  const led = state.trick[0]?.card.suit
  const firstTrick = state.trickNumber === 1
  if (led === undefined) {
    if (firstTrick) return hand.filter(isTwoOfClubs)
    return state.heartsBroken
      ? hand
      : unlessEmpty(
          hand.filter((card) => !isHeart(card)),
          hand,
        )
  }
  const following = unlessEmpty(
    hand.filter((card) => card.suit === led),
    hand,
  )
  return firstTrick
    ? unlessEmpty(
        following.filter((card) => points(card) === 0),
        following,
      )
    : following
}

function deal(state: GameState): GameState {
  const { deck, random } = shuffled(state.random)
  const dealt: GameState = {
    ...state,
    phase: 'passing',
    players: state.players.map((player, p) => ({ ...player, hand: deck.slice(p * 13, p * 13 + 13), taken: [] })),
    dealNumber: state.dealNumber + 1,
    trickNumber: 0,
    turn: 0,
    heartsBroken: false,
    random,
  }
  return passingDistance(dealt) === 0 ? beginPlay(dealt) : dealt
}

function shuffled(seed: number): { readonly deck: readonly Card[]; readonly random: number } {
  const deck = [...DECK]
  let random = seed
  for (let i = deck.length - 1; i > 0; i--) {
    random = (random + 0x6d2b79f5) | 0
    const j = Math.floor((scramble(random) / 4294967296) * (i + 1))
    ;[deck[i], deck[j]] = [deck[j], deck[i]]
  }
  return { deck, random }
}

function passingDistance(state: GameState): number {
  return PASSING_DISTANCES[state.dealNumber % 4]
}

function pass(state: GameState, card: Card): GameState {
  const players = state.players.map((player, p) =>
    p === state.turn
      ? { ...player, hand: player.hand.filter((c) => c !== card), passed: [...player.passed, card] }
      : player,
  )
  if (players[state.turn].passed.length < 3) return { ...state, players }
  if (state.turn < 3) return { ...state, players, turn: state.turn + 1 }
  const distance = passingDistance(state)
  const received = players.map((player, p) => ({
    ...player,
    hand: [...player.hand, ...players[(p + 4 - distance) % 4].passed],
  }))
  return beginPlay({ ...state, players: received.map((player) => ({ ...player, passed: [] })) })
}

function beginPlay(state: GameState): GameState {
  return {
    ...state,
    phase: 'playing',
    trickNumber: 1,
    turn: state.players.findIndex((player) => player.hand.some(isTwoOfClubs)),
  }
}

function play(state: GameState, card: Card): GameState {
  const played: GameState = {
    ...state,
    players: state.players.map((player, p) =>
      p === state.turn ? { ...player, hand: player.hand.filter((c) => c !== card) } : player,
    ),
    trick: [...state.trick, { player: state.turn, card }],
    heartsBroken: state.heartsBroken || isHeart(card),
    turn: (state.turn + 1) % 4,
  }
  return played.trick.length < 4 ? played : endTrick(played)
}

function endTrick(state: GameState): GameState {
  const winner = winnerOf(state.trick)
  const cards = state.trick.map(({ card }) => card)
  const players = state.players.map((player, p) =>
    p === winner ? { ...player, taken: [...player.taken, ...cards] } : player,
  )
  const ended: GameState = { ...state, players, trick: [], turn: winner, trickNumber: state.trickNumber + 1 }
  return state.trickNumber < 13 ? ended : endDeal(ended)
}

function winnerOf(trick: readonly Played[]): number {
  return trick.reduce((best, next) =>
    next.card.suit === best.card.suit && next.card.rank > best.card.rank ? next : best,
  ).player
}

function endDeal(state: GameState): GameState {
  const taken = state.players.map((player) => sum(player.taken.map(points)))
  const shooter = taken.indexOf(26)
  const players = state.players.map((player, p) => ({
    ...player,
    total: player.total + (shooter < 0 ? taken[p] : p === shooter ? 0 : 26),
  }))
  const scored: GameState = { ...state, players }
  return players.some((player) => player.total >= 100) ? { ...scored, phase: 'over' } : deal(scored)
}

/** Plays a game at random; gives the number of decisions and the totals. */
export function playout(seed: number, pick: Pick): { readonly decisions: number; readonly totals: readonly number[] } {
  let state = newGame(seed)
  let decisions = 0
  for (; state.phase !== 'over'; decisions++) {
    const moves = legalMoves(state)
    state = nextState(state, moves[pick(moves.length)])
  }
  return { decisions, totals: state.players.map((player) => player.total) }
}
