import { expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { laws } from '../laws/all.ts'
import { keeps } from '../laws/law.ts'

const { engine, examples } = await compiledSample('test/keyed/clubs.rules')

keeps({ name: 'Clubs', engine, variant: false }, laws)

test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
  expect(runExample(engine, example).failures).toEqual([])
})

test('what belongs to a value of a type is shown under its name', () => {
  const seen = engine.observe(engine.setup({ seed: 1 }), 0)
  expect(Object.keys(seen.zones)).toEqual(
    expect.arrayContaining(['hand of D', 'cellar of reds', 'cellar of blues', 'table']),
  )
  expect(seen.facts).toMatchObject({ fame: { reds: '2', blues: '2' }, famous: { reds: 'no', blues: 'no' } })
})
