import { expect, test } from 'vitest'
import { checkForEngine } from '../../compiler/compile.ts'
import { type Compared, changesBetween } from '../../compiler/changes-between.ts'

// Exceptions of one fact in another order: told where something else may come of it, and else only that they moved.

const game = (above: string, below: string, onCard = ''): string => `game Fees for 2 players
printed rank of card: number
card each number n in 1..5 named c n
  rank = n
card special
  rank = 9
${onCard}zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
fee of card c: number = rank of c
limits of player p: set of card = each card c in hand of p where rank of c > 3
${above}
${below}
to match
  each player p
    p must act
to toss card c by player p
  move c to pile
  score of p gains fee of c + count of limits of p
player p may toss card c in hand of p at match
`

const MORE = 'except fee of card c += 1'
const LESS = 'except fee of card c -= 2 if rank of c = 3'
const DOUBLE = 'except fee of card c = 2 * otherwise'
const AT_LEAST = 'except fee of card c = highest of (otherwise, 3)'
const LOW = 'except fee of card c = 0 if rank of c < 3'
const HIGH = 'except fee of card c = 7 if rank of c > 4'

const REORDERED = ['exceptions-reordered']
const MOVED = ['rule-moved']

const swapped: readonly (readonly [what: string, above: string, below: string, told: readonly string[]])[] = [
  ['what adds and what doubles', MORE, DOUBLE, REORDERED],
  ['what takes away and a bound', LESS, AT_LEAST, REORDERED],
  ['two that work on what has come out', DOUBLE, AT_LEAST, REORDERED],
  ['what joins a set and what leaves it', setShift('+='), setShift('-='), REORDERED],
  ['in texts', inText('+= 1'), inText('= 2 * otherwise'), REORDERED],
  ['what adds and what takes away', MORE, LESS, MOVED],
  ['two factors', DOUBLE, 'except fee of card c = otherwise * 3', MOVED],
  ['two bounds of one kind', AT_LEAST, 'except fee of card c = highest of (2, otherwise)', MOVED],
  ['what sets and what doubles', LOW, DOUBLE, MOVED],
  ['what sets for some and for others', LOW, HIGH, MOVED],
  ['what works on some and on others', `${DOUBLE} if rank of c = 2`, `${MORE} if rank of c != 2`, MOVED],
]

function setShift(op: string): string {
  return `except limits of player p ${op} hand of p if score of p > ${op === '+=' ? 1 : 2}`
}

function inText(makes: string): string {
  return `text of card this in pile where rank of this = 9\n  except fee of card c ${makes}`
}

test.each(swapped)('%s', (_, above, below, told) => {
  expect(idsBetween(one(game(above, below)), one(game(below, above)))).toEqual(told)
})

test('on one card', () => {
  const on = (...lines: string[]): string => lines.map((line) => `  ${line} if this in pile\n`).join('')
  expect(idsBetween(one(game('', '', on(MORE, DOUBLE))), one(game('', '', on(DOUBLE, MORE))))).toEqual(REORDERED)
  expect(
    idsBetween(
      one(game('', '', on(MORE, LESS.replace(' if rank of c = 3', '')))),
      one(game('', '', on(LESS.replace(' if rank of c = 3', ''), MORE))),
    ),
  ).toEqual(MOVED)
})

/** Two variants, each with an exception, joined by a third. */
function joined(join: string, first = MORE, second = DOUBLE): Record<string, string> {
  return {
    'fees.rules': game('', ''),
    'one.rules': `variant One of Fees\n${first}\n`,
    'two.rules': `variant Two of Fees\n${second}\n`,
    'both.rules': `variant Both of Fees with ${join}\n`,
  }
}

test('in variants that are joined the other way round', () => {
  expect(idsBetween(joined('One, Two'), joined('Two, One'))).toEqual(REORDERED)
  expect(idsBetween(joined('One before Two'), joined('Two before One'))).toEqual(REORDERED)
  const sets = ['except fee of card c = 1', 'except fee of card c = 2'] as const
  expect(idsBetween(joined('One before Two', ...sets), joined('Two before One', ...sets))).toEqual(REORDERED)
  expect(idsBetween(joined('One, Two', MORE, LESS), joined('Two, One', MORE, LESS))).not.toContain(
    'exceptions-reordered',
  )
})

const one = (text: string): Record<string, string> => ({ 'fees.rules': text })

function idsBetween(old: Record<string, string>, next: Record<string, string>): string[] {
  return changesBetween(checked(old), checked(next)).map(({ id }) => id)
}

function checked(files: Readonly<Record<string, string>>): Compared {
  const named = new Map([
    ['Fees', 'fees.rules'],
    ['One', 'one.rules'],
    ['Two', 'two.rules'],
  ])
  const main = Object.keys(files).at(-1) ?? ''
  const { resolution, program, diagnostics } = checkForEngine(main, {
    read: (path) => files[path] ?? null,
    find: (name) => named.get(name) ?? null,
  })
  const wrong = diagnostics.filter(({ severity }) => severity === 'error')
  if (resolution === null || wrong.length > 0) throw new Error(wrong.map(({ primary }) => primary.text).join('\n'))
  return { resolution, program }
}
