import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { WholeReport } from '../../cli/report/whole-report.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules } from './kit.ts'

/** The rules of a report with one thing changed: a number, a rule left out, a card without its text. */

const specimen = (name: string): string => readFileSync(new URL(`../report/${name}.rules`, import.meta.url), 'utf8')

async function reported(text: string, ...argv: string[]): Promise<WholeReport> {
  const cwd = folderWith({ 'game.rules': text })
  // A second thread would take longer to begin than any of these to measure.
  const small = ['--ladder', 'search:2', '--workers', '1', '--quiet']
  const asked = ['report', 'game.rules', '--format', 'json', ...small, ...argv]
  const ran = await houserules(asked, { cwd, tools: realToolchain })
  expect(ran).toMatchObject({ code: 0 })
  return JSON.parse(ran.out) as WholeReport
}

describe('a report changes', { timeout: 120_000 }, () => {
  test('each number by one, up and down, and tells what that does to the same games', async () => {
    const { numbers, standsOut } = await reported(specimen('nim'), '--games', '500')
    const longer = numbers.rows.filter(({ from, measure }) => from === 12 && measure === 'decisions')
    expect(longer.map(({ to, significant, difference }) => [to, significant, Math.sign(difference.value)])).toEqual([
      [13, true, 1],
      [11, true, -1],
    ])
    expect(numbers.tried).toBe(numbers.known)
    expect(standsOut).toContainEqual(
      expect.stringMatching(/^With .* for .* in `.*`: games are (longer|shorter): \d+.* instead of \d+.* decisions\.$/),
    )
  })

  test('no number that nothing hangs on', async () => {
    const idle = specimen('nim').replace('left: number starts 12\n', 'left: number starts 12\nidle: number starts 7\n')
    const { numbers } = await reported(idle, '--games', '20')
    const rows = numbers.rows.filter(({ from }) => from === 7)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ difference }) => difference.value !== 0)).toEqual([])
  })

  test('no more than it is told to', async () => {
    expect((await reported(specimen('nim'), '--games', '10', '--changes', '1')).numbers.tried).toBe(1)
    expect((await reported(specimen('nim'), '--games', '10', '--changes', '0')).numbers).toMatchObject({
      tried: 0,
      rows: [],
    })
  })

  test('rules by leaving them out: what refuses, what matters, and what only seems to', async () => {
    const text = `${specimen('draw')}
low: cannot show-up card c if rank of c < 3
never: cannot show-up card c if rank of c > 99
shows: number starts 0
counts: after show-up card c
  shows gains 1
`
    const { rules, standsOut } = await reported(text, '--games', '300')
    const row = (name: string) => rules?.rows.find(({ rule }) => rule.name === name) ?? expect.fail(`no ${name}`)
    expect(row('low')).toMatchObject({ rule: { refuses: true } })
    expect(row('low').decisions.value).toBeGreaterThan(0.1)
    expect(row('low').mattered?.value).toBeGreaterThan(0.2)
    expect(row('never')).toMatchObject({ games: { value: 0 }, mattered: { value: 0 } })
    expect(row('counts')).toMatchObject({ games: { value: 1 }, mattered: { value: 0 }, rule: { refuses: false } })
    expect(standsOut).toContain('Rules that applied, but without which no game went another way: counts.')
  })

  test('rules of cards one by one, and numbers that are printed on them', async () => {
    const { rules, numbers } = await reported(specimen('brought'), '--games', '500')
    const ofCard = (name: string) =>
      rules?.rows.find(({ rule }) => rule.name.includes(name))?.mattered ?? expect.fail(`${name} was not left out`)
    expect(ofCard('hero').value).toBeGreaterThan(0.3)
    expect(ofCard('fool').value).toBe(0)
    const printed = numbers.rows.filter(({ line }) => line === 'plain: rank = 2')
    expect([...new Set(printed.map(({ from, to }) => `${from} ${to}`))]).toEqual(['2 3', '2 1'])
    expect(printed.some(({ difference }) => difference.value !== 0)).toBe(true)
  })

  test('cards of a deck by taking their rules away', async () => {
    const { blanked, standsOut } = await reported(specimen('brought'), '--games', '2000')
    expect(blanked.map(({ card, copies, significant }) => [card, copies, significant])).toEqual([
      ['hero', 3, true],
      ['fool', 2, false],
    ])
    expect(blanked[0]?.difference.interval.high).toBeLessThan(-0.1)
    expect(standsOut).toContainEqual(
      expect.stringMatching(/^Rules of these cards win games for who brings them: hero \(\+/),
    )
  })
})
