import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { joined, type Joined, type Pair } from '../../bench/pairs/joined.ts'
import { pageOf, rowText } from '../../bench/pairs/page.ts'
import { stopped } from '../../bench/pairs/played.ts'
import { familyOf, pairsOf } from '../../bench/pairs/variants.ts'

// `npm run pairs` takes minutes; what it wrote is held here by some of its pairs.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { shelf, variants } = familyOf(root, 'rules/daifugo')
const page = readFileSync(new URL('../../rules/daifugo/pairs.md', import.meta.url), 'utf8')

const told = ({ pair, findings, changed }: Joined): string => rowText({ pair, findings, changed, stopped: [] })

test('the page has a line for every local rule, and no other', () => {
  const lines = page.split('\n').flatMap((line) => /^\| \d+ (\S+) \|/u.exec(line)?.slice(1) ?? [])
  expect(lines).toEqual(variants)
  expect(page).toContain(`Of ${pairsOf(variants).length} pairs `)
})

describe('two local rules at one table', () => {
  test.each<Pair>([
    ['EightCut', 'Staircase'],
    ['NoFinishing', 'TenDiscard'],
  ])('%s and %s touch each other, as the page tells', { timeout: 60_000 }, async (...pair) => {
    const row = await joined(shelf, pair)
    expect(row.changed.length).toBeGreaterThan(0)
    expect(page).toContain(told(row))
  })

  test.each<Pair>([
    ['ElevenBack', 'Revolution'],
    ['Revolution', 'SevenPass'],
  ])('%s and %s hold beside each other, and their games end', { timeout: 60_000 }, async (...pair) => {
    const { engine, findings, changed } = await joined(shelf, pair)
    expect([findings, changed]).toEqual([[], []])
    expect(page).not.toContain(`**${pair.join(' and ')}**`)
    if (engine === null) throw new Error('it does not compile')
    expect(stopped(engine, { games: 2, players: 4, options: { rounds: '1' } })).toEqual([])
  })

  test('two whose order decides are told with both sentences', { timeout: 60_000 }, async () => {
    const row = await joined(shelf, ['EightCut', 'Revolution'])
    expect(row.findings).toEqual([expect.stringMatching(/^HR0412 `EightCut` and `Revolution`, which are joined here/u)])
    expect(page).toContain(told(row))
  })

  test('two that replace the same thing are told as a conflict', () => {
    const row = { pair: ['A', 'B'] as const, findings: ['HR0402 both replace `x`'], changed: [], stopped: [] }
    expect(pageOf('Game', [row], { games: 1, players: 2, options: {} }, 'npm run pairs')).toContain('| 1 A |  | ✗ |')
  })

  test('a game that does not end is told with its seed', () => {
    const row = { pair: ['A', 'B'] as const, findings: [], changed: [], stopped: ['seed 4: still going on'] }
    expect(rowText(row)).toBe('- **A and B**: 1 game stops, as with seed 4: still going on.')
  })
})
