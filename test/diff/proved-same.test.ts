import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { realToolchain } from '../../cli/real-toolchain.ts'
import schema from '../../cli/schema/diff.schema.json' with { type: 'json' }
import { folderWith, houserules, type Ran } from '../cli/kit.ts'

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
  ['text', '1 change: 1 editorial. Old games replay the same.'],
  ['markdown', '1 change: 1 editorial. Old games replay the same.'],
  ['html', '1 change: 1 editorial. Old games replay the same.'],
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
