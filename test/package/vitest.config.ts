import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:package`: what it takes to use the package as others do. It installs, which `npm test` never does. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.check.ts'],
    globalSetup: ['pack.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    // What is installed in one file is used by the next.
    fileParallelism: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--import', fileURLToPath(new URL('../run/typescript.js', import.meta.url))],
  },
})
