import { transformSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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
  leaveOutLayout(join(folder, 'games'))
  rmSync(sources, { recursive: true })
}

/** Who reads an engine reads the module that `build` writes: what stands here is only run, and is a fifth of the package. */
function leaveOutLayout(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !path.endsWith('.js')) continue
    const options = { charset: 'utf8', target: 'es2022', format: 'esm', minifyWhitespace: true } as const
    writeFileSync(path, transformSync(readFileSync(path, 'utf8'), options).code)
  }
}
