import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import { compileGame, type RulesHost } from '../../compiler/compile.ts'
import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, type ExampleResult, runExample } from '../../runtime/examples.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

const runtime = pathToFileURL(fileURLToPath(new URL('../../runtime', import.meta.url))).href

export interface RunText {
  /** Errors of the compiler, in words; with any of them nothing runs. */
  readonly errors: readonly string[]
  readonly examples: readonly ExampleResult[]
}

/** Compiles a rules text and runs its examples. */
export async function runText(file: string, host: RulesHost): Promise<RunText> {
  const { game, diagnostics } = await compileGame(file, host, { runtimeImport: runtime })
  const errors = diagnostics.filter((d) => d.severity === 'error').map((d) => {
    const { span, text } = d.primary
    return `${d.code} ${d.title}: ${text} (${span.file.path}, \`${span.file.text.slice(span.start, span.end)}\`)`
  })
  if (game === null) return { errors, examples: [] }
  const folder = mkdtempSync(join(tmpdir(), 'houserules-reference-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const [name, text] of game.files) writeFileSync(join(folder, name), text)
  const { engine } = (await import(join(folder, 'index.ts'))) as { readonly engine: FullEngine<BaseState> }
  const { examples } = (await import(join(folder, 'examples.ts'))) as { readonly examples: readonly CompiledExample[] }
  return { errors, examples: examples.map((example) => runExample(engine, example)) }
}
