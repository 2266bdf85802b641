import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NONE } from '../../runtime/engine.ts'
import { PackedReader } from '../../runtime/packed/packed-reader.ts'
import { PackedWriter } from '../../runtime/packed/packed-writer.ts'
import type { Shapes } from '../../runtime/packed/signs.ts'
import { statePacker } from '../../runtime/packed/state-packer.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'
import { liveGame } from '../kit/kept-games.ts'
import { anyTable, playOut } from '../kit/playout.ts'

const shapes = (): Shapes => ({ keys: [], numbers: new Map() })

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -20, max: 300 }),
    fc.maxSafeInteger(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, '', '聖魔', -1073741824),
    fc.string(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.sparseArray(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value

/** Lists as states have them, one much like the other. */
const members = fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, -1, 70, NONE, 2 ** 31 - 1), { minLength: 20, maxLength: 60 })
const column = fc.oneof(members, fc.array(fc.boolean(), { minLength: 20 }), fc.array(members, { maxLength: 9 }))

test('plain data is read as it was written, in characters of a byte', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(plain, column), { maxLength: 8 }), (values) => {
      const known = shapes()
      const writer = new PackedWriter(known)
      values.forEach((value, i) => writer.value(value, values[i - 1]))
      const text = writer.taken()
      expect([...text].every((character) => character.charCodeAt(0) < 256)).toBe(true)
      const reader = new PackedReader(text, known)
      values.forEach((value, i) => expect(reader.value(values[i - 1])).toStrictEqual(value))
    }),
    { numRuns: byDay(60, 200 * times), ...sampledSeed('packed') },
  )
})

test('records that are all different are no shapes any more', () => {
  const known = shapes()
  const writer = new PackedWriter(known)
  const records = Array.from({ length: 1000 }, (_, i) => ({ [`key ${i}`]: i }))
  for (const record of records) writer.value(record)
  const reader = new PackedReader(writer.taken(), known)
  expect(records.map(() => reader.value())).toStrictEqual(records)
  expect(known.keys.length).toBeLessThan(300)
})

test('what was packed elsewhere is refused', async () => {
  const { engine } = await liveGame('rules/hearts/hearts.rules')
  const text = statePacker(engine).pack(engine.setup({ seed: 1 }))
  expect(() => statePacker(engine).unpack(text)).toThrow('no state that was packed here')
  expect(() => statePacker(engine).unpack('')).toThrow('no state that was packed here')
})

describe.each(['hearts', 'trump-king', 'magic', 'daifugo', 'kuhn-poker'])('%s', async (name) => {
  const { engine } = await liveGame(`rules/${name}/${name}.rules`)

  test('a state is the same again, and goes on the same', () => {
    fc.assert(
      fc.property(anyTable(engine), (line) => {
        const packer = statePacker(engine)
        packer.pack(engine.setup({ seed: 1 }))
        playOut(engine, line, ({ state, choice, random }) => {
          if (random(9) !== 0) return
          const again = packer.unpack(packer.pack(state))
          const copy = engine.clone(state)
          expect(again).toStrictEqual(copy)
          engine.apply(copy, choice)
          engine.apply(again, choice)
          expect(again).toStrictEqual(copy)
        })
      }),
      { numRuns: byDay(1, 3 * times), ...sampledSeed('packed games') },
    )
  })
})
