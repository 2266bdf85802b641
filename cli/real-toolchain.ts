import type { Diagnostic, Label } from '../compiler/diagnostics/diagnostic.ts'
import type { SourceFile } from '../compiler/source/source-file.ts'
import type { Toolchain } from './toolchain.ts'

/** The formatter is not told the path of its text. */
function atPath(diagnostic: Diagnostic, file: SourceFile): Diagnostic {
  const moved = (label: Label): Label => ({ ...label, span: { ...label.span, file } })
  return { ...diagnostic, primary: moved(diagnostic.primary), secondary: diagnostic.secondary.map(moved) }
}

/** What was formatted in this run: variants share most of their base's text, and a watched edit changes little. */
const formatted = new Map<string, string>()

/** The compiler and the runtime themselves; each is loaded by the first command that needs it. */
export const realToolchain: Toolchain = {
  async checkGame(path, host) {
    const { checkGame } = await import('../compiler/compile.ts')
    return checkGame(path, host)
  },
  async compileGame(path, host, options) {
    const { compileGame } = await import('../compiler/compile.ts')
    return compileGame(path, host, { ...options, cache: formatted })
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
}
