import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { findChromium } from './find-chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with the page as it would be put on a web host. */
    readonly page: string
  }
}

/** Builds the page into a folder of its own, which is gone after the tests. */
export default async function buildPage({ provide }: TestProject): Promise<() => void> {
  findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'houserules-studio-'))
  // As it is built to be put on a web host; the tests' own environment says `test`.
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
  process.env['NODE_ENV'] = NODE_ENV
  provide('page', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
