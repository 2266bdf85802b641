import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The site of one game, built once, and gone through in a browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.check.ts'],
    globalSetup: ['build-site.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'forks',
    maxWorkers: 1,
  },
})
