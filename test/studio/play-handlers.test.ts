import { describe, expect, it } from 'vitest'
import type { PlayedChoice } from '../../studio/play/played-choice.ts'
import { PlayHandlers } from '../../studio/play/play-handlers.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import { holdPlays } from '../../studio/worker/hold-plays.ts'
import { ROOT, grown } from '../../studio/skein/plays.ts'
import { specimen } from '../kit/specimen.ts'

const GAME = `game Chips for 2 players "who takes the last chip loses"

chips: number starts 4

to match
  while chips > 0
    each player p
      turn by p
  finish

to turn by player p
  only if chips > 0
  p must act

to take-one by player p
  chips loses 1

to take-two by player p
  chips loses 2

one: player p may take-one at turn
two: player p may take-two at turn if chips >= 2

example "two are left"
  given
    chips is 2
    at turn by A
  A may take-two
  A does take-one
  then chips = 1
`

/** With a rule that stands in the way of a second choice of two. */
const STRICT = `${GAME}
strict: player p cannot take-two if chips < 4
`

/** With a rule that goes on without an end once only one chip is left. */
const ENDLESS = GAME.replace('  chips loses 1\n', '  chips loses 1\n  while chips = 1\n    chips becomes 1\n')

const sheetOf = { zones: [], faces: [], words: {} } as unknown as GameSheet

async function playing(text: string) {
  const { engine, examples } = await specimen(text)
  const playable = { engine, examples, sheet: sheetOf }
  return { playable, handlers: new PlayHandlers(() => playable) }
}

const deal = { kind: 'deal', seed: 1, players: 2, options: {} } as const
const choices = (...words: readonly string[]): PlayedChoice[] =>
  words.map((choice, i) => ({ seat: 'AB'.charAt(i % 2), choice }))
const course = { beginning: deal, choices: choices('take-one', 'take-two', 'take-one') }

describe('a game that goes on by other rules', () => {
  it('goes on where it was', async () => {
    const { handlers } = await playing(GAME)
    const { table, parted } = await handlers.recall({ course, viewer: 'all' })
    expect(parted).toBeNull()
    expect(table.step).toBe(3)
  })

  it('says at which choice they part, and by which rule', async () => {
    const { handlers } = await playing(STRICT)
    const { table, parted } = await handlers.recall({ course, viewer: 'all' })
    expect(table.step).toBe(1)
    expect(parted).toMatchObject({ number: 2, seat: 'B', of: 3, kind: 'not-offered' })
    expect(parted?.reasons.map(({ rule }) => rule)).toEqual(['strict'])
  })

  it('says so where an example was laid out as well', async () => {
    const { handlers } = await playing(STRICT)
    const laid = { kind: 'example', title: 'two are left', steps: 0 } as const
    const { parted } = await handlers.recall({
      course: { beginning: laid, choices: choices('take-two') },
      viewer: 'all',
    })
    expect(parted?.reasons.map(({ rule }) => rule)).toEqual(['strict'])
  })

  it('stands before the choice at which rules come to no end', async () => {
    const { handlers } = await playing(ENDLESS)
    const { table, parted } = await handlers.recall({
      course: { beginning: deal, choices: choices('take-one', 'take-one', 'take-one') },
      viewer: 'all',
    })
    expect(table.step).toBe(2)
    expect(table.facts).toContainEqual({ name: 'chips', seat: null, value: '2' })
    expect(parted).toMatchObject({ number: 3, kind: 'elsewhere' })
    handlers.answer({ step: 2, place: 1, viewer: 'all' })
    expect(handlers.show({ viewer: 'all' })).toMatchObject({ step: 3, ending: { isDrawn: true, first: [0, 1] } })
  })

  it('is taken back over its end, and gone on with', async () => {
    const { handlers } = await playing(GAME)
    await handlers.recall({ course: { beginning: deal, choices: choices('take-two', 'take-two') }, viewer: 'all' })
    expect(handlers.show({ viewer: 'all' }).ending).not.toBeNull()
    expect(handlers.goTo({ step: 1, viewer: 'all' }).question?.seat).toBe(1)
    expect(handlers.answer({ step: 1, place: 0, viewer: 'all' }).question?.seat).toBe(0)
  })
})

describe('a table as it was', () => {
  it('is seen while the game stands where it stands', async () => {
    const { handlers } = await playing(GAME)
    await handlers.recall({ course, viewer: 'all' })
    const { table } = await handlers.glimpse({ step: 1, viewer: 'all' })
    expect([table.step, table.steps]).toEqual([1, 3])
    expect(table.facts).toContainEqual({ name: 'chips', seat: null, value: '3' })
    expect(handlers.show({ viewer: 'all' }).step).toBe(3)
    await expect(handlers.glimpse({ step: 4, viewer: 'all' })).rejects.toThrow('no step 4')
    expect(handlers.played(null).choices).toHaveLength(3)
  })

  it('is that of an example as well, as far as it is told', async () => {
    const { handlers } = await playing(GAME)
    await handlers.recall({ course, viewer: 'all' })
    const chipsAfter = async (steps: number): Promise<unknown> => {
      const beginning = { kind: 'example', title: 'two are left', steps } as const
      return (await handlers.glimpse({ beginning, viewer: 'asked' })).table.facts
    }
    expect(await chipsAfter(0)).toEqual([{ name: 'chips', seat: null, value: '2' }])
    expect(await chipsAfter(2)).toEqual([{ name: 'chips', seat: null, value: '1' }])
    expect(handlers.show({ viewer: 'all' }).step).toBe(3)
  })
})

describe('a position that stands in no file', () => {
  it('is laid out as far as one likes, and its lines are told', async () => {
    const { handlers } = await playing(GAME)
    const text = GAME.slice(GAME.indexOf('example'))
    const chipsAt = async (steps?: number) => {
      const beginning = { kind: 'written', text, ...(steps === undefined ? {} : { steps }) } as const
      const { table, lines } = await handlers.begin({ beginning, viewer: 'all' })
      expect(lines).toEqual(['A may take-two', 'A does take-one', 'then chips = 1'])
      return table.facts.find(({ name }) => name === 'chips')?.value
    }
    expect([await chipsAt(0), await chipsAt(1), await chipsAt(2), await chipsAt()]).toEqual(['2', '2', '1', '1'])
  })
})

describe('what a seat is asked', () => {
  it('is told to that seat and to who sees everything, and to others only that it is asked', async () => {
    const { handlers } = await playing(GAME)
    const choicesFor = async (viewer: 0 | 1 | 'all') => {
      const { question } = (await handlers.begin({ beginning: deal, viewer })).table
      return { seat: question?.seat, choices: question?.choices.map(({ words }) => words) }
    }
    const offered = { seat: 0, choices: ['take-one', 'take-two'] }
    expect(await choicesFor(0)).toEqual(offered)
    expect(await choicesFor('all')).toEqual(offered)
    expect(await choicesFor(1)).toEqual({ seat: 0, choices: [] })
    expect(handlers.show({ viewer: 1 }).question).toMatchObject({ isOthers: true, prompt: '', clauses: [] })
  })

  it('is answered with the eyes of another seat by a bot of its own', async () => {
    const { handlers } = await playing(GAME)
    await handlers.begin({ beginning: deal, viewer: 1 })
    const place = handlers.think({ bot: 'random' })
    expect(handlers.answer({ step: 0, place, viewer: 1 }).question).toMatchObject({ seat: 1, isOthers: false })
  })
})

describe('who was told what somebody chose', () => {
  const HIDDEN = `game Guess for 2 players "a card face down"

card Red
card Blue
zone hand of player p seen by p
zone down seen by nobody
zone table seen by everyone

to match
  each player p
    each definition d
      create d to hand of p
  turn by first of players
  open by first of players
  finish

to turn by player p
  choose card c in hand of p as laid by p
  move laid to down

to open by player p
  p must act

to play card c by player p
  move c to table

any: player p may play card c in hand of p at open
`

  it('is noted with each choice', async () => {
    const { handlers } = await playing(HIDDEN)
    await handlers.begin({ beginning: deal, viewer: 'all' })
    handlers.answer({ step: 0, place: 0, viewer: 'all' })
    handlers.answer({ step: 1, place: 0, viewer: 'all' })
    const told = handlers.played(null).choices.map(({ told: to }) => to)
    expect(told).toEqual(['A', 'AB'])
  })
})

describe('the branches of what was played', () => {
  const plays = [
    ['take-two', 'take-two'],
    ['take-one', 'take-two', 'take-one'],
    ['take-one', 'take-one'],
  ].reduce((before, words) => grown(before, choices(...words)), {
    beginning: deal,
    game: '',
    changed: 0,
    knots: [],
  } as Parameters<typeof grown>[0])
  const time = { alive: () => {}, clock: () => 0, until: 1 }

  it('are each tried by themselves', async () => {
    const { playable } = await playing(STRICT)
    const { partings, ends, untried } = holdPlays(playable, plays, time)
    expect(partings.map(({ at, parted }) => [plays.knots[at]?.choice, parted.number, parted.reasons[0]?.rule])).toEqual(
      [
        ['take-two', 2, 'strict'],
        ['take-two', 2, 'strict'],
      ],
    )
    expect([ends, untried]).toEqual([[], []])
  })

  it('say where the game is over', async () => {
    const { playable } = await playing(GAME)
    const { partings, ends } = holdPlays(playable, plays, time)
    expect(partings).toEqual([])
    expect(ends.map((at) => plays.knots[at]?.choice)).toEqual(['take-two', 'take-one'])
  })

  it('are left untried where there is no time', async () => {
    const { playable } = await playing(GAME)
    let now = 0
    const { untried } = holdPlays(playable, plays, { ...time, clock: () => (now += 1), until: 2 })
    expect(untried.length).toBeGreaterThan(0)
  })

  it('cannot begin with more players than there may be', async () => {
    const { playable } = await playing(GAME)
    const { partings } = holdPlays(playable, { ...plays, beginning: { ...deal, players: 5 } }, time)
    expect(partings).toMatchObject([{ at: ROOT, parted: { number: 0, kind: 'set-up' } }])
  })
})
