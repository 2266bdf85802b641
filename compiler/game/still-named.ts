import { inEnglish, type Sayable } from '../../grammar/saying.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Diagnostic, Remark } from '../diagnostics/diagnostic.ts'
import { error } from '../diagnostics/make.ts'
import { type Entry, handlesOf } from './entry.ts'
import { type Types, isCalled, lostNames } from './lost-cards.ts'
import type { Game } from './model.ts'
import type { Resolution } from './resolve.ts'
import { oneOfThese, worded } from '../diagnostics/worded.ts'

/** Who names something that is gone: in words, and how a variant would change it. */
interface Owner {
  readonly said: Sayable
  readonly change: Sayable
}

/** What is gone by a line of a variant. */
interface Gone {
  readonly names: readonly string[]
  readonly span: Span
}

function inWords(names: readonly string[]): Sayable {
  const shown = names.slice(0, MOST_NAMED).map((name) => `\`${name}\``)
  const more = names.length - shown.length
  return oneOfThese([...shown, ...(more > 0 ? [worded('{1} more', more)] : [])])
}

/** So many names are told. */
const MOST_NAMED = 3

/** So many places are shown; the others are only counted. */
const MOST_SHOWN = 10

/** HR0408: what still names something that a variant took away, under the variant's own line. */
export function stillNamed(game: Game, gone: Gone, title: Sayable, uses: readonly Span[]): Diagnostic {
  const owners = new Map<string, { readonly owner: Owner; readonly span: Span }>()
  for (const span of uses) {
    const owner = ownerOf(game, span)
    const said = inEnglish(owner.said)
    if (!owners.has(said)) owners.set(said, { owner, span })
  }
  const shown = [...owners.values()].slice(0, MOST_SHOWN)
  const secondary: Remark[] = shown.map(({ owner, span }) => ({
    span,
    text: worded('{1} names it; {2}', owner.said, owner.change),
  }))
  const names = inWords(gone.names)
  const text =
    owners.size === 1
      ? worded('one sentence or example names {1}', names)
      : worded('{1} sentences and examples name {2}', owners.size, names)
  const more = owners.size - shown.length
  const hint =
    more === 0
      ? worded('let this variant replace or remove each of them')
      : worded('let this variant replace or remove each of them; {1} more do not show here', more)
  return error('HR0408', title, gone.span, text, { secondary, hint })
}

/** Findings of names that nothing bears, where a variant took away what bore them: told once, at its line. */
export function underWhatTookThem(
  found: readonly Diagnostic[],
  { taken, game, entries }: Pick<Resolution, 'taken' | 'game' | 'entries'>,
): readonly Diagnostic[] {
  const names = taken.flatMap(({ span, decl }) => bornBy(decl).map((text) => [text, span] as const))
  // A text of a card bears the name of its event, which is there still.
  const gone = new Map(names.filter(([text]) => !game.events.has(text)))
  const cards = taken.flatMap(({ span, decl }) => cardsBy(decl, entries, game).map((pattern) => ({ pattern, span })))
  const lineOf = ({ unknown }: Diagnostic): Span | undefined =>
    unknown === undefined
      ? undefined
      : (gone.get(unknown) ?? cards.find(({ pattern }) => isCalled(unknown, pattern))?.span)
  const lines = new Map<Span, Diagnostic[]>()
  for (const one of found) {
    const line = lineOf(one)
    if (line !== undefined) lines.set(line, [...(lines.get(line) ?? []), one])
  }
  if (lines.size === 0) return found
  return [
    ...[...lines].map(([span, all]) => {
      const still = { span, names: [...new Set(all.flatMap(({ unknown }) => unknown ?? []))] }
      const uses = all.map(({ primary }) => primary.span)
      return stillNamed(game, still, worded('what is removed is still named'), uses)
    }),
    ...found.filter((one) => lineOf(one) === undefined),
  ]
}

/** The names that stand for something as long as a declaration is there. */
export const bornBy = (decl: Decl): string[] => [
  ...handlesOf(decl),
  ...(decl.kind === 'type' ? decl.values.map(({ text }) => text) : []),
]

/** What the cards were called that a declaration made, or for whose values others make some; as regular expressions. */
function cardsBy(decl: Decl, entries: readonly Entry[], game: Types): string[] {
  if (decl.kind === 'card') return decl.name === null ? [lostNames(decl, game)] : []
  if (decl.kind !== 'type') return []
  const before = { enums: new Map([...game.enums, [decl.name.text, { values: decl.values }]]) }
  return entries.flatMap((entry) =>
    entry.decl.kind === 'card' && entry.decl.generators.some(({ type }) => type.text === decl.name.text)
      ? [lostNames(entry.decl, before)]
      : [],
  )
}

const holds = (outer: Span, inner: Span): boolean =>
  outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end

/** The sentence, declaration or example of which a place is a part. */
function ownerOf(game: Game, at: Span): Owner {
  const example = game.examples.find((x) => holds(x.span, at))
  if (example !== undefined)
    return {
      said: worded('the example "{1}"', example.title),
      change: worded('`remove example "{1}"`, or replace it', example.title),
    }
  const sentences = [...game.modals, ...game.hooks, ...game.excepts, ...game.refusals]
  const sentence = sentences.find((rule) => holds(rule.decl.span, at))
  if (sentence !== undefined)
    return { said: `\`${sentence.name}\``, change: `\`remove ${sentence.name}\`, or \`replace ${sentence.name}: …\`` }
  const shown = [...game.telling, ...game.board, ...game.always].find((rule) => holds(rule.decl.span, at))
  if (shown !== undefined) return { said: `\`${shown.name}\``, change: `\`remove ${shown.name}\`` }
  const event = [...game.events.values()].find((x) => x.body?.some((stmt) => holds(stmt.span, at)))
  if (event !== undefined)
    return { said: `\`${event.name.text}\``, change: worded('`replace to {1} …`', event.name.text) }
  const fact = [...game.facts.values()].find((x) => holds(x.decl.span, at))
  return fact === undefined
    ? { said: worded('a sentence'), change: worded('replace or remove it') }
    : { said: `\`${fact.name.text}\``, change: `\`replace ${fact.name.text} …\`` }
}
