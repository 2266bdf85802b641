import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { loadGame } from '../../cli/load-game.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import type { ScriptOptions } from '../../compiler/compile.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import { folderWith } from './kit.ts'

const GAME = `game Small for 2 players "the first to score wins"

include "library/most.rules"

to match
  each player p
    turn by p
  finish

to turn by player p
  p must act

to score by player p
  result of p becomes most

player p may score at turn
`

test('a game that takes in shared rules is made once, and again when they change', async () => {
  const cwd = folderWith({ 'rules/small/small.rules': GAME, 'rules/library/most.rules': 'most: number = 3\n' })
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const io = { cwd, env: { HOUSERULES_CACHE: join(cwd, 'kept') }, stdin, stdout, stderr }
  let made = 0
  const compileScript = (path: string, host: RulesHost, options: ScriptOptions) => {
    made += 1
    return realToolchain.compileScript(path, host, options)
  }
  const tools = { ...realToolchain, stamp: () => 'one version', compileScript }
  const ask = (more: ScriptOptions = { examples: false }) => loadGame({ io, tools }, 'rules/small/small.rules', more)
  const first = await ask()
  expect(String(stderr.read() ?? '')).toBe('')
  expect(first?.files).toEqual(['rules/small/small.rules', 'rules/library/most.rules'])
  const again = await ask()
  expect(again).toMatchObject({ files: first?.files, script: first?.script })
  expect(again?.texts()).toEqual(first?.texts())
  expect(readdirSync(join(cwd, 'kept'))).toHaveLength(1)
  expect(made).toBe(1)
  await ask({ examples: false, coverage: true })
  expect(made, 'what notes the rules that applied is another script').toBe(2)
  writeFileSync(join(cwd, 'rules/library/most.rules'), 'most: number = 4\n')
  await ask()
  expect(made).toBe(3)
})
