import { type Metafile, build } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { buildPackage } from '../packaging/build-package.ts'
import { pathsBelow } from '../packaging/files-below.ts'
import type { Row } from './report.ts'

// What the package weighs, and how long its command takes to start; it is built for it, as `npm run build:package` does.

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')

/** Programs of a page, by what they do. */
const PAGES: Readonly<Record<string, string>> = {
  'plays and shows games, no more': `export { coreEngine } from 'houserules/runtime'`,
  'plays and shows Hearts, no more': `import { parts } from 'houserules/games/hearts'; import { coreEngine } from 'houserules/runtime'; export const engine = coreEngine(parts)`,
  'makes whole engines': `export { makeEngine } from 'houserules/runtime'`,
  'hosts matches': `export { Match } from 'houserules/runtime'`,
  'plays Hearts and keeps saves': `export { engine } from 'houserules/games/hearts'; export { parseSave, restore } from 'houserules/runtime'`,
  'finds mistakes in rules': `export { check } from 'houserules/compiler'`,
  'plays rules as text': `export { playable } from 'houserules/compiler'`,
}

/** A quick look takes what was built before. */
export async function packageRows(quick: boolean): Promise<Row[]> {
  if (!quick || !existsSync(join(dist, 'package.json'))) await buildPackage(dist)
  const games = readdirSync(join(dist, 'games')).filter((game) => existsSync(join(dist, 'games', game, 'index.js')))
  const playing = games.map((game) => [`plays ${game}`, `export { engine } from 'houserules/games/${game}'`] as const)
  const pages = await Promise.all(
    [...Object.entries(PAGES), ...playing].map(([what, program]) => pageRow(what, program)),
  )
  return [...pages, installedRow(), ...['--version', '--help'].map((flag) => startRow(flag, quick ? 3 : 9))]
}

async function pageRow(what: string, contents: string): Promise<Row> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    outdir: 'page',
    metafile: true,
  })
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]))
  const sizes = [...loadedBy('stdin.js', metafile)].map((name) => files.get(name) ?? new Uint8Array())
  const plain = sizes.reduce((sum, each) => sum + each.length, 0)
  const packed = sizes.reduce((sum, each) => sum + gzipSync(each).length, 0)
  return { of: 'Package: a page that', what, figure: kilobytes(packed), note: `gzip; ${kilobytes(plain)} minified` }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** The files that a page loads at once: not those that are imported when they are asked for. */
function loadedBy(entry: string, { outputs }: Metafile): Set<string> {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]))
  const loaded = new Set([entry])
  for (const name of loaded)
    for (const { kind, path } of byName.get(name)?.imports ?? [])
      if (kind === 'import-statement') loaded.add(basename(path))
  return loaded
}

function installedRow(): Row {
  const bytes = pathsBelow(dist).reduce((sum, path) => sum + statSync(path).size, 0)
  const sqlite = pathsBelow(join(root, 'node_modules/node-sqlite3-wasm')).reduce(
    (n, path) => n + statSync(path).size,
    0,
  )
  const figure = `${((bytes + sqlite) / 1e6).toFixed(1)} MB`
  return { of: 'Package: installed', what: 'all of it', figure, note: `${(bytes / 1e6).toFixed(1)} MB its own` }
}

/** Processor time of a process of its own, from the start of Node to its end; the median. */
function startRow(flag: string, times: number): Row {
  const command = ['--import', './bench/say-time.js', join(dist, 'program/houserules.js'), flag]
  const measured = Array.from({ length: times }, () => {
    const { stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    return (JSON.parse(stderr.slice(stderr.lastIndexOf('\n'))) as { readonly cpu: number }).cpu
  }).sort((a, b) => a - b)
  const middle = measured[measured.length >> 1] ?? 0
  return { of: 'Package: the command', what: `houserules ${flag}`, figure: `${middle.toFixed(0)} ms`, note: '' }
}
