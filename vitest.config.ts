import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/kit/fixed-seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Test files of one worker share its modules: importing the compiler anew for each took longer than most of them.
    // What a file changes in the process, it puts back.
    pool: 'forks',
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    maxWorkers: 2,
  },
})
