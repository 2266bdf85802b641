import { expect, test } from 'vitest'
import { nearestName } from '../../runtime/words/nearest-name.ts'
import { compiledSample } from '../kit/compiled-sample.ts'

test('a card that nobody knows is said to be so, with the one that was perhaps meant', async () => {
  const { engine } = await compiledSample('test/examples/stalls.rules')
  const s = engine.setup({ seed: 1 })
  const said = (move: string): string | undefined => engine.explain(s, 0, move).reasons[0]?.text
  expect(said('offer ♣3')).toBe('no card is called ♣3; did you mean 3♣?')
  expect(said('offer elephant')).toBe('no card is called elephant')
  expect(said('offer 3♣')).toBe('no 3♣ lies where A can see it')
})

test('the same signs in another order come first, then what differs little', () => {
  expect(nearestName('♦3', ['3♣', '3♦'])).toBe('3♦')
  expect(nearestName('aec', ['axe', 'ace'])).toBe('ace')
  expect(nearestName('knigt', ['ace', 'knight'])).toBe('knight')
  expect(nearestName('q', ['a long name'])).toBeNull()
  // Of five signs three may differ.
  expect(nearestName('abcde', ['abxyz'])).toBe('abxyz')
  expect(nearestName('abcde', ['axyzw'])).toBeNull()
})
