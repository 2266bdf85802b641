import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { Engine } from '../runtime/engine.ts'
import type { Context } from './context.ts'
import { importGenerated } from './import-generated.ts'
import { programRoot } from './paths.ts'
import { reportFindings } from './report-findings.ts'
import { rulesHost } from './rules-host.ts'
import { temporaryFolder } from './temporary-folder.ts'
import type { CompileOptions } from '../compiler/compile.ts'
import type { CompiledExample, CompileResult, RulesHost } from './toolchain.ts'
import { writeFiles } from './write-file.ts'

export interface LoadedGame {
  readonly engine: Engine
  readonly examples: readonly CompiledExample[]
  /** URL of the module that exports the engine. */
  readonly module: string
  readonly sources: CompileResult['sources']
}

/** What keeps a game from being loaded; `omitted` counts findings that were not kept. */
export interface BrokenGame {
  readonly engine: null
  readonly diagnostics: readonly Diagnostic[]
  readonly omitted: number
}

type More = Pick<CompileOptions, 'coverage' | 'trace' | 'unformatted'>

/** Compiles a game into a folder of its own and imports it; null, with the findings reported, when it has errors. */
export async function loadGame(context: Context, file: string, more: More = {}, host?: RulesHost): Promise<LoadedGame | null> {
  const game = await tryLoadGame(context, file, more, host)
  if (game.engine !== null) return game
  reportFindings(context.io, game.diagnostics, game.omitted)
  return null
}

/** The same, with the findings handed back. */
export async function tryLoadGame(context: Context, file: string, more: More = {}, host?: RulesHost): Promise<LoadedGame | BrokenGame> {
  const { io, tools } = context
  const runtimeImport = pathToFileURL(join(programRoot, 'runtime')).href
  const { game, diagnostics, omitted, sources } = await tools.compileGame(file, host ?? rulesHost(io.cwd, file, io.includes), { runtimeImport, ...more })
  const errors = diagnostics.filter((each) => each.severity === 'error')
  if (game === null || errors.length > 0) return { engine: null, diagnostics, omitted }
  const folder = temporaryFolder()
  // Without it the modules would be taken for CommonJS, as no package is above them.
  const files = new Map([...game.files, ['package.json', '{ "type": "module" }\n']])
  writeFiles(new Map([...files].map(([name, text]) => [join(folder, name), text])))
  const index = join(folder, 'index.ts')
  const { engine } = (await importGenerated(index)) as { engine: Engine }
  const { examples } = (await importGenerated(join(folder, 'examples.ts'))) as { examples: readonly CompiledExample[] }
  return { engine, examples, module: pathToFileURL(index).href, sources }
}
