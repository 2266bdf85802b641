import { type Pick, scramble } from './random.ts'

/**
 * President by hand with plain mutable objects and moves as numbers: what a programmer writes who wants speed and still
 * wants to read the code. The rules are those of rules/president/president.rules for four.
 */

const PLAYERS = 4
const SEATS = [0, 1, 2, 3]
const TARGET = 11
const MOST = 4

/** The answer that passes, or lays down what is chosen; the others are heights, or that one wants to lay. */
const NO = -1
const LAY = 0

interface Game {
  phase: 'turn' | 'choose' | 'give' | 'over'
  /** Heights, from 3 to 15 for the two: suits decide nothing. */
  hands: number[][]
  chosen: number[]
  /** How high and how many. */
  field: number
  fieldCount: number
  seating: number[]
  out: number[]
  scores: number[]
  /** Seats that still give cards back, and to whom how many. */
  gifts: { rich: number; poor: number; count: number }[]
  dealer: number
  turn: number
  last: number
  passes: number
  random: number
}

const PACK: readonly number[] = SEATS.flatMap(() => Array.from({ length: 13 }, (_, i) => i + 3))

function newGame(seed: number): Game {
  const game: Game = {
    phase: 'turn',
    hands: [],
    chosen: [],
    field: 0,
    fieldCount: 0,
    seating: [],
    out: [],
    scores: SEATS.map(() => 0),
    gifts: [],
    dealer: PLAYERS - 1,
    turn: 0,
    last: 0,
    passes: 0,
    random: seed,
  }
  deal(game)
  settle(game)
  return game
}

export const copyOf = (game: Game): Game => ({
  ...game,
  hands: game.hands.map((hand) => hand.slice()),
  chosen: game.chosen.slice(),
  seating: game.seating.slice(),
  out: game.out.slice(),
  scores: game.scores.slice(),
  gifts: game.gifts.slice(),
})

function deal(game: Game): void {
  const deck = PACK.slice()
  for (let last = deck.length - 1; last > 0; last--) {
    game.random = (game.random + 0x6d2b79f5) | 0
    const other = Math.floor((scramble(game.random) / 4294967296) * (last + 1))
    ;[deck[last], deck[other]] = [deck[other], deck[last]]
  }
  game.hands = SEATS.map((seat) => deck.slice(seat * 13, seat * 13 + 13))
  const [first, second, third, fourth] = game.out
  game.turn = game.out.length === 0 ? (game.dealer + 1) % PLAYERS : first
  game.gifts = []
  if (game.out.length > 0) {
    game.gifts.push({ rich: first, poor: fourth, count: 2 }, { rich: second, poor: third, count: 1 })
    game.phase = 'give'
    takeBest(game)
  } else game.phase = 'turn'
  game.last = game.turn
  game.seating = SEATS.slice()
  game.out = []
  sweep(game)
}

function takeBest({ hands, gifts: [{ rich, poor, count }] }: Game): void {
  hands[poor].sort((a, b) => a - b)
  for (let i = 0; i < count; i++) hands[rich].push(hands[poor].pop() as number)
}

function sweep(game: Game): void {
  game.field = 0
  game.fieldCount = 0
  game.passes = 0
}

const countOf = (list: readonly number[], height: number): number => {
  let count = 0
  for (const each of list) if (each === height) count += 1
  return count
}

/** What may be chosen next. */
function legalMoves(game: Game): number[] {
  const { phase, chosen, fieldCount } = game
  const hand = game.hands[phase === 'give' ? game.gifts[0].rich : game.turn]
  if (phase === 'turn' && fieldCount === 0) return [LAY]
  if (phase === 'turn') return hand.some((card) => mayLay(game, hand, card)) ? [LAY, NO] : [NO]
  if (phase === 'give') return hand
  if (chosen.length === 0) return hand.filter((card) => mayLay(game, hand, card))
  const more = chosen.length < (fieldCount || MOST) ? hand.filter((card) => card === chosen[0]) : []
  return fieldCount === 0 || chosen.length === fieldCount ? [...more, NO] : more
}

const mayLay = ({ field, fieldCount }: Game, hand: readonly number[], card: number): boolean =>
  fieldCount === 0 || (card > field && (fieldCount === 1 || countOf(hand, card) >= fieldCount))

function apply(game: Game, move: number): void {
  const { phase, hands, turn } = game
  if (phase === 'give') return give(game, move)
  if (phase === 'turn' && move === LAY) game.phase = 'choose'
  else if (phase === 'turn') {
    game.passes += 1
    stepOn(game)
  } else if (move !== NO) {
    hands[turn].splice(hands[turn].indexOf(move), 1)
    game.chosen.push(move)
  } else putDown(game)
}

function give(game: Game, card: number): void {
  const { hands, gifts, chosen } = game
  const [{ rich, poor, count }] = gifts
  hands[rich].splice(hands[rich].indexOf(card), 1)
  chosen.push(card)
  if (chosen.length < count) return
  hands[poor].push(...chosen)
  game.chosen = []
  gifts.shift()
  if (gifts.length > 0) takeBest(game)
  else game.phase = 'turn'
}

function putDown(game: Game): void {
  game.field = game.chosen[0]
  game.fieldCount = game.chosen.length
  game.chosen = []
  game.last = game.turn
  game.passes = 0
  game.phase = 'turn'
  if (game.hands[game.turn].length === 0) {
    game.out.push(game.turn)
    game.seating.splice(game.seating.indexOf(game.turn), 1)
  }
  stepOn(game)
}

function stepOn(game: Game): void {
  const { seating, last } = game
  game.turn = nextOf(game, game.turn)
  const others = seating.includes(last) ? seating.length - 1 : seating.length
  if (game.passes >= others || game.turn === last) sweep(game)
  if (game.fieldCount === 0) game.turn = seating.includes(last) ? last : nextOf(game, last)
  if (seating.length < 2) award(game)
}

function nextOf({ seating }: Game, seat: number): number {
  for (let next = (seat + 1) % PLAYERS; ; next = (next + 1) % PLAYERS) if (seating.includes(next)) return next
}

function award(game: Game): void {
  game.out.push(...game.seating)
  game.scores[game.out[0]] += 2
  game.scores[game.out[1]] += 1
  game.dealer = (game.dealer + 1) % PLAYERS
  if (game.scores.some((score) => score >= TARGET)) game.phase = 'over'
  else deal(game)
}

/** Goes on to where there is something to decide; gives what may be answered. */
function settle(game: Game): number[] {
  for (;;) {
    if (game.phase === 'over') return []
    const moves = legalMoves(game)
    // What is the only answer is not asked, but for the one that says what is done.
    if (moves.length > 1 || moves[0] === LAY) return moves
    apply(game, moves[0])
  }
}

/** Plays a game at random; gives the number of decisions and the scores, of which the highest wins. */
export function playout(
  seed: number,
  pick: Pick,
  each?: (game: Game) => void,
): { readonly decisions: number; readonly totals: readonly number[] } {
  const game = newGame(seed)
  let decisions = 0
  for (let moves = settle(game); moves.length > 0; moves = settle(game), decisions++) {
    each?.(game)
    apply(game, moves[pick(moves.length)])
  }
  return { decisions, totals: game.scores.map((score) => -score) }
}
