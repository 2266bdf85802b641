import { expect, test } from 'vitest'
import { changesBetween } from '../../compiler/changes-between.ts'
import { type RulesHost, checkGame } from '../../compiler/compile.ts'
import { auction, cards } from './repository.ts'

// What a variant takes away is told by the clause of the line that does.

function compared(rules: string, house: string): Parameters<typeof changesBetween>[0] {
  const files: Readonly<Record<string, string>> = {
    'auction.rules': auction(rules),
    'cards.rules': cards(),
    'house.rules': `variant House of Auction\n${house}`,
  }
  const host: RulesHost = { read: (path) => files[path] ?? null, find: () => 'auction.rules' }
  const { resolution, program } = checkGame('house.rules', host)
  if (resolution === null) throw new Error('a version cannot be read')
  return { resolution, program }
}

const clauses = (...[old, next]: Parameters<typeof changesBetween>): unknown =>
  changesBetween(old, next).map(({ rule, clause }) => [rule, clause.new])

test('of the line that removes it', () => {
  const rules = 'no-two: cannot bid 2\n'
  expect(clauses(compared(rules, ''), compared(rules, '[house.1] remove no-two\n'))).toEqual([['no-two', ['house.1']]])
})

test('not of one that removes another, which stands now where that stood', () => {
  const next = compared('no-one: cannot bid 1\n', '[house.1] remove no-one\n')
  expect(clauses(compared('no-two: cannot bid 2\n', ''), next)).toEqual([['no-two', []]])
})
