import { build, type OnLoadResult, type Plugin } from 'esbuild'
import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkGame, emitChecked } from '../../compiler/compile.ts'
import type { Kept } from '../../compiler/kept.ts'
import type { ExampleDecl } from '../../compiler/syntax/ast.ts'
import { temporaryFolder } from '../../cli/temporary-folder.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import type { Engine } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/examples.ts'

/** A game that was compiled for a moment, with some of its examples. */
export interface Compiled {
  readonly engine: Engine
  readonly examples: readonly CompiledExample[]
  /** How many rules may still apply before a game is taken for one without an end. */
  readonly fuel: { left: number }
}

const runtimeImport = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href
const ENTRY = `
export { engine } from './index.ts'
export { examples } from './examples.ts'
export { fuel } from './coverage.ts'
`

let folder: string | null = null
let made = 0

/** Compiles a game with the examples that `which` wants and imports it as one module; null where it has errors. */
export async function compiledFor(
  path: string, host: RulesHost, kept: Kept, which: (x: ExampleDecl) => boolean,
): Promise<Compiled | null> {
  const { program, diagnostics } = checkGame(path, host, kept, which)
  if (program === null || diagnostics.some(({ severity }) => severity === 'error')) return null
  const { files } = await emitChecked(program, { runtimeImport, coverage: true, unformatted: true }, kept)
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: '/', loader: 'ts' }, plugins: [emitted(files)], bundle: true, write: false,
    format: 'esm', platform: 'node', target: 'node20.19', logLevel: 'silent',
  })
  folder ??= temporaryFolder()
  const file = join(folder, `${++made}.mjs`)
  writeFileSync(file, outputFiles[0]?.text ?? '')
  try {
    return (await import(pathToFileURL(file).href)) as Compiled
  } finally {
    rmSync(file, { force: true })
  }
}

/** Emitted modules find each other in memory, and the runtime where it stands. */
function emitted(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'emitted',
    setup(at) {
      at.onResolve({ filter: /^file:/ }, ({ path }) => ({ path, external: true }))
      at.onResolve({ filter: /^\.\// }, ({ path }) => ({ path: basename(path), namespace: 'emitted' }))
      const loaded = (path: string): OnLoadResult => ({ contents: files.get(path) ?? '', loader: 'ts' })
      at.onLoad({ filter: /.*/, namespace: 'emitted' }, ({ path }) => loaded(path))
    },
  }
}
