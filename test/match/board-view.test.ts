import { expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import { shelfEngine, shelfGames } from '../kit/shelf-games.ts'
import { specimen } from '../kit/specimen.ts'

const GAME = `game Rows for 2 players "a board that says how it is laid"

printed worth of card: number
card Nine
  worth = 9
card Two
  worth = 2
card Five
  worth = 5

zone hand of player p seen by p
zone secret seen by nobody
zone pile seen by everyone
score of player: number starts 0
passed: number starts 3
all-in-all: number = sum of (score of each player p)

board shows all-in-all
board leaves out passed, secret
board sorts hand by worth

to match
  each player p
    each definition d
      create d to hand of p
  create Nine to secret
  repeat
    each player p
      p must act
  until hand of first of players is empty
  finish

to lay card c by player p
  move c to pile
  score of p gains worth of c

any: player p may lay card c in hand of p at match
`

test('the board of a seat is its view as the rules lay it: sorted, and without what they leave out', async () => {
  const { engine } = await specimen(GAME)
  const match = Match.open(engine, { seed: 3 })
  const [view, board] = [match.view(0), match.board(0)]
  // A number that the rules do not show is there once it says something.
  expect(board.facts).toEqual([{ name: 'all-in-all', seat: null, value: '0' }])
  expect(board.zones.map(({ name, seat, cards }) => `${name} ${seat} ${cards.length}`)).toEqual([
    'hand A 3',
    'hand B 3',
    'pile null 0',
  ])
  const hands = view.zones['hand'] as Readonly<Record<string, readonly { handle: string; card: string | null }[]>>
  const named = board.zones[0]?.cards.map(({ handle }) => hands['A']?.find((card) => card.handle === handle)?.card)
  expect(named).toEqual(['Two', 'Five', 'Nine'])
  // Of what others hold the order says nothing: it is that of the handles.
  expect(board.zones[1]?.cards.map(({ handle }) => handle)).toEqual(hands['B']?.map(({ handle }) => handle))
  expect(JSON.stringify(match.board(1))).not.toBe(JSON.stringify(board))
})

test('no board of a shipped game says a number of what a player does not have yet', async () => {
  const daifugo = shelfGames.find(({ name }) => name === 'Daifugo') ?? expect.fail('no such game')
  const match = Match.open(await shelfEngine(daifugo.path), { seed: 3, players: 3 })
  const places = (): string[] => match.board(0).facts.flatMap(({ name, value }) => (name === 'place' ? [value] : []))
  expect(places()).toEqual([])
  while (match.results === null && places().length === 0) {
    const [seat = 0] = match.asked
    match.timeOut(seat, match.stepOf(seat), 'random', Math.random)
  }
  expect(places().toSorted()).toEqual(['1', '2', '3'])
})
