import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { laws } from '../laws/all.ts'
import { keeps } from '../laws/law.ts'

const { engine, examples } = await compiledSample('test/emit/corners.rules')

keeps({ name: 'Corners', engine, variant: false }, laws)

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})
