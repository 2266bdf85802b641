import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The page, tried in a browser. It is built once for all tests. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['kit/build-page.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A machine that others use may hold up a page for longer than a test waits.
    retry: process.env['CI'] === undefined ? 0 : 1,
    // What a page shows after a key is waited for.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    // A browser for each of two processes.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
  },
})
