import { expect, test } from 'vitest'
import type { Coverage } from '../../cli/commands/coverage.ts'
import { folderWith, realHouserules } from './kit.ts'

const deals = `game Deals for 2 players
include "library/french-pack.rules"
[deal] include "library/deal.rules"
hand-size: number = 2
to match
  make-deck
  deal-cards
  finish
example "two each"
  given
    at match
  then count of hand = 4
`

/** What is counted of the game, with a variant that says no more than that. */
async function counted(variant: string): Promise<Coverage> {
  const cwd = folderWith({ 'deals.rules': deals, 'more.rules': `variant More of Deals\n${variant}` })
  const { out } = await realHouserules(['coverage', 'more.rules', '--format', 'json'], { cwd })
  return JSON.parse(out) as Coverage
}

test('what games share is left to where it is written, but for what a game changes of it', async () => {
  const { rules, withoutExamples, shared } = await counted('')
  expect({ rules, withoutExamples, applying: shared.applying }).toEqual({ rules: 1, withoutExamples: [], applying: 2 })
  expect(shared.rules).toBeGreaterThan(2)
  const changed = await counted('replace to gather\n  shuffle deck\nadd after shuffle in deal-all\n  shuffle deck\n')
  expect(changed.rules).toBe(3)
  expect(changed.withoutExamples.map(({ name }) => name)).toEqual(['gather', 'deal-all'])
  expect(changed.shared.rules).toBe(shared.rules - 2)
}, 120_000)
