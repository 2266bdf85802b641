import type { CheckResult } from '../compiler/compile.ts'
import type { WordUse } from '../compiler/program/program.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import { type Span, spanText } from '../grammar/source-file.ts'
import type { NamesOfGames } from './name-table.ts'
import { type SaidValue, saidValues, valuesInForce } from './said-values.ts'

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
