import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { wordMove } from '../../runtime/typed-move.ts'
import { playOut } from '../kit/playout.ts'
import { compiledEngine } from '../kit/compiled-games.ts'

test('a typed move names what the viewer sees, and hidden cards by their place', async () => {
  const engine = await compiledEngine('TrumpKing')
  let hidden = 0
  for (let seed = 1; seed <= 12; seed++) {
    playOut(engine, { seed, picks: seed, options: {} }, ({ state, choices }) => {
      for (const choice of choices) {
        const words = Object.values(wordMove(engine, state, choice, state.asked))
        const told = engine.describe(state, choice, state.asked)
        for (const word of words) if (/^card \d+ of /.test(word)) hidden += 1
        // What the one way of telling hides the other does not name.
        for (const name of engine.info.cards) if (words.includes(name)) expect(told).toContain(name)
      }
    })
  }
  expect(hidden).toBeGreaterThan(0)
})

test('a typed move for another viewer tells no more than that one sees', async () => {
  const engine = await compiledEngine('Hearts')
  const s: BaseState = engine.setup({ seed: 4 })
  const choice = s.legal[2] ?? 0
  expect(wordMove(engine, s, choice, 0)).toEqual({ answer: engine.observe(s, 0).zones['hand of A']?.[2]?.card })
  expect(wordMove(engine, s, choice, 1)).toEqual({ answer: 'card 3 of hand of A' })
  expect(() => wordMove(engine, s, choice, 9)).toThrow(/^seat 9: nobody sits there/)
})
