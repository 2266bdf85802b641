import type { TStmt } from '../program/ir.ts'
import { blocksOf } from '../analyse/walk.ts'
import {
  type AnnouncementStart,
  type Choice,
  Completed,
  DECLINE,
  Finished,
  Impossible,
  Left,
  type Machine,
  type Play,
  type Question,
  Stopped,
} from './machine.ts'
import { copyOf } from './state.ts'

/** Whether a text announces something, in whichever of its blocks or of the texts that stand in for it. */
export function announces(body: readonly TStmt[]): boolean {
  return body.some(
    (s) => s.kind === 'announce' || (s.kind === 'proc' && announces(s.proc.body)) || blocksOf(s).some(announces),
  )
}

/** Carries out a text that announces something, and remembers where it began: from there its announcement is tried. */
export function* fromTheBeginning(m: Machine, start: (m: Machine) => Play): Play {
  if (m.trying || m.announcing > 0) return yield* start(m)
  m.beginnings.push({ state: copyOf(m.state), start, answers: [] })
  try {
    yield* start(m)
  } finally {
    m.beginnings.pop()
  }
}

/**
 * A block under `announce`: it is complete when it comes to its end; then `counts` is done. Whether it came to its
 * end.
 */
export function* announce(m: Machine, block: () => Play<boolean>, counts = (): void => {}): Play<boolean> {
  if (m.announcing === 0) m.announcer = m.beginnings.at(-1) ?? null
  m.announcing += 1
  try {
    const ended = yield* block()
    complete(m)
    counts()
    return ended
  } catch (signal) {
    // What stops halfway, or is left from within, has not been announced.
    if (signal instanceof Left || signal instanceof Stopped) throw new Impossible()
    throw signal
  }
}

function complete(m: Machine): void {
  m.announcing -= 1
  if (m.announcing === 0 && m.trying) throw new Completed()
}

/** Whether an event that is announced could be: some line of answers completes it. */
export function couldBeAnnounced(m: Machine, start: (m: Machine) => Play): boolean {
  return leadsToTheEnd(m, { state: m.state, start, answers: [] }, [])
}

/** Whether the announcement can be completed after these answers, with some further ones. */
export function leadsToTheEnd(m: Machine, from: AnnouncementStart, answers: readonly Choice[]): boolean {
  const next = after(m, from, answers)
  if (typeof next === 'boolean') return next
  const { choices, optional, site } = next
  if ([...choices, ...(optional ? [DECLINE] : [])].some((answer) => leadsToTheEnd(m, from, [...answers, answer])))
    return true
  if (site.kind === 'choose' && !optional)
    m.reasons?.push({ rule: site.proc.name, kind: 'choice', clauses: site.cites })
  return false
}

/** How many announcements may be tried, each while the one before is; engines have such a bound as well. */
const DEEPEST = 60

/** Carries the text out on a copy of the state, with these answers: whether that ends it, or what is asked next. */
function after(m: Machine, from: AnnouncementStart, answers: readonly Choice[]): boolean | Question {
  if (m.trials >= DEEPEST) throw new RangeError('whether an announcement can be completed depends on itself, on and on')
  const trial: Machine = {
    ...m,
    state: copyOf(from.state),
    trying: true,
    trials: m.trials + 1,
    announcing: 0,
    beginnings: [],
    announcer: null,
    rounds: new Map(),
  }
  const play = from.start(trial)
  const rest = [...answers]
  try {
    for (let step = play.next(); step.done !== true;) {
      const answer = rest.shift()
      if (answer !== undefined) step = play.next(answer)
      // What is asked before the announcement does not belong to it.
      else return trial.announcing === 0 ? true : step.value
    }
    return true
  } catch (signal) {
    if (signal instanceof Impossible) return false
    if (
      signal instanceof Completed ||
      signal instanceof Finished ||
      signal instanceof Left ||
      signal instanceof Stopped
    )
      return true
    throw signal
  }
}
