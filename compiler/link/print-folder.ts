import type { Caches } from '../caches.ts'
import { type Code, Filled, Listed, type Part, Table, verbatim } from '../typescript/code.ts'
import { list, typesJoined } from '../typescript/data.ts'
import { type RuntimeImport, importsOf } from '../typescript/imports.ts'
import { harmless, literal } from '../typescript/literals.ts'
import { method, typeScript } from '../typescript/print.ts'
import { code } from '../typescript/vocabulary.ts'
import { usesOf } from '../typescript/walks.ts'
import { type Definition, isOfOneEngine } from './definition.ts'
import { FolderNames } from './folder-names.ts'
import { type FormatCache, formatAll, formatMembers } from './format.ts'
import { markOf } from './generated-mark.ts'
import { headText, plainHead } from './heads.ts'
import type { KeptFolder, PrintedFile } from './kept-folder.ts'
import type { Linked, PlacedDefinition } from './link.ts'
import { purposeOf } from './purposes.ts'

/** How the files of a folder are written. */
export interface FolderPrinting {
  readonly runtimeImport: RuntimeImport
  /** Leaves the code as it comes, for engines that run and that nobody reads. */
  readonly unformatted?: boolean
}

/** All files of a folder; the same program gives the same bytes. */
export async function printFolder(
  linked: Linked,
  how: FolderPrinting,
  { formatted }: Pick<Caches, 'formatted'>,
  kept: KeptFolder | null = null,
): Promise<Map<string, string>> {
  const used = new UsedFormats(formatted)
  const printer = new FolderPrinter(linked, how, used)
  const printed = new Map<string, PrintedFile>()
  for (const [file, placed] of byFile(linked)) {
    const known = kept?.fileOf(linked, file) ?? null
    for (const text of known?.formatted ?? []) formatted.get(text)
    const texts = used.begin()
    printed.set(file, known ?? { text: await printer.definitions(file, placed), formatted: texts })
  }
  kept?.keep(linked, printed)
  const files = new Map([...printed].map(([file, { text }]) => [`${file}.ts`, text]))
  if (linked.joins) files.set('linked.ts', await printer.joining([...byFile(linked)].filter(hasFunctions)))
  return files
}

/** Notes which texts are formatted for a file. */
class UsedFormats implements FormatCache {
  private texts = new Set<string>()
  private readonly cache: FormatCache

  constructor(cache: FormatCache) {
    this.cache = cache
  }

  /** The texts of the next file, as they come. */
  begin(): ReadonlySet<string> {
    this.texts = new Set()
    return this.texts
  }

  get(text: string): string | undefined {
    this.texts.add(text)
    return this.cache.get(text)
  }

  set(text: string, formatted: string): void {
    this.texts.add(text)
    this.cache.set(text, formatted)
  }
}

function byFile({ own }: Linked): Map<string, PlacedDefinition[]> {
  const files = new Map<string, PlacedDefinition[]>()
  for (const placed of own)
    if (placed.definition.piece.declares?.kind !== 'itself') {
      const there = files.get(placed.file) ?? []
      there.push(placed)
      files.set(placed.file, there)
    }
  return files
}

const hasFunctions = ([, placed]: readonly [string, readonly PlacedDefinition[]]): boolean =>
  placed.some(({ definition }) => definition.late)

/** What is printed, with its comment. */
interface Said {
  readonly doc: string
  readonly code: Code
}

class FolderPrinter {
  private readonly linked: Linked
  private readonly names: FolderNames
  private readonly how: FolderPrinting
  private readonly cache: FormatCache

  constructor(linked: Linked, how: FolderPrinting, cache: FormatCache) {
    this.linked = linked
    this.names = new FolderNames(linked)
    this.how = how
    this.cache = cache
  }

  /** A file of definitions: its functions stand in one object, all else by itself. */
  async definitions(file: string, placed: readonly PlacedDefinition[]): Promise<string> {
    const late = placed.flatMap(({ definition }) => (definition.late ? [definition] : []))
    const others = placed.flatMap((each) => (each.definition.late ? [] : [this.said(each)]))
    const shown = file === 'index' ? this.shown() : []
    const codes = [...shown, ...others].map((each) => each.code)
    const functions = late.map(({ piece }) => (piece.declares?.kind === 'memory' ? piece.declares.start : piece.code))
    const asked = [...codes, ...functions]
    const isApart = file !== 'index' && placed.some(({ definition }) => isOfOneEngine(definition))
    const reached = isApart && this.reaches(codes) ? [code`${this.names.object}`] : []
    const type = this.reaches(functions) ? [code`‹Rules›`] : []
    return parted([
      await this.head(file, [...asked, ...type, ...reached]),
      ...(await this.statements([...shown, ...others])),
      ...(late.length === 0 ? [] : [await this.factory(file, late, this.reaches(functions))]),
    ])
  }

  /** How the functions of the files are joined to one object, the folder's own in the place of its base's. */
  async joining(files: readonly (readonly [string, readonly PlacedDefinition[]])[]): Promise<string> {
    const { type, join, base } = this.names
    const factories = files.map(([file]) => this.names.factory(file))
    const returned = factories.map((name) => code`‹ReturnType<typeof ${name}>›`)
    const made = files.map(([file, placed]) => {
      const asks = this.reaches(placed.flatMap(({ definition }) => (definition.late ? [definition.piece.code] : [])))
      return code`...${this.names.factory(file)}(${asks ? [code`all`] : []})`
    })
    const doc =
      'All functions of the game. They call each other through one object, so that a variant can put its own in their place.'
    const joined = list(base === null ? made : [code`...${base.join}(all)`, ...made], ['{', '}'])
    const types: Said[] =
      base === null
        ? [{ doc, code: code`‹export interface ${type} extends ${typesJoined(returned, ',')} {}›` }]
        : [
            { doc: 'What the variant changes.', code: code`‹type Changed = ${typesJoined(returned, '&')}›` },
            { doc, code: code`‹export interface ${type} extends Omit<${base.type}, keyof Changed>, Changed {}›` },
          ]
    const pieces: Said[] = [
      ...types,
      { doc: '', code: code`export const ${join} = (all‹: object›)‹: ${type}› => (${joined})` },
    ]
    const codes = pieces.map((each) => each.code)
    return [await this.head('linked', codes), ...(await this.statements(pieces))].join('\n')
  }

  /** What the index shows besides its definitions: the functions as one object, and types that stand elsewhere. */
  private shown(): Said[] {
    const elsewhere = [...this.linked.definitions].filter(
      ([key, { definition, folder }]) =>
        definition.piece.declares?.kind === 'type' &&
        (key === 'State' || (definition.module === 'index' && folder !== this.linked.folder)),
    )
    const byPath = new Map<string, Code[]>()
    for (const [key, placed] of elsewhere) {
      const path = this.names.path(placed)
      byPath.set(path, [...(byPath.get(path) ?? []), verbatim(key)])
    }
    return [
      ...[...byPath].map(([path, names]) => ({
        doc: '',
        code: code`‹export type { ${new Listed(names, ', ')} } from ${literal(path)}›`,
      })),
      { doc: '', code: code`export const ${this.names.object} = tied(${this.names.join})` },
    ]
  }

  /** A definition as the folder says it: where it goes on from the base's, only what is new. */
  private said({ definition: { piece, key }, more }: PlacedDefinition): Said {
    const base = this.linked.base?.definitions.get(key)
    return { doc: piece.doc, code: more === null || base === undefined ? piece.code : more(this.names.below(base)) }
  }

  private async factory(file: string, late: readonly Definition[], asks: boolean): Promise<string> {
    const texts = late.map(({ piece }) => {
      if (piece.code.kind === 'function') return method(piece.code, this.names.spell)
      const start = piece.declares?.kind === 'memory' ? typeScript(piece.declares.start, this.names.spell) : ''
      return `${piece.declares?.name.wish ?? ''}: ${start}`
    })
    const members =
      this.how.unformatted === true ? texts.map((text) => `${text},\n`) : await formatMembers(texts, this.cache)
    const commented = members.map((text, i) => `${comment(late[i]?.piece.doc ?? '', '    ')}${text}`)
    const name = this.names.factory(file).wish
    const head = asks ? `(all: object) {\n  const rules = all as ${this.names.type.wish}` : '() {'
    return `export function ${name}${head}\n  return {\n${commented.join('\n')}  }\n}\n`
  }

  private reaches(codes: readonly Code[]): boolean {
    return codes.some((each) => {
      const { values, types } = usesOf(each.kind === 'function' ? each.rest : each)
      return [...values, ...types].some(this.names.isLate)
    })
  }

  private async head(file: string, codes: readonly Code[]): Promise<string> {
    const { name, rulesFiles } = this.linked
    const imports = importsOf(codes, {
      runtime: this.how.runtimeImport,
      fileOf: (each) => this.names.place(file, each),
    })
    const mark = markOf(harmless(name), `${file}.ts`, harmless(purposeOf(file, rulesFiles)))
    const invariant =
      '// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.'
    const head = { comment: rulesFiles.has(file) || file === 'engine' ? `${mark}\n${invariant}` : mark, imports }
    return this.how.unformatted === true ? plainHead(head) : headText(head, this.cache)
  }

  /** Tables are laid out as they are printed, all else by Prettier, which has no more than one line of a table. */
  private async statements(pieces: readonly Said[]): Promise<string[]> {
    const written = pieces.map((each) => typeScript(each.code, this.names.spell))
    if (this.how.unformatted === true) return written
    const isTable = pieces.map((each) => hasTable(each.code))
    const formatted = (
      await formatAll(
        written.filter((text, i) => !(isTable[i] === true && text.includes('\n'))),
        this.cache,
      )
    ).values()
    const texts = written.map((text, i) => {
      const laidOut = isTable[i] === true && text.includes('\n') ? null : (formatted.next().value ?? '')
      return laidOut === null || (isTable[i] === true && !isLine(laidOut)) ? `// prettier-ignore\n${text}\n` : laidOut
    })
    return texts.map((text, i) => `${comment(pieces[i]?.doc ?? '', '')}${text}`)
  }
}

/** One below the other, parted by a blank line unless both are of one line and without a comment. */
const parted = (texts: readonly string[]): string =>
  texts.map((text, i) => (i === 0 || (isLine(text) && isLine(texts[i - 1] ?? '')) ? text : `\n${text}`)).join('')

const isLine = (text: string): boolean => text.indexOf('\n') === text.length - 1

const comment = (doc: string, indent: string): string => (doc === '' ? '' : `${indent}/** ${harmless(doc)} */\n`)

/** Whether a constant is a table. */
const hasTable = (part: Part | undefined): boolean =>
  part instanceof Table || (part instanceof Filled && part.holes.some(hasTable))
