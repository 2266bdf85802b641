import { HOLDER } from '../game/holder.ts'
import { SIDE } from '../game/side.ts'
import type { ChangeId } from './catalogue.ts'
import type { Change } from './change.ts'
import { bodyChanges, citationChange, differs, type Surroundings } from './compare-sentences.ts'
import { changeOfCapacity, changeOfStart, changeOfValue } from './compare-values.ts'
import { makeChange } from './make-change.ts'
import { headOf, silentOf, wholeOf } from './passage.ts'
import type { Thing } from './subjects.ts'
import { same, type Term } from './terms/term.ts'

/** Kinds of which one more or less is a change of the deck, the table or what the state keeps. */
const ADDED = {
  event: ['event-added', 'event-removed'],
  zone: ['zone-added', 'zone-removed'],
  type: ['type-added', 'type-removed'],
  option: ['option-added', 'option-removed'],
  printed: ['printed-added', 'printed-removed'],
  deck: ['deck-added', 'deck-removed'],
  reading: ['reading-added', 'reading-removed'],
  kept: ['kept-fact-added', 'kept-fact-removed'],
  helper: ['helper-added', 'helper-removed'],
  'known-event': ['instructions-added', 'instructions-removed'],
  holder: ['measure-changed', 'measure-changed'],
  side: ['value-changed', 'value-changed'],
} as const satisfies Readonly<Record<string, readonly [ChangeId, ChangeId]>>

/** Events that the kernel looks for by themselves. */
const LOOKED_FOR: ReadonlySet<string> = new Set(['settle-instead', 'draft'])

function sortOf({ kind, key, facets }: Thing): keyof typeof ADDED {
  if (kind === 'event') return LOOKED_FOR.has(key) ? 'known-event' : 'event'
  if (kind !== 'fact' && kind !== 'adjective' && kind !== 'relation') return kind
  if (facets['starts'] != null) return 'kept'
  // These two the language asks for by itself.
  if (kind === 'fact' && key === HOLDER) return 'holder'
  return kind === 'fact' && key === SIDE ? 'side' : 'helper'
}

export function thingAdded(thing: Thing): Change {
  return makeChange(ADDED[sortOf(thing)][0], thing.name, null, wholeOf(thing.entry))
}

export function thingRemoved(thing: Thing): Change {
  return makeChange(ADDED[sortOf(thing)][1], thing.name, wholeOf(thing.entry), null)
}

/** Everything in which two versions of one thing differ, its name included. */
export function compareThings(was: Thing, is: Thing, named: readonly [Thing, Thing], around: Surroundings): Change[] {
  const change = (id: ChangeId): Change => makeChange(id, is.name, headOf(was.entry), headOf(is.entry))
  const ids = [...facetChanges(was, is, around)]
  const isMove =
    (is.kind === 'event' && around.effects.moves.has(is.key)) || (is.kind === 'zone' && around.effects.zonesAreNamed)
  const changes = [
    ...(was.name === is.name
      ? []
      : [
          makeChange(
            isMove ? 'word-of-moves-renamed' : 'thing-renamed',
            is.name,
            { ...silentOf(was.entry), text: was.name },
            { ...silentOf(is.entry), text: is.name },
          ),
        ]),
    ...(is.bySentence && was.bySentence
      ? []
      : [
          ...ids.map(change),
          ...(is.kind === 'event' && differs(was.facets['body'], is.facets['body'])
            ? bodyChanges({ ...named[0], about: is.key, kind: 'permit' }, named[1], around, is.name)
            : []),
        ]),
  ]
  // What defines a word has clauses of its own, sentence by sentence; a change shows its clauses anyway.
  return changes.length > 0 || is.bySentence || is.kind === 'adjective' || is.kind === 'relation'
    ? changes
    : citationChange(is.name, was, is)
}

function facetChanges(was: Thing, is: Thing, { effects }: Surroundings): ChangeId[] {
  const [old, next] = [was.facets, is.facets]
  const facet = (name: string): readonly [Term, Term] | null => {
    const [a, b] = [old[name], next[name]]
    return a == null || b == null || same(a, b) ? null : [a, b]
  }
  if (facet('declaration') !== null) return ['redeclared']
  const found: (ChangeId | null)[] = [
    facet('parts') === null ? null : 'event-parts-changed',
    is.kind === 'event' && was.bySentence === is.bySentence && differs(old['guard'], next['guard'])
      ? 'text-instructions-apply-otherwise'
      : null,
    differs(old['zones'], next['zones']) ? 'lifetime-changed' : null,
    of(facet('starts'), (a, b) =>
      effects.isOnlyAsked(is.key) ? changeOfValue(a, b, effects.of(is.key)) : changeOfStart(a, b),
    ),
    of(facet('value'), (a, b) => changeOfValue(a, b, effects.of(is.key))),
    is.kind === 'zone' && differs(old['capacity'], next['capacity'])
      ? changeOfCapacity(old['capacity'] ?? null, next['capacity'] ?? null)
      : null,
    facet('view') === null ? null : 'view-changed',
    facet('reading') === null ? null : 'reading-changed',
    of(facet('values'), (a, b) => valuesChange(is.kind === 'option', a, b)),
  ]
  return found.filter((id) => id !== null)
}

const of = (pair: readonly [Term, Term] | null, name: (a: Term, b: Term) => ChangeId): ChangeId | null =>
  pair === null ? null : name(...pair)

/** Values more or less, the others as they were, or anything else. */
function valuesChange(option: boolean, old: Term, next: Term): ChangeId {
  const [a, b] = [old.parts.map((p) => p.head), next.parts.map((p) => p.head)]
  const held = (inner: readonly string[], outer: readonly string[]): boolean =>
    outer.filter((v) => inner.includes(v)).join() === inner.join()
  if (held(a, b)) return option ? 'option-value-added' : 'value-of-type-added'
  if (held(b, a)) return option ? 'option-value-removed' : 'value-of-type-removed'
  return option ? 'option-values-changed' : 'values-of-type-changed'
}
