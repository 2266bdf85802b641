import { expect, test } from 'vitest'
import { type Strategy, knownTo, solve, worth } from '../../examples/kuhn-cfr/cfr.ts'
import { engine, type State } from '../../generated/kuhn-poker/index.ts'

const strategy: Strategy = solve(engine, 2000)

/** How often the seat that is asked does something with a card, after these moves. */
function often(card: string, moves: readonly string[], does: string): number {
  const s: State = engine.setup({ seed: 0, openChance: true })
  const choose = (words: string): void => {
    const choice = engine.choices(s).find((each) => engine.describe(s, each) === words)
    engine.apply(s, choice ?? expect.fail(`${words} is not offered`))
  }
  const others = ['J', 'Q', 'K'].filter((each) => each !== card)
  const dealt = moves.length % 2 === 0 ? [card, others[0]] : [others[0], card]
  for (const words of [...dealt, ...moves]) choose(words ?? '')
  const choices = engine.choices(s).map((each) => engine.describe(s, each))
  return strategy.get(knownTo(engine, s, s.asked))?.[choices.indexOf(does)] ?? expect.fail('not learned')
}

test('Kuhn poker is worth -1/18 to who begins', () => {
  expect(strategy.size).toBe(12)
  expect(worth(engine, strategy)).toBeCloseTo(-1 / 18, 3)
})

// Kuhn, A simplified two-person poker (1950): what every optimal strategy does.
test('each seat plays as the theory says', () => {
  expect(often('K', ['bet'], 'call')).toBeCloseTo(1, 2)
  expect(often('J', ['bet'], 'call')).toBeCloseTo(0, 2)
  expect(often('Q', ['bet'], 'call')).toBeCloseTo(1 / 3, 1)
  expect(often('K', ['check'], 'bet')).toBeCloseTo(1, 2)
  expect(often('J', ['check'], 'bet')).toBeCloseTo(1 / 3, 1)
  expect(often('Q', [], 'bet')).toBeCloseTo(0, 1)
  expect(often('K', [], 'bet')).toBeCloseTo(3 * often('J', [], 'bet'), 1)
})
