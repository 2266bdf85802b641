import { expect, test } from 'vitest'
import { type ExampleResult, stateAfter } from '../../runtime/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { failuresOf } from '../kit/specimen.ts'

const game = await compiledSample('test/announcements/sets-refused.rules')

/** The clauses of the reasons that a seat is told, after so many lines of an example. */
function told(title: ExampleResult['title'], lines: number, move: string): string[] {
  const example = game.examples.find((each) => each.title === title)
  if (example === undefined) throw new Error(`no example is called ${title}`)
  const s = stateAfter(game.engine, { ...example, steps: example.steps.slice(0, lines) })
  if (s === null) throw new Error('a line does not hold')
  return game.engine.explain(s, 0, move).reasons.flatMap(({ clauses }) => clauses)
}

test('a set is refused for what it is, not for what it could become', () => {
  expect(failuresOf(game)).toEqual([])
})

test('who asks is told what keeps a card out of a set', () => {
  const title = 'one card is refused for what it is, not for what it would be with others'
  expect(told(title, 1, 'choose 2♣')).toEqual(['beat'])
  expect(told(title, 1, 'choose 6♠')).toEqual(['same-suit'])
})

test('who asks is told why no set of a large hand can be laid', () => {
  const title = 'of a hand of many cards it is said at once why none can be laid'
  expect(told(title, 0, 'lay')).toEqual(['beat'])
})
