import { expect, test } from 'vitest'
import type { Reason } from '../../runtime/engine.ts'
import { stateAfter } from '../../runtime/examples.ts'
import { compiledSample } from '../kit/compiled-sample.ts'
import { failuresOf } from '../kit/specimen.ts'

const game = await compiledSample('test/announcements/sets-refused.rules')

/** What a seat is told of a move after so many lines of an example. */
function reasons(title: string, lines: number, move: string): readonly Reason[] {
  const example = game.examples.find((each) => each.title === title)
  if (example === undefined) throw new Error(`no example is called ${title}`)
  const s = stateAfter(game.engine, { ...example, steps: example.steps.slice(0, lines) })
  if (s === null) throw new Error('a line does not hold')
  return game.engine.explain(s, 0, move).reasons
}

const clauses = (told: readonly Reason[]): string[] => told.flatMap((reason) => reason.clauses)
const texts = (told: readonly Reason[]): string[] => told.map(({ text }) => text)

const one = 'one card is refused for what it is, not for what it would be with others'
const many = 'of a hand of many cards it is said at once why none can be laid'

test('a set is refused for what it is, not for what it could become', () => {
  expect(failuresOf(game)).toEqual([])
})

test('who asks is told what keeps a card out of a set', () => {
  expect(clauses(reasons(one, 1, 'choose 2♣'))).toEqual(['beat'])
  expect(clauses(reasons(one, 1, 'choose 6♠'))).toEqual(['same-suit'])
})

test('who asks is told why no set of a large hand can be laid', () => {
  expect(clauses(reasons(many, 0, 'lay'))).toEqual(['beat'])
})

test('words behind a move that takes no part are not passed over', () => {
  expect(texts(reasons(one, 0, 'lay 2♣'))).toEqual(['`2♣` is no part of `lay`; what `lay` asks for is chosen after it'])
  expect(texts(reasons(one, 0, 'choose 2♣'))).toEqual(['nothing is chosen now; A is asked: turn'])
})

test('what is asked meanwhile comes before where the move is offered', () => {
  expect(texts(reasons(one, 1, 'lay'))).toEqual(['A is asked now: choose cards', 'player p may lay at turn'])
})
