import { scramble, type Pick } from './random.ts'

/**
 * Hearts by hand with plain mutable objects, tagged moves and a clone written out field by field: what a programmer
 * writes who wants speed and still wants to read the code. The rules are those of rules/hearts/hearts.rules.
 */

const SPADES = 2
const HEARTS = 3
const NO_SUIT = -1
const PLAYERS = 4
const HAND_SIZE = 13
const CARDS_TO_PASS = 3
const ALL_POINTS = 26
const TARGET = 100

interface Card {
  readonly suit: number
  readonly rank: number
  readonly points: number
}

export type Move = { readonly kind: 'pass'; readonly card: Card } | { readonly kind: 'play'; readonly card: Card }

interface Player {
  hand: Card[]
  passed: Card[]
  taken: Card[]
  total: number
}

export interface Game {
  phase: 'pass' | 'play' | 'over'
  players: Player[]
  trick: Card[]
  dealNumber: number
  trickNumber: number
  turn: number
  led: number
  winning: Card | null
  winner: number
  broken: boolean
  random: number
}

const DECK: readonly Card[] = [0, 1, 2, 3].flatMap((suit) =>
  Array.from({ length: 13 }, (_, i) => ({ suit, rank: i + 2, points: pointsOf(suit, i + 2) })),
)
const TWO_OF_CLUBS = DECK[0]

function pointsOf(suit: number, rank: number): number {
  if (suit === HEARTS) return 1
  return suit === SPADES && rank === 12 ? 13 : 0
}

export function newGame(seed: number): Game {
  const game: Game = {
    phase: 'pass',
    players: [],
    trick: [],
    dealNumber: 0,
    trickNumber: 0,
    turn: 0,
    led: NO_SUIT,
    winning: null,
    winner: 0,
    broken: false,
    random: seed,
  }
  for (let p = 0; p < PLAYERS; p++) game.players.push({ hand: [], passed: [], taken: [], total: 0 })
  deal(game)
  return game
}

export function clone(game: Game): Game {
  return {
    phase: game.phase,
    players: game.players.map((p) => ({
      hand: p.hand.slice(),
      passed: p.passed.slice(),
      taken: p.taken.slice(),
      total: p.total,
    })),
    trick: game.trick.slice(),
    dealNumber: game.dealNumber,
    trickNumber: game.trickNumber,
    turn: game.turn,
    led: game.led,
    winning: game.winning,
    winner: game.winner,
    broken: game.broken,
    random: game.random,
  }
}

export function legalMoves(game: Game): Move[] {
  const { hand } = game.players[game.turn]
  if (game.phase === 'pass') return hand.map((card) => ({ kind: 'pass', card }))
  return playable(game, hand).map((card) => ({ kind: 'play', card }))
}

export function apply(game: Game, move: Move): void {
  if (move.kind === 'pass') pass(game, move.card)
  else play(game, move.card)
}

function playable(game: Game, hand: readonly Card[]): readonly Card[] {
  if (game.led === NO_SUIT) {
    if (game.trickNumber === 1) return [TWO_OF_CLUBS]
    return game.broken
      ? hand
      : unlessNone(
          hand.filter((card) => card.suit !== HEARTS),
          hand,
        )
  }
  const following = unlessNone(
    hand.filter((card) => card.suit === game.led),
    hand,
  )
  return game.trickNumber === 1
    ? unlessNone(
        following.filter((card) => card.points === 0),
        following,
      )
    : following
}

function unlessNone(wanted: readonly Card[], otherwise: readonly Card[]): readonly Card[] {
  return wanted.length > 0 ? wanted : otherwise
}

function deal(game: Game): void {
  game.dealNumber += 1
  game.trickNumber = 0
  game.broken = false
  const deck = shuffled(game)
  for (let p = 0; p < PLAYERS; p++) {
    const player = game.players[p]
    player.hand = deck.slice(p * HAND_SIZE, (p + 1) * HAND_SIZE)
    player.taken = []
  }
  if (passingDistance(game) === 0) return beginPlay(game)
  game.phase = 'pass'
  game.turn = 0
}

function shuffled(game: Game): Card[] {
  const deck = DECK.slice()
  for (let i = deck.length - 1; i > 0; i--) {
    game.random = (game.random + 0x6d2b79f5) | 0
    const j = Math.floor((scramble(game.random) / 4294967296) * (i + 1))
    const card = deck[i]
    deck[i] = deck[j]
    deck[j] = card
  }
  return deck
}

function passingDistance(game: Game): number {
  switch (game.dealNumber % 4) {
    case 1:
      return 1
    case 2:
      return 3
    case 3:
      return 2
    default:
      return 0
  }
}

function pass(game: Game, card: Card): void {
  const player = game.players[game.turn]
  take(player.hand, card)
  player.passed.push(card)
  if (player.passed.length < CARDS_TO_PASS) return
  game.turn += 1
  if (game.turn < PLAYERS) return
  const distance = passingDistance(game)
  for (let p = 0; p < PLAYERS; p++) {
    const from = game.players[p]
    game.players[(p + distance) % PLAYERS].hand.push(...from.passed)
    from.passed = []
  }
  beginPlay(game)
}

function take(cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1)
}

function beginPlay(game: Game): void {
  game.phase = 'play'
  beginTrick(
    game,
    game.players.findIndex((p) => p.hand.includes(TWO_OF_CLUBS)),
  )
}

function beginTrick(game: Game, leader: number): void {
  game.trickNumber += 1
  game.led = NO_SUIT
  game.winning = null
  game.turn = leader
}

function play(game: Game, card: Card): void {
  take(game.players[game.turn].hand, card)
  game.trick.push(card)
  if (card.suit === HEARTS) game.broken = true
  if (game.led === NO_SUIT) game.led = card.suit
  if (game.winning === null || (card.suit === game.led && card.rank > game.winning.rank)) {
    game.winning = card
    game.winner = game.turn
  }
  if (game.trick.length < PLAYERS) game.turn = (game.turn + 1) % PLAYERS
  else endTrick(game)
}

function endTrick(game: Game): void {
  game.players[game.winner].taken.push(...game.trick)
  game.trick = []
  if (game.trickNumber < HAND_SIZE) return beginTrick(game, game.winner)
  score(game)
  if (game.players.some((p) => p.total >= TARGET)) game.phase = 'over'
  else deal(game)
}

function score(game: Game): void {
  for (const player of game.players) {
    let points = 0
    for (const card of player.taken) points += card.points
    if (points < ALL_POINTS) player.total += points
    else for (const other of game.players) if (other !== player) other.total += ALL_POINTS
  }
}

/** Plays a game at random; gives the number of decisions and the totals. */
export function playout(
  seed: number,
  pick: Pick,
  each?: (game: Game) => void,
): { readonly decisions: number; readonly totals: readonly number[] } {
  const game = newGame(seed)
  let decisions = 0
  for (; game.phase !== 'over'; decisions++) {
    each?.(game)
    const moves = legalMoves(game)
    apply(game, moves[pick(moves.length)])
  }
  return { decisions, totals: game.players.map((p) => p.total) }
}
