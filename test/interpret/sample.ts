import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { type CompileOptions, type RulesHost, checkGame, emitChecked } from '../../compiler/compile.ts'
import { nothingKept } from '../../compiler/kept.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'
import type { Side } from './lock-step.ts'

const runtimeImport = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href

export interface Sample extends Side { readonly examples: readonly CompiledExample[] }

/** The meaning of a text and the engine it compiles to; null where the text has errors. */
export async function sampleOf(
  path: string,
  host: RulesHost,
  options: Pick<CompileOptions, 'shortcuts'> = {},
): Promise<Sample | null> {
  const { program, diagnostics } = checkGame(path, host)
  // Emission adds to the program that it reads.
  const emitted = checkGame(path, host).program
  if (program === null || emitted === null || diagnostics.some((d) => d.severity === 'error')) return null
  const { files } = await emitChecked(emitted, { ...options, runtimeImport, unformatted: true }, nothingKept())
  const folder = mkdtempSync(join(tmpdir(), 'houserules-meaning-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
    for (const [name, text] of files) writeFileSync(join(folder, name), text)
    const load = (name: string): Promise<unknown> =>
      tsImport(pathToFileURL(join(folder, `${name}.ts`)).href, import.meta.url)
    const { engine } = (await load('index')) as { readonly engine: FullEngine<BaseState> }
    const { examples } = (await load('examples')) as { readonly examples: readonly CompiledExample[] }
    return { program, engine, examples }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
