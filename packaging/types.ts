import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { importAsBuilt, keepReached } from './declarations.ts'
import { root } from './project.ts'

const tsc = join(root, 'node_modules/typescript-native/bin/tsc')

/** Runs the type checker with options of its own. @throws Error with what it finds */
export function compileTypes(folder: string, options: object, files: readonly string[]): void {
  const config = join(folder, 'tsconfig.build.json')
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    skipLibCheck: true,
    verbatimModuleSyntax: true,
    declaration: true,
    noEmitOnError: true,
    ...options,
  }
  writeFileSync(config, JSON.stringify({ compilerOptions, files }))
  try {
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(`types: ${stdout}`)
  } finally {
    rmSync(config)
  }
}

/** Writes the types of sources, and of all that they mention, to `folder/types` as they lie in the sources. */
export function declareSources(folder: string, sources: readonly string[]): void {
  const options = {
    emitDeclarationOnly: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    rootDir: root,
    outDir: join(folder, 'types'),
  }
  const files = [...sources, 'grammar/chevrotain-bundle.d.ts', 'library/language-server/shared-rules.d.ts']
  compileTypes(
    folder,
    options,
    files.map((source) => join(root, source)),
  )
  const reached = sources.map((source) => join(options.outDir, source.replace(/\.ts$/, '.d.ts')))
  keepReached(options.outDir, reached)
  importAsBuilt(options.outDir)
}
