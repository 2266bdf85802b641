import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Editors themselves, each with the configuration that `editors/` shows, beside the server of the sources. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 120_000,
    // One editor at a time.
    fileParallelism: false,
    pool: 'forks',
  },
})
