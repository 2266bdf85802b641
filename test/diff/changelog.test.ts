import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { makeChange } from '../../compiler/diff/make-change.ts'
import {
  nextVersion,
  precedes,
  type VersionNumber,
  versionNumberIn,
  versionText,
} from '../../compiler/diff/version-number.ts'
import { houserules, type Ran } from '../cli/kit.ts'
import { auction, cards, newRepository, type Repository } from './repository.ts'

// What the commits of a repository changed of a game, for who plays it, and by which numbers.

const project = (version: string): string => JSON.stringify({ houserules: { versions: { Auction: version } } })
const noDebt = '[bid.2] no-debt: player p cannot bid number n if n > money of p\n'
const example = 'example "at first"\n  given\n    at match\n  then money of A = 5\n'

/** Begun, a rule more, an example more, another start, a card more. */
function history(): Repository {
  const repository = newRepository()
  const rules = (text: string) => ({ 'rules/auction.rules': text })
  repository.commit('begin', { ...rules(auction()), 'rules/cards.rules': cards() })
  repository.git('tag', 'first')
  repository.commit('forbid *debts*', rules(auction(noDebt)))
  repository.commit('show it', rules(auction(noDebt + example)))
  repository.commit('say nothing', { 'README.md': 'a game' })
  repository.commit('a red four', { 'rules/cards.rules': cards(4) })
  repository.commit('richer', rules(auction(noDebt, 6)))
  return repository
}

const run = (args: readonly string[], { folder }: Repository): Promise<Ran> =>
  houserules(args, { tools: realToolchain, cwd: folder })

const headings = ({ out }: Ran): readonly string[] => out.split('\n').filter((line) => line.startsWith('#'))

describe('what commits changed', { timeout: 60_000 }, () => {
  test('each under a number of its own, newest first, editorial ones as how many they are', async () => {
    const ran = await run(['changelog', 'first..', '--', 'rules'], history())
    expect(ran).toMatchObject({ code: 0, err: '' })
    const day = /\(\d{4}-\d\d-\d\d\)$/u
    expect(headings(ran).map((line) => line.replace(day, '').trim())).toEqual([
      '# Auction',
      '## 2.1.0: changes how games go',
      '## 2.0.0: breaks saves',
      '## 1.1.0: changes how games go',
    ])
    expect(ran.out).toContain('- *forbid \\*debts\\** (')
    expect(ran.out).toContain('- No longer allowed \\[bid.2\\]: \\`no-debt: player p cannot bid number n if n')
    expect(ran.out).toContain('1 version of other words, examples or order not listed; --all lists it.')
  })

  test('also those, and with a moment that shows each', async () => {
    const { out } = await run(['changelog', 'first..', 'Auction', '--all', '--within', '3'], history())
    expect(out).toContain('## 1.1.1: words, examples or order')
    expect(out).toMatch(/No longer allowed \\\[bid.2\\\]: .*For instance[ ,]/u)
  })

  test('by the versions that the project numbers', async () => {
    const repository = history()
    repository.commit('release', { 'package.json': project('3.0.0') })
    repository.commit('poorer', { 'rules/auction.rules': auction(noDebt, 4) })
    const ran = await run(['changelog', 'HEAD~3..HEAD', '--', 'rules/auction.rules'], repository)
    expect(headings(ran).map((line) => line.split(' (')[0])).toEqual([
      '# Auction',
      '## Not released, 3.1.0 next: changes how games go',
      '## 3.0.0: changes how games go',
    ])
  })

  test('what was no rules then is told with the next that is', async () => {
    const repository = history()
    repository.commit('slip', { 'rules/auction.rules': 'game Auction for\n' })
    repository.commit('mend', { 'rules/auction.rules': auction('', 6) })
    const { out, err } = await run(['changelog', 'HEAD~2', '--', 'rules'], repository)
    expect(err).toMatch(
      /^Auction has errors today at \w+ \(slip\); what changed is told with the next that has none$/mu,
    )
    expect(out).toMatch(/## 1\.1\.0.*\n\n- \*slip\* \(\w+\)\n- \*mend\* \(\w+\)\n\n- Newly allowed/u)
  })

  test('also where not even its first line could be read, or where a number was given to it', async () => {
    const repository = history()
    const there = { 'rules/auction.rules': auction('', 6), 'package.json': project('2.0.0') }
    repository.commit('numbered', { 'package.json': project('1.0.0') })
    repository.commit('slip of the first line', { 'rules/auction.rules': `gamee ${auction('', 6).slice(5)}` })
    repository.commit('slip in it', { ...there, 'rules/auction.rules': `${auction('', 6)}zone\n` })
    repository.commit('mend', there)
    const numbered = await run(['changelog', 'HEAD~3', '--', 'rules'], repository)
    const commits = '- *slip of the first line* (X)\n- *slip in it* (X)\n- *mend* (X)\n'
    const toldIn = ({ out }: Ran): string => out.replace(/\(\w{7,}\)/gu, '(X)')
    expect(toldIn(numbered)).toContain(`## 2.0.0: changes how games go (`)
    expect(toldIn(numbered)).toContain(`\n\n${commits}\n- Newly allowed`)
    const [slip] = repository.git('log', '--format=%h', '--grep=slip of').split('\n')
    expect(numbered.err).toContain(`Auction is not there at ${slip} (slip of the first line); what changed is told`)
  })

  test('what a history begins with may have had errors: then nothing is said to be new', async () => {
    const repository = history()
    repository.commit('slip', { 'rules/auction.rules': 'game Auction for\n' })
    repository.commit('mend', { 'rules/auction.rules': auction('', 6) })
    const { out } = await run(['changelog', 'HEAD~1', '--', 'rules'], repository)
    expect(out).toMatch(
      /## 1\.0\.0: what was before has errors today, and is not compared \(.*\)\n\n- \*mend\* \(\w+\)\n\n$/u,
    )
  })

  test('a game that was moved, and one that is new', async () => {
    const repository = history()
    repository.git('mv', 'rules/auction.rules', 'rules/sale.rules')
    repository.commit('move', {
      'rules/sale.rules': auction(noDebt, 7),
      'rules/second.rules': 'game Second for 2 players\nto match\n  finish\n',
    })
    const { out } = await run(['changelog', 'HEAD~1', '--', 'rules'], repository)
    expect(out).toContain('## 1.1.0: changes how games go')
    expect(out).toMatch(/# Second\n\n## 1\.0\.0: a new game/u)
  })

  test.each([
    [['nowhere..'], 'there is no revision `nowhere`'],
    [['first..', 'elsewhere'], 'no game or variant is declared in elsewhere'],
    [['first..', '--old-version', '1.2'], 'Give three numbers, as 1.2.3.'],
  ])('%s is refused', async (args, says) => {
    const { code, err } = await run(['changelog', ...args], history())
    expect(code).toBe(2)
    expect(err).toContain(says)
  })
})

describe('the next number', () => {
  test('that diff proposes, of what is given or of what the project says', async () => {
    const repository = history()
    const given = await run(['diff', 'first:rules/auction.rules', '--no-witness', '--old-version', '0.9.9'], repository)
    expect(given.out).toContain('Version 0.9.9 becomes 1.0.0.')
    repository.commit('number', { 'package.json': project('2.4.1') })
    const said = await run(['diff', 'HEAD:Auction', '--no-witness', '--format', 'json'], repository)
    expect(JSON.parse(said.out)).toMatchObject({
      summary: 'No changes. Version 2.4.1 stays.',
      version: { old: '2.4.1', new: '2.4.1' },
    })
    repository.write({ 'package.json': project('two') })
    expect((await run(['check', '--against', 'HEAD'], repository)).err).toContain('says of Auction what is no version')
  })

  test('that check holds the project to, against a revision', async () => {
    const repository = history()
    repository.commit('number', { 'package.json': project('2.4.1') })
    const held = (version: string): Promise<Ran> => {
      repository.write({ 'package.json': project(version), 'rules/cards.rules': cards(5) })
      return run(['check', '--against', 'HEAD'], repository)
    }
    const low = await held('2.5.0')
    expect(low.code).toBe(1)
    expect(low.err).toContain('since 2.4.1 at HEAD (card-added red5, blue5: breaks saves) makes it 3.0.0 at least')
    expect(await held('3.0.0')).toMatchObject({ code: 0 })
    expect(await held('3.1.0')).toMatchObject({ code: 0 })
    expect(await run(['check', '--against', 'nowhere'], repository)).toMatchObject({ code: 2 })
  })

  const number = fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99))
  const of = (id: Parameters<typeof makeChange>[0]) => makeChange(id, 'x', null, null)
  const changes = fc.array(
    fc.constantFrom(of('zone-added'), of('forbid-added'), of('value-raised'), of('example-added')),
  )

  test('comes after the one before, and no later than it has to', () => {
    fc.assert(
      fc.property(number, changes, changes, (was: VersionNumber, some, more) => {
        const next = nextVersion(was, some)
        expect(versionNumberIn(versionText(next))).toEqual(next)
        expect(precedes(was, next)).toBe(some.length > 0)
        expect(precedes(nextVersion(was, [...some, ...more]), next)).toBe(false)
      }),
    )
  })
})
