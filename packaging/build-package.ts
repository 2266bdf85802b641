import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leadOnlyToWhatIsThere, pagesBelow } from './pages.ts'
import { filesBelow } from './files-below.ts'
import { compileGames } from './games.ts'
import { bundleLibrary } from './library.ts'
import { licencesOf } from './licences.ts'
import { packageManifest } from './manifest.ts'
import { bundleProgram } from './program.ts'
import { entries, root } from './project.ts'
import { buildStudio } from './studio.ts'
import { declareSources } from './types.ts'
import { bundleVendored } from './vendored.ts'

/** What goes into the package as it is: rules that variants stand on, pages that the command shows, and what to read. */
const COPIED = [
  'rules',
  'templates',
  'compiler/diagnostics/pages',
  'grammar/README.md',
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
  const manifest = packageManifest(entries, filesBelow(folder))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  declareSources(
    folder,
    entries.map(({ source }) => source),
  )
  compileGames(folder)
  await buildStudio(join(folder, 'studio/dist'))
}
