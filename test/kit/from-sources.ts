import { fileURLToPath } from 'node:url'
import type { RuntimeImport } from '../../compiler/typescript/imports.ts'

const files = { runtime: 'index.ts', 'runtime/examples': 'worked-examples.ts' } as const

/** The runtime by its path, for modules that are written where the package is not installed. */
export const fromSources: RuntimeImport = (entry) =>
  fileURLToPath(new URL(`../../runtime/${files[entry]}`, import.meta.url))
