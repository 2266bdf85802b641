import { expect } from 'vitest'
import { type BaseState, type Choice, DECLINE } from '../../runtime/engine.ts'
import { isLookedAt } from '../kit/effort.ts'
import { LONGEST, playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

export const ending: Law = {
  says: 'a game ends, and has a result for every seat',
  plain: true,
  holds({ engine }, line) {
    let decisions = 0
    const end = playOut(engine, line, () => {
      decisions++
    })
    judges()
    expect(decisions).toBeLessThan(LONGEST)
    expect(engine.decision(end)).toBeNull()
    expect(engine.results(end)).toHaveLength(end.players)
  },
}

export const offers: Law = {
  says: 'each choice is offered once and in words, and each applies',
  share: 0.5,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, choices, number, random }) => {
      same(new Set(choices).size, choices.length)
      const words = choices.map((choice) => engine.describe(state, choice))
      same(
        words.filter((w) => /^$|undefined|NaN|\?/.test(w)),
        [],
      )
      // Trying every choice of every decision would take long: all of them now and then.
      if (number % 16 !== random(16)) return
      for (const choice of choices) {
        judges()
        const copy = engine.clone(state)
        same(engine.tryApply(copy, choice), true)
        same(engine.decision(copy) !== null || engine.results(copy) !== null, true)
      }
    })
  },
}

export const refusals: Law = {
  says: 'a choice that is not offered is refused, and leaves the state as it was',
  share: 0.5,
  holds({ engine }, line) {
    const seen: Choice[] = [DECLINE, -1, 0.5, NaN, Infinity, 2 ** 53]
    const refused = (state: BaseState, attempts: readonly Choice[]): void => {
      judges(attempts.length)
      const before = JSON.stringify(state)
      same(
        attempts.filter((attempt) => engine.tryApply(state, attempt)),
        [],
      )
      same(JSON.stringify(state), before)
    }
    const end = playOut(engine, line, ({ state, choices, random }) => {
      if (isLookedAt(random)) {
        const near = choices.flatMap((c) => [c - 1, c + 1, c + engine.info.events.length])
        const earlier = Array.from({ length: 8 }, () => seen[random(seen.length)] ?? DECLINE)
        refused(
          state,
          [...near, ...earlier, random(2 ** 31)].filter((c) => !choices.includes(c)),
        )
      }
      seen.push(...choices.slice(0, 4))
    })
    if (engine.decision(end) === null) refused(end, seen)
  },
}

export const explanations: Law = {
  says: 'what is offered is explained as allowed',
  share: 0.25,
  holds({ engine }, line) {
    playOut(engine, line, ({ state, choices, choice }) => {
      if (engine.moveOf(state, choice).kind !== 'act') return
      const words = engine.describe(state, choice, state.asked)
      const alike = choices.filter((c) => engine.describe(state, c, state.asked) === words)
      if (alike.length !== 1) return
      judges()
      expect(engine.explain(state, state.asked, words)).toMatchObject({ move: words, allowed: true })
    })
  },
}
