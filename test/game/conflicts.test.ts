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
  Round: 'variant Round of Base with Big before Huge, Huge before Big\n',
  Alone: 'variant Alone of Base with Big before Big\n',
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

test('orders of one line that contradict each other are told', () => {
  const twice = '`Huge` is said to go before `Big`, which goes before `Huge`'
  expect(found('Round')).toEqual([[expect.stringContaining(twice), 'leave one of the two orders out']])
  expect(found('Alone')).toEqual([
    [expect.stringContaining('`Big` is said to go before `Big`'), 'say it of two variants'],
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

/** What is wrong where two variants are joined, in `Ordered` with the first before the second. */
function errorsOf(name: string, first: string, second: string, base = texts['Base']): string[] {
  const files: Readonly<Record<string, string | undefined>> = {
    Base: base,
    First: `variant First of Base\n${first}\n`,
    Second: `variant Second of Base\n${second}\n`,
    Ours: 'variant Ours of Base with First, Second\n',
    Ordered: 'variant Ordered of Base with First before Second\n',
  }
  const { diagnostics } = checkGame(name, { read: (path) => files[path] ?? null, find: (each) => each })
  return diagnostics.flatMap((d) => (d.severity === 'error' ? [`${d.code} ${d.primary.text}`] : []))
}

const shown = (size: number): string => `example "as agreed"
  given
    size is ${size}
    at match
  then result of A = ${size}
`
const SHOWN_BASE = `${texts['Base']?.replace('size: number = 1', 'size: number starts 1')}[r.1] always size < 9
[r.1] ${shown(1)}`

const REPLACES = `replace ${shown(3)}`
const REMOVES = 'remove example "as agreed"'
const REMOVES_CITING = 'remove examples of [r.1]'
const REMOVES_CLAUSE = 'remove [r.1]'
const IS_GONE = 'HR0401 the base has no example titled `as agreed`'

test.each([
  ['both replace', `replace ${shown(2)}`, REPLACES, []],
  ['one removes and the other replaces', REMOVES, REPLACES, [IS_GONE]],
  ['one replaces and the other removes', REPLACES, REMOVES, []],
  ['one removes with others and the other replaces', REMOVES_CITING, REPLACES, [IS_GONE]],
  ['one replaces and the other removes with others', `[r.1] ${REPLACES}`, REMOVES_CITING, []],
  ['one replaces by what is of no clause and the other removes with others', REPLACES, REMOVES_CITING, null],
  ['one removes with its rules and the other replaces', REMOVES_CLAUSE, REPLACES, [IS_GONE]],
  ['one replaces and the other removes with its rules', `[r.1] ${REPLACES}`, REMOVES_CLAUSE, []],
])('an example that %s is asked about, and not one of them silently left out', (_how, first, second, ordered) => {
  const of = (name: string): string[] => errorsOf(name, first, second, SHOWN_BASE)
  expect(of('Ours')).toEqual(['HR0402 `First` and `Second`, which are joined here, both change `example "as agreed"`'])
  if (ordered !== null) expect(of('Ordered')).toEqual(ordered)
})

test.each([
  [REMOVES, REMOVES],
  [REMOVES_CITING, REMOVES],
  [REMOVES, REMOVES_CITING],
  [REMOVES_CITING, REMOVES_CITING],
  [REMOVES_CLAUSE, REMOVES_CITING],
])('what both remove is gone: %s, %s', (first, second) => {
  expect(errorsOf('Ours', first, second, SHOWN_BASE)).toEqual([])
})

const ADD = 'add before finish in match\n  result of first of players gains 1'
const TO_MATCH = 'replace to match\n  each player p\n    result of p becomes 7\n  finish'
const CONFLICT = 'HR0402 `First` and `Second`, which are joined here, both change `match`'

test.each([
  ['adds to an event that the other replaces', ADD, TO_MATCH],
  ['replaces an event that the other adds to', TO_MATCH, ADD],
  ['adds to an event that the other removes', ADD, 'remove match'],
  ['removes an event that the other adds to', 'remove match', ADD],
  ['adds to an event to which the other leaves no such line', ADD, TO_MATCH.replace('\n  finish', '')],
  ['leaves an event no such line as the other adds beside', TO_MATCH.replace('\n  finish', ''), ADD],
])('what one %s is asked about, whatever the comma says', (_how, first, second) => {
  const of = (name: string): string[] => errorsOf(name, first, second)
  expect(of('Ours').filter((each) => !each.startsWith('HR0503'))).toEqual([CONFLICT])
  expect(of('Ordered')).not.toContain(CONFLICT)
})

test('what a variant replaces after it has added to it would lose the addition', () => {
  const changesTwice = (...lines: string[]): (string | undefined)[] => {
    const files: Readonly<Record<string, string>> = { ...texts, Twice: `variant Twice of Base\n${lines.join('\n')}\n` }
    const { diagnostics } = checkGame('Twice', { read: (path) => files[path] ?? null, find: (name) => name })
    return diagnostics.filter(({ code }) => code === 'HR0410').map(({ primary }) => primary.text)
  }
  expect(changesTwice(ADD, TO_MATCH)).toEqual(['`match` has been changed by this variant already'])
  expect(changesTwice(TO_MATCH, ADD)).toEqual([])
  expect(changesTwice(TO_MATCH, ADD, TO_MATCH)).toEqual(['`match` has been changed by this variant already'])
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
