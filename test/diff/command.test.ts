import { Ajv } from 'ajv'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import schema from '../../cli/schema/diff.schema.json' with { type: 'json' }
import { catalogue } from '../../compiler/diff/catalogue.ts'
import { folderWith, houserules, realHouserules, type Invocation, type Ran } from '../cli/kit.ts'
import { auction, cards, newRepository, type Repository } from './repository.ts'

const root = join(import.meta.dirname, '..', '..')

const diff = (args: readonly string[], how: Invocation = {}): Promise<Ran> =>
  houserules(['diff', ...args, '--no-witness'], { tools: realToolchain, ...how })

function history(): Repository {
  const repository = newRepository()
  repository.commit('begin', { 'rules/auction.rules': auction(), 'rules/cards.rules': cards() })
  repository.commit('forbid', {
    'rules/auction.rules': auction('[bid.2] no-debt: player p cannot bid number n if n > money of p\n'),
  })
  return repository
}

describe('how far is looked', { timeout: 240_000 }, () => {
  const files = { 'auction.rules': auction(), 'other.rules': auction('', 6), 'cards.rules': cards() }
  const looked = (...args: string[]): Promise<Ran> =>
    houserules(['diff', 'auction.rules', 'other.rules', ...args], { tools: realToolchain, cwd: folderWith(files) })

  test('by steps: the same witness each time, from several searches as from one that finds it', async () => {
    const one = await looked('--steps', '50', '--searches', '1')
    expect(one.out).toContain('witness: ')
    expect((await looked('--steps', '50', '--searches', '3')).out).toBe(one.out)
  })

  test('by time on this machine alone', async () => {
    const mixed = await looked('--steps', '50', '--within', '3')
    expect(mixed).toMatchObject({ code: 2, out: '' })
    expect(mixed.err).toContain('`--within` is for one search on this machine')
  })
})

describe('what is compared', () => {
  test('a card that a variant replaces, by what its texts do otherwise', async () => {
    const moat = `variant BigMoat of Dominion
replace card Moat
  kind = action
  cost = 2
  to use this by player p
    draw 3 by p
  instead of suffer card c by player q if this in hand of q
    q may
      show this to players
    else
      suffer c by q
`
    const { code, out } = await diff(['Dominion', join(folderWith({ 'moat.rules': moat }), 'moat.rules')], {
      cwd: root,
    })
    expect(code).toBe(0)
    expect(out).toMatch(/^1 change: 1 outcome[^]*use {2}number-raised[^]*- draw 2 by p\n {2}\+ draw 3 by p/)
  })

  test('a base with its variant, by their names', async () => {
    const { code, out } = await diff(['Hearts', 'Omnibus'], { cwd: root })
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toBe(
      '2 changes: 1 outcome, 1 editorial. Recorded games might go differently: the same moves lead elsewhere.',
    )
    expect(out).toContain('[omnibus.1] The jack of diamonds takes ten points off.')
    expect(out).toContain('+ jack-of-diamonds: except points of J♦ = -10')
  })

  test('a revision with the working tree', async () => {
    const { folder, write } = history()
    expect((await diff(['HEAD:rules/auction.rules'], { cwd: folder })).out).toBe('No changes.\n')
    expect((await diff(['HEAD~1:rules/auction.rules'], { cwd: folder })).out).toMatch(
      /^1 change: 1 tightens\. Recorded games might go differently: some moves are refused now\.\n- No longer allowed \[bid\.2\]: `no-debt: player p cannot bid number n if n > money of p` is new\n\n\[bid\.2\]\ntightens {2}no-debt {2}forbid-added {2}rules\/auction\.rules:\d+/u,
    )
    write({ 'rules/auction.rules': auction('', 6) })
    expect((await diff(['HEAD:rules/auction.rules'], { cwd: folder })).out).toContain('start-raised')
  })

  test('everything that a game stands on, at the same revision', async () => {
    const { folder, commit } = history()
    commit('more cards', { 'rules/cards.rules': cards(4), 'house.rules': 'variant House of Auction\n' })
    const { out } = await diff(['HEAD~1:rules/auction.rules', 'HEAD:house.rules'], { cwd: folder })
    expect(out).toContain('shape  red4, blue4  card-added')
    expect((await diff(['HEAD:House', 'house.rules'], { cwd: folder })).out).toBe('No changes.\n')
  })

  test('what comes from the nearest `rules` folder, where nothing has moved', async () => {
    const { folder, commit } = newRepository()
    const shared = auction().replace('include "cards.rules"', 'include "library/cards.rules"')
    commit('begin', { 'rules/sales/auction.rules': shared, 'rules/library/cards.rules': cards() })
    expect((await diff(['HEAD:rules/sales/auction.rules'], { cwd: folder })).out).toBe('No changes.\n')
  })

  test('paths from the root of the repository, or from here with a dot', async () => {
    const { folder } = history()
    const cwd = join(folder, 'rules')
    expect((await diff(['HEAD~1:rules/auction.rules'], { cwd })).out).toContain('no-debt')
    expect((await diff(['HEAD~1:./auction.rules'], { cwd })).out).toContain('no-debt')
    const { err } = await diff(['auction.rules'], { cwd })
    expect(err).toContain('write `diff HEAD:./auction.rules` for')
    expect(await diff(['HEAD:./auction.rules'], { cwd })).toMatchObject({ code: 0, out: 'No changes.\n' })
  })

  test('what is staged, and what is written to standard input', async () => {
    const { folder, git, write } = history()
    write({ 'rules/auction.rules': auction('', 7) })
    git('add', '--all')
    write({ 'rules/auction.rules': auction('', 8) })
    expect(
      (
        await diff([':rules/auction.rules', '-'], {
          cwd: folder,
          input: auction('', 7).replace('cards.rules', 'rules/cards.rules'),
        })
      ).out,
    ).toContain('1 change: 1 editorial')
    expect((await diff([':rules/auction.rules'], { cwd: folder })).out).toContain('+ money of player: number starts 8')
  })

  test('a file wins over a revision of the same name', async () => {
    const { folder, write } = history()
    write({ 'HEAD~1:rules/auction.rules': auction('', 9).replace('cards.rules', '../rules/cards.rules') })
    expect((await diff(['HEAD~1:rules/auction.rules', 'rules/auction.rules'], { cwd: folder })).out).toContain(
      'start-lowered',
    )
  })
})

test('a variant alone is compared with what it is a variant of', async () => {
  const cwd = folderWith({
    'rules/stairs.rules': 'game Stairs for 2 players\nlimit: number = 3\nto match\n  finish\n',
    'rules/steep.rules': '-- steep\n[house.1] variant Steep of Stairs "four"\nreplace limit = 4\n',
  })
  const alone = await diff(['Steep', '--no-witness'], { cwd })
  expect(alone).toMatchObject({ out: expect.stringContaining('limit: number = 4') })
  expect(alone).toEqual(await diff(['Stairs', 'Steep', '--no-witness'], { cwd }))
  expect(await diff(['rules/steep.rules', '--no-witness'], { cwd })).toEqual(alone)
})

describe('what is wrong', () => {
  test('with examples of the version before is said, and does not keep rules from being compared', async () => {
    const example = (then: string): string =>
      `example "nothing is spent"\n  given\n    at match\n  then ${then}\n  then money of B = 5\n`
    const cwd = folderWith({
      'old.rules': auction(
        `${example('purse of A = 5')}example "B has as much"\n  given\n    at match\n  then money of B = 5\n`,
      ),
      'new.rules': auction(
        `${example('money of A = 6')}example "B has as much"\n  given\n    at match\n  then money of B = 5\n`,
        6,
      ),
      'cards.rules': cards(),
    })
    const { code, out, err } = await houserules(['diff', 'old.rules', 'new.rules', '--within', '1'], {
      tools: realToolchain,
      cwd,
    })
    expect([code, err]).toEqual([0, 'old.rules: left out an example that has errors: "nothing is spent"\n'])
    expect(out).toMatch(/^1 change: 1 outcome/u)
    expect(out).toContain('witness: ')
    const turned = await diff(['new.rules', 'old.rules'], { cwd })
    expect([turned.code, turned.err]).toEqual([2, expect.stringContaining('nothing has a `purse`')])
  })

  test('without a repository, a revision, a file or a second version', async () => {
    const { folder } = history()
    const asked = async (...args: string[]): Promise<Pick<Ran, 'code' | 'err'>> => {
      const { code, err } = await diff(args, { cwd: folder })
      return { code, err }
    }
    expect(await diff(['HEAD:x.rules'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is in no git repository'),
    })
    expect(await asked('v1:rules/auction.rules')).toEqual({
      code: 2,
      err: `error: there is no revision \`v1\` in ${folder}, and the repository has no remote to fetch it from; \`git log --oneline\` lists what there is\n`,
    })
    expect(await asked('HEAD:rules/action.rules')).toEqual({
      code: 2,
      err: 'error: the revision `HEAD` has no file or game rules/action.rules; did you mean `HEAD:rules/auction.rules` or `HEAD:rules/cards.rules`?\n',
    })
    expect(await asked('HEAD:rules')).toEqual({
      code: 2,
      err: 'error: rules is a folder; name a file in it: `HEAD:rules/auction.rules`\n',
    })
    expect(await asked('rules/auction.rules')).toEqual({
      code: 2,
      err: 'error: `diff rules/auction.rules` has nothing to compare with; write `diff HEAD:rules/auction.rules` for what has changed since the last commit, or name a second version\n',
    })
    expect(await asked('-', '-')).toMatchObject({ code: 2 })
    expect(await asked()).toMatchObject({ code: 2, err: expect.stringContaining('name a version') })
    expect(await asked('HEAD:')).toMatchObject({ code: 2, err: expect.stringContaining('names no file') })
    expect(await asked('HEAD:rules/auction.rules', '--fail-on', 'worse')).toMatchObject({
      code: 2,
      err: expect.stringContaining('classes are shape, tightens'),
    })
    expect(await asked('HEAD:rules/auction.rules', '--no-witness', '--save-games', 'games')).toMatchObject({
      code: 2,
      err: expect.stringContaining('`--save-games` saves the games of witnesses'),
    })
  })

  test('a revision that is to be fetched: the command is said, not run', async () => {
    const { folder, git } = history()
    git('remote', 'add', 'origin', join(folder, 'nowhere'))
    const fetching = async (revision: string): Promise<string | undefined> =>
      /`(git fetch [^`]*)`/.exec((await diff([`${revision}:rules/auction.rules`], { cwd: folder })).err)?.[1]
    expect(await fetching('v1.2')).toBe('git fetch origin v1.2')
    expect(await fetching('origin/next')).toBe('git fetch origin next')
    expect(await fetching('0123456789012345678901234567890123456789~2')).toBe(
      'git fetch origin 0123456789012345678901234567890123456789',
    )
  })

  test('a commit that a shallow copy has not got', async () => {
    const { folder } = history()
    const copy = join(folderWith({}), 'copy')
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${folder}`, copy], { stdio: 'ignore' })
    expect(await diff(['HEAD~1:rules/auction.rules'], { cwd: copy })).toMatchObject({
      code: 2,
      err: expect.stringContaining('`git fetch --unshallow origin`'),
    })
  })

  test('a side with errors shows them', async () => {
    const { folder, write } = history()
    write({ 'rules/auction.rules': auction('player p cannot bidd\n') })
    const { code, out, err } = await diff(['HEAD:rules/auction.rules'], { cwd: folder })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('error[HR0101]')
    expect(err).toContain('rules/auction.rules cannot be compared before it has no errors')
  })

  test('a base that was not there then', async () => {
    const { folder, commit } = history()
    commit('a variant', { 'house.rules': 'variant House of Later\n' })
    commit('its base', { 'rules/later.rules': auction().replaceAll('Auction', 'Later') })
    expect(await diff(['HEAD~1:house.rules'], { cwd: folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining('HR0404'),
    })
  })

  test('two games are said to be two', async () => {
    const { code, out } = await diff(['Hearts', 'KuhnPoker'], { cwd: root })
    expect(code).toBe(0)
    expect(out).toContain('These are two games, Hearts and KuhnPoker, not versions of one')
  })

  test('an ignore file with something else in it', async () => {
    const { folder, write } = history()
    write({ known: '# fine\n95f8b58d32c3 # agreed in May\n\nforbid-added\n' })
    expect(await diff(['HEAD~1:rules/auction.rules', '--ignore', 'known'], { cwd: folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining('known:4: `forbid-added` is no fingerprint'),
    })
  })
})

describe('gates', () => {
  test('a class that is not wanted ends with 1, unless its change is known', async () => {
    const { folder, write } = history()
    const args = ['HEAD~1:rules/auction.rules', '--format', 'json', '--fail-on', 'tightens,shape']
    const { code, out } = await diff(args, { cwd: folder })
    const {
      changes: [change],
    } = JSON.parse(out) as { changes: { fingerprint: string; gated: boolean }[] }
    expect({ code, gated: change?.gated }).toEqual({ code: 1, gated: true })
    write({ known: `${change?.fingerprint} # agreed\n` })
    const after = await diff([...args, '--ignore', 'known'], { cwd: folder })
    expect({ code: after.code, ...(JSON.parse(after.out) as object) }).toMatchObject({
      code: 0,
      ignored: 1,
      changes: [],
    })
    expect((await diff(['HEAD~1:rules/auction.rules', '--fail-on', 'shape'], { cwd: folder })).code).toBe(0)
  })

  test('a fingerprint stays the same when the rule is moved about', async () => {
    const { folder, write } = history()
    const print = async (): Promise<string[]> =>
      [
        ...(await diff(['HEAD~1:rules/auction.rules'], { cwd: folder })).out.matchAll(
          /forbid-added.* ([0-9a-f]{12})$/gmu,
        ),
      ].map((match) => match[1] ?? '')
    const before = await print()
    write({
      'rules/auction.rules': `-- moved down\n\n${auction('-- why\n[bid.2] no-debt:   player p cannot bid number n if n > money of p\n')}`,
    })
    expect(before).toHaveLength(1)
    expect(await print()).toEqual(before)
  })
})

describe('formats', () => {
  test('json follows its schema, with a witness and without', async () => {
    const valid = new Ajv({ allowUnionTypes: true }).compile(schema)
    const { out } = await realHouserules(['diff', 'Hearts', 'Omnibus', '--format', 'json'], { cwd: root })
    expect(valid(JSON.parse(out)), JSON.stringify(valid.errors)).toBe(true)
    const { out: plain } = await diff(['Hearts', 'ThreeHanded', '--format', 'json'], { cwd: root })
    expect(valid(JSON.parse(plain)), JSON.stringify(valid.errors)).toBe(true)
    expect(valid({ ...(JSON.parse(plain) as object), changes: [{}] })).toBe(false)
  })

  test('a move that is new in a game that ships is legal where it was not there', async () => {
    const { out } = await realHouserules(['diff', 'Briscola', 'Exchange'], { cwd: root })
    expect(out).toContain('witness: A may exchange')
    expect(out).toContain('was without `exchange`, is legal')
  })

  test('json follows its schema where changes show only by a new move, and beside each other', async () => {
    const more = 'player p may ring at bid-round\n  money of p loses 1\nafter ring by player p\n  money of p gains 3\n'
    const files = { 'auction.rules': auction(), 'other.rules': auction(more), 'cards.rules': cards() }
    const cwd = folderWith(files)
    const { out } = await realHouserules(['diff', 'auction.rules', 'other.rules', '--format', 'json'], { cwd })
    const report = JSON.parse(out) as { readonly changes: readonly { readonly witness: object }[] }
    expect(new Ajv({ allowUnionTypes: true }).validate(schema, report)).toBe(true)
    const told = report.changes.map(({ witness }) => witness)
    expect(told).toContainEqual(expect.objectContaining({ kind: 'found', old: 'without `ring`', onlyOn: 'new' }))
    expect(told).toContainEqual(expect.objectContaining({ kind: 'found', amid: true }))
  })

  test('colour only where it is wanted', async () => {
    expect((await diff(['Hearts', 'Omnibus'], { cwd: root })).out).not.toContain('\u001B')
    expect((await diff(['Hearts', 'Omnibus'], { cwd: root, env: { FORCE_COLOR: '1' } })).out).toContain(
      '\u001B[33moutcome',
    )
  })

  test('annotations of GitHub, worst first, escaped, on the new side', async () => {
    const cwd = folderWith({ summary: '' })
    const { out } = await diff(['Hearts', 'ThreeHanded', '--format', 'github', '--fail-on', 'shape'], {
      cwd: root,
      env: { GITHUB_STEP_SUMMARY: join(cwd, 'summary') },
    })
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => /^::(\w+)/.exec(line)?.[1])).toEqual([
      'error',
      'error',
      'warning',
      'warning',
      'notice',
      'notice',
      'notice',
      'notice',
      'notice',
    ])
    expect(lines[0]).toBe(
      '::error file=rules/hearts/three-handed.rules,line=1,col=1,title=shape%3A players::seats-changed%0A- for 4 players%0A+ for 3 players',
    )
    expect(lines.every((line) => /^::\w+ file=rules\/hearts\/three-handed\.rules,line=\d+/u.test(line))).toBe(true)
    expect(execFileSync('cat', [join(cwd, 'summary')], { encoding: 'utf8' })).toContain('### Hearts → ThreeHanded')
  })

  test('markdown for a pull request', async () => {
    const { out } = await diff(['Hearts', 'ThreeHanded', '--format', 'markdown'], { cwd: root })
    await expect(out).toMatchFileSnapshot('expected/three-handed.md')
  })

  test('editorial changes are a number, unless all are asked for, unwanted, or all there are', async () => {
    const pair = ['Hearts', 'Omnibus']
    const some = await diff(pair, { cwd: root })
    expect(some.out).not.toContain('example-added')
    expect(some.out).toMatch(/\n\n1 editorial change is not listed; --all lists it\.\n$/u)
    expect((await diff([...pair, '--all'], { cwd: root })).out).toContain('example-added')
    expect((await diff([...pair, '--fail-on', 'editorial'], { cwd: root })).out).toContain('example-added')
    const files = { 'a.rules': `${cards()}`, 'b.rules': `-- said anew\n${cards()}` }
    expect((await diff(['a.rules', 'b.rules'], { cwd: folderWith(files) })).out).not.toContain('not listed')
  })

  test('one page that needs nothing else', async () => {
    const cwd = folderWith({
      'a.rules': auction('[x] odd: player p cannot bid number n if n < 2 and n > 0\n').replace(
        'include "cards.rules"\n',
        '',
      ),
      'b.rules': auction().replace('include "cards.rules"\n', ''),
    })
    const { out } = await diff(['a.rules', 'b.rules', '--format', 'html'], { cwd })
    expect(out).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(out).not.toMatch(/https?:|<script|<link|<img/u)
    expect(out).toContain('n &#60; 2 and n &#62; 0')
    expect(out.match(/<(\w+)[ >]/gu)?.length).toBeGreaterThan(10)
  })

  test('the kinds of changes', async () => {
    const { code, out } = await diff(['--changes'])
    expect(code).toBe(0)
    expect(out.trimEnd().split('\n')).toHaveLength(catalogue.length)
    expect(JSON.parse((await diff(['--changes', '--format', 'json'])).out)).toMatchObject({ changes: catalogue })
  })
})
