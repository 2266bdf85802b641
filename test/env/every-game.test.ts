import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { environment } from '../../library/env.ts'
import { idsAt, idsOfSingleParts, nextPart, pathsOf, type ChoicePath } from '../../runtime/env/offered.ts'
import { type ActionSpace, actionSpace } from '../../runtime/env/action-space.ts'
import { type BaseState, CHANCE } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { sampledByDay, times } from '../kit/effort.ts'
import { liveGame } from '../kit/kept-games.ts'
import { anyTable, playOut, source } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import { gamePaths } from './games.ts'

/** As many decisions of a game are looked at. */
const LONGEST = 150

/** Every choice that ids lead to. */
function choicesByIds(
  parts: FullEngine<BaseState>['parts'],
  space: ActionSpace,
  s: BaseState,
  paths: readonly ChoicePath[],
  from = 0,
): number[] {
  const part = nextPart(paths, from)
  return [...idsAt(parts, space, s, paths, part).values()].flatMap((led) =>
    led.length === 1 ? led.map(({ choice }) => choice) : choicesByIds(parts, space, s, led, part),
  )
}

const games = sampledByDay(gamePaths, 10, 'games for programs')

/** Games in which ids were found without taking choices apart; in a few each move has several parts. */
const foundQuickly = new Set<string>()

describe.each(games)('%s', async (path) => {
  const { engine } = await liveGame(path)
  const runs = { numRuns: times, endOnFailure: true }

  test('exactly one way of ids leads to each choice, also where ids are found without taking choices apart', () => {
    const space = actionSpace(engine.parts, engine.setup({ seed: 0 }))
    let looked = 0
    fc.assert(
      fc.property(anyTable(engine), ({ seed, picks }) => {
        playOut(engine, { seed, picks, options: {} }, ({ state, choices, number }) => {
          if (number > LONGEST) return
          looked += 1
          const paths = pathsOf(engine.parts, space, state, choices)
          const found = choicesByIds(engine.parts, space, state, paths)
          const quick = idsOfSingleParts(engine.parts, space, state, choices)
          if (quick !== null) {
            foundQuickly.add(path)
            same(
              new Map(quick.map((id, i) => [id, [choices[i]]])),
              new Map(
                [...idsAt(engine.parts, space, state, paths, 0)].map(([id, led]) => [id, led.map((p) => p.choice)]),
              ),
            )
          }
          same(
            found.sort((a, b) => a - b),
            [...choices].sort((a, b) => a - b),
          )
        })
      }),
      runs,
    )
    expect(looked).toBeGreaterThan(0)
  })

  test('a table is played by what it offers, and its ids and observations keep to the schema', () => {
    const { from, to } = engine.info.seats
    fc.assert(
      fc.property(anyTable(engine), fc.integer({ min: from, max: to }), ({ seed, picks, options }, players) => {
        const { spec, table } = environment(engine, { players, options })
        same(new Set(spec.actions).size, spec.actions.length)
        same(new Set(spec.observation.map(({ name }) => name)).size, spec.observation.length)
        const random = source(picks)
        const game = table(seed)
        for (let step = 0; step < LONGEST && !game.done; step++) {
          const offered = game.offered()
          const mask = game.mask()
          same(mask.length, spec.actions.length)
          same(
            [...mask.keys()].filter((id) => mask[id] === 1),
            offered,
          )
          same(offered.length > 0, true)
          same(game.observe(game.toPlay).length, spec.observation.length)
          game.step(offered[random(offered.length)] ?? -1)
        }
        // At a table with options of its own nobody may be able to do anything any more.
        if (Object.keys(options).length === 0) same(game.truncated, false)
      }),
      runs,
    )
  })

  test('where chance is a player, its outcomes are certain together', () => {
    const { table } = environment(engine, { chance: 'explicit' })
    const random = source(5)
    const game = table(4)
    for (let step = 0; step < LONGEST && !game.done; step++) {
      const offered = game.offered()
      const outcomes = game.chanceOutcomes()
      same(outcomes.length > 0, game.toPlay === CHANCE)
      if (game.toPlay === CHANCE) {
        same(
          outcomes.map(({ action }) => action),
          offered,
        )
        expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
      }
      game.step(offered[random(offered.length)] ?? -1)
    }
    same(game.truncated, false)
  })

  test('what a seat knows begins with what it knew', () => {
    const { table } = environment(engine)
    const random = source(7)
    const game = table(3)
    const before: string[] = []
    for (let step = 0; step < 12 && !game.done; step++) {
      const seat = game.toPlay
      const known = game.informationState(seat)
      same(known.startsWith(before[seat] ?? ''), true)
      before[seat] = known
      const offered = game.offered()
      game.step(offered[random(offered.length)] ?? -1)
    }
    expect(before.length).toBeGreaterThan(0)
  })
})

test('in most games ids are found without taking choices apart', () => {
  expect(foundQuickly.size).toBeGreaterThan(games.length / 2)
})
