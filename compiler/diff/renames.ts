import { KERNEL_EVENTS, KERNEL_FACTS } from '../game/kernel-events.ts'
import type { Resolution } from '../game/resolve.ts'
import { versionCards } from './cards.ts'
import { pairByName, saying } from './pairing.ts'
import { type Sentence, subjectsOf, type Subjects, type Thing } from './subjects.ts'
import { NO_RENAMES, type Renames } from './terms/scope.ts'
import { both, byText, type Term } from './terms/term.ts'

/** Values of types and options that took the place of others. */
export interface RenamedValue {
  readonly of: string
  readonly old: string
  readonly new: string
}

export interface Found {
  readonly renames: Renames
  readonly values: readonly RenamedValue[]
  readonly cards: readonly (readonly [string, string])[]
  /** Both versions taken apart, under the names of the new one. */
  readonly subjects: readonly [Subjects, Subjects]
}

/** How many renamed things may stand on each other. */
const ROUNDS = 8

/** What the new version calls otherwise: the same but for its name, as the rules that speak of it show. */
export function findRenames(old: Resolution, next: Resolution): Found {
  const values = renamedValues(old, next)
  const names = new Map(values.map((v) => [v.old, v.new]))
  const cards = renamedCards(old, next, names)
  for (const [was, is] of cards) names.set(was, is)
  const renames = { events: new Map<string, string>(), names }
  const after = subjectsOf(next, NO_RENAMES)
  let before = subjectsOf(old, renames)
  const sayings = new Set([...after.sentences, ...after.things].map(saying))
  for (let round = 0; round < ROUNDS; round += 1) {
    const { removed, added } = pairByName(before.things, after.things)
    let found = false
    for (const was of removed.filter(isCalledFreely)) {
      const map = was.kind === 'event' ? renames.events : renames.names
      const is = added.find(
        (each) =>
          each.kind === was.kind &&
          each.bySentence === was.bySentence &&
          isCalledFreely(each) &&
          ![...map.values()].includes(each.name) &&
          alikeButForName(was, each) &&
          agreed(before, sayings, was, each.name),
      )
      if (is === undefined) continue
      map.set(was.name, is.name)
      found = true
    }
    if (!found) break
    before = subjectsOf(old, renames)
  }
  return { renames, values, cards, subjects: [before, after] }
}

/** What the language goes by would do nothing under another name. */
const isCalledFreely = ({ kind, key }: Thing): boolean =>
  kind === 'event' ? !KERNEL_EVENTS.has(key) : kind !== 'fact' || !KERNEL_FACTS.has(key)

function renamedValues(old: Resolution, next: Resolution): RenamedValue[] {
  const pairs = [...old.game.enums, ...old.game.options].flatMap(([name, { values }]) => {
    const is = next.game.enums.get(name) ?? next.game.options.get(name)
    return is === undefined ? [] : [[name, values.map((v) => v.text), is.values.map((v) => v.text)] as const]
  })
  return pairs.flatMap(([of, was, is]) =>
    was.length !== is.length
      ? []
      : was.flatMap((value, i) => {
          const other = is[i]
          // A number of an option is no name for it: another one is another answer.
          return other === undefined ||
            is.includes(value) ||
            was.includes(other) ||
            (isNumber(value) && isNumber(other))
            ? []
            : [{ of, old: value, new: other }]
        }),
  )
}

const isNumber = (value: string): boolean => /^\d+$/u.test(value)

/** Cards that print the same as one that is gone, and as no other that came. */
function renamedCards(old: Resolution, next: Resolution, names: ReadonlyMap<string, string>): [string, string][] {
  const [was, is] = [versionCards(old, names), versionCards(next, new Map())]
  const byPrint = (cards: typeof was, others: typeof was): Map<string, string[]> => {
    const found = new Map<string, string[]>()
    for (const [name, { print }] of cards)
      if (!others.has(name) && print !== '') found.set(print, [...(found.get(print) ?? []), name])
    return found
  }
  const [gone, come] = [byPrint(was, is), byPrint(is, was)]
  return [...gone].flatMap(([print, [name, ...more]]) => {
    const [other, ...others] = come.get(print) ?? []
    return name === undefined || other === undefined || more.length + others.length > 0
      ? []
      : [[name, other] as [string, string]]
  })
}

function alikeButForName(was: Thing, is: Thing): boolean {
  return saying(withName(was, was.key, '★')) === saying(withName(is, is.key, '★'))
}

/** Of the rules that speak of a thing half at least must say of the new one what they said of the old. */
function agreed({ sentences, things }: Subjects, sayings: ReadonlySet<string>, was: Thing, name: string): boolean {
  const mentions = [...sentences, ...things].filter(
    (each) => each !== was && each.entry !== was.entry && mentioned(each, was.key),
  )
  const surviving = mentions.filter((each) => sayings.has(saying(withName(each, was.key, name))))
  return surviving.length * 2 >= mentions.length
}

const mentioned = ({ facets }: Pick<Thing, 'facets'>, name: string): boolean =>
  Object.values(facets).some((facet) => facet !== null && mentions(facet, name))

const mentions = (t: Term, name: string): boolean =>
  nameOf(t.head) === name || t.parts.some((part) => mentions(part, name))

function withName<T extends Sentence | Thing>(subject: T, from: string, to: string): T {
  const facets = Object.fromEntries(
    Object.entries(subject.facets).map(([name, facet]) => [name, facet === null ? null : renamed(facet, from, to)]),
  )
  return { ...subject, facets }
}

const AROUND = /^(printed |relation |do )?(.*?)( of)?$/u

const nameOf = (head: string): string => AROUND.exec(head)?.[2] ?? head

/** Terms are in the order of their text where order is nothing, so that another name may change it. */
function renamed(t: Term, from: string, to: string): Term {
  const parts = t.parts.map((part) => renamed(part, from, to))
  const head =
    nameOf(t.head) === from
      ? t.head.replace(
          AROUND,
          (_all, before: string | undefined, _name, after: string | undefined) => `${before ?? ''}${to}${after ?? ''}`,
        )
      : t.head
  if (head === 'and') return both(parts)
  return { head, parts: head === '=' || head === 'sentences' || head === 'zones' ? parts.sort(byText) : parts }
}
