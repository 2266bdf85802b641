// The program and each of its workers as one script, made when it is first run and again whenever something that went in
// has changed; the program with the code that V8 made of it. They start several times faster than the sources do under a
// loader, and rules run several times faster, since the loader names every function when it is made. Nothing depends on
// it: where a script cannot be made or kept, the sources are run. This file is JavaScript because it runs before any loader.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { threadId } from 'node:worker_threads'

const root = fileURLToPath(new URL('..', import.meta.url))
/** As in `cache/disk-store.ts`. */
const named = process.env['HOUSERULES_CACHE'] ?? ''
const folder = named === '' ? join(root, 'node_modules', '.cache', 'houserules') : resolve(named)
const self = relative(root, fileURLToPath(import.meta.url))

/** What can be run, by the name of its script, and where it begins. */
const entries = {
  program: 'cli/main.ts',
  worker: 'cli/simulate/play-chunks.ts',
  'report-worker': 'cli/report/do-tasks.ts',
  'search-worker': 'cli/diff/witness/do-searches.ts',
  'compile-worker': 'cli/over/compile-texts.ts',
  'host-worker': 'cli/host/do-host-tasks.ts',
  'example-worker': 'cli/lsp/examples/example-thread.ts',
}

const pathOf = (name) => join(folder, `${name}.cjs`)

/** Large and loaded late, or only at times. */
const external = [
  '@observablehq/plot',
  'bullmq',
  'esbuild',
  'ioredis',
  'linkedom',
  'node-sqlite3-wasm',
  'prettier',
  'prettier/*',
  'ts-morph',
  'tsx',
  'tsx/*',
]

/** Commands that run most of the program, so that the code made for them serves the others. */
const thorough = ['build', 'start', 'test', 'play', 'simulate']

/**
 * What went into the script, as SHA-256 by path from the root, and the script's own.
 * @typedef {{ root: string, inputs: Record<string, string>, script: string }} Manifest
 */

/**
 * Runs a script in place of its sources, building it first if need be.
 * @param {keyof typeof entries} name
 * @returns {Promise<boolean>} false where that is not possible
 */
export async function runBuilt(name) {
  if (named === 'off') return false
  const source = currentScript(name) ?? (await build(name).catch(() => null))
  if (source === null) return false
  const filename = pathOf(name)
  const codePath = `${filename}.${process.version}.code`
  const keepsCode = name === 'program'
  const cachedData = keepsCode ? checked(codePath, sha256(source)) : null
  const script = new Script(source, { filename, ...(cachedData === null ? {} : { cachedData }) })
  const stale = cachedData === null || script.cachedDataRejected === true
  if (keepsCode && stale && thorough.includes(process.argv[2] ?? '')) {
    process.once('exit', () => keepCode(codePath, sha256(source), script))
  }
  script.runInThisContext()(createRequire(import.meta.url), (specifier) => import(specifier))
  return true
}

/** The script as it was built, if everything is still as it was then. */
function currentScript(name) {
  const scriptPath = pathOf(name)
  try {
    /** @type {Manifest} */
    const manifest = JSON.parse(readFileSync(`${scriptPath}.json`, 'utf8'))
    const same =
      manifest.root === root &&
      self in manifest.inputs &&
      Object.entries(manifest.inputs).every(([path, was]) => sha256(readFileSync(join(root, path))) === was)
    const source = readFileSync(scriptPath, 'utf8')
    return same && sha256(source) === manifest.script ? source : null
  } catch {
    return null
  }
}

/** @returns {Promise<string | null>} */
async function build(name) {
  const scriptPath = pathOf(name)
  const { build: bundle } = await import('esbuild')
  /** @type {Map<string, Buffer>} */
  const read = new Map()
  const {
    outputFiles: [output],
    metafile,
  } = await bundle({
    entryPoints: [join(root, entries[name])],
    absWorkingDir: root,
    write: false,
    metafile: true,
    logLevel: 'silent',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    external,
    // As in packaging/program.ts: a bundle cannot follow what its manifest names for Node.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    banner: { js: '(function (require, importOutside) {' },
    footer: { js: '})' },
    define: { 'import.meta.filename': JSON.stringify(scriptPath) },
    plugins: [
      {
        name: 'sources',
        setup: (at) => at.onLoad({ filter: /\.ts$/ }, ({ path }) => ({ loader: 'ts', contents: inPlace(path, read) })),
      },
    ],
  })
  const paths = [...Object.keys(metafile.inputs), self]
  const inputs = Object.fromEntries(
    paths.map((path) => [path, sha256(read.get(resolve(root, path)) ?? readFileSync(join(root, path)))]),
  )
  /** @type {Manifest} */
  const manifest = { root, inputs, script: sha256(output.text) }
  write(scriptPath, output.text)
  write(`${scriptPath}.json`, JSON.stringify(manifest))
  return output.text
}

/** Modules that look beside themselves still look beside their source; what is not in the script is imported by who runs it. */
function inPlace(path, read) {
  const bytes = readFileSync(path)
  read.set(path, bytes)
  return bytes
    .toString('utf8')
    .replaceAll('import.meta.url', () => JSON.stringify(pathToFileURL(path).href))
    .replace(/(?<!typeof )\bimport\((?!'\.)/g, 'importOutside(')
}

/** Code follows the hashes of itself and of the script that it was made from. */
function keepCode(path, script, made) {
  const code = made.createCachedData()
  try {
    write(path, Buffer.concat([Buffer.from(`${script}${sha256(code)}`), code]))
  } catch {
    // Without it the next start is slower, no more.
  }
}

/** The code of a file, when it is whole and was made from this script. */
function checked(path, script) {
  try {
    const bytes = readFileSync(path)
    const code = bytes.subarray(2 * script.length)
    return bytes.toString('latin1', 0, 2 * script.length) === `${script}${sha256(code)}` ? code : null
  } catch {
    return null
  }
}

/** Another process or thread may be reading or writing the same file, so that it is replaced whole. */
function write(path, content) {
  const part = `${path}.${process.pid}.${threadId}.part`
  makeFolder(folder)
  writeFileSync(part, content)
  renameSync(part, path)
}

/** As in `write-file.ts`. */
function makeFolder(path) {
  if (isFolder(path)) return
  if (dirname(path) !== path) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!isFolder(path)) throw error
  }
}

function isFolder(path) {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function sha256(bytes) {
  return hash('sha256', bytes, 'base64url')
}
