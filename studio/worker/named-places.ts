import type { Resolution } from '../../compiler/game/resolve.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { NamedPlace } from '../protocol/write-calls.ts'

/** Every name that a game declares, with its place: what is completed, and what one goes to. */
export function namedPlaces({ game, entries }: Resolution): NamedPlace[] {
  const families: readonly (readonly [string, Iterable<Name>])[] = [
    ['type', names(game.enums)],
    ['value', [...game.enums.values()].flatMap(({ values }) => values)],
    ['option', names(game.options)],
    ['printed', names(game.printed)],
    ['fact', names(game.facts)],
    ['adjective', names(game.adjectives)],
    ['relation', names(game.relations)],
    ['zone', names(game.zones)],
    ['event', names(game.events)],
    ['card', cardNames(entries.map(({ decl }) => decl))],
    ['rule', labels(entries.map(({ decl }) => decl))],
  ]
  const seen = new Set<string>()
  return families.flatMap(([kind, all]) =>
    [...all].flatMap((name): NamedPlace[] => {
      if (seen.has(name.text) || name.span.start === name.span.end) return []
      seen.add(name.text)
      return [placeOf(kind, name)]
    }),
  )
}

const names = (symbols: ReadonlyMap<string, { readonly name: Name }>): Name[] =>
  [...symbols.values()].map(({ name }) => name)

const cardNames = (decls: readonly Decl[]): Name[] =>
  decls.flatMap((decl) => (decl.kind === 'card' && decl.name !== null ? [decl.name] : []))

const labels = (decls: readonly Decl[]): Name[] => decls.flatMap(({ label }) => (label === null ? [] : [label]))

function placeOf(kind: string, { text, span: { file, start } }: Name): NamedPlace {
  const from = file.text.lastIndexOf('\n', start - 1) + 1
  const end = file.text.indexOf('\n', start)
  const detail = file.text.slice(from, end < 0 ? undefined : end).trim()
  return { name: text, kind, file: file.path, from: start, detail }
}
