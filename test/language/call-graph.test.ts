import { expect, test } from 'vitest'
import { CallGraph, type Link } from '../../language/call-graph.ts'
import { checkedAll, marked, said } from './kit.ts'

const GAME = `game Calls for 2 players
card stone
  to polish this by player p
    score of p gains 1
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
  polish first of hand of p
  polish last of hand of p
to polish card c by player p
  during turn
    after lay card d by player q
      score of q gains 1
to lay card c by player p
  move c to pile
player p may lay card c in hand of p at turn
player p may pass-on card c in hand of p at turn
  move c to hand of next of p
no-laying: player p cannot lay card c if count of pile > 3
laid: after lay card c by player p
  polish c by p
when move card c to pile
  turn by first of players
`

/** \`before → step → after\` for the event or sentence at a place of the game. */
function told(place: string): { readonly step: string | null; readonly before: string[]; readonly after: string[] } {
  const { texts, cursor } = marked({ 'Calls.rules': GAME.replace(place.replace('⌖', ''), place) })
  const graph = new CallGraph(checkedAll(texts)[0] ?? fail())
  const step = graph.at(cursor)
  const words = ({ step: { called }, said: spans }: Link): string =>
    `${called} (${spans.map((s) => said(s).split(':')[1]).join(', ')})`
  return {
    step: step?.called ?? null,
    before: step === null ? [] : graph.before(step).map(words),
    after: step === null ? [] : graph.after(step).map(words),
  }
}

function fail(): never {
  throw new Error('the game is not checked')
}

test('an event: who does it, who may, what it does, and what has its say at it', () => {
  expect(told('to tu⌖rn by')).toEqual({
    step: 'turn',
    before: ['match (10)', 'when-move (29)'],
    after: ['polish (14, 15)', 'may-lay (12)', 'pass-on (12)'],
  })
  expect(told('lay⌖ card c by player p\n  move')).toEqual({
    step: 'lay',
    before: ['may-lay (22)'],
    after: ['laid (20)', 'polish (hook) (20)'],
  })
})

test('a word in a sentence leads to its event, and the rest of the sentence to itself', () => {
  expect(told('  po⌖lish c by p').step).toBe('polish')
  expect(told('after lay card c⌖ by player p\n  polish')).toEqual({
    step: 'laid',
    before: ['lay (20)'],
    after: ['polish (27)'],
  })
})

test('what a card does at an event has its say at it', () => {
  expect(told('to polish card⌖ c')).toMatchObject({ before: ['turn (14, 15)', 'laid (27)'] })
})

test('a move that is declared where it is permitted', () => {
  expect(told('may pass-⌖on')).toEqual({ step: 'pass-on', before: ['turn (12)'], after: [] })
})

test('what leads to nothing', () => {
  expect(told('no-lay⌖ing').step).toBeNull()
  expect(told('score of play⌖er').step).toBeNull()
})
