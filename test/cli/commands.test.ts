import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MARK } from '../../compiler/link/generated-mark.ts'
import { filesBelow, folderWith, houserules } from './kit.ts'

const duel = 'game Duel for 2 to 4 players\n\nexample backing wins\n'

describe('every command line', () => {
  test.each([
    [['chek'], /unknown command 'chek'\n\(Did you mean check\?\)/],
    [['check', '--formt', 'json'], /unknown option '--formt'\n\(Did you mean --format\?\)/],
    [['check', '--format', 'xml'], /argument 'xml' is invalid. Allowed choices are text, json, github/],
    [['check', 'nowhere.rules'], /^error: there is no file nowhere.rules\n$/],
    [['check'], /^error: there is no folder `rules` here; name the rules files\n$/],
    [['play'], /say which game, as in `play Hearts`; there are /],
    [['report'], /missing required argument 'game'\nsay which game, as in `report Hearts`; there are Duel, /],
    [['deck', 'check'], /missing required argument 'game'\nsay which game, as in `deck check Hearts`; there are /],
    [['watch', 'Duel'], /unknown command 'watch'\n`play GAME --seats search --pace 800` shows how bots play it; /],
    [['new', 'game'], /as in `new game LastCard --like shedding`; there are betting, climbing, /],
    [['new', 'variant'], /as in `new variant OurTable --of Hearts`/],
    [['play', 'Nothing'], /^error: there is no game or file `Nothing`; there are \w+, /],
    [
      ['play', 'duel.rules', '--seats', 'persn'],
      /^error: no bot is called `persn`; there are person, random, search and .*; did you mean `person`\?\n$/,
    ],
    [['play', 'duel.rules', '--players', '9'], /^error: NumberDuel is for 2 to 4 players, not 9\n$/],
    [['play', 'duel.rules', '--option', 'rounds=ten'], /^error: option `rounds` is one of three, one, not `ten`\n$/],
    [['simulate', 'duel.rules', '--games', '-3'], /Give a whole number from 1 to 100000000/],
    [['simulate', 'duel.rules', '--bots', 'random,'], /Give names with commas between them/],
    [['explain', 'HR9999'], /^error: no finding has the code HR9999\n$/],
    [['new', 'Ours'], /^error: say which game `Ours` changes, as in `new Ours --of Duel`; there are Duel/],
    [
      ['new', 'Duel'],
      /^error: `Duel` is there already; for a variant of it write `new OurDuel --of Duel`; `new game NAME --like shedding` begins a game of your own/,
    ],
    [['build', 'duel.rules', '--check', '--watch'], /exclude each other/],
    [['new', 'a/b', '--of', 'duel.rules'], /cannot be the name of a variant/],
    [['new', 'Ours', '--of', 'Dule'], /there is no game or file `Dule`; did you mean Duel/],
  ])('%j is wrong use', async (argv, message) => {
    const ran = await houserules(argv, { cwd: folderWith({ 'duel.rules': duel }) })
    expect(ran.err).toMatch(message)
    expect(ran.code).toBe(2)
    expect(ran.out).toBe('')
  })

  test('without a command shows help and is wrong use', async () => {
    expect(await houserules([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Commands:') })
  })

  test.each([['--help'], ['play', '--help'], ['--version']])('%s %s is fine', async (...argv) => {
    expect(await houserules(argv.filter((each) => each !== undefined))).toMatchObject({ code: 0, err: '' })
  })

  test('a fault of our own is said to be one', async () => {
    const cwd = folderWith({ 'x.rules': 'game X CRASH\n' })
    const ran = await houserules(['check', 'x.rules'], { cwd })
    expect(ran).toMatchObject({ code: 3, out: '' })
    expect(ran.err).toMatch(/This is a fault of houserules.*please report[^]*the compiler fell over/)
  })

  test('a text that is not UTF-8 is unreadable', async () => {
    const cwd = folderWith({})
    writeFileSync(join(cwd, 'x.rules'), Buffer.from([0x67, 0xff, 0xfe]))
    expect(await houserules(['play', 'x.rules'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('x.rules is not UTF-8 text'),
    })
  })
})

describe('check', () => {
  const cwd = () =>
    folderWith({
      'rules/duel.rules': duel,
      'rules/b/ours.rules': 'variant Ours of Duel\nBROKEN\nODD\n',
      'rules/part.rules': 'BROKEN\n',
    })

  test('finds mistakes in every game below rules, and leaves out what others include', async () => {
    const ran = await houserules(['check'], { cwd: cwd() })
    expect(ran.code).toBe(1)
    expect(ran.out).toContain('error[HR0101]: this is broken\n  rules/b/ours.rules:2:1\n')
    expect(ran.out).toContain('warning[HR0301]')
    expect(ran.err).toBe('2 games checked: 1 error and 1 warning in 1 file\n')
  })

  test('is fine with warnings unless strict', async () => {
    const folder = folderWith({ 'odd.rules': 'game Odd\nODD\n' })
    expect((await houserules(['check', 'odd.rules'], { cwd: folder })).code).toBe(0)
    expect((await houserules(['check', 'odd.rules', '--strict'], { cwd: folder })).code).toBe(1)
  })

  test('prints one JSON text, or commands for GitHub', async () => {
    const json = await houserules(['check', '--format', 'json'], { cwd: cwd() })
    expect(JSON.parse(json.out)).toMatchObject({ format: 'houserules-diagnostics/1', errors: 1, warnings: 1 })
    const github = await houserules(['check', '--format', 'github'], { cwd: cwd() })
    expect(github.out.split('\n')[0]).toMatch(/^::error file=rules\/b\/ours.rules,line=2,/)
  })

  test('is coloured only where it is wanted', async () => {
    expect((await houserules(['check'], { cwd: cwd() })).out).not.toContain('\u001b')
    expect((await houserules(['check'], { cwd: cwd(), env: { FORCE_COLOR: '1' } })).out).toContain('\u001b')
    expect((await houserules(['check'], { cwd: cwd(), env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(
      '\u001b',
    )
  })
})

describe('build', () => {
  test('writes a folder for each game, then nothing more, and --check agrees', async () => {
    const cwd = folderWith({ 'rules/duel.rules': duel })
    expect(await houserules(['build', '--check'], { cwd })).toMatchObject({
      code: 1,
      out: 'generated/duel/index.ts\ngenerated/duel/examples.ts\n',
    })
    expect(existsSync(join(cwd, 'generated'))).toBe(false)
    expect(await houserules(['build'], { cwd })).toMatchObject({
      code: 0,
      err: '1 of 1 games built, 2 files changed\n',
    })
    expect(await houserules(['build'], { cwd })).toMatchObject({
      code: 0,
      err: '1 of 1 games built, nothing changed\n',
    })
    expect((await houserules(['build', '--check'], { cwd })).code).toBe(0)
    expect(Object.keys(filesBelow(cwd)).sort()).toEqual([
      'generated/duel/examples.ts',
      'generated/duel/index.ts',
      'rules/duel.rules',
    ])
  })

  test('--check fails when rules, generated text or folders differ', async () => {
    const cwd = folderWith({ 'rules/duel.rules': duel })
    await houserules(['build'], { cwd })
    writeFileSync(join(cwd, 'generated/duel/coverage.ts'), `${MARK}Duel: left over`)
    expect(await houserules(['build', '--check'], { cwd })).toMatchObject({
      code: 1,
      out: 'generated/duel/coverage.ts\n',
    })
    await houserules(['build'], { cwd })
    expect(existsSync(join(cwd, 'generated/duel/coverage.ts'))).toBe(false)
    writeFileSync(join(cwd, 'rules/duel.rules'), `${duel}-- more\n`)
    expect(await houserules(['build', '--check'], { cwd })).toMatchObject({ code: 1, out: 'generated/duel/index.ts\n' })
    await houserules(['build'], { cwd })
    const other = folderWith({
      ...filesBelow(cwd),
      'generated/gone/index.ts': `${MARK}Gone`,
      'generated/mine/index.ts': '',
    })
    expect(await houserules(['build', '--check'], { cwd: other })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/generated\/gone\n$/),
    })
  })

  test('keeps what was generated when a game has errors', async () => {
    const cwd = folderWith({ 'rules/duel.rules': duel })
    await houserules(['build'], { cwd })
    const before = filesBelow(cwd, 'generated')
    writeFileSync(join(cwd, 'rules/duel.rules'), `${duel}BROKEN\n`)
    expect(await houserules(['build'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('error[HR0101]'),
    })
    expect(filesBelow(cwd, 'generated')).toEqual(before)
  })

  test('builds what package.json lists, and the rest when it is named', async () => {
    const cwd = folderWith({
      'rules/duel.rules': duel,
      'rules/more/other.rules': duel.replace('Duel', 'Other'),
      'package.json': '{"houserules": {"build": ["rules/more"]}}',
    })
    await houserules(['build'], { cwd })
    expect(readdirSync(join(cwd, 'generated'))).toEqual(['other'])
    expect((await houserules(['build', '--check'], { cwd })).code).toBe(0)
    await houserules(['build', 'rules/duel.rules'], { cwd })
    expect(await houserules(['build', '--check'], { cwd })).toMatchObject({
      code: 1,
      out: expect.stringContaining('generated/duel'),
    })
  })

  test.each([
    ['{"houserules": {"build": "rules"}}', 'is no list of paths'],
    ['{"houserules": {"build": []}}', 'is no list of paths'],
    ['{', 'package.json is not JSON'],
  ])('refuses what it cannot read in package.json: %s', async (manifest, why) => {
    const cwd = folderWith({ 'rules/duel.rules': duel, 'package.json': manifest })
    expect(await houserules(['build'], { cwd })).toMatchObject({ code: 2, err: expect.stringContaining(why) })
    expect(existsSync(join(cwd, 'generated'))).toBe(false)
  })

  test('refuses two games of one folder', async () => {
    const cwd = folderWith({ 'a.rules': duel, 'b.rules': duel })
    expect(await houserules(['build', '.'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('both make the folder duel'),
    })
    expect(existsSync(join(cwd, 'generated'))).toBe(false)
  })

  test('prints a representation', async () => {
    const cwd = folderWith({ 'a.rules': duel })
    expect(await houserules(['build', 'a.rules', '--print', 'ast'], { cwd })).toMatchObject({
      code: 0,
      out: 'ast of a.rules\n',
    })
    expect(await houserules(['build', 'a.rules', '--print', 'ast', '--passes', 'none'], { cwd })).toMatchObject({
      code: 2,
      err: 'error: `--passes` goes with `--print flow`\n',
    })
  })
})

describe('format', () => {
  test('rewrites what is not formatted, and --check only says so', async () => {
    const cwd = folderWith({ 'rules/a.rules': 'game A\n\n\n', 'rules/b.rules': 'game B\n' })
    expect(await houserules(['format', '--check'], { cwd })).toMatchObject({ code: 1, out: 'rules/a.rules\n' })
    expect(readFileSync(join(cwd, 'rules/a.rules'), 'utf8')).toBe('game A\n\n\n')
    expect(await houserules(['format'], { cwd })).toMatchObject({ code: 0, out: 'rules/a.rules\n' })
    expect(readFileSync(join(cwd, 'rules/a.rules'), 'utf8')).toBe('game A\n')
    expect(await houserules(['format', '--check'], { cwd })).toMatchObject({ code: 0, out: '' })
  })

  test('formats standard input', async () => {
    expect(await houserules(['format', '-'], { input: 'game A\n\n' })).toMatchObject({ code: 0, out: 'game A\n' })
    expect(await houserules(['format', '-', '--check'], { input: 'game A\n\n' })).toMatchObject({ code: 1, out: '' })
  })

  test('refuses standard input that is no UTF-8 text, as it does a file', async () => {
    const input = Buffer.from('game A "caf\xe9"\n', 'latin1')
    const ran = await houserules(['format', '-'], { input })
    expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('standard input is not UTF-8 text') })
  })

  test('leaves a text that does not parse alone, and formats the others', async () => {
    const cwd = folderWith({ 'a.rules': 'BROKEN  \n', 'b.rules': 'game B\n\n' })
    const ran = await houserules(['format', 'a.rules', 'b.rules'], { cwd })
    expect(ran).toMatchObject({
      code: 1,
      out: 'b.rules\n',
      err: expect.stringContaining('error[HR0101]: this is broken\n  a.rules:1:1'),
    })
    expect(filesBelow(cwd)).toEqual({ 'a.rules': 'BROKEN  \n', 'b.rules': 'game B\n' })
    expect(await houserules(['format', '-'], { input: 'BROKEN' })).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('standard input:1:1'),
    })
  })
})

describe('test', () => {
  test('runs examples and shows those that do not hold', async () => {
    const cwd = folderWith({ 'duel.rules': `${duel}example a false one\n` })
    const ran = await houserules(['test', 'duel.rules'], { cwd })
    expect(ran).toMatchObject({ code: 1 })
    expect(ran.out).toBe(
      'NumberDuel: "a false one" [duel.2] does not hold\n  duel.rules:3: chips of A is 1, not 2\nNumberDuel: 1 of 2 examples hold\n',
    )
    expect((await houserules(['test', 'duel.rules', '--only', 'wins'], { cwd })).code).toBe(0)
  })

  test('counts a game with errors as failed, and goes on with the others', async () => {
    const cwd = folderWith({ 'rules/a.rules': 'game A\nBROKEN\n', 'rules/b.rules': duel })
    expect(await houserules(['test'], { cwd })).toMatchObject({ code: 1, out: 'NumberDuel: 1 of 1 examples hold\n' })
  })

  test('--only that means no example is wrong use, and the nearest titles are told', async () => {
    const cwd = folderWith({ 'rules/a.rules': `${duel}example a good one\n`, 'rules/b.rules': duel })
    expect(await houserules(['test', '--only', 'zzz'], { cwd })).toMatchObject({
      code: 2,
      err: 'error: none of 3 examples has "zzz" in its title\n',
    })
    expect((await houserules(['test', '--only', 'backing win'], { cwd })).code).toBe(0)
    expect(await houserules(['test', '--only', 'backnig wins'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean "backing wins"?'),
    })
    expect(await houserules(['test', '--only', 'godo'], { cwd })).toMatchObject({
      code: 2,
      err: expect.stringContaining('did you mean "a good one"?'),
    })
    expect((await houserules(['test', '--only', 'good'], { cwd })).code).toBe(0)
  })

  test('prints the findings of a game with errors as JSON too', async () => {
    const cwd = folderWith({ 'rules/a.rules': 'game A\nBROKEN\n', 'rules/b.rules': duel })
    const { code, out, err } = await houserules(['test', '--format', 'json'], { cwd })
    expect({ code, err }).toEqual({ code: 1, err: '1 game has errors and could not be tested\n' })
    expect(JSON.parse(out)).toMatchObject({
      failed: 0,
      broken: 1,
      games: [{ file: 'rules/b.rules' }],
      diagnostics: [{ code: 'HR0101', primary: { file: 'rules/a.rules' } }],
    })
  })

  test('prints JSON', async () => {
    const cwd = folderWith({ 'duel.rules': duel })
    expect(JSON.parse((await houserules(['test', 'duel.rules', '--format', 'json'], { cwd })).out)).toMatchObject({
      failed: 0,
      games: [{ file: 'duel.rules', examples: [{ title: 'backing wins', ok: true }] }],
    })
  })
})

describe('new', () => {
  test('writes a variant next to its base that compiles, and never over another file', async () => {
    const cwd = folderWith({ 'rules/duel.rules': 'game Duel\n[a.1] stakes: number = 2\n' })
    const argv = ['new', 'OurTable', '--of', 'Duel', '--out', 'rules/our-table.rules']
    expect(await houserules(argv, { cwd })).toEqual({
      code: 0,
      out: 'rules/our-table.rules\n',
      err: '`houserules diff rules/duel.rules rules/our-table.rules` tells what it changes, `houserules play rules/our-table.rules` plays it\n',
    })
    const text = readFileSync(join(cwd, 'rules/our-table.rules'), 'utf8')
    expect(text).toMatch(/^variant OurTable of Duel "/)
    expect(text).toContain('[our-table.1] replace stakes = 2')
    expect((await houserules(['check', 'rules/our-table.rules'], { cwd })).code).toBe(0)
    expect((await houserules(argv, { cwd })).code).toBe(2)
    expect(readFileSync(join(cwd, 'rules/our-table.rules'), 'utf8')).toBe(text)
  })
})

describe('start', () => {
  test('builds, runs the examples and plays a game', async () => {
    const cwd = folderWith({ 'rules/duel.rules': duel, 'rules/ours.rules': 'variant Ours of Duel\nexample more\n' })
    const ran = await houserules(['start', '--seats', 'random', '--seed', '4'], { cwd })
    expect(ran).toMatchObject({ code: 0, err: '' })
    expect(ran.out.split('\n').slice(0, 4)).toEqual([
      'building 2 games, which takes a while the first time',
      '2 of 2 games built into generated/',
      '  NumberDuel: 1 of 1 examples hold',
      '  NumberDuel: 1 of 1 examples hold',
    ])
    expect(ran.out).toContain('NumberDuel the higher number takes the stakes, random against random, seed 4')
    expect(ran.out).toMatch(/over after 6 decisions: .*\n.*(wins|drawn between A and B)\n$/)
    expect(existsSync(join(cwd, 'generated/ours/index.ts'))).toBe(true)
    expect((await houserules(['start', '--seats', 'random', '--seed', '4'], { cwd })).out).toBe(ran.out)
  })

  test('fails when an example does not hold or a game has errors', async () => {
    const wrong = folderWith({ 'rules/duel.rules': `${duel}example a false one\n` })
    expect(await houserules(['start', '--seats', 'random'], { cwd: wrong })).toMatchObject({
      code: 1,
      err: expect.stringContaining('rules/duel.rules:3: chips of A is 1, not 2'),
    })
    const broken = folderWith({ 'rules/duel.rules': duel, 'rules/ours.rules': 'variant Ours of Duel\nBROKEN\n' })
    expect(await houserules(['start', '--seats', 'random'], { cwd: broken })).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 of 2 games built'),
    })
  })
})

test.each([
  ['simulate', '--games', '-1'],
  ['simulate', '--games', '1e3'],
  ['simulate', '--seed', '4294967296'],
  ['simulate', '--seed', 'NaN'],
  ['simulate', '--workers', '0'],
  ['play', '--max-decisions', '0'],
  ['play', '--max-decisions', '0x10'],
  ['play', '--seed', ''],
  ['play', '--seed', '1.5'],
  ['draft', '--players', '٣'],
])('`%s` with the nonsense %s %j is wrong use', async (command, option, value) => {
  const ran = await houserules([command, 'duel.rules', option, value], { cwd: folderWith({ 'duel.rules': duel }) })
  expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Give a whole number from') })
})
