import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LARGEST_RULES } from '../../cli/files/project-folders.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { LARGEST_TEXT } from '../../cli/files/read-text.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { folderWith, houserules, type Ran } from './kit.ts'

const part = 'zone deck seen by nobody\n'
const game = (path: string): string => `game Pairs for 2 players\ninclude "${path}"\nto match\n  finish\n`

/** Whoever is asked may nod or wait; an example says which clause refuses the nod. */
const turns = `to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to nod by player p
to wait by player p
player p may nod at turn
player p may wait at turn
example "no nod"
  given
    at turn by A
  A may not nod because [deal.1]
`

const checked = (cwd: string, argv: readonly string[]): Promise<Ran> =>
  houserules(['check', '--format', 'json', ...argv], { cwd, tools: realToolchain })

/** The codes and texts of what keeps a file from being compiled. */
async function errors(cwd: string, ...argv: string[]): Promise<string[]> {
  const { out } = await checked(cwd, argv)
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { severity: string; code: string; primary: { text: string } }[]
  }
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, primary }) => `${code} ${primary.text}`)
}

describe('a path that leads outside', () => {
  test.each([
    ['to a file that is there', 'there.rules'],
    ['to none', 'not-there.rules'],
    ['to a folder that is not there', 'none/of/this.rules'],
    ['through a file', 'there.rules/part.rules'],
  ])('is answered alike: %s', async (_where, file) => {
    const path = join(folderWith({ 'there.rules': part }), file)
    expect(await errors(folderWith({ 'g.rules': game(path) }), 'g.rules')).toEqual([
      `HR0407 \`${path}\` is not read: it lies outside of the folders of the project; \`--allow-include FOLDER\` allows another`,
    ])
  })
})

describe('a file is taken in', () => {
  test('once, whatever it is called', async () => {
    const cwd = folderWith({ 'p.rules': part, 'g.rules': `${game('p.rules')}include "q.rules"\n` })
    symlinkSync('p.rules', join(cwd, 'q.rules'))
    expect(await errors(cwd, 'g.rules')).toEqual([])
  })

  test.each([
    ['beside the game', 'games/g.rules', 'games/p.rules', 'p.rules'],
    ['below it', 'games/g.rules', 'games/parts/p.rules', 'parts/p.rules'],
    ['elsewhere in the working folder', 'games/g.rules', 'shared/p.rules', '../shared/p.rules'],
  ])('%s', async (_where, file, other, path) => {
    expect(await errors(folderWith({ [file]: game(path), [other]: part }), file)).toEqual([])
  })

  test('elsewhere in the folder `rules` that holds the game, wherever one stands', async () => {
    const project = folderWith({ 'rules/a/g.rules': game('../b/p.rules'), 'rules/b/p.rules': part })
    expect(await errors(folderWith({}), join(project, 'rules/a/g.rules'))).toEqual([])
  })

  test('beside a base that was found above the game', async () => {
    const project = folderWith({
      'rules/base.rules': game('parts/p.rules').replace('Pairs', 'Base'),
      'rules/parts/p.rules': part,
      'rules/x/v.rules': 'variant Ours of Base\n',
    })
    expect(await errors(folderWith({}), join(project, 'rules/x/v.rules'))).toEqual([])
  })

  test('from the `rules` folder around the game, where nothing lies beside it', async () => {
    const project = folderWith({ 'rules/a/g.rules': game('shared/p.rules'), 'rules/shared/p.rules': part })
    expect(await errors(folderWith({}), join(project, 'rules/a/g.rules'))).toEqual([])
    expect(await errors(join(project, 'rules/a'), 'g.rules')).toEqual([])
  })

  test('from the rules that come with the program, wherever the game lies', async () => {
    const cwd = folderWith({
      'g.rules': 'game Pairs for 2 players\ninclude "library/french-pack.rules"\nto match\n  finish\n',
    })
    expect(await errors(cwd, 'g.rules')).toEqual([])
  })

  test('from beside it rather than from there', async () => {
    const cwd = folderWith({ 'g.rules': game('library/french-pack.rules'), 'library/french-pack.rules': 'zone' })
    expect(await errors(cwd, 'g.rules')).toEqual([expect.stringMatching(/^HR0001 /)])
  })

  test('and a game uses of it what it needs, under the clauses that it says', async () => {
    const cwd = folderWith({
      'rules/g/g.rules': `game G for 2 players\n[deal.1] include "shared/p.rules"\n${turns}`,
      'rules/shared/p.rules': `${part}no-nod: cannot nod\nto bow\n  shuffle deck\n`,
    })
    const { code, err } = await houserules(['test', 'rules/g/g.rules'], { cwd, tools: realToolchain })
    expect([code, err]).toEqual([0, expect.not.stringContaining('HR0503')])
  })

  test('through a link that stays inside', async () => {
    const cwd = folderWith({ 'g.rules': game('link.rules'), 'real/p.rules': part })
    symlinkSync(join(cwd, 'real/p.rules'), join(cwd, 'link.rules'))
    expect(await errors(cwd, 'g.rules')).toEqual([])
  })

  test('from a folder that is allowed', async () => {
    const other = folderWith({ 'p.rules': part })
    const cwd = folderWith({ 'g.rules': game(join(other, 'p.rules')) })
    expect(await errors(cwd, 'g.rules')).toEqual([
      expect.stringMatching(/^HR0407 .* lies outside of the folders of the project/),
    ])
    expect(await errors(cwd, 'g.rules', '--allow-include', other)).toEqual([])
    expect((await houserules(['--allow-include', other, 'test', 'g.rules'], { cwd, tools: realToolchain })).err).toBe(
      '',
    )
  })
})

describe('a file is not taken in', () => {
  test.each([
    ['above the project', '../../../../../../etc/passwd', 'lies outside'],
    ['by its full path', '/etc/hostname', 'lies outside'],
    ['that is a device', '/dev/zero', 'lies outside'],
    ['that is hidden', '.secrets/key.rules', 'is hidden or installed'],
    ['that is a folder', 'folder', 'is a folder'],
    ['that is a link to the outside', 'link.rules', 'lies outside'],
    ['that is a link to a device', 'zero.rules', 'lies outside'],
    ['behind a link of a folder', 'out/hostname', 'lies outside'],
    ['that is a link to itself', 'round.rules', 'cannot be read'],
    ['that is a pipe', 'pipe.rules', 'is no regular file'],
    ['that is too large', 'large.rules', `has ${LARGEST_RULES + 1} bytes, and at most ${LARGEST_RULES} are read`],
  ])('%s', async (_what, path, why) => {
    const cwd = folderWith({ 'g.rules': game(path), '.secrets/key.rules': 'secret', 'large.rules': '' })
    mkdirSync(join(cwd, 'folder'))
    symlinkSync('/etc/hostname', join(cwd, 'link.rules'))
    symlinkSync('/dev/zero', join(cwd, 'zero.rules'))
    symlinkSync('/etc', join(cwd, 'out'))
    symlinkSync(join(cwd, 'round.rules'), join(cwd, 'round.rules'))
    execFileSync('mkfifo', [join(cwd, 'pipe.rules')])
    truncateSync(join(cwd, 'large.rules'), LARGEST_RULES + 1)
    expect(await errors(cwd, 'g.rules')).toEqual([expect.stringMatching(/^HR0407 /)])
    expect((await errors(cwd, 'g.rules'))[0]).toContain(why)
    // Who asks the host past the question is given nothing either.
    expect(rulesHost(cwd, 'g.rules').read(path)).toBeNull()
  })
})

test('a file that is not UTF-8 is told where it is needed, and the others are checked', async () => {
  const wrong = (name: string): string => `variant ${name} of Pairs\nodd: truth = maybe\n`
  const cwd = folderWith({
    'g.rules': game('part.rules'),
    'part.rules': '',
    'lost.rules': 'variant Lost of Absent\n',
    'ours.rules': wrong('Ours'),
    'takes.rules': 'variant Takes of Pairs\ninclude "strange.rules"\n',
  })
  writeFileSync(join(cwd, 'strange.rules'), Buffer.from([0x67, 0xff, 0xfe]))
  const ran = await houserules(['check', '.', '--format', 'github'], { cwd, tools: realToolchain })
  expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('5 games checked') })
  const strange = '`strange.rules` is not read: it is not UTF-8 text; save it as UTF-8'
  for (const [file, code] of [
    ['lost.rules,line=1', 'HR0404'],
    ['takes.rules,line=2', 'HR0407'],
    ['strange.rules,line=1', 'HR0407'],
  ])
    expect(ran.out).toMatch(new RegExp(`^::error file=${file},.*${code}.*${strange}`, 'mu'))
  expect(ran.out).toMatch(/^::error file=ours.rules,line=2.*maybe/mu)
  const alone = await houserules(['check', 'strange.rules', 'ours.rules'], { cwd, tools: realToolchain })
  expect(alone).toMatchObject({ code: 1, out: expect.stringContaining(strange) })
})

test('a file of a person without an end is refused with what it has at least', async () => {
  expect(await houserules(['check', '/dev/zero'])).toMatchObject({
    code: 2,
    err: `error: /dev/zero is too large: more than ${LARGEST_TEXT} bytes\n`,
  })
})

test('a clause list that a link brings in from outside is none', async () => {
  const outside = folderWith({ 'secret.json': '{"clauses": [{"id": "secret"}]}' })
  const cwd = folderWith({})
  writeFileSync(join(cwd, 'g.rules'), game('p.rules'))
  writeFileSync(join(cwd, 'p.rules'), part)
  symlinkSync(join(outside, 'secret.json'), join(cwd, 'g.clauses.json'))
  expect(rulesHost(cwd, 'g.rules').read('g.clauses.json')).toBeNull()
})
