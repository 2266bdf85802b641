import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Work over Redis, with processes of its own: `redis-server` of Debian is started for each test. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.check.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', fileURLToPath(new URL('../run/typescript.js', import.meta.url))],
  },
})
