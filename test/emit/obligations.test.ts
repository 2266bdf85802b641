import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

// Few kinds of moves and no numbers: such games have moves of at most 31 bits, which are read by shifts and masks.
const { engine, examples } = await compiledSample('test/emit/obligations.rules')

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})
