import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Label } from '../compiler/diagnostics/diagnostic.ts'
import { type SourceFile, stretched } from '../grammar/source-file.ts'
import type { CompileOptions } from '../compiler/compile.ts'
import { SharedValues } from '../compiler/shared-values.ts'
import type { Session } from '../compiler/session.ts'
import type { ParsedFile } from '../compiler/syntax/parsed-files.ts'
import { cacheFolder } from './cache/disk-store.ts'
import { FormatStore, FormattedTexts } from './cache/format-store.ts'
import { programRoot } from './files/paths.ts'
import type { CompileOutcome, RulesHost, Toolchain } from './toolchain.ts'

/** The formatter is not told the path of its text. */
function atPath(diagnostic: Diagnostic, file: SourceFile): Diagnostic {
  const moved = (label: Label): Label => ({ ...label, span: stretched(label.span, { file }) })
  return { ...diagnostic, primary: moved(diagnostic.primary), secondary: diagnostic.secondary.map(moved) }
}

/**
 * What this run has made, for the next game or build: variants stand on the same files, and a watched edit changes
 * little.
 */
const made = {
  parsed: new SharedValues<ParsedFile>(),
  formatted: new FormattedTexts(),
}
const stores = new Map<string, FormatStore>()

/** How many values are kept; for who wants to know whether that grows. */
export function keptByThisRun(): Readonly<Record<keyof typeof made, number>> {
  return { parsed: made.parsed.size, formatted: made.formatted.size }
}

/** What was formatted for a game, in this run or an earlier one. */
async function storeFor(path: string): Promise<FormatStore> {
  const { formatStamp } = await import('../compiler/link/format.ts')
  return storeOf(path, formatStamp)
}

function storeOf(path: string, stamp: string): FormatStore {
  const store = stores.get(path) ?? new FormatStore(cacheFolder(process.env), path, stamp, made.formatted)
  stores.set(path, store)
  return store
}

let session: Session | undefined

/** Keeps what was formatted as compilations one by one do. */
async function newSession(): Promise<Session> {
  const [{ Session }, { formatStamp }] = await Promise.all([
    import('../compiler/session.ts'),
    import('../compiler/link/format.ts'),
  ])
  return new Session({
    open(path) {
      const store = storeOf(path, formatStamp)
      return {
        get: (text) => store.get(text),
        set: (text, laidOut) => store.set(text, laidOut),
        close: () => store.save(),
      }
    },
    get size() {
      return made.formatted.size
    },
  })
}

async function compiledWithKept(path: string, host: RulesHost, options: CompileOptions): Promise<CompileOutcome> {
  const { compileGame } = await import('../compiler/compile.ts')
  const { ParsedFiles } = await import('../compiler/syntax/parsed-files.ts')
  const [formatted, known] = [await storeFor(path), made.parsed.open(path)]
  const caches = { parsed: new ParsedFiles(known), formatted }
  const result = await compileGame(path, host, { ...options, caches })
  known.close()
  formatted.save()
  return result
}

/**
 * The built program stands in one script. Installed it is many, all of one release and told apart by the manifest of
 * their package.
 */
function stamp(): string | null {
  const self = import.meta.filename
  if (self.endsWith('.ts')) return null
  return hash('sha256', readFileSync(self.endsWith('.cjs') ? self : join(programRoot, 'package.json')), 'base64url')
}

/** The compiler and the runtime themselves; each is loaded by the first command that needs it. */
export const realToolchain: Toolchain = {
  stamp,
  async checkGame(path, host, wanted) {
    const { checkForEngine, checkGame } = await import('../compiler/compile.ts')
    const { ParsedFiles } = await import('../compiler/syntax/parsed-files.ts')
    const known = made.parsed.open(path)
    const check = wanted === 'errors' ? checkForEngine : checkGame
    const result = check(path, host, { parsed: new ParsedFiles(known) })
    known.close()
    return result
  },
  compileGame: compiledWithKept,
  async compileEdited(path, host) {
    session ??= await newSession()
    return session.compile(path, host)
  },
  async compileScript(path, host, options) {
    const { compileScript } = await import('../compiler/compile.ts')
    const { ParsedFiles } = await import('../compiler/syntax/parsed-files.ts')
    const known = made.parsed.open(path)
    const result = await compileScript(path, host, { ...options, parsed: new ParsedFiles(known) })
    known.close()
    return result
  },
  async print(kind, path, host, passes) {
    const { printStage } = await import('./build/print-stage.ts')
    return printStage(kind, path, host, passes)
  },
  async migrateGame(path, host, from) {
    const { migrateGame } = await import('../compiler/migrate/migrate-game.ts')
    const { ParsedFiles } = await import('../compiler/syntax/parsed-files.ts')
    const known = made.parsed.open(path)
    const migrated = migrateGame(path, host, from, { parsed: new ParsedFiles(known) })
    known.close()
    return migrated
  },
  async formatRules(text, path, { language, game } = { game: null }) {
    const [{ formatRules }, { UnreadableText }, { vocabularyAt }] = await Promise.all([
      import('../compiler/syntax/format.ts'),
      import('../compiler/syntax/unreadable-text.ts'),
      import('../compiler/game/load.ts'),
    ])
    const words = game === null ? {} : { vocabulary: vocabularyAt(game.host, game.path) }
    try {
      return {
        text: await formatRules(text, { ...words, ...(language === undefined ? {} : { as: language }) }),
        diagnostics: [],
      }
    } catch (error) {
      if (!(error instanceof UnreadableText)) throw error
      return { text: null, diagnostics: error.diagnostics.map((each) => atPath(each, { path, text })) }
    }
  },
  async runExample(engine, example, setup) {
    const { runExample } = await import('../runtime/example/examples.ts')
    return runExample(engine, example, { ...setup, asksWhy: true })
  },
  async traceExample(engine, example) {
    const { traceExample } = await import('../runtime/example/examples.ts')
    return traceExample(engine, example)
  },
}
