import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { leadOnlyToWhatIsThere, pagesBelow } from './pages.ts'
import { pathsBelow } from './files-below.ts'
import { bundleLibrary } from './library.ts'
import { licencesOf } from './licences.ts'
import { packageManifest } from './manifest.ts'
import { bundleProgram } from './program.ts'
import { entries, root } from './project.ts'
import { declareSources, compileTypes } from './types.ts'
import { bundleVendored } from './vendored.ts'
import { transformSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { importAsBuilt } from './declarations.ts'
import { build } from 'vite'

/** What goes into the package as it is: rules that variants stand on, pages that the command shows, and what to read. */
const COPIED = [
  'rules',
  'templates',
  'compiler/diagnostics/pages',
  'grammar/README.md',
  'grammar/trading-cards.md',
  'grammar/examples.md',
  'grammar/how-to-say.md',
  'cli/README.md',
  'cli/cards/README.md',
  'docs/embedding.md',
  'docs/env.md',
  'docs/first-game.md',
  'docs/glossary.md',
  'docs/houserules.svg',
  'runtime/README.md',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
] as const

/** What `npm run proof` leaves beside a game is of use to who changes the compiler. */
const isForUsers = (path: string): boolean => !path.endsWith('.proof.json')

/** Builds the package in `folder`, which is replaced only when all of it is there. */
export async function buildPackage(folder: string): Promise<void> {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  try {
    await fill(part)
    rmSync(folder, { recursive: true, force: true })
    renameSync(part, folder)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
}

async function fill(folder: string): Promise<void> {
  const bundled = [
    ...(await bundleVendored(join(folder, 'vendor'))),
    ...(await bundleLibrary(folder, entries)),
    await bundleProgram(folder),
  ]
  chmodSync(join(folder, 'program/houserules.js'), 0o755)
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isForUsers })
  for (const page of pagesBelow(folder)) leadOnlyToWhatIsThere(page)
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.md'), licencesOf(bundled))
  const manifest = packageManifest(entries, pathsBelow(folder))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  declareSources(
    folder,
    entries.map(({ source }) => source),
  )
  compileGames(folder)
  await buildStudio(join(folder, 'studio/dist'))
}

/**
 * Compiles the games under rules/ into `folder/games` as JavaScript with types. It is done by the package itself, as
 * those who install it do: by its command, and with the types of its runtime.
 */
function compileGames(folder: string): void {
  const sources = join(folder, 'game-sources')
  const command = [join(folder, 'program/houserules.js'), 'build', 'rules', '--out', sources]
  const env = { ...process.env, HOUSERULES_CACHE: join(root, 'node_modules/.cache/houserules') }
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`games: ${stderr}`)
  const files = readdirSync(sources).map((game) => join(sources, game, 'index.ts'))
  compileTypes(
    folder,
    { rewriteRelativeImportExtensions: true, rootDir: sources, outDir: join(folder, 'games') },
    files,
  )
  importAsBuilt(join(folder, 'games'))
  leaveOutLayout(join(folder, 'games'))
  rmSync(sources, { recursive: true })
}

/** Who reads an engine reads the module that `build` writes: what stands here is only run, and is a fifth of the package. */
function leaveOutLayout(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !path.endsWith('.js')) continue
    const options = {
      charset: 'utf8',
      target: 'es2022',
      format: 'esm',
      minifyWhitespace: true,
      minifySyntax: true,
    } as const
    writeFileSync(path, transformSync(readFileSync(path, 'utf8'), options).code)
  }
}

/** Builds the page that `houserules studio` serves. */
async function buildStudio(folder: string): Promise<void> {
  await build({
    configFile: join(root, 'studio/vite.config.ts'),
    mode: 'package',
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
}
