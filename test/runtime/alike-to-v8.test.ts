import { setFlagsFromString } from 'node:v8'
import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { engine as magic } from '../../generated/magic/index.ts'

/** What V8 knows of objects; only a text that it compiles after the flag is set may ask. */
setFlagsFromString('--allow-natives-syntax')
const areAlike = compileFunction('return %HaveSameMap(a, b)', ['a', 'b']) as (a: object, b: object) => boolean

describe('states are alike to V8, and plain data', () => {
  it('however they were made', () => {
    const state = magic.setup({ seed: 3 })
    const copy = magic.clone(state)
    const other = magic.setup({ seed: 4 })
    magic.copyInto(other, copy)
    for (const each of [copy, other, magic.determinize(state, 0, () => 0.5)]) {
      expect(areAlike(state, each)).toBe(true)
      expect(Object.getPrototypeOf(each)).toBe(Object.prototype)
    }
  })
})
