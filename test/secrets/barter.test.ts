import { beforeAll, describe, expect, test } from 'vitest'
import { randomSource } from '../../runtime/bots/random-source.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import type { Course } from '../../runtime/match/course.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { byDay } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'

describe('in the middle of what another seat announces', () => {
  let engine: FullEngine<BaseState>
  beforeAll(async () => {
    engine = (await compiledSample('test/secrets/barter.rules')).engine
  })

  /** Shows the places of a few games at which somebody is asked within an announcement. */
  function within(visit: (course: Course, random: () => number) => void): number {
    let places = 0
    for (let seed = 1; seed <= 12; seed++) {
      playMatch(engine, { seed, picks: seed, options: {} }, ({ course }) => {
        if (course.state.announcing === 0) return
        places += 1
        visit(course, randomSource(seed))
      })
    }
    return places
  }

  test.each([true, false])('every choice leads on in what is imagined; with a memory: %s', (remembers) => {
    const places = within(({ state, memory }, random) => {
      for (let i = 0; i < byDay(10, 40); i++) {
        const world = engine.determinize(state, 1 - state.asked, random, remembers ? memory : undefined)
        expect(engine.choices(world).length).toBeGreaterThan(0)
        for (const choice of engine.choices(world)) engine.apply(engine.clone(world), choice)
      }
    })
    expect(places).toBeGreaterThan(20)
  })
})
