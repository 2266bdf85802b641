import type { CheckResult } from '../compiler/compile.ts'
import type { WordUse } from '../compiler/program/program.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import { type Span, spanText } from '../grammar/source-file.ts'
import type { NamesOfGames } from './name-table.ts'
import type { Decl } from '../grammar/tree/declarations.ts'
import { writtenIn } from './explain-rule.ts'

/** A few words that an editor shows within a text, and that are not part of it. */
export interface InlayHint {
  /** Right behind this offset. */
  readonly offset: number
  /** `reading`: how a word of texts is read here. `value`: what is used here. `before`: what it was without this line. */
  readonly kind: 'reading' | 'value' | 'before'
  readonly text: string
}

/** A hint for one of the games that a file is part of. */
interface ForGame extends InlayHint {
  readonly game: string
}

/**
 * What is good to know where a file speaks of it: what a number or option is where a variant says otherwise than its
 * base, what that was where it is changed, and how words of texts are read. Where games that share the file differ,
 * each is named.
 */
export function inlayHints(table: NamesOfGames, checked: readonly CheckResult[], path: string): readonly InlayHint[] {
  const hints = checked.flatMap((each) => [
    ...beforeHints(each, path),
    ...valueHints(table, each, path),
    ...readingHints(each, path),
  ])
  const places = new Map<string, [ForGame, ...ForGame[]]>()
  for (const hint of hints) {
    const key = `${hint.offset} ${hint.kind}`
    const before = places.get(key)
    if (before === undefined) places.set(key, [hint])
    else before.push(hint)
  }
  return [...places.values()].map((some) => together(some, checked.length)).toSorted((a, b) => a.offset - b.offset)
}

function together(hints: readonly [ForGame, ...ForGame[]], games: number): InlayHint {
  const [{ offset, kind }] = hints
  const byText = new Map<string, Set<string>>()
  for (const { text, game } of hints) byText.set(text, (byText.get(text) ?? new Set()).add(game))
  const texts = [...byText].map(([text, named]) => (named.size === games ? text : `${[...named].join(', ')}: ${text}`))
  return { offset, kind, text: texts.join('; ') }
}

/** Where composed variants are put in an order, the line above need not be the one that was heard before. */
function beforeHints({ resolution }: CheckResult, path: string): readonly ForGame[] {
  if (resolution === null || resolution.modules.some(({ header }) => header.order.length > 0)) return []
  const game = gameOf(resolution)
  return [...saidValues(resolution).values()].flatMap((said) =>
    said.slice(1).flatMap(({ at }, i): readonly ForGame[] => {
      const text = said[i]?.text ?? ''
      return at.file.path === path ? [{ game, offset: at.end, kind: 'before', text }] : []
    }),
  )
}

function valueHints(table: NamesOfGames, { resolution }: CheckResult, path: string): readonly ForGame[] {
  if (resolution === null) return []
  const game = gameOf(resolution)
  const said = saidValues(resolution)
  const inForce = valuesInForce(resolution)
  return table.within(path).flatMap(({ span, symbol: { kind, declared } }): readonly ForGame[] => {
    const [name = ''] = kind === 'fact' || kind === 'option' ? declared.map(spanText) : []
    const lines = said.get(name) ?? []
    const text = inForce.get(name)
    if (text === undefined || lines.length < 2 || lines[0]?.text === text) return []
    return lines.some((line) => isWhatItSays(line, span)) ? [] : [{ game, offset: span.end, kind: 'value', text }]
  })
}

/** Whether a name is the one whose value a line says. */
const isWhatItSays = (line: SaidValue, { file, start, end }: Span): boolean =>
  file.path === line.at.file.path && line.span.start <= start && end <= line.at.start

function readingHints({ resolution, program }: CheckResult, path: string): readonly ForGame[] {
  if (resolution === null) return []
  return (program?.words ?? []).flatMap(({ span, way }): readonly ForGame[] =>
    span.file.path === path ? [{ game: gameOf(resolution), offset: span.end, kind: 'reading', text: readAs(way) }] : [],
  )
}

const readAs = ({ way, value }: WordUse['way']): string =>
  way === 'value' && value !== null ? spanText(value.span) : way

const gameOf = ({ modules }: Resolution): string => modules.at(-1)?.header.name.text ?? ''

/** What one line says that a number, another fact of the game, or an option is. */
interface SaidValue {
  readonly name: string
  readonly text: string
  /** The sentence, and in it the words that are the value. */
  readonly span: Span
  readonly at: Span
}

/**
 * What the modules of a game say, one after the other, that each fact of nothing in particular and each option is. A fact
 * with exceptions is left out, since these may say otherwise.
 */
function saidValues(resolution: Resolution): ReadonlyMap<string, readonly SaidValue[]> {
  const written = writtenIn(resolution)
  const open = new Set(written.flatMap(({ decl }) => (decl.kind === 'except' ? [decl.fact.text] : [])))
  const known = new Set(written.flatMap(({ decl }) => valueOf(decl)?.name ?? []))
  const found = new Map<string, SaidValue[]>()
  for (const { decl } of written) {
    const said = decl.kind === 'overlay' ? changedTo(decl) : valueOf(decl)
    if (said === null || open.has(said.name) || !known.has(said.name)) continue
    found.set(said.name, [...(found.get(said.name) ?? []), said])
  }
  return found
}

function changedTo(change: Decl & { readonly kind: 'overlay' }): SaidValue | null {
  if (change.verb === 'replace') return valueOf(change.decl)
  if (change.verb !== 'set') return null
  const { target, value } = change
  return { name: target.text, text: spanText(value.span), span: change.span, at: value.span }
}

function valueOf(decl: Decl): SaidValue | null {
  if (decl.kind === 'fact' && decl.params.length === 0 && decl.value !== null)
    return { name: decl.name.text, text: spanText(decl.value.span), span: decl.span, at: decl.value.span }
  const [first] = decl.kind === 'option' ? decl.values : []
  return decl.kind === 'option' && first !== undefined
    ? { name: decl.name.text, text: first.text, span: decl.span, at: first.span }
    : null
}

/** What these are in the game, after all modules have been heard. */
function valuesInForce({ entries, game }: Resolution): ReadonlyMap<string, string> {
  const facts = entries.flatMap(({ decl }): readonly [string, string][] => {
    const said = decl.kind === 'fact' ? valueOf(decl) : null
    return said === null ? [] : [[said.name, said.text]]
  })
  const options = [...game.options.values()].map(({ name, values, chosen }): [string, string] => [
    name.text,
    values[chosen]?.text ?? '',
  ])
  return new Map([...facts, ...options])
}
