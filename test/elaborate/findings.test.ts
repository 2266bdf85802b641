import { describe, expect, test } from 'vitest'
import { checkedText } from '../kit/compiled-sample.ts'
import { changes } from './findings/changes.ts'
import { decks } from './findings/decks.ts'
import { examples } from './findings/examples.ts'
import { given } from './findings/given.ts'
import { instructions } from './findings/instructions.ts'
import { market } from './findings/market.ts'
import { offers } from './findings/offers.ts'
import { operands } from './findings/operands.ts'
import { readings } from './findings/readings.ts'
import { rules } from './findings/rules.ts'
import { sentences } from './findings/sentences.ts'
import { values } from './findings/values.ts'

// What can be said and what cannot, beside each other: names, types, what may be none, and what is kept.

const indented = (lines: string): string => lines.replace(/^/gm, '  ')

/** The errors of a game, each with what to do. */
function found(text: string): string | null {
  const { diagnostics } = checkedText(text)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const said = errors.map(
    ({ code, primary, hint }) => `${code} ${primary.text}${hint === undefined ? '' : ` | ${hint}`}`,
  )
  return said.length === 0 ? null : said.join(' && ')
}

test('the game itself is without a finding', () => {
  expect(found(market)).toBeNull()
})

const inEvent = (lines: string): string => `${market}${indented(lines)}\n`

const inExample = (lines: string): string => `${market}example "tried"\n${indented(lines)}\n`

const beside = (lines: string): string => `${market}${lines}\n`

describe.each([
  { what: 'changes', cases: changes, whole: inEvent },
  { what: 'instructions', cases: instructions, whole: inEvent },
  { what: 'rules', cases: rules, whole: beside },
  { what: 'decks', cases: decks, whole: beside },
  { what: 'offers', cases: offers, whole: beside },
  { what: 'readings', cases: readings, whole: beside },
  { what: 'examples', cases: examples, whole: inExample },
  { what: 'given', cases: given, whole: inExample },
  { what: 'values', cases: values, whole: (value: string) => inEvent(`let x = ${value}`) },
  { what: 'operands', cases: operands, whole: inEvent },
  { what: 'sentences', cases: sentences, whole: beside },
])('$what', ({ cases, whole }) => {
  test.each(cases)('%j: %s', (lines, expected) => {
    expect(found(whole(lines))).toBe(expected)
  })
})
