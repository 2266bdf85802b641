import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

const { engine, examples } = await compiledSample('test/emit/compulsions.rules')

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})

test('only where the text lets somebody pass and a rule may keep from it', () => {
  const asking = engine.parts.sites.map(({ at, binding }) => `${at}${binding === true ? ' binding' : ''}`)
  expect(asking).toEqual(['turn binding', 'evening binding', 'evening'])
})
