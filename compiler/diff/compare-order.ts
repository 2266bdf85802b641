import type { Span } from '../../grammar/source-file.ts'
import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { ChangeId } from './catalogue.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { linesInOrder } from './order-of-lines.ts'
import { headOf } from './passage.ts'
import { sameFile } from './same-file.ts'
import type { Sentence, Thing } from './subjects.ts'
import { type Term, TRUE } from './terms/term.ts'

type Pair = readonly [Sentence | Thing, Sentence | Thing]

/** Where each entry of a version stands; what a variant replaces stands where the base said it. */
type Places = readonly [ReadonlyMap<Entry, number>, ReadonlyMap<Entry, number>]

/** Whether two exceptions of the newer version, by where they stand, come to the same in either order. */
export type Commute = (a: Span, b: Span) => boolean

/** Order counts where sentences take turns; of what is otherwise `unchanged` it is noted that it stands elsewhere. */
export function compareOrder(
  things: readonly (readonly [Thing, Thing])[],
  sentences: readonly (readonly [Sentence, Sentence])[],
  unchanged: readonly Pair[],
  versions: readonly [Resolution, Resolution],
  commute: Commute,
): Change[] {
  const [old, next] = versions
  const places: Places = [placesOf(old.entries), placesOf(next.entries)]
  const exceptions = exceptionsTurned(sentences, places, commute)
  const zones = zonesOutOfOrder(things, versions)
  const same = sameFile(old, next)
  const stayed = (was: Entry, is: Entry): boolean => same(fileOf(was), fileOf(is))
  const groups = new Map<string, (readonly [Sentence, Sentence])[]>()
  for (const pair of sentences) {
    const was = turnsOf(pair[0])
    for (const turn of turnsOf(pair[1])) if (was.includes(turn)) groups.set(turn, [...(groups.get(turn) ?? []), pair])
  }
  // A sentence of several events takes turns at each of them, and has moved once.
  const moved = new Set([...groups.values()].flatMap((group) => outOfOrder(group, places)))
  const reordered = [...moved].map(([was, is]) =>
    standsElsewhere(is.kind === 'obligation' ? 'obligations-reordered' : 'reactions-reordered', was, is),
  )
  const lines = linesInOrder(sentences).flatMap((group) => outOfOrder(group, places))
  const told = new Set<Pair>([...lines, ...exceptions.flat(), ...zones])
  const free = unchanged.filter((pair) => {
    const [, is] = pair
    if (told.has(pair)) return false
    if ('bySentence' in is) return !is.bySentence && is.kind !== 'adjective' && is.kind !== 'relation'
    return turnsOf(is).length === 0
  })
  const elsewhere = free.filter(([was, is]) => !stayed(was.entry, is.entry))
  return [
    ...reordered,
    ...exceptions
      .flatMap((group) => outOfOrder(group, places))
      .map(([was, is]) => standsElsewhere('exceptions-reordered', was, is)),
    ...zones.map(([was, is]) => standsElsewhere('zones-reordered', was, is)),
    ...lines.map(([was, is]) => standsElsewhere(lineMoved(is), was, is)),
    ...movedWithin(
      free.filter(([was, is]) => stayed(was.entry, is.entry)),
      places,
    ),
    ...elsewhere.map(([was, is]) => standsElsewhere('rule-moved', was, is)),
  ]
}

/** Of lines about the same thing the last decides; who is told of it is more than words. */
function lineMoved({ kind }: Sentence | Thing): ChangeId {
  if (kind === 'audience') return 'audience-changed'
  return kind === 'board' ? 'board-moved' : 'telling-moved'
}

const placesOf = (entries: readonly Entry[]): ReadonlyMap<Entry, number> =>
  new Map(entries.map((entry, i) => [entry, i]))

const fileOf = ({ decl }: Entry): string => decl.span.file.path

/** What sentences take turns at: among those that share one, order counts. */
export function turnsOf({ kind, facets }: Sentence): readonly string[] {
  if (kind === 'obligation') return ['obligations']
  const { timing, guard } = facets
  return kind === 'reaction' ? eventsIn(guard ?? TRUE).map((event) => `${timing?.head ?? ''} ${event}`) : []
}

/** The events of which a reaction speaks; inside of what it asks, as of how often something happened, stand others. */
const eventsIn = ({ head, parts }: Term): readonly string[] =>
  head === 'event' ? parts.map((part) => part.head) : head === 'and' || head === 'or' ? parts.flatMap(eventsIn) : []

/** In groups of one fact each, exceptions that have changed places with one on which what comes of them hangs. */
function exceptionsTurned(
  sentences: readonly (readonly [Sentence, Sentence])[],
  places: Places,
  commute: Commute,
): (readonly [Sentence, Sentence])[][] {
  const exceptions = sentences.filter(([, is]) => is.kind === 'exception')
  return [...new Set(exceptions.map(([, is]) => is.about))].map((fact) => {
    const group = exceptions.filter(([, is]) => is.about === fact)
    return group.filter((pair) =>
      group.some((other) => areTurned(pair, other, places) && !commute(spanOf(pair), spanOf(other))),
    )
  })
}

const spanOf = ([, { entry }]: Pair): Span => entry.decl.span

function areTurned([was, is]: Pair, [before, after]: Pair, [old, next]: Places): boolean {
  const [a, b] = [
    (old.get(was.entry) ?? 0) - (old.get(before.entry) ?? 0),
    (next.get(is.entry) ?? 0) - (next.get(after.entry) ?? 0),
  ]
  return (a < 0 && b > 0) || (a > 0 && b < 0)
}

/** Zones of cards that are declared in another order, those of a base before those of its variants. */
function zonesOutOfOrder(
  things: readonly (readonly [Thing, Thing])[],
  [old, next]: readonly [Resolution, Resolution],
): (readonly [Thing, Thing])[] {
  const zones = things.filter(([, { kind, name }]) => kind === 'zone' && next.game.zones.get(name)?.holds === 'cards')
  const placed = ({ game }: Resolution, side: 0 | 1): ReadonlyMap<Entry, number> => {
    const names = [...game.zones.keys()]
    return new Map(zones.map((pair) => [pair[side].entry, names.indexOf(pair[side].name)]))
  }
  return outOfOrder(zones, [placed(old, 0), placed(next, 1)])
}

/** Declarations that stand in the same file before and after, in another order. */
function movedWithin(pairs: readonly Pair[], places: Places): Change[] {
  const files = new Map<string, Pair[]>()
  for (const pair of pairs) {
    const file = fileOf(pair[1].entry)
    files.set(file, [...(files.get(file) ?? []), pair])
  }
  return [...files.values()].flatMap((group) =>
    outOfOrder(group, places).map(([was, is]) => standsElsewhere('rule-moved', was, is)),
  )
}

function standsElsewhere(id: ChangeId, was: Pair[0], is: Pair[1]): Change {
  return makeChange(id, is.name, headOf(was.entry), headOf(is.entry))
}

/** The fewest that have to move for the rest to be in order: all but a longest increasing run. */
function outOfOrder<P extends Pair>(pairs: readonly P[], [old, next]: Places): P[] {
  const sorted = [...pairs].sort(([, a], [, b]) => (next.get(a.entry) ?? 0) - (next.get(b.entry) ?? 0))
  const run = longestRun(sorted.map(([was]) => old.get(was.entry) ?? 0))
  return sorted.filter((_, i) => !run.has(i))
}

function longestRun(numbers: readonly number[]): ReadonlySet<number> {
  // ends[l] is the index of the smallest last number of a run of l + 1.
  const ends: number[] = []
  const before: number[] = []
  for (const [i, n] of numbers.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < n) low = middle + 1
      else high = middle
    }
    before[i] = low === 0 ? -1 : (ends[low - 1] ?? -1)
    ends[low] = i
  }
  const run = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) run.add(at)
  return run
}
