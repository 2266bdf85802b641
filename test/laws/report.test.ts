import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compiledSample } from '../kit/compiled-sample.ts'
import { compiledEngine } from '../kit/compiled-games.ts'
import { anyTable } from '../kit/playout.ts'
import { laws, lawsThatSay } from './all.ts'
import { type Tried, playedUpTo } from './campaign.ts'
import { copies } from './copies.ts'
import { futureChance } from './future.ts'
import { sameLook } from './hidden.ts'
import type { Law } from './law.ts'
import { judgedSoFar } from './occasions.ts'
import { amiss, report } from './report.ts'

const everyLaw = (game: string, occasions: (says: string) => number): Tried[] =>
  laws.map(({ says }) => ({ game, law: says, games: 1, decisions: 2, broken: false, occasions: occasions(says) }))

test('a law that judged nothing in any game is amiss, one that judged in some is not', () => {
  const [idle = { says: '' }, one = { says: '' }] = laws
  const lines = [
    ...everyLaw('Go', (says) => (says === idle.says || says === one.says ? 0 : 3)),
    ...everyLaw('Whist', (says) => (says === idle.says ? 0 : 3)),
  ]
  expect(amiss(['Go', 'Whist'], lines)).toEqual([`this law had nothing to judge: ${idle.says}`])
  expect(amiss(['Go'], lines.slice(0, laws.length))).toEqual([])
  expect(amiss(['Go', 'Whist'], lines.slice(1))).toContain(
    `tried ${2 * laws.length - 1} of ${2 * laws.length} laws on games; the others did not come to an end`,
  )
  const table = report(['Go', 'Whist'], lines).join('\n')
  expect(table).toMatch(new RegExp(`^${idle.says} +0 +Go, Whist *$`, 'mu'))
  expect(table).toMatch(new RegExp(`^${one.says} +3 +Go *$`, 'mu'))
})

/** How often a law judges something in random games. */
function judged(law: Law, name: string, engine: Awaited<ReturnType<typeof compiledEngine>>): number {
  const before = judgedSoFar()
  fc.assert(
    fc.property(anyTable(engine), (line) => law.holds({ name, engine, variant: false }, line)),
    { numRuns: 10, endOnFailure: true },
  )
  return judgedSoFar() - before
}

test('laws about what is hidden, copied or tried have something to judge where that is so, and else nothing', async () => {
  const kuhn = await compiledEngine('KuhnPoker')
  const { engine: tries } = await compiledSample('test/announcements/tries.rules')
  expect(judged(sameLook, 'KuhnPoker', kuhn)).toBeGreaterThan(5)
  expect(judged(futureChance, 'Tries', tries)).toBeGreaterThan(5)
  expect(judged(copies, 'Tries', tries)).toBeGreaterThan(5)
  // In Kuhn poker all cards are dealt before the first decision, and nothing is announced.
  expect(judged(copies, 'KuhnPoker', kuhn)).toBe(0)
  expect(judged(futureChance, 'KuhnPoker', kuhn)).toBe(0)
})

test('a law that has nothing to say of a game is not tried for ever, and not broken', () => {
  const tally = join(mkdtempSync(join(tmpdir(), 'houserules-tally-')), 'tally.jsonl')
  playedUpTo(
    { decisions: 1000, tally },
    { game: 'Go', law: 'silent' },
    fc.property(fc.nat(), () => undefined),
  )
  expect(JSON.parse(readFileSync(tally, 'utf8'))).toMatchObject({ decisions: 0, occasions: 0, broken: false })
  rmSync(dirname(tally), { recursive: true })
})

test('laws can be chosen by what they say, and a campaign of those expects no others', () => {
  const some = lawsThatSay(['nothing of what a seat is handed', 'the record of a seat'])
  expect(some.length).toBeGreaterThan(1)
  expect(some.length).toBeLessThan(laws.length)
  expect(lawsThatSay([])).toBe(laws)
  const lines = everyLaw('Go', () => 1).filter(({ law }) => some.some(({ says }) => says === law))
  expect(amiss(['Go'], lines, some)).toEqual([])
  expect(amiss(['Go'], lines)).toHaveLength(1)
  expect(report(['Go'], lines, some).join('\n')).not.toContain(laws.find((law) => !some.includes(law))?.says)
})
