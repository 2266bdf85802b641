import { describe, expect, test } from 'vitest'
import { pickFrom } from '../../bench/random.ts'
import { randomSource } from '../../runtime/bots/random-source.ts'
import { searchBot } from '../../runtime/bots/search-bot.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { repositoryHost } from '../emit/memory-host.ts'
import { specimen } from '../kit/specimen.ts'
import { unformattedGame } from '../kit/unformatted-game.ts'

/**
 * A game is played stretch after stretch, as Hearts deal after deal, where its text repeats something until a condition
 * holds and then adds results up out of scores. Then a bot need not think beyond the end of a stretch.
 */

type Full = FullEngine<BaseState>

interface Scores extends BaseState {
  readonly dealNumber: number
  readonly total: readonly number[]
}

async function hearts(): Promise<Full> {
  const path = 'rules/hearts/hearts.rules'
  return (await unformattedGame(path, repositoryHost())) ?? expect.fail(`${path} has errors`)
}

function playsOn(engine: Full, s: BaseState, seed: number, goesOn = (_: BaseState): boolean => true): void {
  const pick = pickFrom(seed)
  while (s.ask !== 0 && goesOn(s)) {
    const choices = engine.choices(s)
    engine.apply(s, choices[pick(choices.length)] ?? 0)
  }
}

test('the game ends after the stretch as its scores stand then, and no other begins', async () => {
  const engine = await hearts()
  for (let seed = 1; seed <= 20; seed++) {
    const [s, t] = [engine.setup({ seed }) as Scores, engine.setup({ seed }) as Scores]
    engine.toStretchEnd(s, (state) => playsOn(engine, state, seed))
    playsOn(engine, t, seed, (state) => (state as Scores).dealNumber === 1)
    expect(s.dealNumber).toBe(1)
    expect(t.dealNumber).toBe(2)
    expect(engine.results(s)).toEqual(t.total.map((points) => 0 - points))
  }
})

test('in the last stretch that is the end of the game', async () => {
  const engine = await hearts()
  let ended = 0
  for (let seed = 1; seed <= 20; seed++) {
    const s = engine.setup({ seed })
    let before = engine.clone(s)
    playsOn(engine, s, seed, (state) => {
      if ((state as Scores).dealNumber > (before as Scores).dealNumber) before = engine.clone(state)
      return true
    })
    const pick = seed + 100
    const [t, u] = [engine.clone(before), engine.clone(before)]
    engine.toStretchEnd(t, (state) => playsOn(engine, state, pick))
    playsOn(engine, u, pick, (state) => (state as Scores).dealNumber === (before as Scores).dealNumber)
    if (!u.over) continue
    ended += 1
    expect(engine.results(t)).toEqual(engine.results(u))
  }
  expect(ended).toBeGreaterThan(0)
})

/** Whoever takes more cards off the pile; `ending` says how that is counted. */
const race = (ending: string): string => `game Race for 2 players "who has more of the pile"
card each number n in 1..12 named c n
zone pile seen by nobody
zone taken of player p seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to pile
  repeat
    shuffle pile
    turn by first of players
    turn by last of players
  until pile is empty
${ending}
  finish
to turn by player p
  p may act
player p may take card c in top of (pile, 1) at turn
to take card c by player p
  move c to taken of p
  score of p gains 1
`

const SCORES = '  each player p\n    result of p becomes score of p'
const CARDS = '  each player p\n    result of p becomes count of taken of p'

describe('the rules tell where a stretch ends', () => {
  test.each([
    ['scores are kept for the players', SCORES, true],
    ['what counts lies on the table', CARDS, false],
  ])('%s', async (_, ending, found) => {
    const { engine } = await specimen(race(ending))
    expect(engine.parts.stretches !== undefined).toBe(found)
    const s = engine.setup({ seed: 1 })
    let answers = 0
    engine.toStretchEnd(s, (state) => playsOn(engine, state, 1, () => answers++ < 1000))
    expect(engine.results(s)).not.toBeNull()
    expect(answers <= 3).toBe(found)
  })
})

test('a bot that thinks to the end of the stretch plays a legal move, the same for the same seed', async () => {
  const engine = await hearts()
  const s = engine.setup({ seed: 3 })
  const [once, again, further] = (['stretch', 'stretch', 'game'] as const).map((horizon) =>
    searchBot({ iterations: 20, horizon }).choose(engine, s, s.asked, randomSource(5)),
  )
  expect(once).toBe(again)
  expect(engine.choices(s)).toEqual(expect.arrayContaining([once, further]))
})

test('a bot thinks no further than the stretch, unless it is told to', async () => {
  const engine = await hearts()
  const begun = (horizon: 'stretch' | 'game'): number => {
    const s = engine.setup({ seed: 3 })
    let furthest = 0
    const watched: Full = {
      ...engine,
      apply: (state, choice) => {
        engine.apply(state, choice)
        furthest = Math.max(furthest, (state as Scores).dealNumber)
      },
    }
    searchBot({ iterations: 5, horizon }).choose(watched, s, s.asked, randomSource(5))
    return furthest
  }
  expect(begun('stretch')).toBe(1)
  expect(begun('game')).toBeGreaterThan(1)
})
