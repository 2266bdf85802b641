import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './memory-host.ts'

/** What the type checker finds under the strictest flags in the modules of a folder, and of others beside it, line by line. */
export function strictFindings(folder: string, ...beside: readonly string[]): string[] {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'test/emit/tsconfig.strict.json'), include: ['.', ...beside] }),
  )
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const command = [tsc, '--noEmit', '--pretty', 'false', '-p', folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const found = stdout.split('\n').filter((line) => /^\S/.test(line))
  if ((status === 0) !== (found.length === 0)) throw new Error(`the type checker ended with ${status}: ${stderr}`)
  return found
}
