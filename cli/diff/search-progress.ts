import type { Sayable } from '../../grammar/saying.ts'
import { SingleBar } from 'cli-progress'
import type { Change } from '../../compiler/diff/change.ts'
import { type Io, note, spoken } from '../io.ts'
import type { SearchProgress } from './witness/budget.ts'
import { stated } from '../stated.ts'

/** After how many milliseconds it is said how far a search is, and how many pass between two lines. */
const FIRST = 2000
const BETWEEN = 5000

/** Engines take about so much longer to be made than versions to be read and compared. */
const MAKING = 2

/** Names that are told at once of what is looked for. */
const NAMED = 3

/** What somebody waits for to be shown. */
interface WaitedFor {
  readonly changes: readonly Change[]
  readonly first: () => readonly Sayable[]
  readonly since?: number | undefined
}

/**
 * Says, once a search takes long, what has changed and how far it is: in a bar where somebody watches, else in a line now
 * and then. What is found is said as it is found. `first`: what is known before it; `since`: when it began that somebody
 * waits.
 */
export async function withSearchProgress<T>(
  io: Io,
  { changes, first, since = performance.now() }: WaitedFor,
  work: (progress: (progress: SearchProgress) => void) => Promise<T>,
): Promise<T> {
  const total = changes.filter((change) => change.class !== 'editorial').length
  const bar = new SingleBar({
    stream: io.stderr,
    format: '{bar} {value}/{total} shown; {now}',
    clearOnComplete: true,
    hideCursor: true,
  })
  const isWatched = io.stderr.isTTY === true
  let is: SearchProgress | null = null
  let told = -Infinity
  let said: string | null = null
  const show = (): void => {
    if (is === null) return
    if (isWatched) return bar.update(is.shown, { now: spoken(io, nowOf(is)) })
    if (is.last !== null && is.last !== said) note(io, stated('shown: {1}', is.last))
    said = is.last
    if (performance.now() - told < BETWEEN) return
    told = performance.now()
    note(io, stated('{1} of {2} changes shown; {3}', is.shown, total, nowOf(is)))
  }
  let beat: NodeJS.Timeout | undefined
  const begin = (): void => {
    for (const line of first()) note(io, line)
    if (isWatched) bar.start(total, 0, { now: spoken(io, stated('reading both')) })
    show()
    beat = setInterval(show, 1000)
  }
  // While engines are made no timer comes through: where that is bound to take long it is said at once.
  const taken = performance.now() - since
  const isLate = taken * (1 + MAKING) > FIRST
  if (isLate) begin()
  const waiting = isLate ? undefined : setTimeout(begin, FIRST - taken)
  try {
    return await work((progress) => {
      is = progress
      if (beat !== undefined) show()
    })
  } finally {
    clearTimeout(waiting)
    clearInterval(beat)
    if (isWatched && beat !== undefined) bar.stop()
  }
}

function nowOf({ soughtFor, last }: SearchProgress): Sayable {
  if (soughtFor.length === 0) return last === null ? stated('telling them') : stated('telling them (last: {1})', last)
  const some = soughtFor.slice(0, NAMED).join(', ')
  return soughtFor.length > NAMED
    ? stated('looking for {1} and {2} more', some, soughtFor.length - NAMED)
    : stated('looking for {1}', some)
}
