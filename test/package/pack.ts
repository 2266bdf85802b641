import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPackage } from '../../packaging/build-package.ts'
import { run } from './run.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The packed package. */
    readonly tarball: string
    /** A folder for projects, which goes away in the end. */
    readonly folder: string
  }
}

/** Builds and packs the package once for all checks. */
export default async function pack(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-package-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    await buildPackage(join(folder, 'dist'))
    const { out } = run(folder, 'npm', ['pack', '--silent', './dist'])
    project.provide('tarball', join(folder, out.trim()))
    project.provide('folder', folder)
  } catch (error) {
    remove()
    throw error
  }
  return remove
}
