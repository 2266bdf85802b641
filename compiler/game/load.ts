import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import { declaredBases } from '../../grammar/declared-name.ts'
import { type SourceFile, type Span, stretched } from '../../grammar/source-file.ts'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { declaredVerbs, plainVocabulary, type JapaneseNames, vocabularyOf } from '../../grammar/surface/vocabulary.ts'
import type { Decl, File, Header } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'
import { wordsInFile, wordsPath } from './words-file.ts'
import type { ParsedFiles } from '../syntax/parsed-files.ts'
import { nameForm } from './name-form.ts'
import { namesIn, renamed } from './names-in.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * How the compiler reads: by path, and by the name of a game or variant. Both give null when there is no such thing.
 */
export interface RulesHost {
  read(path: string): string | null
  find(name: string): string | null
  /** Other files that declare the name and lie as near, so that any of them may be meant. */
  rivals?(name: string): readonly string[]
  /** Games and variants that `find` knows. Asked where it finds nothing, for what may have been meant. */
  names?(): readonly string[]
  /** Why a file that others `include` may not be read; null where it may. A host without it reads whatever it can. */
  refuses?(path: string): string | null
  /** One name of a file that has several, as by links. A host without it takes each name for a file of its own. */
  sameFile?(path: string): string
  /**
   * Where a file lies that is not beside the one at `from` that includes it: in the `rules` folder around that, or
   * among the rules that come with the program. Null where it is in neither.
   */
  shared?(path: string, from: string): string | null
  /** What to do about a file that is not there. Of a host without it that is how paths of folders are read. */
  advice?(path: string): string | null
  /** The same of a game or variant that `find` has not found. */
  adviceOnBase?(name: string): string | null
}

/** A host by which one file has another text. */
export const withText = <Host extends Pick<RulesHost, 'read'>>(host: Host, path: string, text: string): Host => ({
  ...host,
  read: (asked) => (asked === path ? text : host.read(asked)),
})

/** A game or variant with its includes joined, before overlays are applied. */
export interface Module {
  readonly path: string
  readonly header: Header
  readonly decls: readonly Decl[]
  readonly file: File
  /** Paths of what it includes from elsewhere: rules that many games share, and of which each uses a part. */
  readonly shared: ReadonlySet<string>
}

export interface Loader {
  readonly host: RulesHost
  readonly report: Report
  readonly parsed: ParsedFiles
  readonly sources: Map<string, SourceFile>
  /** By the path of a file that others `include`: the first line that took it in. */
  readonly takenIn: Map<string, Span>
}

/** A game or variant, and what it stands on, each after what it stands on itself. */
export interface ParsedGame {
  readonly top: Module
  readonly below: readonly Module[]
}

/** Reads and parses a game or variant with its bases, and joins includes; null where one of them is missing. */
export function parseGame(loader: Loader, path: string): ParsedGame | null {
  const top = loadModule(loader, path, null)
  const gathered: Module[] = []
  if (top === null || !gather(loader, top, gathered, new Set())) return null
  return { top, below: gathered.slice(0, -1) }
}

/** Depth first: base, then `with` variants, then the module itself; each once. */
function gather(loader: Loader, module: Module, into: Module[], open: Set<string>): boolean {
  const { header } = module
  if (into.some((m) => m.header.name.text === header.name.text)) return true
  open.add(header.name.text)
  const needs = [...(header.base === null ? [] : [header.base]), ...header.withs]
  for (const need of needs) {
    if (open.has(need.text)) {
      loader.report(
        error(
          'HR0406',
          worded('a variant of itself'),
          need.span,
          worded('`{1}` is built on `{2}`', need.text, header.name.text),
        ),
      )
      return false
    }
    if (into.some((m) => m.header.name.text === need.text)) continue
    const base = findModule(loader, need)
    if (base === null || !gather(loader, base, into, open)) return false
  }
  open.delete(header.name.text)
  into.push(module)
  return true
}

function findModule(loader: Loader, name: Name): Module | null {
  const path = loader.host.find(name.text)
  if (path === null) {
    loader.report(
      error('HR0404', worded('base not found'), name.span, worded('there is no game or variant `{1}`', name.text), {
        hint: loader.host.adviceOnBase?.(name.text) ?? worded('it is looked for beside this file and under `rules/`'),
        ...nearest(name.text, loader.host.names?.() ?? []),
      }),
    )
    return null
  }
  const rivals = loader.host.rivals?.(name.text) ?? []
  if (rivals.length > 0) {
    loader.report(severalBases(loader, name, [path, ...rivals]))
    return null
  }
  return loadModule(loader, path, name.span)
}

/** HR0409: files that declare one name and lie equally near, each of which could be the base that is named. */
function severalBases({ host, parsed }: Loader, name: Name, paths: readonly string[]): Diagnostic {
  const headers = paths.flatMap((path) => parsed.parse(path, host.read(path) ?? '').file.header ?? [])
  const files = paths.map((path) => `\`${path}\``)
  const listed = `${files.slice(0, -1).join(', ')} and ${files.at(-1) ?? ''}`
  return error(
    'HR0409',
    worded('which base is meant?'),
    name.span,
    files.length === 2
      ? worded('{1} both declare `{2}`', listed, name.text)
      : worded('{1} all declare `{2}`', listed, name.text),
    {
      secondary: headers.map((header) => ({ span: header.name.span, text: worded('it may be this one') })),
      hint: worded('rename one of them, or move it to a folder that lies further away'),
    },
  )
}

/**
 * What names are called in the Japanese texts of a module: what its words file has, and those of what it stands on; and
 * the verbs that they declare, as does the text of a `part` of it.
 */
export function vocabularyAt(host: RulesHost, path: string, part = ''): JapaneseNames {
  const words: Readonly<Record<string, string>>[] = []
  const verbs = [declaredVerbs(part)]
  const seen = new Set<string>()
  const gatherWords = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    const text = host.read(file) ?? ''
    words.push(wordsInFile(host.read(wordsPath(file, 'ja'))))
    verbs.push(declaredVerbs(text))
    for (const base of declaredBases(text)) {
      const below = host.find(base)
      if (below !== null) gatherWords(below)
    }
  }
  gatherWords(path)
  return vocabularyOf(...words, ...verbs)
}

function loadModule(loader: Loader, path: string, at: Span | null): Module | null {
  const file = readFile(loader, path, { at, module: path })
  if (file === null) return null
  if (file.header === null) {
    if (file.misread === true) return null
    loader.report(
      error(
        'HR0403',
        worded('no game here'),
        stretched(file.span, { end: Math.min(file.span.end, file.span.start + 1) }),
        worded('this file does not begin with `game` or `variant`'),
        {
          hint:
            file.items.length === 0
              ? worded(
                  'begin with `game NAME for 2 to 4 players`, or `variant NAME of GAME`; `houserules new` writes a file to begin with',
                )
              : worded('compile the file that includes this one'),
        },
      ),
    )
    return null
  }
  const joined: Joined = { module: path, seen: new Set([nameOf(loader.host, path)]), shared: new Set() }
  const decls = joinIncludes(loader, file, path, joined)
  return { path, header: spelledPlainly(file.header), decls, file, shared: joined.shared }
}

/** Files that spell a name each in its own way still speak of one game. */
function spelledPlainly(header: Header): Header {
  const plain = namesIn(header).every(({ text }) => text === nameForm(text))
  return plain ? header : renamed(header, nameForm)
}

interface WantedFile {
  /** The line that names the file. */
  readonly at: Span | null
  /** The path of the game or variant that it is read for. */
  readonly module: string
  /** What may have been meant, where it is not there. */
  readonly meant?: () => string | null
}

function readFile(loader: Loader, path: string, { at, module, meant }: WantedFile): File | null {
  const refused = loader.host.refuses?.(path) ?? null
  if (refused !== null) {
    const place = at ?? { file: { path, text: '' }, start: 0, end: 0 }
    loader.report(
      error('HR0407', worded('a file that is not read'), place, worded('`{1}` is not read: {2}', path, refused)),
    )
    return null
  }
  const text = loader.host.read(path)
  if (text === null) {
    if (at !== null)
      loader.report(
        error('HR0403', worded('file not found'), at, worded('there is no file `{1}`', path), {
          hint:
            meant?.() ??
            loader.host.advice?.(path) ??
            worded('paths are relative to the file that includes, or to the `rules` folder around it'),
        }),
      )
    return null
  }
  const vocabulary = isJapanese(text) ? vocabularyAt(loader.host, module, text) : plainVocabulary
  const { source, file, diagnostics } = loader.parsed.parse(path, text, vocabulary)
  loader.sources.set(path, source)
  for (const diagnostic of diagnostics) loader.report(diagnostic)
  return file
}

/** The files of a module that were read, and those of them that lie elsewhere. */
interface Joined {
  /** The path of the module. */
  readonly module: string
  readonly seen: Set<string>
  readonly shared: Set<string>
}

function joinIncludes(loader: Loader, file: File, path: string, joined: Joined): readonly Decl[] {
  return file.items.flatMap((decl) => {
    if (decl.kind !== 'include') return [decl]
    const target = includedPath(loader.host, decl.path, path)
    const name = nameOf(loader.host, target)
    if (joined.seen.has(name)) return []
    joined.seen.add(name)
    if (joined.shared.has(path) || target !== resolvePath(path, decl.path)) joined.shared.add(target)
    if (!loader.takenIn.has(target)) loader.takenIn.set(target, decl.span)
    const meant = (): string | null => includeMeant(loader.host, decl.path, path)
    const included = readFile(loader, target, { at: decl.span, module: joined.module, meant })
    return included === null ? [] : citing(decl.cites, joinIncludes(loader, included, target, joined))
  })
}

const nameOf = (host: RulesHost, path: string): string => host.sameFile?.(path) ?? path

/** What says no clauses of its own has those under which it is included. */
const citing = (cites: Decl['cites'], decls: readonly Decl[]): readonly Decl[] =>
  cites.length === 0 ? decls : decls.map((decl) => (decl.cites.length === 0 ? { ...decl, cites } : decl))

/**
 * The path of what the file at `from` includes: what lies beside it goes before what is shared, also where it may not
 * be read.
 */
export function includedPath(host: RulesHost, path: string, from: string): string {
  const beside = resolvePath(from, path)
  if ((host.refuses?.(beside) ?? null) !== null || host.read(beside) !== null) return beside
  return host.shared?.(path, from) ?? beside
}

/** Where the line leaves out the folder of what many games share, or how the file's name ends. */
function includeMeant(host: RulesHost, path: string, from: string): string | null {
  const found = [`library/${path}`, `${path}.rules`, `library/${path}.rules`].find((other) => {
    const target = includedPath(host, other, from)
    return (host.refuses?.(target) ?? null) === null && host.read(target) !== null
  })
  return found === undefined ? null : `write \`include "${found}"\``
}

/** Joins a relative path to the folder of `from`, in the forward-slash form that reports use. */
function resolvePath(from: string, relative: string): string {
  const parts = relative.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of relative.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return (relative.startsWith('/') ? '/' : '') + parts.join('/')
}
