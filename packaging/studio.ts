import { join } from 'node:path'
import { build } from 'vite'
import { root } from './project.ts'

/** Builds the page that `houserules studio` serves. */
export async function buildStudio(folder: string): Promise<void> {
  await build({
    configFile: join(root, 'studio/vite.config.ts'),
    mode: 'package',
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
}
