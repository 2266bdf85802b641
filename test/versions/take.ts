/**
 * Takes texts of an earlier revision out of the history, with what the program of that revision makes of them:
 *
 *     npm run versions -- LANGUAGE REVISION FILE…
 *
 * `reference` among the files stands for the blocks of the language reference, of which `test/reference` held since
 * the first of them that their examples hold.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkGame } from '../../compiler/compile.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { parseRecord } from '../../runtime/records/replay.ts'
import { PARTS, blocksIn, textsOfBlocks } from '../reference/reference-blocks.ts'
import type { GameThen, PlayedThen, State } from './state.ts'

const root = join(import.meta.dirname, '..', '..')
const SEEDS = [1, 2]

/** What the program of then answers in a folder of its own. */
function thenSays(folder: string, args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['cli/bin.js', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, HOUSERULES_CACHE: join(folder, 'cache') },
  })
  return { code: status, said: `${stdout}\n${stderr}` }
}

function checkedOut(revision: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'houserules-then-'))
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 1 << 29 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The blocks of the reference, each in a file, whose examples a test of then held. */
function referenceThen(folder: string): GameThen[] {
  const pages = PARTS.map((page) => join(folder, 'grammar', page)).filter((page) => existsSync(page))
  const blocks = pages.flatMap((page) => blocksIn(readFileSync(page, 'utf8'), basename(page, '.md').toLowerCase()))
  mkdirSync(join(folder, 'reference'))
  for (const [file, text] of textsOfBlocks(blocks)) writeFileSync(join(folder, 'reference', file), text)
  const games = blocks.filter(({ included }) => included === null)
  return games.map(({ file }) => ({ path: `reference/${file}`, examples: { failed: [] }, played: [] }))
}

function gameThen(folder: string, path: string): GameThen {
  if (thenSays(folder, ['check', path]).code !== 0) return { path, examples: null, played: [] }
  const { said } = thenSays(folder, ['test', path])
  const counts = /^.*: (?:all )?(\d+)(?: of (\d+))? examples? holds?$/mu.exec(said)
  const failed = [...said.matchAll(/^[^\s:]+: "(.*?)" .*does not hold/gmu)].map(([, title = '']) => title)
  const played = SEEDS.flatMap((seed) => playedThen(folder, path, seed) ?? [])
  return { path, examples: { count: Number(counts?.[2] ?? counts?.[1] ?? 0), failed }, played }
}

function playedThen(folder: string, path: string, seed: number): PlayedThen | null {
  const file = join(folder, 'record.json')
  const args = ['play', path, '--seats', 'random', '--seed', String(seed), '--record', file]
  const { code, said } = thenSays(folder, args)
  const results = /^over after \d+ decisions?: (.*)$/mu.exec(said)?.[1]
  if (code !== 0 || results === undefined) return null
  const { fingerprint: _, ...record } = parseRecord(readFileSync(file, 'utf8'))
  return { record, results }
}

/** The texts that games were read from, as they lie below the folder. */
function textsOf(folder: string, games: readonly GameThen[]): Record<string, string> {
  const paths = games.flatMap(({ path }) => [...checkGame(path, rulesHost(folder, path)).sources.keys()])
  const own = [...new Set(paths)].filter((path) => !path.startsWith('/') && !relative(folder, path).startsWith('/'))
  return Object.fromEntries(own.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

const [language = '', revision = '', ...files] = process.argv.slice(2)
const folder = checkedOut(revision)
const games = files.flatMap((file) => (file === 'reference' ? referenceThen(folder) : [gameThen(folder, file)]))
const state: State = { revision, texts: textsOf(folder, games), games }
const name = `${language}-${revision}.json.gz`
writeFileSync(join(import.meta.dirname, 'states', name), gzipSync(JSON.stringify(state), { level: 9 }))
rmSync(folder, { recursive: true, force: true })
for (const { path, examples, played } of games)
  console.log(path, examples === null ? 'not read' : `${examples.count ?? 'all'} examples`, `${played.length} games`)
