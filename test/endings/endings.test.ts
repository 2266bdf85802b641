import { describe, expect, test } from 'vitest'
import { runExample } from '../../runtime/example/examples.ts'
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

test('a game that has come to the end of its text is over for everybody who looks', async () => {
  const { engine } = await compiledSample('test/endings/unfinished.rules')
  const state = engine.setup({ seed: 1 })
  engine.apply(state, engine.choices(state)[0] ?? 0)
  expect(engine.observe(state, 0).over).toBe(false)
  engine.apply(state, engine.choices(state)[0] ?? 0)
  expect(engine.results(state)).toEqual([1, 1])
  expect([engine.observe(state, 0).over, engine.position(state).over]).toEqual([true, true])
})
