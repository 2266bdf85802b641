import { type BuildOptions, type Metafile, build } from 'esbuild'
import { join } from 'node:path'
import { type PackageEntry, root } from './project.ts'
import { sharedRules } from './shared-rules-plugin.ts'
import { withRequire } from './with-require.ts'
import { vendoredIn } from './vendored.ts'

/** Entries that only run in Node. */
const OF_NODE: ReadonlySet<string> = new Set(['./vite'])

type Lane = Pick<BuildOptions, 'platform' | 'target' | 'external' | 'banner' | 'minifySyntax'>

const IN_PAGES: Lane = { platform: 'browser', target: 'es2022' }
const IN_NODE: Lane = {
  platform: 'node',
  target: 'node20.19',
  external: ['vite'],
  banner: { js: withRequire },
  minifySyntax: true,
}

/**
 * Bundles the entries into `folder/lib`. What several of them use stands in files of its own, so that the runtime of a
 * program is one, whichever entry it comes in by: it counts how long a step takes.
 */
export async function bundleLibrary(folder: string, entries: readonly PackageEntry[]): Promise<Metafile[]> {
  const inPages = filesOf(entries.filter(({ name }) => !OF_NODE.has(name)))
  const inNode = filesOf(entries.filter(({ name }) => OF_NODE.has(name)))
  const reached = Object.keys((await bundle(folder, inPages, { ...IN_PAGES, write: false })).inputs)
  return [
    await bundle(folder, { ...modulesOf(reached), ...inPages }, IN_PAGES),
    ...(Object.keys(inNode).length === 0 ? [] : [await bundle(folder, inNode, IN_NODE)]),
  ]
}

/** Sources by the names of the files that they become. */
type Files = Readonly<Record<string, string>>

const filesOf = (entries: readonly PackageEntry[]): Files =>
  Object.fromEntries(entries.map(({ file, source }) => [file, source.replace('./', '')]))

/** Each module of the runtime is a file, as bundlers of pages leave out whole files that are not used, and less of one. */
const modulesOf = (reached: readonly string[]): Files =>
  Object.fromEntries(
    reached
      .filter((path) => path.startsWith('runtime/'))
      .map((path) => [`modules/${path.replace(/\.[jt]s$/, '').replaceAll('/', '-')}`, path]),
  )

async function bundle(folder: string, files: Files, lane: Lane & { readonly write?: false }): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: Object.entries(files).map(([out, source]) => ({ in: join(root, source), out })),
    absWorkingDir: root,
    outdir: join(folder, 'lib'),
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    legalComments: 'none',
    // Names stay as they are, so that a fault that somebody reports can be read.
    minifyWhitespace: true,
    logLevel: 'warning',
    plugins: [vendoredIn('../vendor'), sharedRules],
    ...lane,
  })
  return metafile
}
