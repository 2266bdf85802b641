import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emitChecked, checkGame } from '../../../compiler/compile.ts'
import type { Program } from '../../../compiler/elaborate/program.ts'
import { type Kept, nothingKept } from '../../../compiler/kept.ts'
import type { ExampleDecl } from '../../../compiler/syntax/ast.ts'
import type { BaseState } from '../../../runtime/engine.ts'
import type { PositionKit } from '../../../runtime/example-positions.ts'
import type { CompiledExample } from '../../../runtime/examples.ts'
import type { FullEngine } from '../../../runtime/make-engine.ts'
import { type Version, versionOf } from '../../../runtime/diff/version.ts'
import { importGenerated } from '../../import-generated.ts'
import { programRoot } from '../../paths.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import type { RulesHost } from '../../toolchain.ts'
import { writeFiles } from '../../write-file.ts'

/** An engine that notes which rules apply, and the folder that its modules lie in. */
export interface LoadedVersion {
  readonly version: Version
  readonly folder: string
  /** Where each rule stands, by its number, and the numbers of those that applied since this was last emptied. */
  readonly places: readonly string[]
  readonly applied: Set<number>
  /** The texts of its examples. */
  readonly texts: ReadonlySet<string>
}

const textOf = ({ span }: ExampleDecl): string => span.file.text.slice(span.start, span.end).trim()

/** How many rules may apply in one move; ordinary moves need a few hundred. */
const FUEL = 30_000

const options = { runtimeImport: pathToFileURL(join(programRoot, 'runtime')).href, coverage: true, positions: true, unformatted: true } as const

/**
 * Compiles a version and imports it; null where it has errors. What is `kept` makes the second of two similar versions quick,
 * and so does leaving out the examples that it has in common with the one `beside` it.
 */
export async function loadVersion(path: string, host: RulesHost, kept: Kept = nothingKept(), beside?: LoadedVersion): Promise<LoadedVersion | null> {
  const { program, resolution, diagnostics } = checkGame(path, host, kept, (x) => beside?.texts.has(textOf(x)) !== true)
  if (program === null || diagnostics.some((d) => d.severity === 'error')) return null
  const folder = temporaryFolder()
  await write(folder, program, kept, (name) => name)
  // Without it the modules would be taken for CommonJS, as no package is above them.
  writeFiles(new Map([[join(folder, 'package.json'), '{ "type": "module" }\n']]))
  const load = (name: string): Promise<unknown> => importGenerated(join(folder, `${name}.ts`))
  const { engine } = (await load('index')) as { engine: FullEngine<BaseState> }
  const { examples } = (await load('examples')) as { examples: readonly CompiledExample[] }
  const { $positions } = (await load('positions')) as { $positions: PositionKit }
  const { places, applied, fuel } = (await load('coverage')) as { places: readonly string[]; applied: Set<number>; fuel: { left: number } }
  const refuel = (): void => {
    fuel.left = FUEL
  }
  const texts = new Set(resolution?.game.examples.map(textOf))
  return { version: versionOf(engine, $positions, examples, refuel), folder, places, applied, texts }
}

async function write(folder: string, program: Program, kept: Kept, called: (name: string) => string | null): Promise<void> {
  const { files } = await emitChecked(program, options, kept)
  writeFiles(new Map([...files].flatMap(([name, text]) => {
    const own = called(name)
    return own === null ? [] : [[join(folder, own), text] as const]
  })))
}

let written = 0

/** The examples of a program that differs from a loaded one in nothing else, bound to the engine that is loaded already. */
export async function loadExamples({ folder }: LoadedVersion, program: Program, kept: Kept): Promise<readonly CompiledExample[]> {
  const own = `examples-${++written}.ts`
  await write(folder, program, kept, (name) => (name === 'examples.ts' ? own : null))
  const { examples } = (await importGenerated(join(folder, own))) as { examples: readonly CompiledExample[] }
  return examples
}
