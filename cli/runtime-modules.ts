import * as runtime from '../runtime/index.ts'
import * as examples from '../runtime/worked-examples.ts'
import type { RuntimeEntry } from '../compiler/target/name.ts'

/** What scripts of engines take from the runtime. */
export const runtimeModules: Readonly<Record<RuntimeEntry, object>> = { runtime, 'runtime/examples': examples }
