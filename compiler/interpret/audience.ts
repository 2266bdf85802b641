import type { TEvent } from '../program/declarations.ts'
import type { ToldTest } from '../program/presentation.ts'
import type { Machine, Play } from './machine.ts'
import { liesIn } from './table.ts'
import { Env, type Value, isSeveral } from './value.ts'

/** Who is told of what happens: of an event that is told to some alone, and of all that happens inside of it. */

/** Who is told of what happens now: those of the innermost event that goes on. */
export const toldNow = ({ state: { running } }: Machine): readonly number[] | null => running.at(-1)?.told ?? null

/** Who is told of an event by the last line that fits, of those who are told of what it is in the middle of. */
export function toldOf(m: Machine, { audience }: TEvent, args: readonly Value[]): readonly number[] | null {
  const around = toldNow(m)
  const line = audience.findLast(({ fits: tests }) => tests.every((test) => isSaid(m, test, args)))
  if (line === undefined) return around
  const env = new Env()
  for (const [i, part] of line.parts.entries()) if (part !== null) env.set(part, args[i] ?? null)
  const readers = playersIn(m.means.value(m, line.readers, env))
  return around === null ? readers : readers.filter((each) => around.includes(each))
}

const playersIn = (value: Value): readonly number[] =>
  (isSeveral(value) ? value : [value]).filter((each) => typeof each === 'number')

/** Whether a part of an event is what a line says it must be. */
function isSaid(m: Machine, test: ToldTest, args: readonly Value[]): boolean {
  const arg = args[test.part]
  if ('value' in test) return arg === test.value
  return typeof arg === 'number' && liesIn(m, test.zone, arg)
}

/** What follows an event once a line is done for all is told to those who were told of the event. */
export function* toldAsTheEvent(m: Machine, event: TEvent | undefined, args: readonly Value[], text: Play): Play {
  const told = event === undefined ? null : toldOf(m, event, args)
  if (event === undefined || told === null) return yield* text
  const { state } = m
  state.runs += 1
  const number = state.runs
  state.running = [...state.running, { number, event: '', told, ending: true }]
  try {
    yield* text
  } finally {
    state.running = state.running.filter((run) => run.number !== number)
  }
}
