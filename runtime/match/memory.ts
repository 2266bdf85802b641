import {
  type BaseState,
  CHANCE,
  type CardId,
  type Choice,
  DECLINE,
  type Engine,
  type Glimpse,
  type Happening,
  type Memory,
  type Seat,
} from '../engine.ts'
import { mixedBy, sightOf } from '../log.ts'
import type { FullEngine } from '../parts.ts'
import { lessCopies } from '../sets.ts'
import { pastDecision } from './past-decision.ts'

/** How many of the last answers are kept; each takes a copy of the state. */
const MOST_DECISIONS = 64

/** Whether a memory can be kept with this engine: with every one that is made of rules. */
export function canRemember(engine: Engine): boolean {
  return 'parts' in engine
}

/**
 * The memory of a game that has just been set up with `log: true`; takes the log. With `keepsAnswers`, what is imagined
 * later agrees with the answers of others; each then costs a copy of the state, and its choices are listed once more.
 */
export function beginMemory(engine: Engine, s: BaseState, keepsAnswers: boolean): Memory {
  const memory: Memory = {
    seen: [],
    shuffles: [],
    decisions: keepsAnswers ? [] : null,
  }
  rememberStep(engine, memory, s, takeLog(s))
  return memory
}

/** Carries a choice out and remembers it with all that came of it, which is handed back; takes the log. */
export function takeStep(engine: Engine, memory: Memory, s: BaseState, choice: Choice): Happening[] {
  rememberAnswer(engine, memory, s, choice)
  engine.apply(s, choice)
  const happenings = takeLog(s)
  rememberStep(engine, memory, s, happenings)
  return happenings
}

/** What was noted since it was last asked for. */
export function takeLog(s: BaseState): Happening[] {
  const log = s.log ?? []
  s.log = []
  return log
}

/** A memory that goes on by itself. */
export function copyMemory(memory: Memory): Memory {
  return { ...memory, seen: memory.seen.slice() }
}

/** Before an answer is carried out: keeps it where that is asked for and what was offered hangs on cards. */
export function rememberAnswer(engine: Engine, memory: Memory, s: BaseState, choice: Choice): void {
  if (memory.decisions === null || choice === DECLINE || s.asked === CHANCE) return
  const decision = pastDecision(engine, s, choice)
  if (decision !== null) memory.decisions = [...memory.decisions, decision].slice(-MOST_DECISIONS)
}

/** After a step: what was noted in it, in order, and what there is to see at its end. */
export function rememberStep(engine: Engine, memory: Memory, s: BaseState, happenings: readonly Happening[]): void {
  const full = engine as FullEngine<BaseState>
  for (const happening of happenings) {
    const pile = mixedBy(engine.info, happening)
    rememberSeen(memory, s, pile)
    if (pile.length > 0) rememberShuffle(memory, s, pile)
    rememberSeen(memory, s, happening.glimpses.slice(0, happening.glimpses.length - pile.length))
  }
  full.bounded(s, () => {
    for (let card = 0; card < s.def.length; card++)
      memory.seen[card] = (memory.seen[card] ?? 0) | sightOf(s, full.parts.viewers, card)
  })
}

function rememberSeen(memory: Memory, s: BaseState, glimpses: readonly Glimpse[]): void {
  for (const { card, seen } of glimpses)
    if (s.def[card] !== undefined) memory.seen[card] = (memory.seen[card] ?? 0) | seen
}

/**
 * From here on nobody knows which card of the pile is which; answers that hung on them tell nothing of the cards
 * there now.
 */
function rememberShuffle(memory: Memory, s: BaseState, glimpses: readonly Glimpse[]): void {
  const cards = glimpses.map(({ card }) => card)
  const inside = new Set(cards)
  const covered = memory.shuffles.filter((pile) => pile.cards.every((card) => inside.has(card)))
  const seen = cards.map((card) =>
    covered.reduce((bits, pile) => bits | (pile.seen[pile.cards.indexOf(card)] ?? 0), memory.seen[card] ?? 0),
  )
  const known = Array.from({ length: s.players }, (_, seat) => {
    const direct = (among: readonly CardId[]): number[] =>
      among.filter((card) => isKnown(memory, card, seat)).map((card) => s.def[card] as number)
    return [...direct(cards), ...covered.flatMap((pile) => lessCopies(pile.known[seat] ?? [], direct(pile.cards)))]
  })
  memory.shuffles = [
    ...memory.shuffles.filter((pile) => !covered.includes(pile)),
    { cards, def: glimpses.map(({ def }) => def), seen, known },
  ]
  if (memory.decisions !== null)
    memory.decisions = memory.decisions.filter(({ reads }) => !reads.some((card) => inside.has(card)))
  for (const card of cards) memory.seen[card] = 0
}

/** Whether a seat has seen the card and could follow it since. */
export function isKnown(memory: Memory, card: CardId, seat: Seat): boolean {
  return ((memory.seen[card] ?? 0) & (1 << seat)) !== 0
}

/** The shuffle that each card was in last, as an index of `shuffles`; -1 for cards that never were in one. */
export function lastPiles(memory: Memory, cards: number): number[] {
  const last = Array<number>(cards).fill(-1)
  for (const [i, pile] of memory.shuffles.entries()) for (const card of pile.cards) last[card] = i
  return last
}
