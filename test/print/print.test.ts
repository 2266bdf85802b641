import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printStage } from '../../cli/build/print-stage.ts'
import { PASSES } from '../../compiler/simplify/passes.ts'
import type { PrintKind } from '../../cli/toolchain.ts'
import { referenceBlocks, referenceHost } from '../reference/reference-blocks.ts'
import { repositoryRules } from '../checks/kit.ts'

const text = readFileSync(join(import.meta.dirname, 'sample.rules'), 'utf8')
const host = { read: (path: string) => (path === 'sample.rules' ? text : null), find: () => null }
const kinds: readonly PrintKind[] = ['tokens', 'ast', 'game', 'ir', 'flow', 'module']

test.each(kinds)('%s is printed as before', async (kind) => {
  const { text: printed, diagnostics } = await printStage(kind, 'sample.rules', host)
  expect(diagnostics.filter((d) => d.severity === 'error').map((d) => `${d.code} ${d.primary.text}`)).toEqual([])
  await expect(`${printed}\n`).toMatchFileSnapshot(`${kind}.txt`)
})

test('a flow graph is printed with the passes that are named, or none', async () => {
  const printed = async (...passes: readonly string[]): Promise<string> =>
    (await printStage('flow', 'sample.rules', host, passes)).text ?? ''
  const all = (await printStage('flow', 'sample.rules', host)).text ?? ''
  expect(await printed(...PASSES.map(({ name }) => name))).toBe(all)
  expect((await printed('none')).length).toBeGreaterThan((await printed('thread-jumps', 'drop-unreachable')).length)
  await expect(printed('polish')).rejects.toThrow('there is no pass `polish`; there are thread-jumps, ')
})

test.each(['ast', 'game', 'ir', 'flow'] as const)(
  '%s has words for everything in the reference and in every game',
  async (kind) => {
    const reference = referenceBlocks()
    const games = repositoryRules()
    const printed = [
      ...reference
        .filter(({ included }) => included === null)
        .map(({ file }) => printStage(kind, file, referenceHost(reference))),
      ...games.entries.map((path) => printStage(kind, path, games.host)),
    ]
    for (const { text: each } of await Promise.all(printed))
      expect(each ?? '').not.toMatch(/<[a-z]|undefined|\[object/i)
  },
)
