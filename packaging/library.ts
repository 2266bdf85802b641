import { build, type Metafile } from 'esbuild'
import { join } from 'node:path'
import { type Entry, root } from './project.ts'
import { withRequire } from './with-require.ts'
import { vendoredIn } from './vendored.ts'

/** Entries that only run in Node. */
const OF_NODE: ReadonlySet<string> = new Set(['./vite'])

/**
 * Bundles the entries into `folder/lib`. What several of them use stands in files of its own, so that the runtime of a
 * program is one, whichever entry it comes in by: it counts how long a step takes.
 */
export async function bundleLibrary(folder: string, entries: readonly Entry[]): Promise<Metafile[]> {
  const lanes = [
    { platform: 'browser' as const, external: [], of: entries.filter(({ name }) => !OF_NODE.has(name)) },
    { platform: 'node' as const, external: ['vite'], of: entries.filter(({ name }) => OF_NODE.has(name)) },
  ].filter(({ of }) => of.length > 0)
  const built = lanes.map(({ platform, external, of }) =>
    build({
      entryPoints: of.map(({ source, file }) => ({ in: join(root, source), out: file })),
      absWorkingDir: root,
      outdir: join(folder, 'lib'),
      chunkNames: 'shared-[hash]',
      bundle: true,
      splitting: true,
      metafile: true,
      format: 'esm',
      platform,
      external: [...external],
      target: platform === 'node' ? 'node20.19' : 'es2022',
      ...(platform === 'node' ? { banner: { js: withRequire } } : {}),
      legalComments: 'none',
      logLevel: 'warning',
      plugins: [vendoredIn('../vendor')],
    }),
  )
  return (await Promise.all(built)).map(({ metafile }) => metafile)
}
