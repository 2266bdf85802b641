import { seatName } from '../../runtime/engine.ts'
import { expect, test } from 'vitest'
import { Course } from '../../studio/play/course.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import type { Viewer } from '../../studio/play/table.ts'
import { viewTable } from '../../studio/play/view-table.ts'
import { specimen } from '../kit/specimen.ts'

const GAME = `game Rest for 2 players "what lies aside is nobody's business"
card Coin
zone hand of player p seen by p
zone aside seen by nobody
board leaves out aside
to match
  each player p
    create Coin to hand of p
    create Coin to aside
    p must act
  finish
to pay card c by player p
  move c to aside
any: player p may pay card c in hand of p at match
`

test('a table has the zones that boards show, and all of them for who sees everything', async () => {
  const { engine } = await specimen(GAME)
  const course = new Course(engine, engine.setup({ seed: 1, players: 2, log: true }))
  const sheet = { zones: [], faces: [] } as unknown as GameSheet
  const zonesFor = (viewer: Viewer) => viewTable(course, sheet, viewer).zones.map(({ key }) => key)
  expect(zonesFor(0)).toEqual(['hand of A', 'hand of B'])
  expect(zonesFor('all')).toEqual(['hand of A', 'hand of B', 'aside'])
})

const HAND = `game Held for 2 players "a hand is held by rank"
type suit: ♠, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..3 named n s
  suit = s
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
board sorts hand by rank, then suit
to match
  each definition d
    create d to hand of first of players
  first of players must act
  finish
to play card c by player p
  move c to pile
to sleep by player p
any: player p may play card c in hand of p at match
rest: player p may sleep at match
`

test('choices are listed as the cards lie that they are about, and taken by their own places', async () => {
  const { engine } = await specimen(HAND)
  const course = new Course(engine, engine.setup({ seed: 1, players: 2, log: true }))
  const sheet = { zones: [], faces: [] } as unknown as GameSheet
  const choices = viewTable(course, sheet, 0).question?.choices ?? []
  expect(choices.map(({ words }) => words)).toEqual([
    'play 1♠',
    'play 1♥',
    'play 2♠',
    'play 2♥',
    'play 3♠',
    'play 3♥',
    'sleep',
  ])
  expect(choices.map(({ place }) => place)).toEqual([0, 3, 1, 4, 2, 5, 6])
})

test('a hand lies in the order of the board, and else in which the rules list the cards', async () => {
  const handIn = async (text: string, viewer: Viewer): Promise<string[]> => {
    const { engine } = await specimen(text)
    const zones = engine.info.zones.map(({ name }) => ({ seenBy: name === 'hand' ? 'owner' : 'everyone' }))
    const sheet = { zones, faces: [] } as unknown as GameSheet
    const course = new Course(engine, engine.setup({ seed: 1, players: 2, log: true }))
    const hand = viewTable(course, sheet, viewer).zones.find(({ key }) => key === 'hand of A')
    return (hand?.cards ?? []).map(({ face }) => engine.info.cards[face ?? -1] ?? '')
  }
  const dealt = '    create d to hand of first of players\n'
  const unsorted = HAND.replace('board sorts hand by rank, then suit\n', '').replace(
    dealt,
    `${dealt}  shuffle hand of first of players\n`,
  )
  expect(await handIn(HAND, 0)).toEqual(['1♠', '1♥', '2♠', '2♥', '3♠', '3♥'])
  expect(await handIn(HAND, 'all')).toEqual(['1♠', '1♥', '2♠', '2♥', '3♠', '3♥'])
  expect(await handIn(unsorted, 0)).toEqual(['1♠', '2♠', '3♠', '1♥', '2♥', '3♥'])
})

/** The game is over at once, with these results; two by two on one side where it says so. */
const ending = (results: readonly number[], more = ''): string => `game Ending for ${results.length} players
${more}
to match
${results.map((result, seat) => `  result of left-neighbour of (first of players, ${seat}) becomes ${result < 0 ? `0 - ${-result}` : result}`).join('\n')}
  finish
`
const SIDES = 'side of player p: number = seat of p mod 2'

test.each([
  ['one alone', ending([3, 1, 2, 0]), { isDrawn: false, first: [0] }, '1A3 2C2 3B1 4D0'],
  ['all of a side', ending([3, 1, 3, 1], SIDES), { isDrawn: false, first: [0, 2] }, '1A3 1C3 2B1 2D1'],
  [
    'all of a side, also who has less',
    ending([3, 1, 2, 1], SIDES),
    { isDrawn: false, first: [0, 2] },
    '1A3 1C2 2B1 2D1',
  ],
  ['two sides alike', ending([3, 3, 3, 3], SIDES), { isDrawn: true, first: [0, 1, 2, 3] }, '1A3 1B3 1C3 1D3'],
  ['two of three alike', ending([2, 2, 1]), { isDrawn: true, first: [0, 1] }, '1A2 1B2 3C1'],
  ['nobody, of one', ending([5]), { isDrawn: false, first: [] }, '1A5'],
])('the end of a game says who won, and everybody by place: %s', async (_, text, won, places) => {
  const { engine } = await specimen(text)
  const players = engine.info.seats.from
  const course = new Course(engine, engine.setup({ seed: 1, players, log: true }))
  const { ending: end } = viewTable(course, { zones: [], faces: [] } as unknown as GameSheet, 'all')
  expect(end).toMatchObject(won)
  expect(end?.places.map(({ place, seat, result }) => `${place}${seatName(seat)}${result}`).join(' ')).toBe(places)
  expect(new Set(end?.places.map(({ side }) => side)).size).toBe(text.includes(SIDES) ? 2 : 1)
})
