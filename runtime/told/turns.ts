import type { BaseState, Happening, Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'

/** That a turn began among what was told, or was over: before which of the lines, and whose it is. */
export interface TurnMark {
  /** A number of lines. */
  readonly at: number
  /** Null where it is nobody's turn. */
  readonly seat: Seat | null
}

/** Whose turn it is from a happening on, null where one is over by it; undefined where it stays as it was. */
export function turnFrom(parts: Parts<BaseState> | undefined, happening: Happening): Seat | null | undefined {
  const turns = parts?.turns
  if (turns === undefined || happening.kind !== 'event') return undefined
  const { event, args } = happening
  const begun = turns.begin.find((each) => each.event === event)
  if (begun !== undefined) return args[begun.by] ?? null
  return turns.end.includes(event) ? null : undefined
}
