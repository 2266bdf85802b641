import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the sources. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** What the manifest of the sources says that the package is made from. */
export interface SourceManifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  /** The source of each entry. */
  readonly exports: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export const sourceManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as SourceManifest

/** An entry of the package: what it is imported as, and the source that it is made of. */
export interface PackageEntry {
  /** Such as `./runtime`. */
  readonly name: string
  readonly source: string
  /** Name of its file, such as `runtime-examples`. */
  readonly file: string
}

/** The entries that are bundled: all but the games, which are modules that their rules are compiled to. */
export const entries: readonly PackageEntry[] = Object.entries(sourceManifest.exports)
  .filter(([name]) => !name.includes('*'))
  .map(([name, source]) => ({ name, source, file: name.replace('./', '').replaceAll('/', '-') }))
