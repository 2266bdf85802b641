import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkGame, type CheckResult } from '../../compiler/compile.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import { MOST_FINDINGS } from '../../compiler/diagnostics/collect.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { repositoryRules } from './kit.ts'
import { slips, slipped } from './mutations.ts'

const { host, entries, files } = repositoryRules()

function checkedText(text: string): CheckResult {
  return checkGame('x.rules', { read: (path) => (path === 'x.rules' ? text : null), find: () => null })
}

/** Every message points into its file. What never came to an end would be stopped by the bound of the test. */
function survives(result: CheckResult): CheckResult {
  expect(result.diagnostics.length).toBeLessThanOrEqual(MOST_FINDINGS)
  for (const { primary } of result.diagnostics) {
    expect(primary.span.start).toBeGreaterThanOrEqual(0)
    expect(primary.span.end).toBeGreaterThanOrEqual(primary.span.start)
  }
  return result
}

describe.each([
  ['kuhn-poker', 60],
  ['hearts', 20],
  ['trump-king', 4],
] as const)('slips of the pen in %s', (game, runs) => {
  test('are survived', { timeout: 240_000 * times }, () => {
    const mine = entries.filter((e) => e.includes(`/${game}/`))
    const texts = files.filter((f) => f.includes(`/${game}/`))
    const caches = emptyCaches()
    fc.assert(
      fc.property(fc.constantFrom(...mine), fc.constantFrom(...texts), slips, (entry, changed, made) => {
        const read = (path: string): string | null => {
          const text = host.read(path)
          return path === changed && text !== null ? slipped(text, made) : text
        }
        survives(checkGame(entry, { ...host, read }, caches))
      }),
      { numRuns: byDay(Math.ceil(runs / 3), runs * times), ...sampledSeed(`robust ${runs}`) },
    )
  })
})

const small = `game Small for 2 players

card Ace
zone deck seen by nobody
zone hand of player p seen by p
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
player p may take card c in deck at turn
`
const many = byDay(1000, 3000)
const numbered = (line: (i: number) => string): string =>
  Array.from({ length: many }, (_, i) => `${line(i)}\n`).join('')

const odd: Readonly<Record<string, string>> = {
  'an empty file': '',
  'no event at all': 'game Small for 2 players\n',
  'no players': small.replace('2 players', '0 players'),
  'very many players': small.replace('2 players', '99999999999 players'),
  'names that every object has': `${small}x: number = constructor of deck\ny: truth = deck is valueOf\n__proto__: number = toString of deck\n`,
  'a type of such names': `${small}type __proto__: constructor, toString\n`,
  'a long chain of facts': `${small}f0: number = 1\n${numbered((i) => `f${i + 1}: number = f${i} + 1`)}`,
  'a long chain of events': `${small}${numbered((i) => `to e${i}\n  e${i + 1}`)}to e${many}\n  finish\n`,
  'very many cards': `${small}printed k of card: number\ncard each number n in 1..100000 named n x\n  k = n\npoints of card c: number = 0\nexcept points of card c = 1 if k of c = 1\nexcept points of card c = 2 if k of c = 1\n`,
  'too many cards': `${small}card each number n in 1..100000, each number m in 1..100000 named n m\n`,
  'a fact that asks': `${small}x of player p: number\n  p must act\n  p may\n    finish\n  choose one of by p\n    - give 1\n    - give 2\n  later by p\n    p must act\n  give 1\n`,
  'words that follow from themselves': `${small}card a is big if some card c where c is big\ncard a likes card b if b likes a\nx: number = x\n`,
  'events without end': `${small}to a\n  b\nto b\n  a\n`,
  'texts in texts': `${small}text of card this\n  text of card this\n    cannot take this\n  include "y.rules"\n`,
  'one mistake many times': `${small}${numbered((i) => `a${i}: number = q${i}`)}`,
  'one doubt many times': `${small}${numbered((i) => `a${i}: number = 1`)}`,
}

test.each(Object.entries(odd))('%s is survived', { timeout: 60_000 }, (_, text) => {
  survives(checkedText(text))
})

test('findings beyond the limit are counted', () => {
  const { diagnostics, omitted } = checkedText(odd['one doubt many times'] ?? '')
  expect(diagnostics).toHaveLength(MOST_FINDINGS)
  expect(omitted).toBe(many - MOST_FINDINGS)
})

test('an error is told however many warnings there are', () => {
  const { diagnostics } = checkedText(
    `${odd['one doubt many times'] ?? ''}option first: a, b\nafter shuffle\n  finish\n`,
  )
  expect(diagnostics.some((d) => d.severity === 'error')).toBe(true)
})

/** As deep as lines may stand. What were walked twice on each level would come to no end. */
test('lines inside of lines are checked', () => {
  const levels = Array.from({ length: 44 }, (_, level) => `  ${'  '.repeat(level)}each player p${level}\n`)
  const { diagnostics } = survives(checkedText(`${small}to nest\n${levels.join('')}  ${'  '.repeat(44)}finish\n`))
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})
