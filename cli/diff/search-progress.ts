import { SingleBar } from 'cli-progress'
import type { Change } from '../../compiler/diff/change.ts'
import { editSummary } from '../../compiler/diff/summary.ts'
import { type Io, note } from '../io.ts'
import type { SearchProgress } from './witness/budget.ts'

/** After how many milliseconds it is said how far a search is, and how many pass between two lines. */
const FIRST = 2000
const BETWEEN = 5000

/** Names that are told at once of what is looked for. */
const NAMED = 3

/**
 * Says, once a search takes long, how far it is: in a bar where somebody watches, else in a line now and then. What is
 * found is said as it is found. `since`: when it began that somebody waits.
 */
export async function withSearchProgress<T>(
  io: Io,
  changes: readonly Change[],
  work: (progress: (progress: SearchProgress) => void) => Promise<T>,
  since = performance.now(),
): Promise<T> {
  const total = changes.filter((change) => change.class !== 'editorial').length
  const bar = new SingleBar({
    stream: io.stderr,
    format: '{bar} {value}/{total} shown; {now}',
    clearOnComplete: true,
    hideCursor: true,
  })
  const isWatched = io.stderr.isTTY === true
  let is: SearchProgress = { shown: 0, soughtFor: [], last: null }
  let told = -Infinity
  let said: string | null = null
  const show = (): void => {
    if (isWatched) return bar.update(is.shown, { now: nowOf(is) })
    if (is.last !== null && is.last !== said) note(io, `shown: ${is.last}`)
    said = is.last
    if (performance.now() - told < BETWEEN) return
    told = performance.now()
    note(io, `${is.shown} of ${total} changes shown; ${nowOf(is)}`)
  }
  let beat: NodeJS.Timeout | undefined
  const begin = (): void => {
    note(io, `${editSummary(changes)}; looking for moments that show them`)
    if (isWatched) bar.start(total, is.shown, { now: nowOf(is) })
    show()
    beat = setInterval(show, 1000)
  }
  // While engines are made no timer comes through: where reading took long already it is said at once.
  const left = FIRST - (performance.now() - since)
  const isLate = left < FIRST / 2
  if (isLate) begin()
  const first = isLate ? undefined : setTimeout(begin, left)
  try {
    return await work((progress) => {
      is = progress
      if (beat !== undefined) show()
    })
  } finally {
    clearTimeout(first)
    clearInterval(beat)
    if (isWatched && beat !== undefined) bar.stop()
  }
}

function nowOf({ soughtFor, last }: SearchProgress): string {
  const more = soughtFor.length > NAMED ? ` and ${soughtFor.length - NAMED} more` : ''
  const found = last === null ? '' : ` (last: ${last})`
  return soughtFor.length === 0 ? `telling them${found}` : `looking for ${soughtFor.slice(0, NAMED).join(', ')}${more}`
}
