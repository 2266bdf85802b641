import { expect, test } from 'vitest'
import { witnessesOf } from './witnesses-of.ts'

// A witness is to be a moment that a player recognises: it speaks of what the changed sentence speaks of, and does not
// show the contrary of what that does.

const budget = { milliseconds: 4000, games: 60, seed: 1 }

const arena = `game Arena for 2 players
printed power of card: number
card each number n in 1..6 named n
  power = n
zone hand of player p seen by p
zone field of player p seen by everyone
round-number: number starts 0
hits of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  repeat
    each player p
      turn by p
  until hits of A > 3
  finish
to turn by player p
  round-number gains 1
  phase by p
  phase by p
to phase by player p
  p may act
player p may lay card c in hand of p at phase
to lay card c by player p
  move c to field of p
player p may strike with card c in field of p at phase
  hits of next of p gains 1
`.replace('hits of A > 3', 'some player q where hits of q > 3')

test('what a rule forbids is shown by the move that it forbids', async () => {
  const peace = `${arena}peace: cannot strike if round-number <= 2\n`
  const [told = []] = await witnessesOf([{ old: { 'arena.rules': arena }, new: { 'arena.rules': peace }, budget }])
  expect(told.map(({ rule, witness }) => [rule, witness])).toEqual([
    [
      'peace',
      expect.objectContaining({ where: expect.stringMatching(/^[AB] may strike with 《\d》$/), new: 'refused' }),
    ],
  ])
  expect(told[0]?.witness).not.toHaveProperty('shows')
})

const twos = `variant Twos of Arena
penalty: number starts 0
after lay card c by player p if power of c = 2
  penalty gains 1
struck: instead of turn by player p if penalty > 0
  penalty becomes 0
`
const stacked = `variant Stacked of Arena with Twos
replace struck: instead of turn by player p if penalty > 0
  answer by p
to answer by player p
  p may act
  else
    penalty becomes 0
player p may lay card c in hand of p at answer if power of c = 2
`

test('of variants on each other each sentence is shown by itself, and none by the contrary of what it does', async () => {
  const files = { 'arena.rules': arena, 'twos.rules': twos }
  const [told = []] = await witnessesOf([{ old: files, new: { 'stacked.rules': stacked, ...files }, budget }])
  const shown = told.filter(({ rule }) => rule !== 'penalty')
  expect(shown.map(({ rule, witness }) => [rule, witness.kind])).toEqual([
    ['after-lay', 'found'],
    ['struck', 'found'],
    ['may-lay-2', 'found'],
  ])
  for (const { witness } of shown) expect(witness).not.toHaveProperty('shows', 'contrary')
})

test('what two sentences do together only is looked for in games as well, and shown by what comes in one', async () => {
  const dealt = 'move each card c in hand of first of players where power of c > 3 to hand of next of first of players'
  const files = { 'arena.rules': arena.replace('  repeat\n', `  ${dealt}\n  repeat\n`) }
  const [told = []] = await witnessesOf([{ old: files, new: { 'twos.rules': twos, ...files }, budget }])
  const shown = told.filter(({ rule }) => rule !== 'penalty').map(({ rule, witness }) => ({ rule, ...witness }))
  expect(shown).toMatchObject([
    { rule: 'after-lay', kind: 'found', played: { players: 2 } },
    { rule: 'struck', kind: 'found', played: { players: 2 } },
  ])
  for (const witness of shown) expect(witness).not.toHaveProperty('isMade')
})

/** What shows each change, by the name of its rule. */
async function shownIn(next: string): Promise<Readonly<Record<string, unknown>>> {
  const [told = []] = await witnessesOf([{ old: { 'arena.rules': arena }, new: { 'arena.rules': next }, budget }])
  expect(told).not.toEqual([])
  return Object.fromEntries(told.map(({ rule, witness }) => [rule, witness]))
}

test('cards that are new are shown each by where it lies', async () => {
  const cards = 'card Dragon\n  power = 9\ncard Ghost\n  power = 0\nprinted power'
  const shown = await shownIn(arena.replace('printed power', cards))
  expect(shown).toMatchObject({
    Dragon: { where: 'Dragon in hand of A', old: 'without `Dragon`', new: 'yes', onlyOn: 'new' },
    Ghost: { where: 'Ghost in hand of A', old: 'without `Ghost`', new: 'yes', onlyOn: 'new' },
  })
})

test('cards that are gone are shown by where they lay', async () => {
  expect(await shownIn(arena.replace('1..6', '1..5'))).toMatchObject({
    '《6》': { where: '《6》 in hand of A', old: 'yes', new: 'without `《6》`', onlyOn: 'old' },
  })
})

test('who lays cards somewhere is shown by where they come, not where they are looked at', async () => {
  const gift = 'after lay card c by player p if power of c = 6 and 1 in power of hand of p'
  const laid = '  move each card d in hand of p where power of d = 1 to field of next of p'
  const { 'after-lay': shown } = await shownIn(`${arena}${gift}\n${laid}\n`)
  expect(shown).toMatchObject({ where: expect.stringMatching(/^(《1》 in|count of) field of B/) })
})

test('a zone that is another is said to be spoken of by what else has changed', async () => {
  const common = arena.replace('zone field of player p seen', 'zone field seen').replaceAll('field of p', 'field')
  const { field } = await shownIn(common)
  expect(field).toMatchObject({ kind: 'none', searched: expect.stringContaining('what else has changed speaks of it') })
})

test('which card lies where nobody sees it shows nothing, where something else does', async () => {
  const drawing = arena
    .replace('hits of player', 'zone deck seen by nobody\ndrawn: number = 1\nhits of player')
    .replace(
      'create d to hand of first of players',
      'create d to deck\n  move top of (deck, 3) to hand of first of players',
    )
    .replace('to lay card c by player p\n', '$&  move top of (deck, drawn) to hand of p\n')
  const files = {
    old: { 'arena.rules': drawing },
    new: { 'arena.rules': drawing.replace('drawn: number = 1', 'drawn: number = 0') },
  }
  const [told = []] = await witnessesOf([{ ...files, budget }])
  expect(told.map(({ witness }) => witness)).toEqual([
    expect.objectContaining({ where: expect.not.stringMatching(/in deck|top of deck/) }),
  ])
})
