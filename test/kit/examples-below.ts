import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, runExample } from '../../runtime/examples.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'

// Runs the examples of each game below a folder in a process of its own, as the test runner does not import from outside
// of the project, and prints what does not hold.

export type FailedExamples = Readonly<Record<string, readonly string[]>>

async function failures(folder: string): Promise<string[]> {
  const { engine } = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as { readonly engine: FullEngine<BaseState> }
  const { examples } = (await import(pathToFileURL(join(folder, 'examples.ts')).href)) as { readonly examples: readonly CompiledExample[] }
  return examples.flatMap((example) => runExample(engine, example).failures.map((f) => `${example.title}: ${f.message}`))
}

const base = process.argv[2] ?? ''
const report: Record<string, readonly string[]> = {}
for (const name of readdirSync(base)) if (existsSync(join(base, name, 'index.ts'))) report[name] = await failures(join(base, name))
process.stdout.write(JSON.stringify(report))
