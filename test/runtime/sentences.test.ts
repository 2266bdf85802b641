import { describe, expect, test } from 'vitest'
import { arrangedBoard } from '../../runtime/words/arranged-board.ts'
import type { BaseState, Seat } from '../../runtime/engine.ts'
import { exactLinesOf, linesOf } from '../../runtime/match/lines.ts'
import { numberChanges } from '../../runtime/words/number-changes.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { specimen } from '../kit/specimen.ts'

const game = (lines: string): string => `game Pay for 2 to 4 players

type suit: ♣, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..5 named n s
  suit = s
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone

stack of player: number starts 10
turns: number starts 0
heat of card in pile: number starts 0
pot: number = 10 * count of players - sum of stack of players
worth of card c: number = 0 - rank of c

${lines}

to match
  each definition d
    create d to deck
  shuffle deck
  while count of deck > 2
    each player p
      move top of deck to hand of p
  repeat
    each player p
      turn by p
  until hand is empty
  finish
to turn by player p
  turns gains 1
  p must act
to play card c by player p
  move c to pile
  heat of c becomes turns
  pay 1 by p
to hand-on card c by player p
  move c to hand of next of p
to pay number n by player p
  stack of p loses n
player p may play card c in hand of p at turn
player p may hand-on card c in hand of p at turn
`

const lines = (engine: FullEngine<BaseState>, s: BaseState, viewer?: Seat): string[] =>
  linesOf(engine, s, s.log ?? [], viewer).map(({ words }) => words)

/** Begins the game, and then takes the first choice that begins with these words. */
async function played(
  rules: string,
  words?: string,
  players = 2,
): Promise<{ engine: FullEngine<BaseState>; s: BaseState }> {
  const { engine } = await specimen(game(rules))
  const s = engine.setup({ seed: 2, players, log: true })
  if (words === undefined) return { engine, s }
  s.log = []
  const choice = engine.choices(s).find((each) => engine.describe(s, each).startsWith(words))
  engine.apply(s, choice ?? Number.NaN)
  return { engine, s }
}

describe('what happened in sentences', () => {
  const deal = `tell nothing of create, shuffle
tell move card c from deck to hand of player p as "{p} draws {c}"`

  test('cards that are dealt in turn are told together, by name to who sees them', async () => {
    const { engine, s } = await played(deal)
    const [own, other] = [lines(engine, s, 0), lines(engine, s, 1)]
    expect(own[0]).toMatch(/^A draws \d[♣♥], \d[♣♥], \d[♣♥]$/u)
    expect(own[1]).toBe('B draws 3 cards')
    expect(other[0]).toBe('A draws 3 cards')
    expect(lines(engine, s)[1]).toBe(other[1])
  })

  test('an event that was chosen is told in place of the answer, and of what follows nothing that is left out', async () => {
    const { engine, s } = await played(
      `tell play card c by player p as "{p} plays {c}"
tell pay number n by player p as "{p} pays {n chip|chips}"
tell nothing of turn, move to pile`,
      'play',
    )
    const [card] = engine.observe(s, 1).zones['pile'] ?? []
    expect(lines(engine, s, 1)).toEqual([`A plays ${card?.card ?? ''}`, 'A pays 1 chip'])
    expect(exactLinesOf(engine, s, s.log ?? [], 1).map(({ words }) => words)).toEqual([
      `A: play ${card?.card ?? ''}`,
      `move ${card?.card ?? ''} from hand of A to pile`,
      'pay 1 by A',
      'turn by B',
    ])
  })

  test('a card that somebody did not see is a card to them, for ever', async () => {
    const { engine, s } = await played(`tell hand-on card c by player p as "{p} gives {c}"`, 'hand-on', 3)
    expect(lines(engine, s, 0)[0]).toMatch(/^A gives \d[♣♥]$/u)
    expect(lines(engine, s, 1)[0]).toMatch(/^A gives \d[♣♥]$/u)
    expect(lines(engine, s, 2)[0]).toBe('A gives a card')
  })

  test.each([
    ['in the words of the event', '', 'show X, X to A, B, C'],
    ['in a sentence that does not say to whom', 'tell show card c as "shown: {c}"', 'shown: X, X'],
  ])('what is shown to several is told once: %s', async (_, sentence, words) => {
    const reveal = `${sentence}
to reveal by player p
  show hand of p to players
player p may reveal at turn
tell nothing of turn`
    const { engine, s } = await played(reveal, 'reveal', 3)
    for (const viewer of [0, 1, undefined])
      expect(lines(engine, s, viewer).map((line) => line.replaceAll(/\d[♣♥]/gu, 'X'))).toEqual(['A: reveal', words])
    expect(exactLinesOf(engine, s, s.log ?? [])).toHaveLength(1 + 2 * 3 + 1)
  })

  test('of what is shown to each alone it is not told to others whether it is the same', async () => {
    const confide = `to confide card c by player p
  show c to next of p
  show c to next of (p, 2)
player p may confide card c in hand of p at turn
tell nothing of turn`
    const { engine, s } = await played(confide, 'confide', 4)
    expect(lines(engine, s, 3).slice(1)).toEqual(['show a card of hand of A to B', 'show a card of hand of A to C'])
    expect(lines(engine, s, 1).slice(1)).toEqual([expect.stringMatching(/^show \d[♣♥] to B, C$/u)])
  })

  test('the last sentence that fits is told: a value, a zone and whose it is are part of what fits', async () => {
    const { engine, s } = await played(
      `tell pay number n by player p as "{p} pays {n}"
tell pay 1 by player p as "{p} antes"
tell move card c to pile as "{c} lies open"
tell move card c from hand of player p to pile as "{c} leaves {p}"
tell nothing of turn`,
      'play',
    )
    expect(
      lines(engine, s, 1)
        .slice(1)
        .map((words) => words.replace(/\d[♣♥]/u, 'X')),
    ).toEqual(['X leaves A', 'A antes'])
  })
})

describe('what is asked in sentences', () => {
  const asking = (sentences: string): string => `game Gift for 2 players

type suit: ♣
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 2..5 named n s
  suit = s
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone

${sentences}
board sorts hand by suit, then rank

to match
  each definition d
    create d to deck
  move top of (deck, 2) to hand of first of players
  lay by first of players
  finish
to lay by player p
  choose card c in hand of p as laid by p
  move laid to pile
  p may draw by p
  choose one of by p
    - draw by p
    - move first of pile to deck
to draw by player p
  move top of deck to hand of p
`

  /** What is asked, and then, in front of the answer, what is told of it. */
  async function through(sentences: string): Promise<{ asked: (string | undefined)[]; told: string[] }> {
    const { engine } = await specimen(asking(sentences))
    const s = engine.setup({ seed: 2, players: 2, log: true })
    s.log = []
    const asked: (string | undefined)[] = []
    while (s.ask !== 0) {
      asked.push(engine.decision(s)?.said)
      engine.apply(s, engine.choices(s)[0] ?? Number.NaN)
    }
    const told = linesOf(engine, s, s.log ?? []).flatMap(({ kind, words }) => (kind === 'answer' ? words : []))
    return { asked, told }
  }

  test('by what is chosen, by what may happen, and by who is asked', async () => {
    const { asked, told } = await through(`tell choose laid at lay by player p as "{p} lays a card"
tell may draw at lay by player q as "may {q} draw"`)
    expect(asked).toEqual(['A lays a card', 'may A draw', undefined])
    expect(told).toEqual([
      expect.stringMatching(/^A lays a card: \d♣$/u),
      'may A draw: yes',
      expect.stringMatching(/^A: draw/u),
    ])
  })

  test('for all that are asked so in a text, where nothing is named; of several the last', async () => {
    const { asked } = await through(`tell may at lay as "will it be more"
tell choose at lay as "one or the other"
tell choose c at lay by player p as "which of them, {p}?"`)
    expect(asked).toEqual(['which of them, A?', 'will it be more', 'one or the other'])
  })

  test('what is chosen in an event of which nothing is told is told before anybody is asked, and once', async () => {
    const { told } = await through(`tell nothing of lay, move to pile, draw`)
    expect(told).toEqual([expect.stringMatching(/^A: \d♣$/u)])
    const { told: ofMoves } = await through(`tell nothing of lay, draw`)
    expect(ofMoves).toEqual([])
    const { told: ofNothing } = await through(`tell nothing of lay, draw, move to pile, move to hand`)
    expect(ofNothing).toEqual([expect.stringMatching(/^A: \d♣$/u), 'A: draw'])
  })

  test('nothing of a question is told in front of what follows, and it is asked as before', async () => {
    const { asked, told } = await through(`tell choose laid at lay by player p as "{p} lays a card"
tell nothing of lay, move to pile, draw
tell nothing of choose laid at lay`)
    expect(asked).toEqual(['A lays a card', undefined, undefined])
    expect(told).toEqual([])
    const { told: again } = await through(`tell nothing of choose at lay
tell choose laid at lay as "a card is laid"`)
    expect(again).toEqual([expect.stringMatching(/^a card is laid: /u), 'A: yes'])
  })

  test('of a card that lies with another player than who answers, whose it is', async () => {
    const { engine } = await specimen(`game Whose for 2 players
printed rank of card: number
card low
  rank = 1
card high
  rank = 2
zone hand of player p seen by p
zone yard of player p seen by everyone
zone gone seen by everyone
to match
  each player p
    each definition d
      create d to yard of p
    create low to hand of p
    create high to hand of p
  each player p
    take by p
    pick by p
  finish
to take by player p
  choose card c in yard by p
  move c to gone
to pick by player p
  choose card c in hand by p
  move c to gone
`)
    const s = engine.setup({ seed: 2, players: 2, log: true })
    const told: string[][] = []
    while (s.ask !== 0) {
      s.log = []
      const choices = engine.choices(s)
      engine.apply(s, choices.at(told.length === 0 ? -1 : 0) ?? Number.NaN)
      told.push([0, 1].map((seat) => linesOf(engine, s, s.log ?? [], seat)[0]?.words ?? ''))
    }
    expect(told.slice(0, 2)).toEqual([
      ['A: high of B', 'A: high of B'],
      ['A: low', 'A: low'],
    ])
  })

  test('and what programs are told stays as it is', async () => {
    const { engine } = await specimen(asking('tell may at lay as "will it be more"\ntell nothing of may at lay'))
    const s = engine.setup({ seed: 2, players: 2, log: true })
    engine.apply(s, engine.choices(s)[0] ?? Number.NaN)
    expect(engine.decision(s)?.prompt).toBe('draw?')
    s.log = []
    engine.apply(s, engine.choices(s)[0] ?? Number.NaN)
    expect(exactLinesOf(engine, s, s.log ?? [])[0]?.words).toBe('A: yes')
  })
})

describe('a board', () => {
  const rules = `board shows pot, stack
board leaves out turns, heat, deck
board sorts hand by suit, then worth`

  test('has first what it shows, also what is worked out, and not what it leaves out', async () => {
    const { engine, s } = await played(rules, 'play')
    const seen = arrangedBoard(engine, s, engine.observe(s, 1))
    expect(Object.entries(seen.facts)).toEqual([
      ['pot', '1'],
      ['stack', { A: '9', B: '10' }],
    ])
    expect(Object.keys(seen.zones)).toEqual(['hand of A', 'hand of B', 'pile'])
    expect(seen.zones['pile']?.[0]).not.toHaveProperty('facts')
    expect(engine.observe(s, 1).zones['pile']?.[0]?.facts).toEqual({ heat: '1' })
  })

  test('sorts the cards that its viewer sees, and leaves the others as they lie', async () => {
    const { engine, s } = await played(rules)
    const names = (viewer: Seat): (string | null)[] =>
      (arrangedBoard(engine, s, engine.observe(s, viewer)).zones['hand of A'] ?? []).map(({ card }) => card)
    const sorted = [...names(0)].sort((a, b) =>
      a?.[1] === b?.[1] ? Number(b?.[0]) - Number(a?.[0]) : a?.[1] === '♣' ? -1 : 1,
    )
    expect(names(0)).toEqual(sorted)
    expect(names(1)).toEqual([null, null, null])
  })

  test('numbers that changed are told by how much', async () => {
    const { engine, s } = await played(rules)
    const before = arrangedBoard(engine, s, engine.observe(s, 0))
    engine.apply(s, engine.choices(s)[0] ?? 0)
    expect(numberChanges(before, arrangedBoard(engine, s, engine.observe(s, 0)))).toEqual(['pot +1', 'stack of A -1'])
  })

  test('a number of two is said of both, as rules say it', async () => {
    const { engine, s } = await played('')
    const seen = engine.observe(s, 0)
    const taken = (number: string) => ({ ...seen, facts: { taken: { 'A, ♣': number } } })
    expect(numberChanges(taken('1'), taken('3'))).toEqual(['taken of (A, ♣) +2'])
  })

  test('a line behind another decides, of boards as of sorting', async () => {
    const { engine, s } = await played(`board sorts hand by rank\nboard sorts hand by worth`)
    expect(engine.info.board).toEqual({ shows: [], leavesOut: [], sorts: [{ zone: 'hand', by: ['worth'] }] })
    expect(arrangedBoard(engine, s, engine.observe(s, 0)).facts).toEqual(engine.observe(s, 0).facts)
  })
})
