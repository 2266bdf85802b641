import type { RuntimeEntry } from '../compiler/typescript/name.ts'
import * as forEngines from '../runtime/for-engines.ts'
import * as examples from '../runtime/worked-examples.ts'

/** What scripts of engines take from the runtime. */
export const runtimeModules: Readonly<Record<RuntimeEntry, object>> = {
  runtime: forEngines,
  'runtime/examples': examples,
}
