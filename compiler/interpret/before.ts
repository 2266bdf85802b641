import type { TEvent } from '../program/declarations.ts'
import type { Machine } from './machine.ts'
import { type Value, membersOf } from './value.ts'

/**
 * How things stood before the line in which something happens, until that has changed something itself; `always` where
 * that makes no difference. Cards that were made since are seen as they are.
 */
export function before(m: Machine, args: readonly Value[], event: TEvent, always: boolean): Machine {
  const { before: then, changed } = m.state
  if (then === null || (changed && !always)) return m
  const isNew = (arg: Value, i: number): boolean =>
    event.params[i]?.type.base === 'card' && membersOf(arg).some((card) => Number(card) >= then.cards.length)
  return args.some(isNew) ? m : { ...m, state: then }
}
