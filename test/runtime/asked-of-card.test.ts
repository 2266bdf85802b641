import { describe, expect, test } from 'vitest'
import { linesOf } from '../../runtime/match/lines.ts'
import { Match } from '../../runtime/match/match.ts'
import { withCardAsked } from '../../runtime/words/asked-words.ts'
import { choicesAsShown, choicesInWords } from '../../runtime/words/choices-in-words.ts'
import { specimen } from '../kit/specimen.ts'

const game = (text: string, asking = ''): string => `game Aim for 2 players

type suit: ♣
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 3..4 named n s
  suit = s
  rank = n
card wand
  suit = ♣
  rank = 2
  ${text}
zone table seen by everyone
zone hand of player p seen by p

to match
  create wand to hand of first of players
  create 3♣ to table
  create 4♣ to table
  aim first of hand by last of players
  finish
to aim card c by player p
  ${asking}
`

/** What who is asked reads beside the question, what the other would, and what both are told of the answer. */
async function asked(rules: string): Promise<{ read: string[]; told: string[][] }> {
  const { engine } = await specimen(rules)
  const s = engine.setup({ seed: 1, players: 2, log: true })
  s.log = []
  const read = [0, 1].map((seat) => withCardAsked('', engine.parts, s, seat))
  engine.apply(s, engine.choices(s)[0] ?? Number.NaN)
  return { read, told: [0, 1].map((seat) => linesOf(engine, s, s.log ?? [], seat).map(({ words }) => words)) }
}

test('lines of `choose one of` are read in words, and saved as they stand', async () => {
  const lines = `choose one of by p
    - choose card d in table where rank of d > 2
      move d to hand of p
    - choose 1..2 card d in hand of p by p
      move d to table
    - each card d in table
      move d to hand of p
    - move c to table
    - rest-now`
  const { engine } = await specimen(`${game('', lines)}to rest-now\n`)
  const s = engine.setup({ seed: 1, players: 2, log: true })
  s.log = []
  const read = [
    'choose a card in table and move it to hand of p',
    'choose 1 to 2 cards in hand of p and move them to table',
    'move each card in table to hand of p',
    'move c to table',
    'rest-now',
  ]
  expect([...choicesAsShown(engine, s, 1).keys()]).toEqual(read)
  expect([...choicesInWords(engine, s, 1).keys()].slice(0, 1)).toEqual(['choose card d in table where rank of d > 2'])
  engine.apply(s, engine.choices(s)[0] ?? Number.NaN)
  expect(linesOf(engine, s, s.log ?? [], 1)[0]?.words).toBe(`B: ${read[0] ?? ''}`)
})

describe('the card that a question is about', () => {
  const text = `to aim this by player p
    move this to table
    choose card c in table where rank of c > 2 by p
    move this to hand of p`
  const event = 'move c to table\n  choose card d in table where d != c by p\n  move c to hand of p'

  test('is the one whose text asks, or that of the event which asks', async () => {
    for (const rules of [game(text), game('', event)])
      expect(await asked(rules)).toEqual({
        read: [' (wand)', ' (wand)'],
        told: expect.arrayContaining([expect.arrayContaining(['B (wand): 3♣'])]),
      })
  })

  test('is told to nobody who does not see it', async () => {
    const hidden = 'choose card d in table by p\n  move c to table'
    const { read, told } = await asked(game('', hidden))
    expect(read).toEqual([' (wand)', ''])
    expect(told.map(([first]) => first)).toEqual(['B (wand): 3♣', 'B: 3♣'])
  })

  test('is not followed through a shuffle', async () => {
    const mixed = `move c to table
  shuffle table
  choose card d in table by p
  move d to hand of p`
    const { read, told } = await asked(game('', mixed))
    expect(read).toEqual(['', ''])
    expect(told[1]?.[0]).toMatch(/^B: /)
  })

  test('stands in the sentence of the question, and in views by its handle', async () => {
    const rules = game(text).replace('zone table', 'tell choose c at aim by player p as "{p} aims"\nzone table')
    expect((await asked(rules)).told[0]?.[0]).toBe('B aims (wand): 3♣')
    const { engine } = await specimen(rules)
    const { decision, zones } = Match.open(engine, { seed: 1 }).view(1)
    const wand = Object.values(zones)
      .flat()
      .find((card) => 'card' in card && card.card === 'wand')
    expect(decision?.card).toBe(wand?.handle)
  })
})
