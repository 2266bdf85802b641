import { choicesInWords } from '../words/choices-in-words.ts'
import type { BaseState, Choice, Seat, SetupConfig } from '../engine.ts'
import { exactLinesOf } from '../match/lines.ts'
import { takeLog } from '../match/memory.ts'
import type { FullEngine } from '../parts.ts'

/** A choice, and the ids of its parts that were chosen before the last one. */
export interface ChoiceWithIds {
  readonly choice: Choice
  readonly picks: readonly number[]
}

/** What was played, and who asks what it knows of it. */
interface Played {
  readonly history: readonly ChoiceWithIds[]
  /** Parts of a move that are chosen so far. */
  readonly picks: readonly number[]
  readonly seat: Seat
}

/**
 * One line for each thing that a seat saw, was asked or did, in their order, so that what is known later begins with
 * what was known before. What others answer at the same time is told with what comes of it, and not before.
 */
export function informationState(
  engine: FullEngine<BaseState>,
  setup: SetupConfig,
  { history, picks, seat }: Played,
): string {
  const state = engine.setup({ ...setup, log: true })
  const lines: string[] = []
  let seen = ''
  const note = (kind: string, what: unknown): void => void lines.push(`${kind} ${JSON.stringify(what)}`)
  const look = (): void => {
    const told = exactLinesOf(engine, state, takeLog(state), seat).map(({ words }) => words)
    if (told.length > 0) note('told', told)
    const isAsked = state.ask !== 0 && state.asked === seat
    const isTold = isAsked || engine.parts.sites[state.ask - 1]?.sameTime !== true
    const { asked, ...rest } = engine.observe(state, seat)
    const now = JSON.stringify(isTold ? { asked, ...rest } : rest)
    if (now !== seen) lines.push(`sees ${now}`)
    seen = now
    if (isAsked) note('asked', [state.ask, [...choicesInWords(engine, state, seat).keys()]])
  }
  look()
  for (const { choice, picks: before } of history) {
    if (state.asked === seat) {
      for (const pick of before) note('picks', pick)
      note('does', wordsOf(engine, state, choice, seat))
    }
    engine.apply(state, choice)
    look()
  }
  if (state.ask !== 0 && state.asked === seat) for (const pick of picks) note('picks', pick)
  return lines.join('\n')
}

function wordsOf(engine: FullEngine<BaseState>, state: BaseState, choice: Choice, seat: Seat): string {
  return [...choicesInWords(engine, state, seat)].find(([, offered]) => offered === choice)?.[0] ?? ''
}
