import { expect, test } from 'vitest'
import { compiledSample } from '../kit/compiled-sample.ts'

test('what is kept of two things is seen by all, and of a card by those who see the card', async () => {
  const { engine } = await compiledSample('test/secrets/pairs.rules')
  const s = engine.setup({ seed: 1 })
  const [first = 0] = engine.choices(s)
  const card = engine.describe(s, first, 0).replace('note-down ', '')
  engine.apply(s, first)
  expect(engine.observe(s, 0).facts).toMatchObject({
    debt: { 'B, blue': '2' },
    mark: { [`${card}, A`]: '1' },
    aim: { 'red, blue': card },
  })
  expect(engine.observe(s, 1).facts).toMatchObject({
    debt: { 'B, blue': '2' },
    mark: {},
    aim: { 'red, blue': 'a card of hand of A' },
  })
})
