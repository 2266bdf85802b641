import { AT_ONCE, type RunReason, callsOf, eventsComingBy } from './call-graph.ts'
import { components } from './components.ts'
import { memo } from './memo.ts'
import type { Proc } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { WorkedText } from './worked-texts.ts'

/** How often something comes at most: with the members of the sets around it, and by the places alone. */
export interface Often {
  readonly times: number
  readonly places: number
}

export const ONCE: Often = { times: 1, places: 1 }
const NEVER: Often = { times: 0, places: 0 }

/** More need not be told apart. */
export const MOST = 1e12

/**
 * From one answer to the next: what is laid down meanwhile may be resolved at once, what is offered be the only move.
 */
const BETWEEN_ANSWERS: ReadonlySet<RunReason> = new Set([...AT_ONCE, 'settle', 'when', 'postponed', 'offered'])

interface Calls extends Often {
  readonly proc: Proc
}

/**
 * How often procedures and events come between two answers at most, without the rounds of `while` and `repeat` and of
 * what leads to itself again, since those are counted as they go.
 */
export class Runs {
  readonly procs: ReadonlyMap<Proc, Often>
  /** Events that somebody carries out, by name. */
  readonly events: ReadonlyMap<string, Often>

  constructor(program: Program, texts: ReadonlyMap<Proc, WorkedText>) {
    const runsOf = (proc: Proc): WorkedText['runs'] => texts.get(proc)?.runs ?? []
    this.procs = procsOf(
      program,
      memo((proc) =>
        runsOf(proc).flatMap(({ by, times }) =>
          callsOf(program, by).flatMap((call): Calls[] =>
            BETWEEN_ANSWERS.has(call.reason) ? [{ proc: call.proc, times, places: 1 }] : [],
          ),
        ),
      ),
    )
    const events = new Map<string, Often>()
    for (const [proc, here] of this.procs)
      for (const { by, times } of runsOf(proc))
        for (const event of eventsComingBy(program, by))
          events.set(event, more(events.get(event), here, { times, places: 1 }))
    // A move that no rule watches has no text that could be told: cards that move are counted where they do.
    const move = program.events.get('move')
    if ((move?.befores.length ?? 0) + (move?.afters.length ?? 0) === 0) events.delete('move')
    this.events = events
  }
}

function procsOf(program: Program, calls: (proc: Proc) => readonly Calls[]): ReadonlyMap<Proc, Often> {
  const found = new Map<Proc, Often>(program.procs.map((proc) => [proc, NEVER]))
  const groups = components(program.procs, (proc) => calls(proc).map((call) => call.proc), new Set<Proc>())
  // What leads to something stands behind it.
  for (const group of groups.toReversed()) {
    const own = new Set(group)
    for (const proc of group) {
      const known = found.get(proc) ?? NEVER
      // What nothing else runs begins with an answer.
      const here = known.places === 0 ? ONCE : known
      found.set(proc, here)
      for (const call of calls(proc))
        if (!own.has(call.proc)) found.set(call.proc, more(found.get(call.proc), here, call))
    }
  }
  return found
}

/** A place more: `here` how often its text runs, `of` how often it comes in that. */
function more(known: Often = NEVER, here: Often, of: Often): Often {
  return {
    times: Math.min(MOST, known.times + here.times * of.times),
    places: Math.min(MOST, known.places + here.places * of.places),
  }
}
