import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'

/**
 * A climbing game with house rules that turn the order of the ranks over: a revolution that lasts, and jacks until
 * the trick ends.
 */

const base = `game Climb for 2 players
printed rank of card: number
type pack: r
card each pack r, each number n in 3..12 named r n
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
strength of number n: number = n
worth of card c: number = rank of c
to match
  each definition d
    create d to pile
  move each card c in top of (pile, 6) to hand of first of players
  turn by first of players
  finish
to turn by player p
  p must act
  clear
to clear
to lay card c by player p
  move c to pile
player p may lay card c in hand of p at turn if strength of rank of c > 4 or worth of c > 4
`

const variant = (name: string, rule: string): string => `variant ${name} of Climb\n${rule}\n`
const revolution = (value: string): string =>
  variant('Revolution', `after lay card c if rank of c = 12\n  until turn\n    except strength of number n = ${value}`)
const eleven = (value: string, test = ''): string =>
  variant(
    'Eleven',
    `after lay card c if rank of c = 11\n  until clear\n    except strength of number n = ${value}${test}`,
  )

function findings(files: Readonly<Record<string, string>>, order = 'Revolution, Eleven'): readonly Diagnostic[] {
  const texts: Record<string, string> = { Climb: base, Table: `variant Table of Climb with ${order}\n`, ...files }
  const host = {
    read: (path: string) => texts[path.replace('.rules', '')] ?? null,
    find: (name: string) => (texts[name] === undefined ? null : `${name}.rules`),
  }
  return checkGame('Table.rules', host).diagnostics
}

const found = (files: Readonly<Record<string, string>>, order?: string): string[] =>
  findings(files, order).map((d) => `${d.severity} ${d.code} ${d.primary.text}; ${d.hint ?? ''}`)

test('two joined variants that set a fact to different values for a while', () => {
  const [only, ...others] = found({ Revolution: revolution('15 - n'), Eleven: eleven('0 - n') })
  expect(only).toMatch(
    /^error HR0501 `Revolution` and `Eleven` may set `strength` to different values at once; .*`with Revolution before Eleven`/,
  )
  expect(others).toEqual([])
})

test('is told with the line that joins them, where it can be settled', () => {
  const [only] = findings({ Revolution: revolution('15 - n'), Eleven: eleven('0 - n') })
  const places = only?.secondary.map(({ span, text }) => `${span.file.path}:${span.start} ${text}`)
  expect(places?.at(-1)).toBe(
    `Table.rules:${'variant Table of Climb with Revolution, '.length} the two are joined here`,
  )
})

test('two that turn a value over in the same way do it once', () => {
  expect(found({ Revolution: revolution('15 - n'), Eleven: eleven('15 - n') }).join()).toMatch(
    /^warning HR0518 .*in the same way, which together does it once/,
  )
})

test.each([
  [
    'which goes first is said',
    { Revolution: revolution('15 - n'), Eleven: eleven('0 - n') },
    'Revolution before Eleven',
  ],
  ['they set it to the same', { Revolution: revolution('7'), Eleven: eleven('7') }, 'Revolution, Eleven'],
  [
    'conditions keep them apart',
    { Revolution: revolution('15 - n if n > 8'), Eleven: eleven('0 - n', ' if n < 5') },
    'Revolution, Eleven',
  ],
  [
    'one is added to the other',
    { Revolution: revolution('15 - n'), Eleven: eleven('1').replace('n = 1', 'n += 1') },
    'Revolution, Eleven',
  ],
  ['one stands on the other', { Revolution: revolution('15 - n'), Eleven: 'variant Eleven of Revolution\n' }, 'Eleven'],
] as const)('nothing is said where %s', (_, files, order) => {
  expect(found(files, order)).toEqual([])
})

test('standing exceptions of joined variants that some card meets', () => {
  const files = (a: string, b: string) => ({
    Revolution: variant('Revolution', `except worth of card c = 9 if rank of c > ${a}`),
    Eleven: variant('Eleven', `except worth of card c = 1 if rank of c < ${b}`),
  })
  expect(found(files('8', '10')).join()).toMatch(/^error HR0501 `Revolution` and `Eleven` may set `worth`/)
  expect(found(files('8', '9'))).toEqual([])
  expect(found(files('8', '10'), 'Revolution before Eleven')).toEqual([])
})

test('two rules of one game that last are told, one that is laid down twice is not', () => {
  const both = `${base}after lay card c\n  if rank of c = 3\n    until turn\n      except worth of card d = 1\n  if rank of c = 4\n    until turn\n      except worth of card d = 2\n`
  expect(found({ Climb: both, Revolution: variant('Revolution', ''), Eleven: variant('Eleven', '') }).join()).toMatch(
    /^warning HR0518 another exception may set `worth` at the same time, and the one laid down last decides/,
  )
})

test('an exception that conflicts with one of the base is told what a variant can do about it', () => {
  const files = { Climb: `${base}high-ones: except worth of card c = 10 if rank of c > 10\n` }
  const eleventh = variant('Eleven', 'except worth of card c = 20 if rank of c > 10')
  expect(found({ ...files, Eleven: eleventh }, 'Eleven').join()).toContain(
    '; `replace high-ones = …` gives the other one another value, `remove high-ones` takes it out; ',
  )
})
