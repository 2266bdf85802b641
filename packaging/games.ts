import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { importAsBuilt } from './declarations.ts'
import { root } from './project.ts'
import { compileTypes } from './types.ts'

/**
 * Compiles the games under rules/ into `folder/games` as JavaScript with types. It is done by the package itself, as
 * those who install it do: by its command, and with the types of its runtime.
 */
export function compileGames(folder: string): void {
  const sources = join(folder, 'game-sources')
  const command = [join(folder, 'program/houserules.js'), 'build', 'rules', '--out', sources]
  const env = { ...process.env, HOUSERULES_CACHE: join(root, 'node_modules/.cache/houserules') }
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`games: ${stderr}`)
  const files = readdirSync(sources).map((game) => join(sources, game, 'index.ts'))
  compileTypes(
    folder,
    { rewriteRelativeImportExtensions: true, rootDir: sources, outDir: join(folder, 'games') },
    files,
  )
  importAsBuilt(join(folder, 'games'))
  rmSync(sources, { recursive: true })
}
