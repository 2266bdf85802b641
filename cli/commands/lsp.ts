import { exitCode, type ExitCode } from '../exit-code.ts'
import type { Context } from '../context.ts'
import { serveEditor } from '../lsp/serve.ts'

/** Speaks the language server protocol over the standard streams until the editor ends it. */
export async function lsp({ io }: Context): Promise<ExitCode> {
  return (await serveEditor(io)) ? exitCode.fine : exitCode.findings
}
