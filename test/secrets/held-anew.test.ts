import { expect, test } from 'vitest'
import { heldAnew } from '../../runtime/secrets/astray.ts'
import type { Astray, BaseState } from '../../runtime/engine.ts'

/** A state of which only that is asked. */
const lost = (...astray: Astray[]): BaseState => ({ astray }) as unknown as BaseState

test('a fact that holds one card has lost no other, once it holds that anew', () => {
  const s = lost({ by: 'winning', of: 0, card: 3 }, { by: 'kept', of: 0, card: 3 })
  expect(heldAnew(s, 'winning', 0, 5)).toBe(5)
  expect(s.astray).toEqual([{ by: 'kept', of: 0, card: 3 }])
})

test('a fact that holds several goes on having lost those that it is not given anew', () => {
  const s = lost({ by: 'aims', of: 2, card: 3 }, { by: 'aims', of: 2, card: 4 }, { by: 'aims', of: 1, card: 4 })
  heldAnew(s, 'aims', 2, [4, 5])
  expect(s.astray).toEqual([
    { by: 'aims', of: 2, card: 3 },
    { by: 'aims', of: 1, card: 4 },
  ])
})

test('what a fact has from another is lost as well', () => {
  const s = lost({ by: 'marked', of: 0, card: 3 })
  heldAnew(s, 'copied', 0, 3, ['marked'])
  expect(s.astray).toEqual([
    { by: 'marked', of: 0, card: 3 },
    { by: 'copied', of: 0, card: 3 },
  ])
})
