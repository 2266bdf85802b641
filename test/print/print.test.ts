import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printStage } from '../../cli/build/print-stage.ts'
import type { PrintKind } from '../../cli/toolchain.ts'
import type { CheckResult } from '../../compiler/compile.ts'
import { printFlow } from '../../compiler/flow/print-flow.ts'
import { printGame } from '../../compiler/game/print-game.ts'
import { lowerProgram } from '../../compiler/lower/lower-program.ts'
import { printProgram } from '../../compiler/program/print-program.ts'
import { PASSES, simplify } from '../../compiler/simplify/passes.ts'
import { printAst } from '../../compiler/syntax/print-ast.ts'
import { parseFile } from '../../compiler/syntax/parse.ts'
import { checkedBlock, referenceBlocks } from '../reference/reference-blocks.ts'
import { repositoryRules } from '../checks/kit.ts'
import { sampledByDay } from '../kit/effort.ts'
import { checkedGame } from '../kit/kept-games.ts'

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

const blocks = referenceBlocks().filter(({ included }) => included === null)

/** The reference and games, as far as the compiler comes with them. */
const checked = (): readonly CheckResult[] => [
  ...blocks.map(({ file }) => checkedBlock(file)),
  ...sampledByDay(repositoryRules().entries, 12, 'printed').map(checkedGame),
]

const wordless = /<[a-z]|undefined|\[object/i

test('ast has words for everything in the reference and in games', () => {
  // Variants stand on files of their bases.
  const sources = new Map(checked().flatMap((each) => [...each.sources]))
  for (const source of sources.values()) expect(printAst(parseFile(source, () => {}))).not.toMatch(wordless)
})

test.each<[string, (all: CheckResult) => readonly string[]]>([
  ['game', ({ resolution }) => (resolution === null ? [] : [printGame(resolution.game)])],
  ['ir', ({ program }) => (program === null ? [] : [printProgram(program)])],
  ['flow', ({ program }) => (program === null ? [] : [printFlow(simplify(lowerProgram(program)))])],
])('%s has words for everything in the reference and in games', (_, printed) => {
  for (const text of checked().flatMap(printed)) expect(text).not.toMatch(wordless)
})
