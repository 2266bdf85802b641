import { describe, expect, test } from 'vitest'
import { runExample } from '../../runtime/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { laws } from '../laws/all.ts'
import { conservation } from '../laws/cards.ts'
import { keeps } from '../laws/law.ts'

/** `finish` in whatever place ends the game there and then, also where nothing is told from the rules beforehand. */
describe.each([true, false])('with shortcuts: %s', async (shortcuts) => {
  const { engine, examples } = await compiledSample('test/endings/endings.rules', { shortcuts })
  keeps(
    { name: 'endings', engine, variant: false },
    laws.filter((law) => law !== conservation),
  )
  test.each(examples.map((example) => [example.title, example] as const))('%s', (_, example) => {
    expect(runExample(engine, example).failures).toEqual([])
  })
})
