import type { BaseState, Choice, Engine, Move } from '../engine.ts'
import type { FullEngine } from '../parts.ts'

/** From so many numbers that follow each other they are read as one choice of a number. */
const MANY_NUMBERS = 4

/** A choice that differs from others in a number: what it is besides, and the number. */
export interface Numbered {
  /** The same for choices that differ in nothing else. */
  readonly besides: string
  /** Words before the number; empty where a number alone is asked for. */
  readonly before: string
  readonly number: number
}

/** Choices that follow each other, one for each number from `from` to `to`. */
export interface NumberRange {
  readonly before: string
  readonly from: number
  readonly to: number
  readonly many: number
}

/** The choices from one on that are read as one of a number; null where they are too few. */
export function rangeFrom(all: readonly { readonly numbered: Numbered | null }[], start: number): NumberRange | null {
  const first = all[start]?.numbered
  if (first == null) return null
  let many = 1
  for (; start + many < all.length; many++) {
    const next = all[start + many]?.numbered
    if (next == null || next.besides !== first.besides || next.number !== first.number + many) break
  }
  return many < MANY_NUMBERS ? null : { before: first.before, from: first.number, to: first.number + many - 1, many }
}

/** Whether some choice may differ from others in a number. */
export const hasNumbers = (engine: Engine, state: BaseState): boolean =>
  engine.choices(state).some((choice) => numberIn(engine, state, engine.moveOf(state, choice)) !== null)

/** A move whose last part is a number, or a number that is chosen; null for every other choice. */
export function numberedBy(engine: Engine, state: BaseState, choice: Choice, words: string): Numbered | null {
  const move = engine.moveOf(state, choice)
  const number = numberIn(engine, state, move)
  if (number === null || !words.endsWith(String(number))) return null
  const before = words.slice(0, -String(number).length).trimEnd()
  return { besides: `${move.kind} ${before}`, before, number }
}

function numberIn(engine: Engine, state: BaseState, move: Move): number | null {
  if (move.kind === 'choose') return isOfNumbers(engine, state) ? move.value : null
  if (move.kind !== 'act') return null
  const params = engine.info.events[move.event]?.params ?? []
  const said = params.flatMap(({ role, type }, i) => (role === 'by' ? [] : [{ type, value: move.args[i] }]))
  const last = said.at(-1)
  return last?.type === 'number' ? (last.value ?? null) : null
}

/** Engines that are written by hand have no parts. */
const isOfNumbers = (engine: Engine, { ask }: BaseState): boolean =>
  (engine as Partial<FullEngine<BaseState>>).parts?.sites[ask - 1]?.value === 'number'
