import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules, type Ran } from '../cli/kit.ts'
import { newRepository, type Repository } from '../diff/repository.ts'

const root = join(import.meta.dirname, '..', '..')

const inn = `game Inn for 2 players
type suit: ♣
printed rank of card: number
card each suit s, each number n in 2..7 named n s
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
worth of card c: number = rank of c
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p may act
player p may lay card c in hand of p at turn
to lay card c by player p
  move c to pile
  score of p gains worth of c
example "a five is worth five"
  given
    hand of A is 5♣
    at turn by A
  A does lay 5♣
  then score of A = 5
`

const mergedFrom = (base: string, ours: string, theirs: string): Promise<Ran> =>
  houserules(['merge', 'base.rules', 'ours.rules', 'theirs.rules', '--within', '3'], {
    tools: realToolchain,
    cwd: folderWith({ 'base.rules': base, 'ours.rules': ours, 'theirs.rules': theirs }),
  })
const merged = (ours: string, theirs: string): Promise<Ran> => mergedFrom(inn, ours, theirs)

describe('what both sides say is there, and who merges is told', { timeout: 60_000 }, () => {
  test('rules of both that have nothing to do with each other', async () => {
    const [ours, theirs] = ['no-two: cannot lay 2♣\n', 'before turn\n  shuffle pile\n']
    const { code, out, err } = await merged(inn + ours, inn + theirs)
    expect({ code, out }).toEqual({ code: 0, out: inn + ours + theirs })
    expect(err).toContain('taken: 1 declaration of ours, 1 of theirs')
  })

  test('one number that both have changed, with both readings', async () => {
    const { code, out, err } = await merged(inn.replace('= rank of c', '= 1'), inn.replace('= rank of c', '= 2'))
    expect(code).toBe(1)
    expect(out).toContain(
      '<<<<<<< ours\nworth of card c: number = 1\n=======\nworth of card c: number = 2\n>>>>>>> theirs',
    )
    expect(err).toContain('conflict: both change fact worth\n  ours:\n    worth of card c: number = 1')
    expect(err).toMatch(/\n {2}\S.*: as ours has it 1, as theirs has it 2\n/u)
  })

  test('what one side changes and the other removes, with what the game is like with it and without', async () => {
    const base = `${inn}\nno-two: cannot lay card c if rank of c = 2\n`
    const [ours, theirs] = [base.replace('rank of c = 2', 'rank of c = 3'), inn]
    const { code, err } = await mergedFrom(base, ours, theirs)
    expect(code).toBe(1)
    expect(err).toContain('conflict: ours changes `no-two`, which theirs removes')
    expect(err).toContain('\n  A may lay 3♣: with it refused, without it legal\n')
  })

  test('what the rest speaks of cannot be left out, and what is only said otherwise is the same either way', async () => {
    const base = `${inn}bonus: number = 3\nhigh: cannot lay card c if rank of c > 6\n`
    const { err } = await mergedFrom(
      base,
      base.replace('= 3', '= 4').replace('gains worth of c', 'gains worth of c + bonus').replace('> 6', '>= 7'),
      base.replace('bonus: number = 3\n', '').replace('if rank of c > 6', 'if not rank of c <= 6'),
    )
    expect(err).toContain('bonus: number = 4\n  the text has errors without it\n')
    expect(err).toContain('if not rank of c <= 6\n  the game is the same either way\n')
  })

  test('exceptions of both whose order decides, with a moment that tells the orders apart', async () => {
    const [ours, theirs] = [
      'twice: except worth of card c = otherwise * 2\n',
      'more: except worth of card c = otherwise + 1\n',
    ]
    const { code, err } = await merged(inn + ours, inn + theirs)
    expect(code).toBe(1)
    expect(err).toMatch(
      /conflict: the order decides for `twice` of ours and `more` of theirs: what each makes of `worth` works on .*\n {2}\S.*: now \d+, the other way round \d+/u,
    )
  })

  test('also where they stand far apart, but not where they come to the same', async () => {
    const six = (what: string): string => `${what} if rank of c = 6\n`
    const twice = six('twice: except worth of card c = otherwise * 2')
    const ours = inn.replace('to match', `${twice}to match`)
    const { code, err } = await merged(ours, inn + six('more: except worth of card c = otherwise + 1'))
    expect(code).toBe(1)
    expect(err).toContain('the order decides for `twice` of ours and `more` of theirs: ')
    const thrice = await merged(ours, inn + six('thrice: except worth of card c = otherwise * 3'))
    expect(thrice).toMatchObject({ code: 0, err: 'taken: 1 declaration of ours, 1 of theirs\n' })
  })

  test('lines that both add at one place of an event below, but not where they come to the same', async () => {
    const house = 'variant House of Inn\nextra: number starts 0\n'
    const added = (line: string): string => `${house}add before finish in match\n  ${line}\n`
    const together = (ours: string, theirs: string): Promise<Ran> =>
      houserules(['merge', 'base.rules', 'ours.rules', 'theirs.rules', '--within', '3'], {
        tools: realToolchain,
        cwd: folderWith({
          'inn.rules': inn,
          'base.rules': house,
          'ours.rules': added(ours),
          'theirs.rules': added(theirs),
        }),
      })
    const { code, err } = await together('extra gains 3', 'extra becomes extra * 2')
    expect(code).toBe(1)
    expect(err).toMatch(
      /conflict: the order decides for `add before finish in match` of ours and `add before finish in match` of theirs: both add lines there, .*\n {2}\S.*: now \d+, the other way round \d+\n/u,
    )
    expect(await together('extra gains 3', 'score of first of players gains 1')).toMatchObject({ code: 0 })
  })

  test('a clause that one side removes, and of which the other says something', async () => {
    const cited = inn.replace('player p may lay', '[lay.1] $&')
    const house = 'variant House of Inn\nextra: number starts 0\n'
    const [gone, said] = ['remove [lay.1]\n', '[lay.1] player p may lay card c in hand of p at turn if rank of c < 5\n']
    const cwd = folderWith({
      'inn.rules': cited,
      'base.rules': house,
      'a.rules': house + gone,
      'b.rules': house + said,
    })
    for (const [ours, theirs] of [
      ['a.rules', 'b.rules'],
      ['b.rules', 'a.rules'],
    ] as const) {
      const { code, err } = await houserules(['merge', 'base.rules', ours, theirs, '--within', '3'], {
        tools: realToolchain,
        cwd,
      })
      expect({ code, told: err }).toMatchObject({
        code: 1,
        told: expect.stringMatching(
          /the order decides for `.*` of ours and `.*` of theirs: what is said of a clause before the line that removes it is gone\n {2}\S/u,
        ),
      })
    }
  })

  test('what one side speaks of, and the other has called otherwise', async () => {
    const { code, err } = await merged(inn.replaceAll('worth', 'value'), `${inn}twice: except worth of card c = 2\n`)
    expect(code).toBe(1)
    expect(err).toContain('the merged text has errors: see whether one side speaks of what the other has changed')
  })

  test('an example that holds on its own side alone, and whose it is', async () => {
    const theirs = `${inn}example "a six is worth six"
  given
    hand of A is 6♣
    at turn by A
  A does lay 6♣
  then score of A = 6
`
    const { code, err } = await merged(`${inn}six: except worth of card c = 9 if rank of c = 6\n`, theirs)
    expect(code).toBe(1)
    expect(err).toContain('example "a six is worth six" of theirs does not hold:')
  })
})

describe('a merge of git', { timeout: 60_000 }, () => {
  const inFolder = (cwd: string, ...args: string[]): Promise<Ran> => houserules(['merge', ...args], { cwd })

  const begun = { file: 'inn.rules', base: inn, beside: {} }

  async function branched(ours: string, theirs: string, { file, base, beside } = begun): Promise<Repository> {
    const repository = newRepository()
    const { git, commit, folder } = repository
    expect(await inFolder(folder, '--install')).toMatchObject({ code: 0, err: '' })
    const driver = git('config', '--get', 'merge.houserules.driver').trim()
    const program = `"${process.execPath}" "${join(root, 'cli', 'bin.js')}"`
    git('config', 'merge.houserules.driver', driver.replace('npx --no-install houserules', program))
    commit('begin', { ...beside, [file]: base })
    git('checkout', '--quiet', '-b', 'friend')
    commit('friend', { [file]: theirs })
    git('checkout', '--quiet', 'main')
    commit('we', { [file]: ours })
    return repository
  }

  test('is installed once, beside what git was told before, and taken back', async () => {
    const { folder, git, write } = newRepository()
    write({ '.gitattributes': '*.png binary\n', 'games/inn.rules': inn })
    const config = readFileSync(join(folder, '.git', 'config'), 'utf8')
    const how = (): string => git('check-attr', 'merge', 'games/inn.rules').trim().split(': ').at(-1) ?? ''
    const { out } = await inFolder(join(folder, 'games'), '--install')
    expect(out).toContain('wrote `*.rules merge=houserules` to .gitattributes')
    expect(out).toContain(
      'set merge.houserules.driver of this clone to `npx --no-install houserules git-merge %O %A %B %P`',
    )
    expect(how()).toBe('houserules')
    const again = await inFolder(folder, '--install')
    expect(again.out).toContain('.gitattributes has `*.rules merge=houserules` already')
    expect(await inFolder(folder, '--uninstall')).toMatchObject({ code: 0, err: '' })
    expect(how()).toBe('unspecified')
    expect(readFileSync(join(folder, '.gitattributes'), 'utf8')).toBe('*.png binary\n')
    expect(readFileSync(join(folder, '.git', 'config'), 'utf8')).toBe(config)
    expect((await inFolder(folder, '--uninstall')).out).toContain('this clone sets no merge.houserules')
  })

  test.each([
    ['*.png binary\r\n', '*.png binary\r\n*.rules merge=houserules\r\n'],
    ['\r\n*.png binary', '\r\n*.png binary\r\n*.rules merge=houserules\r\n'],
    ['*.png binary\n\n', '*.png binary\n\n*.rules merge=houserules\n'],
  ])('%j of before stays as it is', async (before, after) => {
    const { folder, write } = newRepository()
    const path = join(folder, '.gitattributes')
    write({ '.gitattributes': before })
    await inFolder(folder, '--install')
    expect(readFileSync(path, 'utf8')).toBe(after)
    await inFolder(folder, '--uninstall')
    expect(readFileSync(path, 'utf8')).toBe(after.replace(/.*houserules\r?\n/u, ''))
  })

  test.each([
    [['--install', 'a.rules'], 'stand alone'],
    [['a.rules', 'b.rules'], 'name three texts, BASE OURS THEIRS'],
    [['--install'], 'is in no git repository'],
  ])('%s is refused', async (args, says) => {
    const { code, err } = await inFolder(folderWith({}), ...args)
    expect({ code, says: err.includes(says) }).toEqual({ code: 2, says: true })
  })

  test('declaration by declaration, where git sees lines that touch', async () => {
    const { git } = await branched(`${inn}no-three: cannot lay 3♣\n`, `${inn}no-two: cannot lay 2♣\n`)
    git('merge', '--quiet', 'friend')
    expect(git('show', 'HEAD:inn.rules')).toBe(`${inn}no-three: cannot lay 3♣\nno-two: cannot lay 2♣\n`)
  })

  test('of a variant, whose game lies beside it, and of one whose game is gone', async () => {
    const cruel = (worth: number): string => `variant Cruel of Inn\ncruel: except worth of card c = ${worth}\n`
    const begin = { file: 'house/cruel.rules', base: cruel(1), beside: { 'house/inn.rules': inn } }
    const { git, commit } = await branched(cruel(3), cruel(2), begin)
    expect(() => git('merge', '--quiet', 'friend')).toThrow(/ {2}\S.*: as ours has it 3, as theirs has it 2\n/u)
    git('merge', '--abort')
    git('rm', '--quiet', 'house/inn.rules')
    commit('gone')
    expect(() => git('merge', '--quiet', 'friend')).toThrow('the text has errors as ours has it and as theirs has it')
    expect(git('status', '--short')).toContain('UU house/cruel.rules')
  })

  test('exceptions of both whose order decides are both there, and who merges is told', async () => {
    const [ours, theirs] = [
      `${inn}twice: except worth of card c = otherwise * 2\n`,
      `${inn}more: except worth of card c = otherwise + 1\n`,
    ]
    const { git, folder } = await branched(ours, theirs)
    expect(() => git('merge', '--quiet', 'friend')).toThrow(
      /the order decides for `twice` of ours and `more` of theirs: .*\n {2}\S.*: now \d+, the other way round \d+/u,
    )
    expect(git('status', '--short')).toContain('UU inn.rules')
    expect(readFileSync(join(folder, 'inn.rules'), 'utf8')).toBe(ours + theirs.slice(inn.length))
  })

  test('what both have changed is left to whoever merges, with a moment that tells the two apart', async () => {
    const { git, folder } = await branched(inn.replace('= rank of c', '= 1'), inn.replace('= rank of c', '= 2'))
    expect(() => git('merge', '--quiet', 'friend')).toThrow(
      /both change fact worth\n(?: {4}.*\n| {2}\w+:\n)+ {2}\S.*: as ours has it 1, as theirs has it 2\n/u,
    )
    expect(git('status', '--short')).toContain('UU inn.rules')
    expect(readFileSync(join(folder, 'inn.rules'), 'utf8')).toContain(
      '<<<<<<< ours\nworth of card c: number = 1\n=======\n',
    )
  })
})
