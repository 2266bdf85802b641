import { expect, test } from 'vitest'
import { changesBetween } from '../../compiler/changes-between.ts'
import { checkForEngine } from '../../compiler/compile.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { failuresOf, specimen } from '../kit/specimen.ts'

// Cards are gone through zone by zone as the zones are declared, however a condition says where they lie.

const game = (
  laid: string,
  through = 'laid c',
  zones: readonly string[] = ['shelf', 'row'],
): string => `game Order for 2 players
printed rank of card: number
card each number n in 2..9 named c n
  rank = n
zone hand of player p seen by p
${zones.map((zone) => `zone ${zone} of player p seen by everyone`).join('\n')}
log: list of number starts ()
${laid}
to match
  first of players must act
to count-up by player p
  each ${through}
    log gains rank of c
player p may count-up at match
example "in order"
  given
    row of A is c2
    shelf of A is c3, c4
    shelf of B is c5
    row of B is c6
    hand of B is c7
    at match
  A does count-up
  then log = LOG
`

const SHELF_FIRST = ['first of log = 4', 'last of log = 6', 'count of log = 5']
const orderIn = (text: string, tests: readonly string[]): string => text.replace('log = LOG', tests.join(' and '))

/** A word for what lies there, and what is gone through. */
const WORDINGS: Readonly<Record<string, readonly [laid: string, through?: string]>> = {
  'one way round': ['card c is laid if c in row or c in shelf'],
  'the other way round': ['card c is laid if c in shelf or c in row'],
  'in two sentences': ['card c is laid if c in row\ncard c is laid if c in shelf'],
  'in two sentences, the other first': ['card c is laid if c in shelf\ncard c is laid if c in row'],
  'by what is not so': ['card c is laid if not (c not in row and c not in shelf)'],
  'by where else they lie': ['card c is laid if c not in hand'],
  distributed: ['card c is laid if (c in row or c in shelf) and (c in shelf or c in row)'],
  'where they stand': ['card c is laid if c in row', 'card c where c in row or c in shelf'],
  'where they stand, the other way round': ['card c is laid if c in row', 'card c where c in shelf or c in row'],
  'by another word': ['card c is put if c in row or c in shelf\ncard c is laid if c is put and rank of c > 1'],
}

test.each(Object.keys(WORDINGS))('%s', async (wording) => {
  const [laid, through] = WORDINGS[wording] ?? ['']
  expect(failuresOf(await specimen(orderIn(game(laid, through), SHELF_FIRST)))).toEqual([])
})

test('zones that are declared in another order are another order, and told to be', async () => {
  const laid = 'card c is laid if c in row or c in shelf'
  const [shelfFirst, rowFirst] = [game(laid), game(laid, 'laid c', ['row', 'shelf'])]
  expect(failuresOf(await specimen(orderIn(rowFirst, SHELF_FIRST)))).not.toEqual([])
  expect(failuresOf(await specimen(orderIn(rowFirst, ['first of log = 2', 'last of log = 5'])))).toEqual([])
  const [old, next] = [shelfFirst, rowFirst].map((text) => resolutionOf(orderIn(text, SHELF_FIRST)))
  if (old === undefined || next === undefined) throw new Error('two versions')
  expect(compareGames(old, next).map(({ id, rule }) => `${id} ${rule}`)).toEqual(['zones-reordered row'])
})

/** What is told of two zones that change places, in a game that goes on in this way. */
function classOf(rest: string): string {
  const zones = ['zone shelf of player p seen by everyone\n', 'zone row of player p seen by everyone\n']
  const checked = [zones, zones.toReversed()].map((each) => {
    const text = `${START}${each.join('')}${rest}`
    const { resolution, program, diagnostics } = checkForEngine('order.rules', { read: () => text, find: () => null })
    const wrong = diagnostics.find(({ severity }) => severity === 'error')
    if (resolution === null || wrong !== undefined) throw new Error(`it cannot be read: ${wrong?.primary.text ?? ''}`)
    return { resolution, program }
  })
  const [old, next] = checked
  if (old === undefined || next === undefined) throw new Error('two versions')
  const [change, ...others] = changesBetween(old, next)
  expect([change?.id, others]).toEqual(['zones-reordered', []])
  return change?.class ?? ''
}

const START = `game Order for 2 players
printed rank of card: number
card each number n in 2..9 named c n
  rank = n
zone hand of player p seen by p
zone attic seen by everyone
log: list of number starts ()
score of player: number starts 0
`
const turn = (...lines: readonly string[]): string =>
  `to match\n  each definition d\n    create d to hand of first of players\n  each player p\n    p must act\nplayer p may lay card c in hand of p at match\nto lay card c by player p\n  move c to row of p\n${lines.map((line) => `  ${line}\n`).join('')}`
const laid = 'card c is laid if c in row or c in shelf\n'

test.each([
  [
    'each for itself',
    turn('each card d in row of p\n    log gains rank of d', 'each card d where d in shelf\n    log gains rank of d'),
  ],
  ['one that stayed and one of both', turn('each card d where d in row or d in attic\n    log gains rank of d')],
  ['how many there are', `${laid}${turn('score of p becomes count of (each laid d)')}`],
  ['whether there is one', `${laid}${turn('if some laid d where rank of d > 4\n    score of p gains 1')}`],
  ['what may be chosen', `${laid}${turn('choose laid d by p', 'move d to hand of p')}`],
  ['what may be done', `${laid}${turn()}player p may lay laid c at match\n`],
])('the order of zones is asked by nobody who goes through %s', (_, rest) => {
  expect(classOf(rest)).toBe('editorial')
})

test.each([
  ['goes through both', `${laid}${turn('each laid d\n    log gains rank of d')}`],
  ['goes through all cards', turn('each card d\n    log gains rank of d')],
  ['moves all of both', `${laid}${turn('move each laid d to attic')}`],
  ['takes the first', `${laid}${turn('log gains (rank of the laid d or 0)')}`],
  ['keeps them in a fact', `${laid}pile-up: list of number = rank of each laid d\n${turn('log becomes pile-up')}`],
  [
    'asks of it in another word',
    `${laid}lead: number = rank of the laid d or 0\nplayer p is led if lead > 4\n${turn('if p is led\n    score of p gains 1')}`,
  ],
  ['draws one by chance', `${laid}${turn('choose laid d by chance', 'move d to hand of p')}`],
  ['forbids by it', `${laid}${turn()}player p cannot lay card c if (rank of the laid d or 0) > 3\n`],
])('the order of zones is asked by what %s', (_, rest) => {
  expect(classOf(rest)).toBe('outcome')
})

test('the order of zones is asked by rules that stand on cards of both', () => {
  const rules = (where: string): string =>
    `${turn()}text of card this where rank of this > 3\n  after lay card c by player p if ${where}\n    log gains rank of this\n`
  expect(classOf(rules('this in row or this in shelf'))).toBe('outcome')
  expect(classOf(rules('rank of c > 3'))).toBe('outcome')
  expect(classOf(rules('this in row'))).toBe('editorial')
})

function resolutionOf(text: string): Parameters<typeof compareGames>[0] {
  const { resolution } = checkForEngine('order.rules', { read: () => text, find: () => null })
  if (resolution === null) throw new Error('it cannot be read')
  return resolution
}
