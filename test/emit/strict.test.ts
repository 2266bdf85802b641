import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './memory-host.ts'

test('the modules of the base games and the runtime below them pass the strictest flags', () => {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, '--noEmit', '--pretty', 'false', '-p', join(root, 'test/emit/tsconfig.strict.json')],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  expect(stdout.split('\n').filter((line) => /^\S/.test(line))).toEqual([])
})
