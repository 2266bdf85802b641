import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'
import { specimenOf } from '../kit/specimen.ts'

/** Who meets a conflict of variants can mend it only where they are joined. */
const texts: Readonly<Record<string, string>> = {
  Base: 'game Base for 2 players\nsize: number = 1\nto match\n  each player p\n    result of p becomes size\n  finish\n',
  Big: 'variant Big of Base\nreplace size = 2\n',
  Huge: 'variant Huge of Base\nreplace size = 3\n',
  Huger: 'variant Huger of Huge\n',
  Both: 'variant Both of Base with Big, Huge\n',
  Upon: 'variant Upon of Big with Huge\n',
  Far: 'variant Far of Base with Big, Huger\n',
  Ours: 'variant Ours of Both\n',
}

const host: RulesHost = { read: (path) => texts[path] ?? null, find: (name) => (name in texts ? name : null) }

const told = ({ span, text }: { span: Span; text: string }): string => {
  const { line, column } = lineColumn(span.file, span.start)
  return `${span.file.path}:${line}:${column} ${text}`
}

const found = (name: string): (string | undefined)[][] =>
  checkGame(name, host)
    .diagnostics.filter(({ code }) => code === 'HR0402')
    .map(({ primary, secondary, hint }) => [...[primary, ...secondary].map(told), hint])

const BOTH_CHANGE = ['Big:2:9 `Big` changes it here', 'Huge:2:9 `Huge` changes it here']

test.each([
  ['side by side', 'Both', 'Both:1:32 `Big` and `Huge`, which are joined here, both change `size`'],
  ['one as the base', 'Upon', 'Upon:1:26 `Big` and `Huge`, which are joined here, both change `size`'],
  ['one below another that is joined', 'Far', 'Far:1:31 `Big` and `Huge`, which are joined here, both change `size`'],
  ['in a variant that is built upon', 'Ours', 'Both:1:32 `Big` and `Huge`, which are joined here, both change `size`'],
])('names the line that joins them: %s', (_how, name, place) => {
  expect(found(name)).toEqual([
    [place, ...BOTH_CHANGE, 'say which goes first: `with Big before Huge`, and `size` is what `Huge` makes of it'],
  ])
})

/** What `size` is where both of two variants change it. */
const joined = async (first: string, second: string): Promise<unknown> => {
  const files: Readonly<Record<string, string>> = {
    ...texts,
    First: `variant First of Base\n${first}\n`,
    Second: `variant Second of Base\n${second}\n`,
    Ours: 'variant Ours of Base with First before Second\n',
  }
  const { engine } = await specimenOf('Ours', { read: (path) => files[path] ?? null, find: (name) => name })
  return engine.results(engine.setup({ seed: 1 }))?.[0]
}

test('of two variants in order the last says what both replace, and the first decides an exception that both set', async () => {
  expect(await joined('replace size = 2', 'replace size = 3')).toBe(3)
  expect(await joined('except size = 2', 'except size = 3')).toBe(2)
})

const shown = (size: number): string => `example "as agreed"
  given
    size is ${size}
    at match
  then result of A = ${size}
`

test.each([
  ['both replace', `replace ${shown(2)}`, `replace ${shown(3)}`],
  ['one removes and the other replaces', 'remove example "as agreed"', `replace ${shown(3)}`],
  ['one replaces and the other removes', `replace ${shown(2)}`, 'remove example "as agreed"'],
])('an example that %s is asked about, and not one of them silently left out', (_how, first, second) => {
  const files: Readonly<Record<string, string>> = {
    Base: `${texts['Base']?.replace('size: number = 1', 'size: number starts 1')}${shown(1)}`,
    First: `variant First of Base\n${first}\n`,
    Second: `variant Second of Base\n${second}\n`,
    Ours: 'variant Ours of Base with First, Second\n',
    Ordered: 'variant Ordered of Base with First before Second\n',
  }
  const of = (name: string): string[] =>
    checkGame(name, { read: (path) => files[path] ?? null, find: (each) => each }).diagnostics.flatMap((d) =>
      d.severity === 'error' ? [`${d.code} ${d.primary.text}`] : [],
    )
  expect(of('Ours')).toEqual(['HR0402 `First` and `Second`, which are joined here, both change `example "as agreed"`'])
  if (first.startsWith('replace')) expect(of('Ordered')).toEqual([])
})

test('what both add is done', () => {
  const add = (n: number): string => `add before finish in match\n  result of first of players gains ${n}\n`
  const files: Readonly<Record<string, string>> = {
    ...texts,
    Big: `variant Big of Base\n${add(1)}`,
    Huge: `variant Huge of Base\n${add(2)}`,
  }
  const { diagnostics } = checkGame('Both', { read: (path) => files[path] ?? null, find: (name) => name })
  expect(diagnostics.map(({ hint }) => hint)).toContain(
    'say which goes first: `with Big before Huge`; what both add is done',
  )
})
