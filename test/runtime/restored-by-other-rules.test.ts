import { expect, test } from 'vitest'
import { newRecord, recordedChoice, restore, savedGame } from '../../runtime/replay.ts'
import { specimen } from '../kit/specimen.ts'

const rules = (...more: readonly string[]): string => `game Rows for 2 players
card each number n in 2..9 named n ♣
  rank = n
printed rank of card: number
rank-limit of player: number = 2
zone hand of player p seen by p
zone row seen by everyone
to match
  each definition d
    create d to hand of first of players
  lay by first of players
  first of players must act
player p may put card c in hand of p at match
to lay by player p
  announce
    choose card c in hand of p where rank of c >= rank-limit of p by p
    put c by p
to put card c by player p
  move c to row
${more.join('\n')}
`

/** A game in which A lays a four and puts a five. */
async function saved() {
  const { engine } = await specimen(rules())
  const setup = { seed: 1, players: 2, options: {} }
  const state = engine.setup(setup)
  const choices = ['4♣', 'put 5♣'].map((words) => {
    const choice = engine.choices(state).find((each) => engine.describe(state, each) === words) ?? -1
    const recorded = recordedChoice(engine, state, choice)
    engine.apply(state, choice)
    return recorded
  })
  return savedGame(engine, { ...newRecord(engine, setup), choices }, state)
}

test.each([
  [
    'a move',
    ['[five.1] no-five: player p cannot put card c if rank of c = 5'],
    /at choice 2: .* \[five\.1\]; refused by no-five \(specimen\.rules:20\)/,
  ],
  [
    'what an answer leads to',
    ['[four.1] no-four: player p cannot put card c if rank of c = 4'],
    /at choice 1: .* \[four\.1\]; refused by no-four \(specimen\.rules:20\)/,
  ],
  [
    'an answer',
    ['high: truth = yes', 'except rank-limit of player p = 6 if high'],
    /at choice 1: .*; lay \(specimen\.rules:16\) takes other answers/,
  ],
])('a rule that refuses %s is named with the choice at which records part', async (_, more, said) => {
  const { engine } = await specimen(rules(...more))
  const save = await saved()
  expect(() => restore(engine, save)).toThrow(said)
})

test('a zone that is called otherwise by now is found by what lies in it', async () => {
  const renamed = rules().replaceAll('zone row ', 'zone won-cards ').replaceAll(' to row', ' to won-cards')
  const { engine } = await specimen(renamed)
  const state = restore(engine, await saved())
  expect(engine.position(state).zones['won-cards']).toHaveLength(2)
})

test('another zone that the rules had already is none that is called otherwise', async () => {
  const elsewhere = rules('zone pile seen by everyone').replaceAll(' to row', ' to pile')
  const { engine } = await specimen(elsewhere)
  const save = await saved()
  expect(() => restore(engine, save)).toThrow(/after choice 2 it is elsewhere: .* holds/)
})
