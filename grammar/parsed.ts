import type { Fault } from './fault.ts'
import type { File } from './tree/declarations.ts'

/** What was read, all but where it ends. */
export type Parsed = Omit<File, 'span'> & { readonly faults: readonly Fault[] }
