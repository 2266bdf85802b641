import { expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import { specimen } from '../kit/specimen.ts'

const GAME = `game Layers for 2 players "lay some, or pass"

card One
card Two
card Three

zone hand of player p seen by p
zone pile seen by everyone

to match
  each player p
    each definition d
      create d to hand of p
  repeat
    each player p
      p may act
  until hand of first of players is empty
  finish

to lay by player p
  choose 1..2 card c in hand of p as laid by p
  move laid to pile

any: player p may lay at match
`

test('whoever may lay cards is told which ones come next, by handles of his own; who is not asked nothing', async () => {
  const { engine } = await specimen(GAME)
  const match = Match.open(engine, { seed: 1 })
  const hand = (match.view(0).zones['hand'] as Readonly<Record<string, readonly { readonly handle: string }[]>>)['A']
  const words = match.view(0).decision?.choices.map((choice) => choice.words)
  expect(words).toEqual(['lay', 'pass'])
  expect(match.nextCards(0).map((cards) => [...cards].sort())).toEqual([hand?.map(({ handle }) => handle).sort(), []])
  expect(match.nextCards(1)).toEqual([])
  match.answer(0, 0, 0)
  // Here each choice is about a card itself.
  expect(match.nextCards(0).every((cards) => cards.length === 0)).toBe(true)
})
