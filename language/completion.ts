import type { CheckResult } from '../compiler/compile.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import { nameInText } from '../grammar/name-in-text.ts'
import { vocabulary } from '../grammar/tokens.ts'
import type { Place } from './place.ts'

/** A word that may stand at a place. */
export interface Completion {
  readonly label: string
  readonly kind: NamedKind | 'word'
  /** What tells it from others of its kind, such as the type of a fact. */
  readonly detail: string
}

/**
 * Names that the games declare, and words of the language. After `to`, `before` and the like an event is meant, after
 * `is` an adjective or a value: these go first.
 */
export function complete(checked: readonly CheckResult[], { offset }: Place, text: string): readonly Completion[] {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  if (/^[^"]*("[^"]*"[^"]*)*--/u.test(line) || (line.split('"').length - 1) % 2 === 1) return []
  const all = new Map(checked.flatMap(declared).map((each) => [`${each.kind} ${each.label}`, each]))
  const words = WORDS.map((label): Completion => ({ label, kind: 'word', detail: '' }))
  const before = /(\S+)\s+\S*$/u.exec(line)?.[1] ?? ''
  const first = FIRST[before] ?? []
  return [...all.values(), ...words].toSorted((a, b) => rank(a, first) - rank(b, first))
}

/** Words with a meaning, reserved or not. */
const WORDS = vocabulary.flatMap(({ PATTERN }) =>
  typeof PATTERN === 'string' && /^[a-z-]+$/u.test(PATTERN) ? [PATTERN] : [],
)

const rank = ({ kind }: Completion, first: readonly Completion['kind'][]): number => (first.includes(kind) ? 0 : 1)

/** What is most often meant after a word. */
const FIRST: Readonly<Record<string, readonly Completion['kind'][]>> = {
  is: ['adjective', 'value'],
  may: ['event'],
  must: ['event'],
  cannot: ['event'],
  does: ['event'],
  before: ['event'],
  after: ['event'],
  when: ['event'],
  at: ['event'],
  to: ['zone', 'event'],
  in: ['zone'],
  each: ['type', 'adjective'],
}

function declared({ resolution }: CheckResult): readonly Completion[] {
  if (resolution === null) return []
  const { game } = resolution
  const named = (kind: NamedKind, names: Iterable<string>): Completion[] =>
    [...names].map((name) => ({ label: nameInText(name), kind, detail: kind }))
  return [
    ...named('type', game.enums.keys()),
    ...[...game.enums.values(), ...game.options.values()].flatMap(({ name, values }) =>
      values.map(({ text }): Completion => ({ label: nameInText(text), kind: 'value', detail: name.text })),
    ),
    ...named('option', game.options.keys()),
    ...named('printed', game.printed.keys()),
    ...named('fact', game.facts.keys()),
    ...named('adjective', game.adjectives.keys()),
    ...named('relation', game.relations.keys()),
    ...named('reading', game.readings.keys()),
    ...named('zone', game.zones.keys()),
    ...named('event', game.events.keys()),
    ...named('card', game.definitions.keys()),
  ]
}
