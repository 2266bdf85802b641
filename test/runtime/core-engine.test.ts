import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/engine.ts'
import { coreEngine } from '../../runtime/core-engine.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { playOut } from '../kit/playout.ts'

test.each(['Hearts', 'TrumpKing'])('the core of %s plays and shows it as the whole engine does', async (name) => {
  const whole = await compiledEngine(name)
  const core = coreEngine<BaseState>(whole.parts)
  const other = core.setup({ seed: 9, log: true })
  const end = playOut(
    whole,
    { seed: 9, picks: 4, options: {} },
    ({ state, choices, choice, number }) => {
      expect(core.choices(other)).toEqual(choices)
      expect(core.decision(other)).toEqual(whole.decision(state))
      expect(core.describe(other, choice)).toBe(whole.describe(state, choice))
      if (number % 16 === 0) expect(core.observe(other, number % 2)).toEqual(whole.observe(state, number % 2))
      core.apply(other, choice)
    },
    { log: true },
  )
  expect(other).toEqual(end)
  expect(core.results(other)).toEqual(whole.results(end))
  const [last] = end.log?.slice(-1) ?? []
  expect(last === undefined ? '' : core.tell(other, last, 0)).toBe(last === undefined ? '' : whole.tell(end, last, 0))
})
