import { build, type Metafile, type Plugin } from 'esbuild'
import { dirname, join } from 'node:path'
import { Project } from 'ts-morph'
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
      plugins: [withoutTypesOfPages],
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

/**
 * ts-morph brings the declarations of all that a page has, for who asks about the types of a program. Heads of modules
 * are written without them (`skipLoadingLibFiles`), and they would be an eighth of the package.
 */
const withoutTypesOfPages: Plugin = {
  name: 'without-types-of-pages',
  setup(at) {
    at.onLoad({ filter: /[\\/]@ts-morph[\\/]common[\\/]dist[\\/]ts-morph-common\.js$/ }, ({ path }) => {
      const project = new Project({ skipLoadingLibFiles: true, compilerOptions: { allowJs: true } })
      const file = project.addSourceFileAtPath(path)
      file.getVariableDeclarationOrThrow('libFiles').setInitializer('[]')
      return { contents: file.getFullText(), loader: 'js', resolveDir: dirname(path) }
    })
  },
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
