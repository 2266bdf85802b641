import { expect, test } from 'vitest'
import { mendGame } from '../../cli/mend/mend-game.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import type { RulesHost } from '../../compiler/compile.ts'
import { TABLE, example } from './table.ts'

const hostOf = (text: string): RulesHost => ({ read: (path) => (path === 'x.rules' ? text : null), find: () => null })

const loaded = async (text: string) => {
  const made = await loadVersion('x.rules', hostOf(text), evaluated)
  if (made === null) throw new Error('this does not compile')
  return made
}

/** The lines below `given` once an example is mended; what is told where it is not. */
async function mendedSteps(given: readonly string[], steps: readonly string[], rules = TABLE, before?: string) {
  const own = example('x', given, steps)
  const game = {
    path: 'x.rules',
    host: hostOf(rules + own),
    loaded: await loaded(rules + own),
    before: before === undefined ? null : await loaded(before + own),
  }
  const { mended, changed } = await mendGame(game, { only: '', seconds: 60 })
  const [first] = mended
  if (first !== undefined) return first.block.after.slice(given.length + 3).map((line) => line.trim())
  return changed.flatMap(({ failures }) => failures.map(({ message }) => message))
}

test('a pass where nobody is asked is left out', async () => {
  const steps = ['B passes', 'A does lay 3♣', 'A passes', 'then 3♣ in heap']
  expect(await mendedSteps(['hand of A is 3♣'], steps)).toEqual(['A does lay 3♣', 'then 3♣ in heap'])
})

test('what was asserted while somebody could only pass is asserted there', async () => {
  const steps = ['A does lay 3♣', 'then score of A = 0', 'A passes', 'then score of A = 1']
  expect(await mendedSteps(['hand of A is 3♣'], steps)).toEqual([
    'A does lay 3♣',
    'A is offered nothing',
    'then score of A = 0',
    'nobody is asked',
    'then score of A = 1',
  ])
})

test('the same, where it is one of two assertions of one line', async () => {
  const steps = ['A does lay 3♣', 'then 3♣ in heap and score of A = 0']
  expect(await mendedSteps(['hand of A is 3♣'], steps)).toEqual([
    'A does lay 3♣',
    'A is offered nothing',
    'then 3♣ in heap and score of A = 0',
  ])
})

test('a place to stand at goes with what nobody is asked, and stays an assertion where nothing follows', async () => {
  const steps = ['A does lay 3♣', 'A is asked', 'then score of A = 0']
  expect(await mendedSteps(['hand of A is 3♣'], steps)).toEqual([
    'A does lay 3♣',
    'A is offered nothing',
    'then score of A = 0',
  ])
  expect(await mendedSteps(['hand of A is 3♣'], ['A does lay 3♣', 'A is asked'])).toEqual([
    'A is not asked; nothing is asked any more',
  ])
})

test('an assertion that holds nowhere is told, also where passes are in the way', async () => {
  const [told] = await mendedSteps(['hand of A is 3♣'], ['B passes', 'A does lay 3♣', 'then 3♣ in hand of A'])
  expect(told).toContain('this does not hold: 3♣ lies in heap')
})

test('no earlier moment is looked for at which an assertion would be true', async () => {
  expect(await mendedSteps(['hand of A is 3♣', 'hand of B is 4♣'], ['A does lay 3♣', 'then score of A = 0'])).toEqual([
    'A does lay 3♣',
    'A is offered nothing',
    'then score of A = 0',
  ])
  // B is asked there, so that by no reading an assertion stands before it.
  expect(await mendedSteps(['hand of A is 3♣, 4♣'], ['A does lay 3♣', 'then 3♣ in hand of A'])).toEqual([
    'this does not hold: 3♣ lies in heap; A is asked (turn: lay 4♣ | pass)',
  ])
})

const NARROW = TABLE.replace('in hand of p at turn\nplayer', 'in hand of p at turn if rank of c < 6\nplayer')

test('who is asked since a change of the rules passes, where it was known to be so before', async () => {
  const given = ['hand of B is 7♣']
  const steps = ['then score of A = 1', 'then 7♣ in hand of B']
  expect(await mendedSteps(given, steps, TABLE, NARROW)).toEqual(['B passes', ...steps])
  // Without the rules before nobody can tell whether it is meant to be asserted now or then.
  expect(await mendedSteps(given, steps)).toEqual([
    'this does not hold: score of A is 0; B is asked (turn: lay 7♣ | pass)',
  ])
})

test('an answer that was the only one is named where there are others now', async () => {
  const given = ['hand of A is 9♣', 'heap is 2♣, 8♣']
  const steps = ['A does swap 9♣', 'then 8♣ in hand of A']
  const before = TABLE.replace('rank of d < rank of c by', 'rank of d < rank of c and rank of d > 5 by')
  expect(await mendedSteps(given, steps, TABLE, before)).toEqual(['A does swap 9♣', 'A chooses 8♣', steps[1]])
})

test('an only answer may be passed over by a line that names the next', async () => {
  const given = ['hand of A is 9♣', 'heap is 2♣, 3♣, 4♣']
  const two = TABLE.replace('rank of d < rank of c by', 'rank of d = 4 by')
  expect(await mendedSteps(given, ['A does swap 9♣', 'A chooses 3♣', 'then 4♣ in hand of A'], two)).toEqual([])
})

test('an example for which there is no time is given up, and told as that', async () => {
  const rules = TABLE + example('x', ['hand of A is 3♣'], ['A does lay 3♣', 'then score of A = 0', 'A passes'])
  const game = { path: 'x.rules', host: hostOf(rules), loaded: await loaded(rules), before: null }
  const { mended, changed } = await mendGame(game, { only: '', seconds: 0 })
  expect(mended).toEqual([])
  expect(changed).toMatchObject([{ isGivenUp: true, failures: [{ line: 31 }] }])
})

test('a long example that holds is left alone, however often nobody says that he passes', async () => {
  const counts = `to count-up by player p
  each number n in 1..400
    p may act
    next of p may act
    next of p may act
  score of p gains 1
player p may lay card c in hand of p at count-up
`
  const passes = Array.from({ length: 400 }, () => 'A passes')
  const own = example('x', ['hand of A is 3♣', 'hand of B is 4♣'], [...passes, 'then score of A = 1'])
  const text = TABLE + counts + own.replace('at turn', 'at count-up')
  const game = { path: 'x.rules', host: hostOf(text), loaded: await loaded(text), before: null }
  expect(await mendGame(game, { only: '', seconds: 60 })).toMatchObject({ mended: [], changed: [] })
})

test('what was asserted behind a line about a place where nobody is asked is asserted behind that', async () => {
  const steps = ['A may not lay 2♣ because [low.1]', 'then score of A = 1']
  expect(await mendedSteps(['hand of A is 2♣'], steps)).toEqual([steps[0], 'nobody is asked', steps[1]])
})
