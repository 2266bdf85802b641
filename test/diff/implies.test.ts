import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareConditions, implies } from '../../compiler/diff/implies.ts'
import { both, byText, either, leaf, negated, type Term, term } from '../../compiler/diff/terms/term.ts'

const numbers = ['x', 'y'].map(leaf)
const truths = ['p', 'q'].map(leaf)
const number = fc.integer({ min: 0, max: 3 }).map((n) => leaf(String(n)))
const side = fc.oneof(fc.constantFrom(...numbers), number)

/** Conditions as they come out of rules. */
const { condition } = fc.letrec<{ condition: Term }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(...truths),
    fc.tuple(fc.constantFrom('<', '<='), side, side).map(([head, a, b]) => term(head, a, b)),
    fc.tuple(side, side).map((pair) => term('=', ...[...pair].sort(byText))),
    fc
      .tuple(
        fc.constantFrom(...numbers),
        fc.uniqueArray(number, { minLength: 1, maxLength: 3, selector: (t) => t.head }),
      )
      .map(([of, items]) => term('in', of, term('list', ...items))),
    tie('condition').map(negated),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map(both),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map(either),
  ),
}))

type Case = Readonly<Record<string, number | boolean>>

const cases: readonly Case[] = [0, 1, 2, 3].flatMap((x) =>
  [0, 1, 2, 3].flatMap((y) => [false, true].flatMap((p) => [false, true].map((q) => ({ x, y, p, q })))),
)

function value(t: Term, of: Case): number {
  const known = of[t.head]
  return typeof known === 'number' ? known : Number(t.head)
}

function holds(t: Term, of: Case): boolean {
  const [a = t, b = t] = t.parts
  switch (t.head) {
    case 'yes':
      return true
    case 'and':
      return t.parts.every((part) => holds(part, of))
    case 'or':
      return t.parts.some((part) => holds(part, of))
    case 'not':
      return !holds(a, of)
    case '<':
      return value(a, of) < value(b, of)
    case '<=':
      return value(a, of) <= value(b, of)
    case '=':
      return value(a, of) === value(b, of)
    case 'in':
      return b.parts.some((item) => value(item, of) === value(a, of))
    default:
      return of[t.head] === true
  }
}

test('what is said to follow does follow, in every case', () => {
  fc.assert(
    fc.property(condition, condition, (a, b) => {
      if (implies(a, b)) expect(cases.filter((of) => holds(a, of) && !holds(b, of))).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test.each<[string, Term, Term, ReturnType<typeof compareConditions>]>([
  ['a condition less', both([leaf('p'), leaf('q')]), leaf('p'), 'weaker'],
  ['a case more', leaf('p'), either([leaf('p'), leaf('q')]), 'weaker'],
  ['a greater bound', term('<', leaf('x'), leaf('3')), term('<', leaf('x'), leaf('5')), 'weaker'],
  ['at most for less than', term('<', leaf('x'), leaf('y')), term('<=', leaf('x'), leaf('y')), 'weaker'],
  [
    'one value of several',
    term('in', leaf('x'), term('list', leaf('1'), leaf('2'))),
    term('=', leaf('1'), leaf('x')),
    'stronger',
  ],
  [
    'some of a smaller set',
    term('some', leaf('card'), leaf('-'), leaf('p')),
    term('some', leaf('card'), leaf('hand'), leaf('p')),
    'stronger',
  ],
  ['the same in another order', either([leaf('p'), leaf('q')]), either([leaf('q'), leaf('p')]), 'same'],
  ['the other way round', term('<', leaf('x'), leaf('3')), term('<', leaf('3'), leaf('x')), 'other'],
])('%s', (_what, old, next, way) => {
  expect(compareConditions(old, next)).toBe(way)
})
