import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { type CompileOptions, compileGame } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface CompiledSample {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

/** Compiles a sample game of the tests and loads it. */
export function compiledSample(path: string, options: Pick<CompileOptions, 'shortcuts' | 'trace'> = {}): Promise<CompiledSample> {
  return compiledText(readFileSync(join(root, path), 'utf8'), options, path)
}

/** Compiles the text of a game and loads it. The test runner only knows modules that were there when it began, so Node itself imports them. */
export async function compiledText(text: string, options: Pick<CompileOptions, 'shortcuts' | 'trace'> = {}, path = 'sample.rules'): Promise<CompiledSample> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-sample-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  const host = { read: () => text, find: () => null }
  const { game, diagnostics } = await compileGame(path, host, { ...options, runtimeImport: pathToFileURL(join(root, 'runtime')).href })
  if (game === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  for (const [name, text] of game.files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  try {
    // Both from one place, since each import from outside has modules of its own.
    writeFileSync(join(folder, 'sample.ts'), "export { engine } from './index.ts'\nexport { examples } from './examples.ts'\n")
    const { engine, examples } = (await tsImport(pathToFileURL(join(folder, 'sample.ts')).href, import.meta.url)) as CompiledSample
    return { engine, examples }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
