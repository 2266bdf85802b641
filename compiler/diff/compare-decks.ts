import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { DefaultDeckDecl } from '../../grammar/tree/declarations.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { type ComparedPassage, silentOf, wholeOf } from './passage.ts'
import type { Renames } from './terms/scope.ts'

export interface VersionDeck {
  readonly entry: Entry
  readonly cards: string
}

/** The decks of those who bring none, by title. */
export function compareDecks(old: Resolution, next: Resolution, { names }: Renames): Change[] {
  const [was, is] = [versionDecks(old, names), versionDecks(next, new Map())]
  const [before, after] = [
    [...was.keys()].filter((title) => is.has(title)),
    [...is.keys()].filter((title) => was.has(title)),
  ]
  const moved = after.find((title, i) => title !== before[i])
  return [
    ...(moved === undefined
      ? []
      : [makeChange('default-decks-reordered', 'default decks', inOrder(before, was), inOrder(after, is))]),
    ...[...was]
      .filter(([title]) => !is.has(title))
      .map(([title, { entry }]) => makeChange('default-deck-removed', title, wholeOf(entry), null)),
    ...[...is].flatMap(([title, { entry, cards }]) => {
      const before = was.get(title)
      if (before === undefined) return [makeChange('default-deck-added', title, null, wholeOf(entry))]
      return before.cards === cards
        ? []
        : [makeChange('default-deck-changed', title, wholeOf(before.entry), wholeOf(entry))]
    }),
  ]
}

function inOrder(titles: readonly string[], decks: ReadonlyMap<string, VersionDeck>): ComparedPassage {
  const [first] = titles.flatMap((title) => decks.get(title) ?? [])
  if (first === undefined) throw new RangeError('no deck has no order')
  return { ...silentOf(first.entry), text: titles.map((title) => `default deck ${JSON.stringify(title)}`).join('\n') }
}

/** The decks of those who bring none, by title, in their order. */
export function versionDecks({ entries }: Resolution, names: ReadonlyMap<string, string>): Map<string, VersionDeck> {
  return new Map(
    entries.flatMap((entry) =>
      entry.decl.kind === 'default' ? [[entry.decl.title, { entry, cards: cardsIn(entry.decl, names) }]] : [],
    ),
  )
}

function cardsIn({ lists }: DefaultDeckDecl, names: ReadonlyMap<string, string>): string {
  const now = (name: string): string => names.get(name) ?? name
  return lists
    .map(
      ({ name, items }) =>
        `${now(name.text)}: ${items.map(({ copies, card }) => `${copies} ${now(card.text)}`).join(', ')}`,
    )
    .join('; ')
}
