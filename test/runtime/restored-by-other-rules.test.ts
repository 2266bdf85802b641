import { describe, expect, test } from 'vitest'
import { Match } from '../../runtime/match/match.ts'
import { adopted, newRecord, recordedChoice, restore, savedGame } from '../../runtime/records/replay.ts'
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
  weight of c becomes rank of c
weight of card in row: number starts 0
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
    /at choice 2: .* \[five\.1\]; refused by no-five \(specimen\.rules:22\)/,
  ],
  [
    'what an answer leads to',
    ['[four.1] no-four: player p cannot put card c if rank of c = 4'],
    /at choice 1: .* \[four\.1\]; refused by no-four \(specimen\.rules:22\)/,
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
  const renamed = rules().replaceAll(/\brow\b/g, 'won-cards')
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

describe('values of types that are called otherwise by now', () => {
  const hued = (...hues: readonly string[]): string =>
    rules(
      `type hue: ${hues.join(', ')}`,
      'favoured: hue or none starts none',
      'hue-of of card in row: hue or none starts none',
      'zone heap of hue h seen by everyone',
      'player p may paint hue h at match',
      `to paint hue h by player p`,
      '  choose hue k by p',
      '  favoured becomes k',
      `  hue-of of first of row becomes ${hues[0]}`,
      `  move first of hand of p to heap of ${hues[2]}`,
    ).replace('  first of players must act', '  first of players must act\n  first of players must act')

  /** A game in which A lays a four and paints. */
  async function painted(...hues: readonly string[]) {
    const { engine } = await specimen(hued(...hues))
    const match = Match.open(engine, { seed: 1 })
    for (const words of ['4♣', `paint ${hues[1]}`, hues[1]]) {
      const found = match.view(0).decision?.choices.find((each) => each.words === words)
      if (found === undefined) throw new Error(`${words} is not offered`)
      match.answer(0, match.step, found.move)
    }
    return match.save()
  }

  test('are found by what is offered, by what facts say, and by what lies in zones of each', async () => {
    const save = await painted('red', 'green', '《deep blue》')
    const { engine } = await specimen(hued('rouge', 'vert', 'bleu'))
    const restored = Match.restore(engine, save)
    expect(restored.save().game.choices.map(({ choice }) => choice)).toEqual(['4♣', 'paint vert', 'vert'])
    expect(restored.save().game.position).toMatchObject({ facts: { favoured: 'vert' } })
  })

  test('are none where what they say of the cards is another value that was there before', async () => {
    const save = await painted('red', 'green', 'blue')
    const { engine } = await specimen(hued('green', 'red', 'blue'))
    expect(() => Match.restore(engine, save)).toThrow(/it is elsewhere|no longer holds/)
  })

  test('are none where another card bore the value all along, since two that differed would be one', async () => {
    const save = await painted('red', 'green', 'blue')
    const { engine } = await specimen(hued('green', 'pink', 'blue'))
    expect(() => Match.restore(engine, save)).toThrow(/it is elsewhere/)
  })
})

describe('events and facts of cards that are called otherwise by now', () => {
  test('are found by what is offered, and by what is said of the cards', async () => {
    const { engine } = await specimen(
      rules()
        .replaceAll(/\bput\b/g, 'play-out')
        .replaceAll('weight', 'load'),
    )
    const own = adopted(engine, await saved())
    expect(own.choices.map(({ choice }) => choice)).toEqual(['4♣', 'play-out 5♣'])
    expect(own.position?.zones['row']).toMatchObject([{ facts: { load: '4' } }, { facts: { load: '5' } }])
  })

  test('of several events that are offered with the same it is the one that leads to the same', async () => {
    const { engine } = await specimen(
      rules(
        'player p may toss card c in hand of p at match',
        '  delete c',
        'player p may show-off card c in hand of p at match',
        '  weight of c becomes 9',
      ).replaceAll(/\bput\b/g, 'play-out'),
    )
    expect(adopted(engine, await saved()).choices.at(-1)?.choice).toBe('play-out 5♣')
  })

  test('are none where no event leads to the same, or a fact says something else', async () => {
    const tossed = await specimen(
      rules('player p may toss card c in hand of p at match', '  delete c').replace(/^player p may put .*\n/mu, ''),
    )
    const save = await saved()
    expect(() => restore(tossed.engine, save)).toThrow(/at choice 2: A is not offered "put 5♣"/)
    const heavier = await specimen(rules().replaceAll('weight', 'load').replace('becomes rank of c', 'becomes 1'))
    expect(() => restore(heavier.engine, save)).toThrow(/after choice 2 it is elsewhere: /)
  })

  test('are none where the rules have the old name as well', async () => {
    const { engine } = await specimen(
      rules('load of card in row: number starts 0').replace('  weight of c becomes', '  load of c becomes'),
    )
    const save = await saved()
    expect(() => restore(engine, save)).toThrow(/after choice 2 it is elsewhere: /)
  })

  test('an event that asks is found by who is asked, and a match goes on in its own words', async () => {
    const asking = (name: string): string =>
      rules(`to ${name} by player p`, '  p must act')
        .replace('at match\n', `at ${name}\n`)
        .replace('  first of players must act', `  ${name} by first of players\n  ${name} by first of players`)
    const old = await specimen(asking('turn'))
    const match = Match.open(old.engine, { seed: 1 })
    for (const n of [0, 1]) match.answer(0, n, 0)
    const { engine } = await specimen(asking('go').replaceAll(/\bput\b/g, 'play-out'))
    const restored = Match.restore(engine, match.save())
    expect(restored.view(0).decision?.choices[0]?.words).toMatch(/^play-out /)
    expect(restored.step).toBe(2)
  })
})
