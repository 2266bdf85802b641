import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { environment } from '../../library/env.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { actionSpace } from '../../runtime/env/action-space.ts'
import { idsAt, pathsOf } from '../../runtime/env/offered.ts'
import { observationSpace } from '../../runtime/env/observation-space.ts'
import { observeNumbers } from '../../runtime/env/observe-numbers.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { byDay, sampledByDay, times } from '../kit/effort.ts'
import { liveGame } from '../kit/kept-games.ts'
import { playMatch } from '../kit/play-match.ts'
import { anyTable } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import { Holds, exchangeable, exchanged, relisted } from '../laws/exchange.ts'
import { gamePaths } from './games.ts'

const samples = ['face-down-tricks', 'passing', 'pick-up', 'peek', 'blind-draw', 'shuffled-twice', 'barter', 'astray']

const games = [
  ...samples.map((name) => ({ name, load: () => compiledSample(`test/secrets/${name}.rules`) })),
  ...gamePaths.map((name) => ({ name, load: () => liveGame(name) })),
]

/** What a seat is handed as numbers: what it sees, and the ids offered where it is asked. */
function handed(engine: FullEngine<BaseState>, viewer: number): (s: BaseState) => readonly (readonly number[])[] {
  const { parts } = engine
  const first = engine.setup({ seed: 0 })
  const [actions, space] = [actionSpace(parts, first), observationSpace(parts, first)]
  const out = new Int32Array(space.size)
  return (s) =>
    engine.bounded(s, () => [
      [...observeNumbers(space, { parts, s, viewer }, [], out)],
      s.asked === viewer ? [...idsAt(parts, actions, s, pathsOf(parts, actions, s, engine.choices(s)), 0).keys()] : [],
    ])
}

/** How often hidden cards were exchanged, by game. */
const occasions = new Map<string, number>()

const some = sampledByDay(games, 14, 'numbers that are handed')

describe.each(some)('$name', async ({ name, load }) => {
  const { engine } = await load()
  test('hidden cards that lie where the other does change no number that a seat is handed', () => {
    let judged = 0
    fc.assert(
      fc.property(anyTable(engine), ({ seed, picks }) => {
        const holds = new Holds()
        playMatch(
          engine,
          { seed, picks, options: {} },
          ({ course, happenings, number, random }) => {
            const { state } = course
            holds.see(engine, state, happenings, number)
            const viewer = random(state.players)
            const [a, b] = exchangeable(engine, course, viewer, holds, random) ?? []
            if (a === undefined || b === undefined) return
            judged += 1
            const numbers = handed(engine, viewer)
            same(numbers(exchanged(engine, state, a, b)), numbers(relisted(engine, engine.clone(state))))
          },
          60,
        )
      }),
      { numRuns: times, endOnFailure: true },
    )
    occasions.set(name, judged)
  })
})

test('most games had hidden cards to exchange', () => {
  const judged = [...occasions.values()].filter((count) => count > 0)
  expect(judged.length).toBeGreaterThan(byDay(0, games.length / 2))
})

test('what others answer at the same time changes nothing that a seat is handed before all have answered', async () => {
  const { engine } = await liveGame('rules/hearts/hearts.rules')
  const { table } = environment(engine)
  const passed = (which: number) => {
    const at = table(11)
    for (let pick = 0; pick < 3; pick++) at.step(at.offered()[which + pick] ?? -1)
    return [
      at.toPlay,
      [...at.observe(1)],
      at.offered(),
      at.informationState(1),
      [...at.observe(2)],
      at.informationState(2),
    ]
  }
  same(passed(0), passed(7))
  expect(passed(0)[0]).toBe(1)
})
