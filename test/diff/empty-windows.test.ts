import { expect, test, vi } from 'vitest'
import { pastEmptyWindows } from '../../runtime/diff/empty-windows.ts'
import type { BaseState } from '../../runtime/engine.ts'

/** How often somebody is passed over where nothing is possible, as `going` changes the state at each of them. */
function passed(going: (s: BaseState) => void, roundLimit: number): number {
  const apply = vi.fn(going)
  const s = { ask: 1, over: false, legal: [], result: [0], log: [] } as unknown as BaseState
  try {
    pastEmptyWindows({ engine: { apply }, roundLimit }, s)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return apply.mock.calls.length
}

const turn = (s: BaseState, of: number): void => {
  s.result = [((s.result[0] ?? 0) + 1) % of]
  s.log = [...(s.log ?? []), { kind: 'note' } as never]
}

test('where nobody can do anything any more, round after round, is known after a few rounds', () => {
  expect(passed((s) => turn(s, 4), 100_000)).toBe(12)
  expect(passed((s) => turn(s, 40), 100_000)).toBe(64 + 40)
})

test('windows that change something each are gone past, up to the limit', () => {
  expect(passed((s) => turn(s, Infinity), 300)).toBe(300)
})

test('it ends where somebody can do something, or the game is over', () => {
  const after = (times: number, end: (s: BaseState) => void) => (s: BaseState) => {
    turn(s, Infinity)
    if (s.result[0] === times) end(s)
  }
  expect(
    passed(
      after(20, (s) => (s.legal = [1])),
      300,
    ),
  ).toBe(20)
  expect(
    passed(
      after(3, (s) => (s.over = true)),
      300,
    ),
  ).toBe(3)
})
