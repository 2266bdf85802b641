import { build, type Metafile, type Plugin } from 'esbuild'
import { join } from 'node:path'
import { root } from './project.ts'

/**
 * Libraries that lay code out. They are large, and needed only where somebody is going to read what is generated, so
 * that each becomes a file of its own that is loaded when it is asked for. As dependencies they would be 27 of the 30
 * megabytes of an installation.
 */
const VENDORED: Readonly<Record<string, string>> = {
  'prettier/standalone': `export * from 'prettier/standalone'`,
  'prettier/plugins/babel': `export * from 'prettier/plugins/babel'`,
  'prettier/plugins/estree': `export * from 'prettier/plugins/estree'`,
  'ts-morph': `export { Project, StructureKind } from 'ts-morph'`,
}

const fileOf = (library: string): string => `${library.replaceAll('/', '-')}.js`

/** Writes them to `folder`. */
export async function bundleVendored(folder: string): Promise<Metafile[]> {
  const built = Object.entries(VENDORED).map(([library, contents]) =>
    build({
      stdin: { contents, resolveDir: root },
      absWorkingDir: root,
      outfile: join(folder, fileOf(library)),
      bundle: true,
      minify: true,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      // As in a page, also in Node: none of them is to read files, and what would do so is not in the bundle.
      define: { process: 'undefined', 'globalThis.process': 'undefined' },
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    }),
  )
  return (await Promise.all(built)).map(({ metafile }) => metafile)
}

/** Makes bundles import them from `folder`, which is given as seen from the bundle. */
export function vendoredIn(folder: string): Plugin {
  return {
    name: 'vendored',
    setup(at) {
      at.onResolve({ filter: /^(?:prettier|ts-morph)(?:\/|$)/ }, ({ path }) => {
        // Of its entry for Node only what has no plugins of its own is used, which the other has as well.
        const library = path === 'prettier' ? 'prettier/standalone' : path
        return library in VENDORED ? { path: `${folder}/${fileOf(library)}`, external: true } : undefined
      })
    },
  }
}
