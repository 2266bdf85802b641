import { describe, expect, it } from 'vitest'
import { runExample } from '../../../runtime/example/examples.ts'
import { specimenOf } from '../../kit/specimen.ts'
import { evaluated } from '../../../cli/live-engine.ts'
import type { RulesHost } from '../../../compiler/compile.ts'
import { rulesHost } from '../../../cli/files/rules-host.ts'
import { randomBot } from '../../../runtime/bots/random-bot.ts'
import { decisionSource } from '../../../runtime/simulate/play-game.ts'
import { beginMemory } from '../../../runtime/match/memory.ts'
import { recordedChoice } from '../../../runtime/records/replay.ts'
import type { Beginning, PlayedCourse } from '../../../studio/protocol/play-calls.ts'
import type { ExampleOf } from '../../../studio/protocol/skein-calls.ts'
import { begunAt } from '../../../studio/play/begin-at.ts'
import { makeExample } from '../../../studio/worker/examples/make-example.ts'
import { readingFor } from '../../../studio/worker/examples/reading-for.ts'
import type { ReadVersion } from '../../../cli/diff/witness/verify-examples.ts'

const root = new URL('../../..', import.meta.url).pathname

const GAME = `game TwoSuits for 2 players "suit is followed"

type suit: ♠, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..6 named n s
  suit = s
  rank = n

zone deck seen by nobody
zone hand of player p seen by p
zone trick seen by everyone
led: suit or none starts none

to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move each card c in top of (deck, 4) to hand of p
  repeat
    each player p
      turn by p
    led becomes none
  until no card c in hand of first of players
  finish

to turn by player p
  p must act

to play card c by player p
  move c to trick
  if led is none
    led becomes suit of c

any-card: player p may play card c in hand of p at turn
follow-suit: player p must play card c where suit of c = led at turn if led is not none
`

const host: RulesHost = { read: (path) => (path === 'two.rules' ? GAME : null), find: () => null }

/** A game of bots, up to so many choices. */
async function played(
  entry: string,
  by: RulesHost,
  beginning: Beginning,
  many: number,
): Promise<{ course: PlayedCourse; reading: ReadVersion }> {
  const reading = await readingFor({ entry, host: by }, beginning, evaluated)
  if (reading === null) throw new Error('the game has errors')
  const { engine, examples } = reading.loaded.version
  const { state } = begunAt({ engine, examples }, beginning)
  const memory = beginMemory(engine, state, false)
  const choices: PlayedCourse['choices'][number][] = []
  while (choices.length < many && state.ask !== 0) {
    const choice = randomBot.choose(engine, state, state.asked, decisionSource(3, choices.length), memory)
    choices.push(recordedChoice(engine, state, choice))
    engine.apply(state, choice)
  }
  return { course: { beginning, choices }, reading }
}

const deal = (players: number): Beginning => ({ kind: 'deal', seed: 3, players, options: {} })

async function exampleOf(of: ExampleOf, many: number, name: string | null = null): Promise<string> {
  const { course, reading } = await played('two.rules', host, deal(2), many)
  const made = await makeExample(reading, { course, of, name }, () => {})
  return made?.text ?? ''
}

describe('an example of a game that was played', () => {
  it('says what may be done in the position, and what may not, with no more than it takes', async () => {
    expect(await exampleOf('position', 1)).toMatchInlineSnapshot(`
      "example "B may play 2♥"
        given
          led is ♥
          hand of B is 5♥, 2♠, 1♠, 2♥
          at turn by B
        B may play 2♥
        B may play 5♥
        B may not play 1♠
        B may not play 2♠
      "
    `)
  })

  it('says what the last choice did', async () => {
    expect(await exampleOf('step', 1)).toMatchInlineSnapshot(`
      "example "A does play 4♥: 4♥ in trick"
        given
          hand of A is 4♥, 5♠
          at turn by A
        A does play 4♥
        then 4♥ in trick
        then count of hand of A = 1
        then top of hand of A = 5♠
      "
    `)
  })

  it('is called what somebody called it', async () => {
    expect(await exampleOf('step', 2, 'the "second" card')).toContain('example "the \\"second\\" card"')
  })

  it('is made of no position where the game is over, and of no choice that is made without being said', async () => {
    expect(await exampleOf('position', 99)).toBe('')
    expect(await exampleOf('step', 99)).toBe('')
  })
})

/** Whether an example holds where it stands at the end of a file of a game, read as any text. */
async function holdsIn(entry: string, by: RulesHost, text: string, title: string): Promise<boolean> {
  const read = (path: string): string | null => (path === entry ? `${by.read(path)}\n${text}` : by.read(path))
  const { engine, examples } = await specimenOf(entry, { ...by, find: (name) => by.find(name), read })
  const example = examples.find((each) => each.title === title)
  return example !== undefined && runExample(engine, example).ok
}

const GAMES = [
  ['rules/hearts/hearts.rules', 4, [1, 20]],
  ['rules/kuhn-poker/kuhn-poker.rules', 2, [0, 1]],
] as const

describe.each(GAMES)('in %s', (entry, players, steps) => {
  it.each(steps)(
    'one can be made of the position after %d choices, and it holds when its text is read',
    async (many) => {
      const by = rulesHost(root, entry, [])
      const { course, reading } = await played(entry, by, deal(players), many)
      const made = await makeExample(reading, { course, of: 'position', name: null }, () => {})
      expect(made).not.toBeNull()
      expect(await holdsIn(entry, by, made?.text ?? '', made?.title ?? '')).toBe(true)
    },
  )

  it.each([steps[1], 99])('one can be made of what choice %d did, or the last', async (many) => {
    const by = rulesHost(root, entry, [])
    const { course, reading } = await played(entry, by, deal(players), many)
    const made = await makeExample(reading, { course, of: 'step', name: null }, () => {})
    expect(await holdsIn(entry, by, made?.text ?? '', made?.title ?? '')).toBe(true)
  })
})

it('is shorter than the position that it is made of, and still tells the same', async () => {
  const { course, reading } = await played('two.rules', host, deal(2), 3)
  const made = await makeExample(reading, { course, of: 'position', name: null }, () => {})
  // Eight cards were dealt, and four lie in the deck.
  expect(made?.text.match(/\d[♠♥]/g)?.length).toBeLessThan(12)
  expect(made?.text).toMatch(/may not play/)
})

it('goes on from a position that was laid out', async () => {
  const text =
    'example "laid"\n  given\n    hand of A is 1♠, 2♥\n    hand of B is 3♠, 3♥\n    at match\n  then count of hand of A = 2\n'
  const laid = { kind: 'written', text: text.replace('at match', 'at turn by A') } as const
  const { course, reading } = await played('two.rules', host, laid, 1)
  const made = await makeExample(reading, { course, of: 'step', name: 'laid on' }, () => {})
  expect(made?.title).toBe('laid on')
  expect(await holdsIn('two.rules', host, made?.text ?? '', 'laid on')).toBe(true)
})

it('is made of nothing that other rules played', async () => {
  expect(
    await readingFor({ entry: 'two.rules', host }, { ...deal(2), rules: 'base' } as Beginning, evaluated),
  ).toBeNull()
})
