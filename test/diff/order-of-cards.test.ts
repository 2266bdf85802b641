import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
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

function resolutionOf(text: string): Parameters<typeof compareGames>[0] {
  const { resolution } = checkGame('order.rules', { read: () => text, find: () => null })
  if (resolution === null) throw new Error('it cannot be read')
  return resolution
}
