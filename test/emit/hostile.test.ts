import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Script, checkGame, compileScript } from '../../compiler/compile.ts'
import { byDay } from '../kit/effort.ts'
import { fromSources } from '../kit/from-sources.ts'
import { type Place, type Words, hostileGame, places, tame } from './hostile-game.ts'
import { breaking, taken, unseen } from './hostile-words.ts'
import { compiled, memoryHost, root } from './memory-host.ts'
import type { Played } from './play-all.ts'
import { strictFindings } from './strict-findings.ts'

// Each breaking word stands once in each place of a small game, many words to a game: game `i` has word `i + j` in
// place `j`. Words that are merely taken stand in every third place, which is enough to meet each kind of identifier.
// By day only every third of these games is made.
// A word that the checker refuses in a place is left out there; that is the other allowed outcome.

interface Hostile {
  readonly folder: string
  readonly words: Words
  readonly files: ReadonlyMap<string, string>
  readonly script: Script
}

const path = 'hostile.rules'
const suites: readonly { readonly words: readonly string[]; readonly step: number }[] = [
  { words: [...breaking, ...unseen], step: byDay(3, 1) },
  { words: taken, step: byDay(9, 3) },
]
const folder = mkdtempSync(join(tmpdir(), 'houserules-emit-'))
/** How tests run sources, which is quicker than tsx. */
const typescript = join(root, 'test/run/typescript.js')
/** What `play-all.ts` reads. */
const SCRIPTS = 'scripts.json'
const games: Hostile[] = []

beforeAll(async () => {
  for (const suite of suites) {
    for (let i = 0; i < suite.words.length; i += suite.step) {
      const words = acceptedWords(suite.words, i)
      const host = memoryHost({ [path]: hostileGame(words) })
      const { files } = await compiled(path, host, { runtimeImport: fromSources, unformatted: true })
      const { script } = await compileScript(path, host)
      if (script === null) throw new Error(`no script of ${JSON.stringify(words)}`)
      games.push({ folder: `game-${games.length}`, words, files, script })
    }
  }
  write()
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As many of the words of a game as the checker takes. */
function acceptedWords(all: readonly string[], first: number): Words {
  const wished = Object.fromEntries(places.map((place, j) => [place, all[(first + j) % all.length]])) as Record<
    Place,
    string
  >
  return withAsMany(tame, places, wished)
}

/** Takes the wished words of as many of these places as the checker allows beside the others; few are refused. */
function withAsMany(words: Words, of: readonly Place[], wished: Words): Words {
  const more = { ...words, ...Object.fromEntries(of.map((place) => [place, wished[place]])) }
  if (accepts(more)) return more
  const half = Math.ceil(of.length / 2)
  return of.length === 1 ? words : withAsMany(withAsMany(words, of.slice(0, half), wished), of.slice(half), wished)
}

function accepts(words: Words): boolean {
  const { diagnostics, program } = checkGame(path, memoryHost({ [path]: hostileGame(words) }))
  return program !== null && !diagnostics.some((d) => d.severity === 'error')
}

function write(): void {
  for (const game of games) {
    mkdirSync(join(folder, game.folder))
    for (const [name, text] of game.files) writeFileSync(join(folder, game.folder, name), text)
  }
  writeFileSync(join(folder, SCRIPTS), JSON.stringify(games.map(({ folder: name, script }) => ({ name, script }))))
}

/** What a finding of a game is about: its folder says nothing to a reader. */
function wordsOf(name: string): string {
  const game = games.find((g) => g.folder === name)
  return game === undefined
    ? ''
    : JSON.stringify(Object.fromEntries(places.filter((p) => game.words[p] !== tame[p]).map((p) => [p, game.words[p]])))
}

/** A finding of tsc with the line that it is about. */
function withItsLine(finding: string): string {
  const [, name = '', file = '', line = ''] = /^([^/]+)\/([^(]+)\((\d+),/.exec(finding) ?? []
  const text = games
    .find((g) => g.folder === name)
    ?.files.get(file)
    ?.split('\n')
    [Number(line) - 1]?.trim()
  return text === undefined ? finding : `${finding} In: ${text}`
}

describe('words of an author', () => {
  test('are taken in most places, so that the other tests say something', () => {
    const hostile = games.reduce((n, g) => n + places.filter((p) => g.words[p] !== tame[p]).length, 0)
    expect(hostile / (games.length * places.length)).toBeGreaterThan(0.8)
  })

  test('leave modules that parse, and typecheck under the strictest flags', () => {
    expect(strictFindings(folder).map(withItsLine)).toEqual([])
  })

  test('never run, and the games do', () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', typescript, join(root, 'test/emit/play-all.ts'), join(folder, SCRIPTS)],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        timeout: 60_000,
      },
    )
    const reports = new Map(
      stdout
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Played)
        .map((p) => [p.name, p.trouble]),
    )
    const trouble = games.flatMap((g) => {
      const found = reports.get(g.folder) ?? ['it ended the process, or never ended, or a game before it did']
      return found.length === 0 ? [] : [`${found.join('; ')} with ${wordsOf(g.folder)}`]
    })
    expect(trouble).toEqual([])
  })

  test('leave no character that turns the reading direction or breaks a line unseen', () => {
    const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\u0085]|[\u0000-\u0008\u000b-\u001f\u007f]/u
    const found = games.flatMap((g) =>
      [...g.files].flatMap(([name, text]) =>
        text
          .split('\n')
          .filter((line) => marks.test(line))
          .map((line) => `${name}: ${JSON.stringify(line.trim())}`),
      ),
    )
    expect(found).toEqual([])
  })

  test('stand in no comment but as words of that comment', () => {
    const escaped = games.flatMap((g) =>
      [...g.files]
        .filter(([, text]) => code(text).includes('process.exit(1)'))
        .map(([name]) => `${g.folder}/${name} with ${wordsOf(g.folder)}`),
    )
    expect(escaped).toEqual([])
  })
})

/** The tokens of a module without its comments and strings. */
function code(text: string): string {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true, ts.LanguageVariant.Standard, text)
  const kept: string[] = []
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token !== ts.SyntaxKind.StringLiteral) kept.push(scanner.getTokenText())
  }
  return kept.join('')
}
