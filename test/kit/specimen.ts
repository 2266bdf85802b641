import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { type CompileOptions, type RulesHost, compileGame } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, runExample } from '../../runtime/examples.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

const runtime = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href

export interface Specimen { readonly engine: FullEngine<BaseState>; readonly examples: readonly CompiledExample[] }

/** Compiles a small game from its text, without layout, and loads it; where the rules have errors it throws them. */
export async function specimen(text: string, options: Pick<CompileOptions, 'shortcuts'> = {}): Promise<Specimen> {
  return specimenOf('specimen.rules', { read: (path) => (path === 'specimen.rules' ? text : null), find: () => null }, options)
}

export async function specimenOf(path: string, host: RulesHost, options: Pick<CompileOptions, 'shortcuts'> = {}): Promise<Specimen> {
  const { game, diagnostics } = await compileGame(path, host, { ...options, runtimeImport: runtime, unformatted: true })
  if (game === null) throw new Error(diagnostics.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  const folder = mkdtempSync(join(tmpdir(), 'houserules-specimen-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
    for (const [name, code] of game.files) writeFileSync(join(folder, name), code)
    const load = async (name: string): Promise<unknown> => tsImport(pathToFileURL(join(folder, name)).href, import.meta.url)
    const { engine } = (await load('index.ts')) as { readonly engine: FullEngine<BaseState> }
    const { examples } = (await load('examples.ts')) as { readonly examples: readonly CompiledExample[] }
    return { engine, examples }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What does not hold in the examples of a game, one line for each. */
export function failuresOf({ engine, examples }: Specimen): string[] {
  return examples.flatMap((example) => runExample(engine, example).failures.map((f) => `${example.title}, line ${f.line}: ${f.message}`))
}
