import { expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules, type Ran } from '../cli/kit.ts'
import { auction, cards } from './repository.ts'

test('what the text does not decide is of the class that its witness shows', async () => {
  const offer = (cond: string): string => auction().replace('in 1..3 at bid-round', `in 1..3 at bid-round if ${cond}`)
  const cwd = folderWith({ 'a.rules': offer('n < 3'), 'b.rules': offer('n * n < 4'), 'cards.rules': cards() })
  const run = (...args: string[]): Promise<Ran> =>
    houserules(['diff', 'a.rules', 'b.rules', '--format', 'json', ...args], { tools: realToolchain, cwd })
  const [change] = JSON.parse((await run()).out).changes
  expect(change).toMatchObject({ class: 'tightens', witness: { possibleOn: 'old', old: 'legal' } })
  expect((await run('--fail-on', 'tightens')).code).toBe(1)
  expect(JSON.parse((await run('--no-witness')).out).changes).toMatchObject([{ class: 'undecided' }])
}, 60_000)
