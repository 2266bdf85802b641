import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { read } from './outline.ts'
import { rulesTexts } from './rules-texts.ts'

const texts = [...rulesTexts.values()]
const pieces = [
  ' ',
  '\n',
  '\n  ',
  '\t',
  '(',
  ')',
  ',',
  ':',
  '=',
  '-',
  '--',
  '..',
  '"',
  '[',
  ']',
  '《',
  '》',
  '🂡',
  '\u0000',
  '　',
  ' where ',
  ' if ',
  ' else ',
  ' each ',
  ' the ',
  ' of ',
  ' to ',
  ' may ',
  ' not ',
  ' is ',
  ' no ',
  ' given',
  ' card',
  ' 7',
  '\\',
]

const mutation = fc.record({ at: fc.nat(20_000), length: fc.nat(12), piece: fc.constantFrom(...pieces) })

function mutated(text: string, changes: readonly { at: number; length: number; piece: string }[]): string {
  return changes.reduce((current, { at, length, piece }) => {
    const start = at % (current.length + 1)
    return current.slice(0, start) + piece + current.slice(start + length)
  }, text)
}

/** Every message points into the text. What never came to an end would be stopped by the bound of the test. */
function survives(text: string): number {
  const { diagnostics } = read(text)
  for (const { primary, title } of diagnostics) {
    expect(primary.span.start).toBeGreaterThanOrEqual(0)
    expect(primary.span.end).toBeGreaterThanOrEqual(primary.span.start)
    expect(primary.span.end).toBeLessThanOrEqual(text.length)
    const words = `${title} ${primary.text}`.replace(/`[^`]*`/g, '')
    expect(words).not.toMatch(/_|NaN|undefined|\b[A-Z][a-z]/)
  }
  return diagnostics.length
}

test('random changes to rules files are survived', { timeout: 120_000 * times }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(mutation, { minLength: 1, maxLength: 8 }), (text, changes) => {
      survives(mutated(text, changes))
    }),
    { numRuns: byDay(20, 60 * times), ...sampledSeed('texts cut') },
  )
})

test('rules files cut short anywhere are survived', { timeout: 120_000 * times }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.nat(20_000), (text, at) => {
      survives(text.slice(0, at % (text.length + 1)))
    }),
    { numRuns: byDay(10, 30 * times), ...sampledSeed('texts joined') },
  )
})

test('any text is survived', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      survives(text)
    }),
    { numRuns: byDay(35, 100 * times), ...sampledSeed('texts of tokens') },
  )
})

const many = 20_000
const fact = 'x: number = '

function stairs(steps: number, line: (level: number) => string): string {
  return Array.from({ length: steps }, (_, level) => `${'  '.repeat(level)}${line(level)}\n`).join('')
}

const deep: Readonly<Record<string, string>> = {
  brackets: `${fact}${'('.repeat(many)}1${')'.repeat(many)}\n`,
  'open brackets': `${fact}${'('.repeat(many)}\n`,
  negations: `x: truth = ${'not '.repeat(many)}a\n`,
  'facts of facts': `${fact}${'a of '.repeat(many)}a\n`,
  'conditions of conditions': `${fact}${'each a where '.repeat(many)}a\n`,
  cases: `${fact}${'case '.repeat(many)}a\n`,
  'choices between choices': `${fact}(${'1 if a else '.repeat(many)}1)\n`,
  patterns: `${fact}${'times (a card b where '.repeat(many)}\n`,
  'long sums': `${fact}${'1 + '.repeat(many)}1\n`,
  replacements: `${'replace a: '.repeat(many)}card x is y\n`,
  'else after else': `to x\n  if a\n    b\n${'  else if a\n    b\n'.repeat(many / 10)}`,
  blocks: `to x\n  ${stairs(5000, () => 'repeat').replaceAll('\n', '\n  ')}\n`,
  conditions: `to x\n  ${stairs(3000, () => 'if a').replaceAll('\n', '\n  ')}\n`,
  bullets: `to x\n  ${stairs(2000, (level) => (level === 0 ? 'choose one of' : '- choose one of')).replaceAll('\n', '\n  ')}\n`,
  texts: stairs(2000, () => 'text of heart'),
}

describe('deep nesting is reported', () => {
  test.each(Object.entries(deep))('%s', (_, text) => {
    const { diagnostics, file } = read(`${text}\nante: number = 1\n`)
    expect(diagnostics.map(({ code }) => code)).toEqual(['HR0004'])
    expect(file.items.at(-1)).toMatchObject({ kind: 'fact', name: { text: 'ante' } })
  })
})

test('stray depth is reported without end', () => {
  survives(stairs(3000, () => 'x'))
})

/** By day of a tenth of it. */
const LONG = byDay(100_000, 2 ** 20)

describe('lines of a megabyte are read', () => {
  const units = [
    'a',
    'a ',
    '1',
    '1-',
    '- ',
    '"',
    '《',
    '[a,',
    '(',
    '🂡',
    '\\',
    'a-',
    '\t',
    '　',
    'x of ',
    '1a-',
    '"\\',
    '\n',
    'a\n',
  ]
  test.each(units)('%j', { timeout: 60_000 }, (unit) => {
    survives(`${fact}${unit.repeat(LONG / unit.length)}\nto y\n  z\n`)
  })
})
