import type { Entry } from '../game/entry.ts'
import type { Resolution } from '../game/resolve.ts'
import type { DefaultDeckDecl } from '../syntax/ast.ts'
import type { Change } from './change.ts'
import { makeChange } from './make-change.ts'
import { wholeOf } from './passage.ts'
import type { Renames } from './terms/scope.ts'

/** The decks of those who bring none, by title. */
export function compareDecks(old: Resolution, next: Resolution, { names }: Renames): Change[] {
  const [was, is] = [decksOf(old, names), decksOf(next, new Map())]
  return [
    ...[...was].filter(([title]) => !is.has(title)).map(([title, { entry }]) => makeChange('default-deck-removed', title, wholeOf(entry), null)),
    ...[...is].flatMap(([title, { entry, cards }]) => {
      const before = was.get(title)
      if (before === undefined) return [makeChange('default-deck-added', title, null, wholeOf(entry))]
      return before.cards === cards ? [] : [makeChange('default-deck-changed', title, wholeOf(before.entry), wholeOf(entry))]
    }),
  ]
}

function decksOf({ entries }: Resolution, names: ReadonlyMap<string, string>): Map<string, { readonly entry: Entry; readonly cards: string }> {
  return new Map(entries.flatMap((entry) => (entry.decl.kind === 'default' ? [[entry.decl.title, { entry, cards: cardsIn(entry.decl, names) }]] : [])))
}

function cardsIn({ lists }: DefaultDeckDecl, names: ReadonlyMap<string, string>): string {
  const now = (name: string): string => names.get(name) ?? name
  return lists.map(({ name, items }) => `${now(name.text)}: ${items.map(({ copies, card }) => `${copies} ${now(card.text)}`).join(', ')}`).join('; ')
}
