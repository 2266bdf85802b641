import type { Diagnostic, Label } from '../compiler/diagnostics/diagnostic.ts'
import type { SourceFile } from '../compiler/source/source-file.ts'
import type { Kept } from '../compiler/kept.ts'
import { cacheFolder } from './cache-folder.ts'
import { FormatStore, type Remembered } from './format-store.ts'
import type { Toolchain } from './toolchain.ts'

/** The formatter is not told the path of its text. */
function atPath(diagnostic: Diagnostic, file: SourceFile): Diagnostic {
  const moved = (label: Label): Label => ({ ...label, span: { ...label.span, file } })
  return { ...diagnostic, primary: moved(diagnostic.primary), secondary: diagnostic.secondary.map(moved) }
}

/** What this run has made, for the next game or build: variants stand on the same files, and a watched edit changes little. */
let made: Kept | undefined
const remembered: Remembered = new Map()
const stores = new Map<string, FormatStore>()

async function keptOfThisRun(): Promise<Kept> {
  const { nothingKept } = await import('../compiler/kept.ts')
  made ??= nothingKept()
  return made
}

/** What was formatted for a game, in this run or an earlier one. */
async function storeFor(path: string): Promise<FormatStore> {
  const { formatStamp } = await import('../compiler/emit/format.ts')
  const store = stores.get(path) ?? new FormatStore(cacheFolder(process.env), path, formatStamp, remembered)
  stores.set(path, store)
  return store
}

/** The compiler and the runtime themselves; each is loaded by the first command that needs it. */
export const realToolchain: Toolchain = {
  async checkGame(path, host) {
    const { checkGame } = await import('../compiler/compile.ts')
    return checkGame(path, host, await keptOfThisRun())
  },
  async compileGame(path, host, options) {
    const { compileGame } = await import('../compiler/compile.ts')
    const formatted = await storeFor(path)
    const result = await compileGame(path, host, { ...options, kept: { ...await keptOfThisRun(), formatted } })
    formatted.save()
    return result
  },
  async print(kind, path, host) {
    const { printStage } = await import('./build/print-stage.ts')
    return printStage(kind, path, host)
  },
  async formatRules(text, path) {
    const [{ formatRules }, { UnreadableText }] = await Promise.all([import('../compiler/syntax/format.ts'), import('../compiler/syntax/prettier-plugin.ts')])
    try {
      return { text: await formatRules(text), diagnostics: [] }
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error
      return { text: null, diagnostics: error.diagnostics.map((each) => atPath(each, { path, text })) }
    }
  },
  async runExample(engine, example) {
    const { runExample } = await import('../runtime/examples.ts')
    return runExample(engine, example)
  },
  async traceExample(engine, example) {
    const { traceExample } = await import('../runtime/examples.ts')
    return traceExample(engine, example)
  },
}
