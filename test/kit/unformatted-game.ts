import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { type CompileOptions, type RulesHost, compileGame } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

const runtime = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href

/** Compiles a game that is played only once, and loads its engine; null where the rules have errors. */
export async function unformattedGame(path: string, host: RulesHost, options: Pick<CompileOptions, 'shortcuts'> = {}): Promise<FullEngine<BaseState> | null> {
  const { game } = await compileGame(path, host, { ...options, runtimeImport: runtime, unformatted: true })
  if (game === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'houserules-unformatted-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
    for (const [name, text] of game.files) writeFileSync(join(folder, name), text)
    const { engine } = (await tsImport(pathToFileURL(join(folder, 'index.ts')).href, import.meta.url)) as { readonly engine: FullEngine<BaseState> }
    return engine
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
