import type { Program } from '../program/program.ts'
import type { Caches } from '../caches.ts'
import { type Code, Filled, type Part, Table } from '../target/code.ts'
import { importsOf } from '../target/imports.ts'
import { harmless } from '../target/literals.ts'
import { typeScript } from '../target/print.ts'
import { type FormatCache, formatAll } from './format.ts'
import { MARK } from './generated-mark.ts'
import { headText, plainHead } from './heads.ts'
import { type EmitOptions, engineModules } from './modules.ts'

/** How the modules of an engine are written. */
export interface WritingOptions extends EmitOptions {
  /** How the files import the runtime. */
  readonly runtimeImport: string
  /** Leaves the code as it comes, for engines that run and that nobody reads. */
  readonly unformatted?: boolean
}

/** All files of a game's folder, formatted; the same program gives the same bytes. */
export async function emitGame(
  program: Program,
  options: WritingOptions,
  { formatted }: Pick<Caches, 'formatted'>,
): Promise<Map<string, string>> {
  const modules = engineModules(program, { examples: false, ...options })
  const places = { runtime: options.runtimeImport, modules: modules.map((m) => m.name) }
  const files = new Map<string, string>()
  for (const m of modules) {
    const codes = m.pieces.map((p) => p.code)
    const parts = {
      comment: headComment(program.game.name, m.purpose),
      imports: importsOf(m.name, codes, places),
    }
    const written = codes.map((code) => typeScript(code))
    const plain = options.unformatted === true
    const head = plain ? plainHead(parts) : await headText(parts, formatted)
    const texts = plain ? written : await laidOut(codes, written, formatted)
    const pieces = m.pieces.map(({ doc }, i) => `${doc === '' ? '' : `/** ${harmless(doc)} */\n`}${texts[i]}`)
    files.set(`${m.name}.ts`, [head, ...pieces].join('\n'))
  }
  return files
}

/** Tables of several lines are laid out as they are printed, all else by Prettier. */
async function laidOut(codes: readonly Code[], texts: readonly string[], cache: FormatCache): Promise<string[]> {
  const isTable = texts.map((text, i) => text.includes('\n') && codes[i]?.kind !== 'function' && hasTable(codes[i]))
  const formatted = await formatAll(
    texts.filter((_, i) => isTable[i] !== true),
    cache,
  )
  const others = formatted.values()
  return texts.map((text, i) => (isTable[i] === true ? `// prettier-ignore\n${text}\n` : (others.next().value ?? '')))
}

/** Whether a constant is a table. */
const hasTable = (part: Part | undefined): boolean =>
  part instanceof Table || (part instanceof Filled && part.holes.some(hasTable))

function headComment(game: string, purpose: string): string {
  return `${MARK}${harmless(game)}: ${purpose}. Change the rules, not this file.\n// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.`
}
