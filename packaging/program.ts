import { build, type Metafile } from 'esbuild'
import { join } from 'node:path'
import { root } from './project.ts'
import { vendoredIn } from './vendored.ts'
import { withRequire } from './with-require.ts'

/** Packages that the program takes from where it is installed: one that brings a file of its own beside its code. */
export const INSTALLED = ['node-sqlite3-wasm'] as const

/** Packages that somebody installs who has work done on other machines. */
export const WANTED_BY_SOME = ['bullmq', 'ioredis'] as const

/** Bundles the command and its workers into `folder/program`; each command is read when it is called for. */
export async function bundleProgram(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [
      { in: join(root, 'cli/installed-bin.js'), out: 'houserules' },
      { in: join(root, 'cli/simulate/play-chunks.ts'), out: 'worker' },
      { in: join(root, 'cli/report/do-tasks.ts'), out: 'report-worker' },
      { in: join(root, 'cli/diff/witness/do-searches.ts'), out: 'search-worker' },
      { in: join(root, 'cli/over/compile-texts.ts'), out: 'compile-worker' },
      { in: join(root, 'cli/host/do-host-tasks.ts'), out: 'host-worker' },
      { in: join(root, 'cli/lsp/examples/example-thread.ts'), out: 'example-worker' },
    ],
    absWorkingDir: root,
    outdir: join(folder, 'program'),
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: withRequire },
    external: [...INSTALLED, ...WANTED_BY_SOME],
    // What its manifest names for Node finds its own parts in a way that a bundle cannot follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    legalComments: 'none',
    // Names stay as they are, so that a fault that somebody reports can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    plugins: [vendoredIn('../vendor')],
  })
  return metafile
}
