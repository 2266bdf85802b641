import { pathToFileURL } from 'node:url'

/** Run from its sources, this program stands under a loader that reads TypeScript; as built, it registers one when needed. */
let loader: Promise<unknown> | null = import.meta.filename.endsWith('.ts') ? Promise.resolve() : null

/** Imports a generated module by its full path. */
export async function importGenerated(path: string): Promise<unknown> {
  loader ??= import('tsx/esm/api').then(({ register }) => register())
  await loader
  return import(pathToFileURL(path).href)
}
