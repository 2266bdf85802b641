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
  type PastDecision,
  type Seat,
} from '../engine.ts'
import { mixedBy, sightOf, takenBy } from '../told/log.ts'
import { isHeld, printedOf } from '../words/describe.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { isKnown } from '../told/remembering.ts'
import { lessCopies } from '../kernel/sets.ts'
import { StepPlaces } from './step-places.ts'
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
  const step = new StepPlaces(full.parts, s, happenings)
  for (const [i, happening] of happenings.entries()) {
    const pile = mixedBy(engine.info, happening)
    rememberSeen(memory, s, pile)
    if (pile.length > 0)
      rememberMixed(
        memory,
        s,
        pile.map(({ card }) => card),
      )
    else leftUnseen(full.parts, memory, step, i)
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
 * Of cards that others hold and one of which leaves unseen, whoever had seen some can no longer tell which of them it
 * was.
 */
function leftUnseen(parts: Parts<BaseState>, memory: Memory, step: StepPlaces, i: number): void {
  const { s, happenings } = step
  const happening = happenings[i]
  const glimpse = happening === undefined ? null : takenBy(parts.info, happening)
  if (glimpse === null || !isHeld(parts, glimpse.place)) return
  const unaware = ((1 << s.players) - 1) & ~glimpse.seen
  if (unaware === 0) return
  const lying = step.lyingWith(glimpse, i)
  let known = 0
  for (const card of lying) known |= memory.seen[card] ?? 0
  if ((known & unaware) === 0 || lying.size < 2) return
  const cards = [...lying].sort((a, b) => a - b)
  rememberMixed(memory, s, cards, known & unaware)
}

/**
 * From here on these seats do not know which card of the pile is which; answers that hung on them tell them nothing of
 * the cards there now.
 */
function rememberMixed(memory: Memory, s: BaseState, cards: readonly CardId[], mixedFor?: number): void {
  const everybody = (1 << s.players) - 1
  const seats = mixedFor ?? everybody
  const inside = new Set(cards)
  const covered = memory.shuffles.filter(
    (pile) => ((pile.mixedFor ?? everybody) & ~seats) === 0 && pile.cards.every((card) => inside.has(card)),
  )
  const seen = cards.map(
    (card) =>
      seats & covered.reduce((bits, pile) => bits | (pile.seen[pile.cards.indexOf(card)] ?? 0), memory.seen[card] ?? 0),
  )
  const known = Array.from({ length: s.players }, (_, seat) => {
    if ((seats & (1 << seat)) === 0) return []
    const direct = (among: readonly CardId[]): number[] =>
      among.filter((card) => isKnown(memory, card, seat)).map((card) => printedOf(s, card))
    return [...direct(cards), ...covered.flatMap((pile) => lessCopies(pile.known[seat] ?? [], direct(pile.cards)))]
  })
  memory.shuffles = [
    ...memory.shuffles.filter((pile) => !covered.includes(pile)),
    {
      cards,
      def: cards.map((card) => printedOf(s, card)),
      seen,
      known,
      ...(mixedFor === undefined ? {} : { mixedFor }),
    },
  ]
  if (memory.decisions !== null)
    memory.decisions = memory.decisions.flatMap((each) => stillTelling(each, inside, mixedFor))
  for (const card of cards) memory.seen[card] = (memory.seen[card] ?? 0) & ~seats
}

/** An answer, where it goes on telling somebody something of the cards that it hung on. */
function stillTelling(answer: PastDecision, mixed: ReadonlySet<CardId>, seats: number | undefined): PastDecision[] {
  if (!answer.reads.some((card) => mixed.has(card))) return [answer]
  return seats === undefined ? [] : [{ ...answer, mixedFor: (answer.mixedFor ?? 0) | seats }]
}

const pilesOf = new WeakMap<Memory['shuffles'], Memory['shuffles'][]>()

/** The piles that a seat cannot tell apart; the same list as long as nothing is mixed. */
export function pilesFor({ shuffles }: Memory, seat: Seat): Memory['shuffles'] {
  if (shuffles.every(({ mixedFor }) => mixedFor === undefined)) return shuffles
  const known = pilesOf.get(shuffles) ?? []
  pilesOf.set(shuffles, known)
  return (known[seat] ??= shuffles.filter(({ mixedFor }) => mixedFor === undefined || (mixedFor & (1 << seat)) !== 0))
}

/** The pile that each card was in last, as an index of these; -1 for cards that never were in one. */
export function lastPiles(piles: Memory['shuffles'], cards: number): number[] {
  const last = Array<number>(cards).fill(-1)
  for (const [i, pile] of piles.entries()) for (const card of pile.cards) last[card] = i
  return last
}
