import { type Pick, scramble } from './random.ts'

/**
 * Eights by hand with plain mutable objects and tagged moves: what a programmer writes who wants speed and still wants
 * to read the code. The rules are those of `eights.rules`.
 */

const PLAYERS = 4
const HAND_SIZE = 5
const SUITS = [0, 1, 2, 3]
const WILD = 8
const NO_SUIT = -1

interface Card {
  readonly suit: number
  readonly rank: number
}

type Move =
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'pass' }
  | { readonly kind: 'suit'; readonly suit: number }

interface Game {
  phase: 'play' | 'suit' | 'over'
  hands: Card[][]
  deck: Card[]
  pile: Card[]
  wanted: number
  stuck: number
  turn: number
  random: number
}

export const copyOf = (game: Game): Game => ({
  ...game,
  hands: game.hands.map((hand) => hand.slice()),
  deck: game.deck.slice(),
  pile: game.pile.slice(),
})

const DECK: readonly Card[] = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, i) => ({ suit, rank: i + 1 })))

const PASS: Move = { kind: 'pass' }
const SUIT_MOVES: readonly Move[] = SUITS.map((suit) => ({ kind: 'suit', suit }))

function newGame(seed: number): Game {
  const game: Game = {
    phase: 'play',
    hands: [],
    deck: DECK.slice(),
    pile: [],
    wanted: NO_SUIT,
    stuck: 0,
    turn: 0,
    random: seed,
  }
  for (let p = 0; p < PLAYERS; p++) {
    const hand: Card[] = []
    for (let i = 0; i < HAND_SIZE; i++) hand.push(drawn(game))
    game.hands.push(hand)
  }
  const first = drawn(game)
  game.pile.push(first)
  game.wanted = first.suit
  settle(game)
  return game
}

/** Any card of those that are left, as good as one from the top of a shuffled deck. */
function drawn(game: Game): Card {
  game.random = (game.random + 0x6d2b79f5) | 0
  const at = Math.floor((scramble(game.random) / 4294967296) * game.deck.length)
  const [card] = game.deck.splice(at, 1)
  return card
}

function legalMoves(game: Game): readonly Move[] {
  if (game.phase === 'suit') return SUIT_MOVES
  const moves: Move[] = []
  for (const card of game.hands[game.turn]) if (isPlayable(game, card)) moves.push({ kind: 'play', card })
  moves.push(PASS)
  return moves
}

function isPlayable(game: Game, card: Card): boolean {
  return card.rank === WILD || card.suit === game.wanted || card.rank === game.pile[game.pile.length - 1].rank
}

function apply(game: Game, move: Move): void {
  switch (move.kind) {
    case 'play':
      return play(game, move.card)
    case 'suit':
      game.wanted = move.suit
      game.phase = 'play'
      return played(game)
    case 'pass':
      pass(game)
      return settle(game)
  }
}

function play(game: Game, card: Card): void {
  const hand = game.hands[game.turn]
  hand.splice(hand.indexOf(card), 1)
  game.pile.push(card)
  game.stuck = 0
  game.wanted = card.suit
  if (card.rank === WILD) game.phase = 'suit'
  else played(game)
}

function played(game: Game): void {
  if (game.hands[game.turn].length === 0) {
    game.phase = 'over'
    return
  }
  next(game)
  settle(game)
}

function pass(game: Game): void {
  if (game.deck.length === 0) game.stuck += 1
  else game.hands[game.turn].push(drawn(game))
  next(game)
}

function next(game: Game): void {
  game.turn = (game.turn + 1) % PLAYERS
  if (game.turn === 0 && game.stuck >= PLAYERS) game.phase = 'over'
}

/** Whoever can play nothing passes unasked. */
function settle(game: Game): void {
  while (game.phase === 'play' && !game.hands[game.turn].some((card) => isPlayable(game, card))) pass(game)
}

/** Plays a game at random; gives the number of decisions and what was left in the hands. */
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
  return {
    decisions,
    totals: game.hands.map((hand) => hand.reduce((sum, { rank }) => sum + (rank === WILD ? 50 : rank), 0)),
  }
}
