import { describe, expect, test } from 'vitest'
import type { RulesHost } from '../../compiler/compile.ts'
import { declaresVariant } from '../../grammar/declared-name.ts'
import { read, repositoryRules } from '../checks/kit.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { expected, farthest, turned } from './turned.ts'

// Where the seats differ by no more than who begins and who deals, each seat may expect in a game that begins a seat
// further what the one before it may expect otherwise, whoever of them plays better or worse than the rest. By day few games of few; all of rules/ with `npm run test:all`.

/** Standard errors; seeds are fixed, so that a game that stands within them does so at every run. */
const BOUND = 4.5

/** Seeds of the other games. */
const FURTHER = 1_000_001

/** In these the first seat begins, whoever the text calls the first of players. */
const BEGUN_BY_THE_FIRST_SEAT: readonly string[] = ['kuhn-poker', 'old-maid'].map(
  (name) => `rules/${name}/${name}.rules`,
)

const bases = repositoryRules().entries.filter((path) => !declaresVariant(read(path) ?? ''))
const quick = ['euchre', 'president', 'spades'].map((name) => `rules/${name}/${name}.rules`)

describe.each(
  byDay(
    sampledByDay(quick, 1, 'turned'),
    bases.filter((path) => !BEGUN_BY_THE_FIRST_SEAT.includes(path)),
  ),
)('%s', (path) => {
  test('turned by a seat, each seat expects what the one before it did', { timeout: 120_000 * times }, async () => {
    const [straight, further] = [await turned(path, 0), await turned(path, 1)]
    // Who brings nothing has one of the default decks, each seat another: these seats are not alike.
    if (straight.engine.info.decks !== undefined) {
      expect(straight.engine.defaultDecks().length).toBeGreaterThan(1)
      return
    }
    const { from, to } = straight.engine.info.seats
    const players = Math.min(to, Math.max(from, 5))
    const games = 60 * times
    const far = farthest(expected(straight, { players, games }), expected(further, { players, games, seed: FURTHER }))
    expect(far).toBeLessThan(BOUND)
    // Whoever plays otherwise than the rest comes to the same there, as does each of the rest.
    for (let meek = 0; meek < byDay(1, players); meek++) {
      const moved = { players, games, seed: FURTHER, meek: (meek + 1) % players }
      expect(farthest(expected(straight, { players, games, meek }), expected(further, moved)), `${meek}`).toBeLessThan(
        BOUND,
      )
    }
  })
})

/** Ten cards for three: one seat is dealt an odd one, and each card counts. */
const odd = (deal: string): string => `game Odd for 3 players "who is dealt the odd card"
zone deck seen by nobody
zone hand of player p seen by p
card each number n in 1..10 named n
dealer: player starts last of players
to match
  each definition d
    create d to deck
  shuffle deck
${deal}
  first of players may wait by first of players
  each player p
    result of p becomes count of hand of p * 10 + highest of (each number n in 1..3 where n < count of hand of p)
  finish
to wait by player p
  shuffle deck
`

const host = (text: string): RulesHost => ({ read: () => text, find: () => null })

test.each([
  ['  while deck is not empty\n    each player p\n      move top of deck to hand of p', false],
  [
    '  let p = dealer\n  while deck is not empty\n    p becomes left-neighbour of p\n    move top of deck to hand of p',
    true,
  ],
])('a deal is found out that does not begin beside the dealer: %j', async (deal, holds) => {
  const path = 'odd.rules'
  const [straight, further] = [await turned(path, 0, host(odd(deal))), await turned(path, 1, host(odd(deal)))]
  const seated = { players: 3, games: 10 }
  expect(farthest(expected(straight, seated), expected(further, seated)) < BOUND).toBe(holds)
})

/** Whoever leads wins, but the second seat only where it laid the lowest card. */
const unlike = (line: string): string => `game Unlike for 3 players "of one seat something else is asked"
zone deck seen by nobody
zone hand of player p seen by p
zone row seen by everyone
printed rank of card: number
card each number n in 1..12 named n
  rank = n
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of (deck, 4) to hand of p
  each player p from first of players
    turn by p
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to row
  result of p becomes rank of c
${line}
player p may lay card c in hand of p at turn
`

test.each([
  ['', true],
  ['  if seat of p = 2\n    result of p becomes 13 - rank of c', false],
])('a seat is found out of which something else is asked, though all are alike to chance: %j', async (line, holds) => {
  const path = 'unlike.rules'
  const [straight, further] = [await turned(path, 0, host(unlike(line))), await turned(path, 1, host(unlike(line)))]
  const seated = { players: 3, games: 400 }
  const far = farthest(expected(straight, seated), expected(further, { ...seated, seed: FURTHER }))
  expect(far, 'of bots that are alike').toBeLessThan(BOUND)
  const meek = farthest(
    expected(straight, { ...seated, meek: 1 }),
    expected(further, { ...seated, seed: FURTHER, meek: 2 }),
  )
  expect(meek < BOUND).toBe(holds)
})
