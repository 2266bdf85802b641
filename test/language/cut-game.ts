import fc from 'fast-check'
import { declaredName } from '../../grammar/declared-name.ts'
import { passagesOf } from '../../grammar/passages.ts'
import type { Span } from '../../grammar/source-file.ts'
import { type CheckResult, checkGame } from '../../compiler/compile.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { rulesTexts } from '../grammar/rules-texts.ts'

/** A game that was checked, with its names. */
export interface Named {
  readonly checked: CheckResult
  readonly table: NamesOfGames
}

/** A line of a file that a game reads, cut somewhere. */
export interface Cut {
  readonly game: string
  readonly file: string
  /** What is left of the line, for who reads of a cut that breaks the law. */
  readonly left: string
  /** Offset of the line's beginning. */
  readonly line: number
  /** Offset of the line's end before it was cut, and how much earlier what follows stands now. */
  readonly end: number
  readonly by: number
}

const games = [...rulesTexts].flatMap(([path, text]) => (declaredName(text) === null ? [] : [`rules/${path}`]))
const whole = new Map<string, Named>()

function named(game: string, host = rulesHost(process.cwd(), game)): Named {
  const checked = checkGame(game, host)
  return { checked, table: new NamesOfGames([checked]) }
}

/** The game as it is shipped. */
export function uncut(game: string): Named {
  const known = whole.get(game) ?? named(game)
  whole.set(game, known)
  return known
}

export const uncutText = ({ game, file }: Cut): string => uncut(game).checked.sources.get(file)?.text ?? ''

export function cutText(cut: Cut): string {
  const text = uncutText(cut)
  return `${text.slice(0, cut.end - cut.by)}${text.slice(cut.end)}`
}

export function withCut(cut: Cut): Named {
  const { game, file } = cut
  const [text, host] = [cutText(cut), rulesHost(process.cwd(), game)]
  return named(game, { ...host, read: (path) => (path === file ? text : host.read(path)) })
}

/** Any line of any shipped game that says something, cut at any place. */
export const anyCut: fc.Arbitrary<Cut> = fc
  .record({ game: fc.constantFrom(...games), file: fc.nat(), line: fc.nat(), column: fc.nat() })
  .map(({ game, file, line, column }) => {
    const files = [...uncut(game).checked.sources.values()]
    const { path, text } = files[file % files.length] ?? { path: game, text: '' }
    const lines = [...text.matchAll(/^(?!\s*--).*\S.*$/gm)]
    const cut = lines[line % lines.length]
    if (cut === undefined) throw new Error(`${path} says nothing`)
    const [said, left] = [cut[0], cut[0].slice(0, column % cut[0].length)]
    return { game, file: path, left, line: cut.index, end: cut.index + said.length, by: said.length - left.length }
  })

/** The declaration that a place is part of, with all under it, by where it begins. */
export function passageAt({ file: { path, text }, start }: Pick<Span, 'file' | 'start'>): string {
  const found = passages(text).findLast((passage) => passage.start <= start)
  return `${path}:${found?.start ?? 0}`
}

const read = new Map<string, ReturnType<typeof passagesOf>>()

function passages(text: string): ReturnType<typeof passagesOf> {
  const known = read.get(text) ?? passagesOf(text)
  read.set(text, known)
  return known
}
