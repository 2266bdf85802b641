import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

/** What never has a say since something else always comes before it. */
const base = `game Base for 2 players
size: number = 5
round: number starts 0
to match
  each player p
    take 1 by p
    result of p becomes size
  finish
to take number n by player p
  result of p gains n
  round gains 1
`

function found(lines: Readonly<Record<string, string>>, name: string): string[] {
  const files: Readonly<Record<string, string>> = { Base: base, ...lines }
  const { diagnostics } = checkGame(name, { read: (path) => files[path] ?? null, find: (each) => each })
  return diagnostics.map((d) => `${d.code} ${d.severity} ${d.primary.text}`)
}

const inOne = (...lines: string[]): string[] => found({ V: `variant V of Base\n${lines.join('\n')}\n` }, 'V')

function joined(first: string, second: string, how = ','): string[] {
  const files = { First: `variant First of Base\n${first}\n`, Second: `variant Second of Base\n${second}\n` }
  const order = how === ',' ? ', ' : ` ${how} `
  return found({ ...files, Ours: `variant Ours of Base with First${order}Second\n` }, 'Ours')
}

const NEVER = 'HR0410 error what this makes of `size` never counts: an exception always sets it'

test('a value that is replaced beside an exception that always sets it never counts', () => {
  expect(inOne('replace size = 6', 'except size = 3')).toEqual([NEVER])
  expect(inOne('except size = 3', 'replace size = 6')).toEqual([NEVER])
  expect(inOne('except size = 3 if round > 2', 'replace size = 6')).toEqual([])
  expect(inOne('except size += 3', 'replace size = 6')).toEqual([])
  const low = 'variant Low of Base\nexcept size = 3\n'
  expect(found({ Low: low, V: 'variant V of Low\nreplace size = 6\n' }, 'V')).toEqual([NEVER])
  const high = 'variant High of Base\nreplace size = 6\n'
  expect(found({ High: high, V: 'variant V of High\nexcept size = 3\n' }, 'V')).toEqual([])
})

test('of joined variants of which one replaces what the other always sets it is asked which counts', () => {
  const CONFLICT = 'HR0402 error `First` and `Second`, which are joined here, both set `size`'
  expect(joined('replace size = 6', 'except size = 3')).toEqual([CONFLICT])
  expect(joined('except size = 3', 'replace size = 6')).toHaveLength(1)
  expect(joined('replace size = 6', 'except size = 3', 'before')).toEqual([])
})

test('an order that makes no difference is told', () => {
  expect(joined('except size = 3', 'replace size = 6', 'before')).toEqual([
    'HR0410 warning in either order an exception of `First` always sets `size`, and what `Second` makes of it never counts',
  ])
  expect(joined('except size = 3 if round > 2', 'replace size = 6', 'before')).toEqual([])
  expect(joined('except size += 3', 'replace size = 6', 'before')).toEqual([])
})

const instead = (cond: string, block: string): string => `instead of take number n by player p${cond}\n  ${block}`
const GAINS = 'result of p gains 9'
const BEHIND = 'HR0534 warning wherever this fits, another rule that stands before it happens instead of `take`'

test('what happens instead never does behind another that fits wherever it fits', () => {
  const [all, one] = [instead('', GAINS), instead(' if n = 1', 'result of p gains 7')]
  expect(inOne(all, one)).toEqual([BEHIND])
  expect(inOne(one, all)).toEqual([])
  expect(inOne(one, instead(' if n = 1 and round > 2', GAINS))).toEqual([BEHIND])
  expect(inOne(one, instead(' if n = 2', GAINS))).toEqual([])
})

test('but does where the block of the first leads to the event again', () => {
  expect(inOne(instead('', 'take n + 1 by p'), instead(' if n = 2', GAINS))).toEqual([])
})

test('of joined variants that both say what happens instead it is asked which goes first', () => {
  const CONFLICT = 'HR0402 error `First` and `Second`, which are joined here, both say what happens instead of `take`'
  const one = instead(' if n = 1', 'take 2 by p')
  expect(joined(one, instead(' if n = 1', GAINS))).toEqual([CONFLICT])
  expect(joined(one, instead('', GAINS))).toEqual([CONFLICT])
  expect(joined(one, instead(' if n = 2', GAINS))).toEqual([])
  expect(joined(one, instead(' if n = 1', GAINS), 'before')).toEqual([])
})
