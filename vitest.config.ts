import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { Costs } from './test/run/costs.ts'
import { SELDOM_OPTIMISED } from './test/run/steps.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/kit/fixed-seed.ts'],
    globalSetup: ['test/run/begin.js'],
    reporters: ['default', new Costs()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files of one worker share its modules: importing the compiler anew for each took longer than most of them.
    // What a file changes in the process, it puts back.
    pool: 'forks',
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
    // Node runs the sources itself. Vitest would carry each module over from another process and reach every name of
    // another module through an object.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Compilations leave much behind that is soon of no use: in a larger nursery hardly any of it is ever copied.
    execArgv: [
      '--import',
      fileURLToPath(new URL('test/run/typescript.js', import.meta.url)),
      '--max-semi-space-size=64',
      SELDOM_OPTIMISED,
    ],
  },
})
