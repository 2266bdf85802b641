import { applied } from '../kernel/apply.ts'
import { type BaseState, CHANCE, type Choice, DECLINE, type Engine, type Seat } from '../engine.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { LineOver } from '../told/withheld.ts'
import type { GivenAnswer } from './course.ts'

/**
 * Several seats are asked at the same time where the rules say so; an engine asks them one after the other. What one
 * answers changes nothing of what another is asked, so that a host may take their answers in any order and hold back
 * those whose turn has not come. Nothing here changes a state.
 */

/**
 * The seats that are asked something now, in the order in which the engine comes to them; `held` have answered.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { askedTogether } from 'houserules/runtime'
 *
 * console.log(askedTogether(engine, engine.setup({ seed: 7 }))) // [ 0, 1, 2, 3 ]
 * ```
 */
export function askedTogether(engine: Engine, s: BaseState, held: readonly GivenAnswer[] = []): Seat[] {
  const seats: Seat[] = []
  goThrough(engine, s, held, ({ asked }) => {
    if (!seats.includes(asked) && asked !== CHANCE) seats.push(asked)
    return false
  })
  return seats
}

/**
 * The state in which a seat is asked what it has not answered yet: for its choices alone, and not to be changed. In
 * place of the answers of others that come before stand some that the rules offer. Null where it is asked nothing.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { questionTo } from 'houserules/runtime'
 *
 * console.log(questionTo(engine, engine.setup({ seed: 7 }), [], 2)?.asked) // 2
 * ```
 */
export function questionTo(engine: Engine, s: BaseState, held: readonly GivenAnswer[], seat: Seat): BaseState | null {
  let found: BaseState | null = null
  const own = held.filter((answer) => answer.seat === seat)
  goThrough(engine, s, own, (t) => {
    if (t.asked === seat) found = playedOn(t)
    return found !== null
  })
  return found
}

/** Whoever copies the state may play on past the end of the line, as bots do. */
function playedOn(t: BaseState): BaseState {
  if (t.withheld === undefined) return t
  const { lineOnly: _, ...withheld } = t.withheld
  return { ...t, withheld }
}

/**
 * The place among the held answers of the one whose turn it is now; -1 where none is.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { dueAnswer } from 'houserules/runtime'
 *
 * console.log(dueAnswer(engine.setup({ seed: 7 }), [])) // -1
 * ```
 */
export function dueAnswer(s: BaseState, held: readonly GivenAnswer[]): number {
  return s.ask === 0 ? -1 : held.findIndex(({ seat }) => seat === s.asked)
}

/** Whether others may be asked at the same time as the one whom the engine asks. */
export function isAskedTogether({ parts }: FullEngine<BaseState>, s: BaseState): boolean {
  return parts.sites[s.ask - 1]?.sameTime === true
}

/** Every question that is asked at the same time and has no answer yet, until `visit` is content. */
function goThrough(engine: Engine, s: BaseState, held: readonly GivenAnswer[], visit: (t: BaseState) => boolean): void {
  const full = engine as FullEngine<BaseState>
  const { withheld } = s
  if (s.ask === 0) return
  if (!isAskedTogether(full, s) || withheld === undefined) {
    visit(s)
    return
  }
  const t = engine.clone(s)
  t.log = null
  t.withheld = { ...withheld, lineOnly: true }
  const rest = [...held]
  do {
    const [due] = rest.splice(Math.max(0, dueAnswer(t, rest)), dueAnswer(t, rest) < 0 ? 0 : 1)
    if (due === undefined && visit(t)) return
    if (!goesOn(full.parts, t, due?.choice ?? t.legal[0] ?? DECLINE)) return
  } while (t.ask !== 0)
}

/** Answers in a copy; false where the answer was the last of the line. */
function goesOn(parts: Parts<BaseState>, t: BaseState, choice: Choice): boolean {
  try {
    applied(parts, t, choice)
    return true
  } catch (thrown) {
    if (thrown instanceof LineOver) return false
    throw thrown
  }
}
