import { checkForEngine, scriptOfChecked } from '../../compiler/compile.ts'
import type { Caches } from '../../compiler/caches.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import type { Engine } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'

/** A game that was compiled for a moment, with some of its examples. */
export interface Compiled {
  readonly engine: Engine
  readonly examples: readonly CompiledExample[]
}

/** Compiles a game with the examples that `which` wants and makes it live; null where it has errors. */
export async function compiledFor(
  path: string,
  host: RulesHost,
  caches: Caches,
  which: (x: ExampleDecl) => boolean,
): Promise<Compiled | null> {
  const { program, diagnostics } = checkForEngine(path, host, caches, which)
  if (program === null || diagnostics.some(({ severity }) => severity === 'error')) return null
  const { engine, examples = [] } = liveEngine(await scriptOfChecked(program, {}), path)
  return { engine, examples }
}
