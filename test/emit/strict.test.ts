import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromSources } from '../kit/from-sources.ts'
import { compiled, memoryHost, root } from './memory-host.ts'

const strictest = join(root, 'test/emit/tsconfig.strict.json')

/** What the type checker finds in a project, a line for each. */
function findings(project: string): string[] {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const command = [tsc, '--noEmit', '--pretty', 'false', '-p', project]
  const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}

test('the modules of every game and the runtime below them pass the strictest flags', () => {
  expect(findings(strictest)).toEqual([])
})

const NO_CARDS = `game Coin for 2 players "no cards at all"
to match
  finish
`

test('so do those of a game without cards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-strict-'))
  try {
    const host = memoryHost({ 'coin.rules': NO_CARDS })
    const { files } = await compiled('coin.rules', host, { runtimeImport: fromSources, unformatted: true })
    for (const [name, text] of files) writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: strictest, include: ['.'] }))
    expect(findings(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
