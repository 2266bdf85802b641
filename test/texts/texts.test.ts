import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { Texts } from '../../runtime/kernel/texts.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { anyTable } from '../kit/playout.ts'
import { laws } from '../laws/all.ts'
import { byDay, sampledSeed, times } from '../kit/effort.ts'

const word = fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'b', 'Ａ', '龍') })
/** Signs that come to one where they meet: an accent or a voicing mark with its letter, the parts of a syllable. */
const piece = fc.string({
  maxLength: 6,
  unit: fc.constantFrom('e', '\u0301', '\u0323', 'は', '\u3099', 'ﾊ', 'ﾞ', '\u1100', '\u1161', '\u11a8'),
})

describe('joined texts', () => {
  test('have the number of the text that they come to, however long their parts are', () => {
    const long = fc.tuple(fc.constantFrom('a', 'b', '龍'), fc.integer({ min: 0, max: 3000 }))
    fc.assert(
      fc.property(fc.array(long, { minLength: 2, maxLength: 5 }), (parts) => {
        const texts = new Texts(parts.map(([sign, times]) => sign.repeat(times)))
        const whole = texts.ofRules.join('')
        const joined = texts.join([...parts.keys()], {})
        expect(joined).toBe(texts.number(whole))
      }),
    )
  })

  test('are the same text however they were joined, and contain what they contain', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(word, piece), { maxLength: 5 }), fc.oneof(word, piece), (words, part) => {
        const texts = new Texts([...words, part])
        const s = {}
        const numbers = words.map((_, i) => i)
        const apart = numbers.reduce((all, each) => texts.join([all, each], s), texts.join([], s))
        const plain = words.join('').normalize('NFKC')
        expect(texts.join(numbers, s)).toBe(apart)
        expect(texts.word(apart, s).normalize('NFKC')).toBe(plain)
        expect(texts.contains(apart, words.length, s)).toBe(plain.includes(part.normalize('NFKC')))
      }),
    )
  })

  test('are looked through where they meet', () => {
    const long = 'x'.repeat(600)
    const texts = new Texts([`${long}drag`, 'on', 'dragon', 'dragons'])
    const joined = texts.join([0, 1], {})
    expect(texts.contains(joined, 2, {})).toBe(true)
    expect(texts.contains(joined, 3, {})).toBe(false)
    expect(texts.contains(texts.join([joined, joined], {}), 2, {})).toBe(true)
  })

  test('are one text where a long one and an accent meet', () => {
    const long = 'x'.repeat(600)
    const texts = new Texts([`${long}e`, '\u0301', '\u0323', `${long}\u1eb9\u0301`, '\u1eb9'])
    const joined = texts.join([texts.join([0, 1], {}), 2], {})
    expect(joined).toBe(3)
    expect(texts.contains(joined, 4, {})).toBe(true)
  })

  test('are gone through once for how many signs they have', () => {
    const texts = new Texts(['ab'])
    let read = 0
    const s = {
      get texts() {
        read += 1
        return { [2 ** 40]: '龍'.repeat(600) }
      },
    }
    expect([1, 2, 3].map(() => texts.length(2 ** 40, s))).toEqual([600, 600, 600])
    expect(read).toBe(1)
  })

  test('come along with the state that keeps them', () => {
    const s = { texts: {} }
    const kept = ((texts) => texts.keep(texts.join([0, 1], s), s))(new Texts(['ab', 'cd']))
    const elsewhere = new Texts(['ab', 'cd', 'bc'])
    const loaded = JSON.parse(JSON.stringify(s)) as typeof s
    expect(elsewhere.word(kept, loaded)).toBe('abcd')
    expect(elsewhere.contains(kept, 2, loaded)).toBe(true)
    expect(elsewhere.join([0, 1], loaded)).toBe(kept)
  })

  test('name each of 14,000 cards behind all of their names without a copy of these', () => {
    const names = Array.from({ length: 14_000 }, (_, i) => `card number ${i} of the dragons`)
    const texts = new Texts([...names, 'number 77 of', 'card 77', 'x card number 1'])
    const s = {}
    const all = names.map((_, i) => i)
    const before = process.memoryUsage().heapUsed
    const catalogue = texts.join(all, s)
    const long = all.map((name) => texts.join([catalogue, name], s))
    expect(long.filter((name) => texts.contains(name, 14_000, s)).length).toBe(14_000)
    expect(long.filter((name) => texts.contains(name, 14_001, s)).length).toBe(0)
    // One copy of the list has about 800 kB; 14,000 of them would be 11 GB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000)
  })
})

describe('a game about words', async () => {
  const { engine, examples } = await compiledSample('test/texts/spelling.rules')

  test('its examples hold', () => {
    expect(examples.map((x) => runExample(engine, x)).filter((x) => !x.ok)).toEqual([])
  })

  for (const { says, holds } of laws) {
    test(says, { timeout: 120_000 }, () => {
      fc.assert(
        fc.property(anyTable(engine), (line) => holds({ name: 'Spelling', engine, variant: false }, line)),
        { numRuns: byDay(3, 8 * times), endOnFailure: true, ...sampledSeed(`spelling, ${says}`) },
      )
    })
  }
})

test('joined texts come along with a state whatever way they got into it', async () => {
  const path = 'test/texts/echoes.rules'
  const [here, elsewhere] = [await compiledSample(path), await compiledSample(path)]
  expect(here.examples.map((x) => runExample(here.engine, x)).filter((x) => !x.ok)).toEqual([])
  const s = here.engine.setup({ seed: 1, players: 2 })
  const call = here.engine.choices(s).find((choice) => here.engine.describe(s, choice).includes('call'))
  if (call === undefined) throw new Error('nobody may call')
  here.engine.apply(s, call)
  const { facts } = elsewhere.engine.observe(JSON.parse(JSON.stringify(s)) as typeof s, 0)
  expect(facts).toMatchObject({ heard: '"abear", "bear!", "bearbear", "bear?", "bear3", "bear4"', last: '"bear?2"' })
})
