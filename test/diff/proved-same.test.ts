import { Ajv } from 'ajv'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editLines } from '../../cli/build/edit-lines.ts'
import { compileOne } from '../../cli/build/build-games.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import schema from '../../cli/schema/diff.schema.json' with { type: 'json' }
import { type CheckResult, checkGame, compileGame } from '../../compiler/compile.ts'
import { compareBase } from '../../studio/worker/compare-base.ts'
import { findWitnessesOfBase } from '../../studio/worker/witnesses-of-base.ts'
import { folderWith, houserules, type Ran } from '../cli/kit.ts'
import { editor } from '../language/editor.ts'

// Where both versions are proved to do the same the changes are nothing but other words, whatever they are called else.

const game = (cond: string): string => `game Toll for 2 players
toll of player: number starts 0
to match
  each player p
    p must act
  each player p
    if ${cond}
      toll of p becomes 0
to pay by player p
  toll of p gains 3
player p may pay at match
`
const files = { 'old.rules': game('toll of p >= 3'), 'new.rules': game('toll of p > 2') }
const diff = (texts: Record<string, string>, ...args: string[]): Promise<Ran> =>
  houserules(['diff', 'old.rules', 'new.rules', '--no-witness', ...args], {
    tools: realToolchain,
    cwd: folderWith(texts),
  })

const asked = (...args: string[]): Promise<Ran> => diff(files, '--fail-on', 'outcome,undecided', ...args)

test.each([
  ['text', '1 change: 1 editorial. Recorded games replay the same.'],
  ['markdown', '1 change: 1 editorial. Recorded games replay the same.'],
  ['html', '1 change: 1 editorial. Recorded games replay the same.'],
  ['github', '::notice '],
])('is called so in %s, and no reason to fail', async (format, headline) => {
  const { code, out } = await asked('--format', format)
  expect(code).toBe(0)
  expect(out).toContain(headline)
  expect(out).toContain('the same in every position: the conditions hold in the same cases')
})

test('is counted so in JSON, as the schema has it', async () => {
  const { code, out } = await asked('--format', 'json')
  const report: unknown = JSON.parse(out)
  expect(code).toBe(0)
  expect(new Ajv({ allowUnionTypes: true }).validate(schema, report)).toBe(true)
  expect(report).toMatchObject({
    counts: { outcome: 0, undecided: 0, editorial: 1 },
    changes: [{ class: 'editorial', gated: false, witness: { kind: 'same' } }],
  })
})

test('is not called so beside what makes a difference', async () => {
  const other = { ...files, 'new.rules': game('toll of p > 2').replace('gains 3', 'gains 4') }
  const { code, out } = await diff(other, '--fail-on', 'outcome')
  expect(code).toBe(1)
  expect(out).not.toContain('the same in every position')
})

const proof = 'the same in every position: the conditions hold in the same cases'

test('is called so by git, which hands a file over', async () => {
  const cwd = folderWith({ ...files, 'rules/toll.rules': files['new.rules'] })
  const none = '0'.repeat(40)
  const sides = ['old.rules', none, '100644', 'new.rules', none, '100644']
  const { out } = await houserules(['git-diff', 'rules/toll.rules', ...sides], { tools: realToolchain, cwd })
  expect(out).toContain('1 change: 1 editorial. Recorded games replay the same.')
  expect(out).toContain(proof)
})

test('is no fault of git where a side is no text: its lines are told', async () => {
  const cwd = folderWith(files)
  writeFileSync(join(cwd, 'new.rules'), Buffer.from([0x78, 0xff, 0xfe, 0x0a]))
  const none = '0'.repeat(40)
  const sides = ['old.rules', none, '100644', 'new.rules', none, '100644']
  const { code, out } = await houserules(['git-diff', 'rules/toll.rules', ...sides], { tools: realToolchain, cwd })
  expect(code).toBe(0)
  expect(out).toContain('one side is no text')
})

test('is called so after an edit that is built', async () => {
  const cwd = folderWith(files)
  const built = (file: string) =>
    compileOne(
      { io: { cwd, env: {}, includes: [] } as never, tools: realToolchain },
      join(cwd, file),
      async (path, host) => compileGame(path, host, { unformatted: true }),
    )
  expect(editLines([[await built('old.rules'), await built('new.rules')]])).toEqual([
    '  Toll: 1 change: 1 editorial; instructions-changed match',
  ])
})

test('is called so in the studio, with the reason where else a position stands', async () => {
  const hostOf = (text: string) => ({ read: () => text, find: () => null })
  const checked = (text: string): CheckResult => checkGame('toll.rules', hostOf(text))
  const [was, is] = [checked(files['old.rules']), checked(files['new.rules'])]
  if (is.resolution === null) throw new Error('the text has errors')
  const game = { resolution: is.resolution, program: is.program }
  const base = { name: 'Toll', path: 'toll.rules', host: hostOf(files['old.rules']), isShipped: true }
  const [change, ...others] = compareBase(game, base, was)?.changes ?? []
  expect([change?.class, others]).toEqual(['editorial', []])
  const effort = { milliseconds: 1000, games: 10, seed: 1 }
  const host = hostOf(files['new.rules'])
  expect(await findWitnessesOfBase({ game, entry: 'toll.rules', host, base, checkedBase: was }, effort)).toEqual({
    [change?.fingerprint ?? '']: { kind: 'none', words: [proof] },
  })
})

test('is called so in an editor', async () => {
  const [begin = ''] = files['new.rules'].slice(files['new.rules'].indexOf('to match')).split('to pay')
  const house = `variant House of Toll "in other words"\n\nreplace ${begin}`
  const { client, uri } = await editor({ house, others: { 'toll.rules': files['old.rules'] } })
  const asked = { command: 'houserules.diff', arguments: [uri.replace('small', 'house'), 'Toll'] }
  expect(await client.sendRequest('workspace/executeCommand', asked)).toMatchObject({
    counts: { outcome: 0, editorial: 1 },
    changes: [{ class: 'editorial', witness: { kind: 'same' } }],
  })
})
