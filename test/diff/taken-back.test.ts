import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { whereTold } from '../../compiler/diff/render/witness-lines.ts'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { readingWithout } from '../../cli/diff/witness/reading-without.ts'
import type { ReadVersion } from '../../cli/diff/witness/verify-examples.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { compareGames } from '../../compiler/diff/compare-games.ts'
import { witnessesOf } from './witnesses-of.ts'

// What several changes do together is told of each of them: each is taken back alone, in the new version's text.

const budget = { milliseconds: 20_000, games: 60, seed: 1 }

const quiet = `game Quiet for 2 players
printed cost of card: number
zone hand of player p seen by p
gold of player: number starts 0
to match
  each player p
    p must act
to use card c by player p
player p may use card c in hand of p at match
card Coin
  cost = 1
  after use this by player p
    gold of p gains 3
card Gem
  cost = 2
text of card this where cost of this = 1
  rich: after use this by player p
    gold of p gains 10
  poor: after use this by player p
    gold of p loses 1
`
const richer = quiet.replace('gains 10', 'gains 20')
const [blockless = ''] = richer.split('  poor:')

const variant = `variant Quieter of Quiet
replace rich: after use this by player p
  gold of p gains 20
remove poor
`

const told = async (old: Record<string, string>, next: Record<string, string>): Promise<object> => {
  const [all = []] = await witnessesOf([{ old, new: next, budget }])
  return Object.fromEntries(
    all.map(({ rule, witness }) => [
      rule,
      witness.kind === 'found' ? inEnglish(whereTold(witness)).replace(/[AB]/, 'A') : 'none',
    ]),
  )
}

const both = { rich: 'gold of A = 23 (together with poor)', poor: 'gold of A = 23 (together with rich)' }

test('a rule that was taken out of a block is put back where it stood', async () => {
  expect(await told({ 'quiet.rules': quiet }, { 'quiet.rules': blockless })).toEqual(both)
})

test('a rule that a variant takes away is there again without the line that does', async () => {
  const files = { 'quieter.rules': variant, 'quiet.rules': quiet }
  expect(await told({ 'quieter.rules': 'variant Quieter of Quiet\n', 'quiet.rules': quiet }, files)).toEqual(both)
})

test('what is gone with its block stands in a block of its own again, and not in another', async () => {
  const less = quiet.replace('gains 3', 'gains 4').replace(/text of card this[^]*/, '')
  expect(
    await told({ 'quiet.rules': quiet.replace('cost of this = 1', 'cost of this = 2') }, { 'quiet.rules': less }),
  ).toEqual({
    'after-use': 'gold of A = 4',
    rich: 'gold of A = 0 (together with poor)',
    poor: 'gold of A = 0 (together with rich)',
  })
})

test('what was written over in several lines is there again as a whole, so that each `without it` is that version', async () => {
  const pack = (begin: string, more: string): string => `game Pack for 2 players
printed cost of card: number
card Coin
  cost = 1
card Gem
  cost = 2
zone pile of player p seen by p
gold of player: number starts 0
coins: number = 4
gems: number = 2
to match
  each player p
    begin by p
  each player p
    p may act
to begin by player p
${begin}
to ring by player p
  gold of p gains ${more}
player p may ring at match
`
  const counted = `  let n = coins
  while n > 0
    create Coin to pile of p
    n loses 1
  let m = gems
  while m > 0
    create Gem to pile of p
    m loses 1`
  const gone = `  each number i in 2..(coins + 1)
    create Coin to pile of p
  each number i in 2..(gems + 1)
    create Gem to pile of p`
  const [old, next, without] = [pack(counted, '1'), pack(gone, '2'), pack(counted, '2')]
  const reading = await readingOf(next)
  const change = compareGames((await readingOf(old)).loaded.resolution, reading.loaded.resolution).find(
    ({ rule }) => rule === 'begin',
  )
  if (change === undefined) throw new Error('it is not told that `begin` has changed')
  const found = await readingWithout(reading, change, null)
  expect(found?.host.read('pack.rules')).toBe(without)
  expect(await told({ 'pack.rules': old }, { 'pack.rules': next })).toMatchObject({ begin: 'none' })
})

async function readingOf(text: string): Promise<ReadVersion> {
  const host = { read: (path: string) => (path === 'pack.rules' ? text : null), find: () => null }
  const loaded = await loadVersion('pack.rules', host, evaluated)
  if (loaded === null) throw new Error('it does not compile')
  return { path: 'pack.rules', host, loaded }
}

const coins = `game Coins for 2 players
printed cost of card: number
card each number n in 1..3 named n
  cost = n
zone hand of player p seen by p
zone pile of player p seen by everyone
gold of player: number starts 0
worth of card c: number = cost of c
low: except worth of topped c = 9
card c is topped if some player p where c in pile of p and count of pile of p > 1
to match
  each player p
    p may act
  each player p
    pay by p
player p may lay card c in hand of p at match
to lay card c by player p
  move c to pile of p
to pay by player p
  gold of p gains sum of worth of pile of p
`

const cheap = 'replace worth of card c: number = cost of c + 1\nremove low\nremove topped\n'

test.each([
  ['variant', { 'cheap.rules': `variant Cheap of Coins\n${cheap}`, 'coins.rules': coins }],
  [
    'edited text',
    { 'coins.rules': coins.replace('= cost of c\n', '= cost of c + 1\n').replace(/low: [^]*(?=to match)/, '') },
  ],
])('of an exception that is removed together with the word it names a %s shows what it did', async (_, next) => {
  const [name = ''] = Object.keys(next)
  const old = { [name]: 'variant Cheap of Coins\n', 'coins.rules': coins }
  const all = await told(old, next)
  expect(all).toMatchObject({ low: expect.stringMatching(/^(worth of 《\d》|gold of A) = \d+$/) })
})

test('what a variant adds to instructions is taken back with the line that says where', async () => {
  const poor = `variant Poor of Coins
taken: set of player starts ()
add before pay in match
  gold of p loses count of taken
after lay card c by player p
  taken gains p
`
  const files = { 'poor.rules': poor, 'coins.rules': coins }
  const all = await told({ 'poor.rules': 'variant Poor of Coins\n', 'coins.rules': coins }, files)
  expect(all).toMatchObject({ match: expect.stringMatching(/^gold of A = -?\d+$/) })
})
