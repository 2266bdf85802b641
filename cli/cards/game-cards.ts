import { Ajv, type ValidateFunction } from 'ajv'
import { basename, dirname, join, resolve } from 'node:path'
import { isInside } from '../files/inside.ts'
import { programRoot } from '../files/paths.ts'
import { realPathAround } from '../files/real-path.ts'
import { jsonOf, readText, readTextIfThere } from '../files/read-text.ts'
import { filesBelow } from '../files/rules-files.ts'
import schema from '../schema/game-cards.schema.json' with { type: 'json' }
import { abridged } from '../../runtime/words/abridged.ts'
import { ownEntry } from '../../runtime/own-entry.ts'
import { UsageError } from '../usage-error.ts'
import { cardPattern } from './card-pattern.ts'
import { stated } from '../stated.ts'

/** A kind of card file, as a game describes it. Places are JSON pointers into a record. */
export interface CardSource {
  readonly container: 'json' | 'sqlite' | 'csv'
  readonly records?: string
  readonly tables?: readonly string[]
  readonly key?: string
  readonly recognise: readonly string[]
  readonly record: object
  readonly skip?: readonly { readonly at: string; readonly is: readonly (string | number | boolean)[] }[]
  readonly card?: string
  readonly id?: string
  readonly also?: { readonly at: string; readonly id: string }
  readonly alike?: 'keep' | 'one'
  readonly name: string
  readonly language?: string
  readonly printedName?: string
  readonly foreign?: ForeignNames
  readonly keep?: Keep
  readonly faces?: {
    readonly at: string
    readonly name: string
    readonly printedName?: string
    readonly foreign?: ForeignNames
    readonly keep?: Keep
  }
}

/** A list of names in other languages. */
export interface ForeignNames {
  readonly at: string
  readonly language: string
  readonly name: string
  readonly languages?: Readonly<Record<string, string>>
}

export type Keep = Readonly<Record<string, string | { readonly at: string; readonly keysWhere?: readonly unknown[] }>>

/** Where something that is printed on cards comes from in a card database. */
export interface PrintedFrom {
  readonly from: string
  readonly match?: string
  readonly bits?: Readonly<Record<string, string>>
  readonly mask?: string
  readonly shift?: number
  readonly if?: { readonly from: string; readonly some?: string; readonly none?: string; readonly match?: string }
  readonly lower?: boolean
  readonly copies?: boolean
  readonly values?: Readonly<Record<string, string | number>>
  readonly others?: 'leave' | 'same' | 'refuse'
  readonly is?: readonly (string | number | boolean)[]
  readonly yes?: string | number | boolean
  readonly no?: string | number | boolean
  readonly sum?: boolean
}

/** What cards with several faces are in the rules. */
export interface CardSides {
  readonly where?: Readonly<Record<string, readonly (string | number | boolean)[]>>
  readonly front?: boolean
  readonly in: string
  readonly without?: readonly string[]
  readonly printed?: Readonly<Record<string, string | number | boolean>>
}

export interface QuestionOption {
  readonly given?: string
  readonly part?: string
  /** What people write, and what the rules call it. */
  readonly values?: Readonly<Record<string, string>>
  readonly default?: string
  readonly summary?: string
}

/** A query of the rules text that has a command of its own. */
export interface CardQuery {
  readonly asks: string
  readonly summary?: string
  readonly options?: Readonly<Record<string, QuestionOption>>
  readonly why?: readonly { readonly asks: string; readonly says: string }[]
  /** Asked of a deck: the words that its cards have in their text, as which part of the question. */
  readonly deck?: { readonly part: string; readonly from: string; readonly match: string }
}

/** Cards of which something holds that is not printed on them, such as those that are banned, as of a day. */
export interface CardList {
  /** What counts as printed on them, and as what. */
  readonly printed: string
  readonly is: string | number | boolean
  /** The day from which on the list holds, as `2026-07-01`. */
  readonly asOf?: string
  readonly cards: readonly string[]
  /** Whether it is so of no card that is on none of the lists. */
  readonly whole?: boolean
}

/** The kept facts by which packs are dealt that a table brings: three of each kind of pack, and one of each player. */
export interface PackFacts {
  /** How many packs there are. */
  readonly supply: string
  /** How many cards are in one. */
  readonly size: string
  /** These cards, those of the pack on top last. */
  readonly cards: string
  /** How many packs a player is to have. */
  readonly share: string
}

/** What a game knows of card files: `X.cards.json` beside `X.rules`. */
export interface GameCards {
  readonly sources: Readonly<Record<string, CardSource>>
  readonly language?: string
  /** What cards of the rules text are called in other languages: by language, by their name there. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly printed: Readonly<Record<string, PrintedFrom | readonly PrintedFrom[]>>
  readonly sides: readonly CardSides[]
  readonly questions: Readonly<Record<string, CardQuery>>
  /** The list of a deck that is meant by what other programs call it; null where its cards are not of the deck. */
  readonly decks: Readonly<Record<string, string | null>>
  readonly lists: Readonly<Record<string, CardList>>
  readonly packs?: PackFacts
}

/** As a file says it: cards may stand in another one. */
interface GameCardsFile extends Omit<Partial<GameCards>, 'lists'> {
  readonly lists?: Readonly<
    Record<string, Omit<CardList, 'cards'> & Partial<Pick<CardList, 'cards'>> & { readonly file?: string }>
  >
}

let validate: ValidateFunction<GameCardsFile> | undefined

/** What the rules files of a game say together; a later file, of a variant, outdoes an earlier one. */
export function gameCardsOf(cwd: string, rulesFiles: Iterable<string>): GameCards {
  const all = [...rulesFiles].map((file) => readGameCards(resolve(cwd, file.replace(/\.rules$/, '.cards.json'))))
  const language = all.findLast((each) => each?.language !== undefined)?.language
  const packs = all.findLast((each) => each?.packs !== undefined)?.packs
  return {
    sources: Object.assign({}, ...all.map((each) => each?.sources)) as GameCards['sources'],
    printed: Object.assign({}, ...all.map((each) => each?.printed)) as GameCards['printed'],
    names: namesOf(all),
    sides: all.flatMap((each) => each?.sides ?? []),
    ...(language === undefined ? {} : { language }),
    ...(packs === undefined ? {} : { packs }),
    questions: Object.assign({}, ...all.map((each) => each?.questions)) as GameCards['questions'],
    decks: Object.assign({}, ...all.map((each) => each?.decks)) as GameCards['decks'],
    lists: Object.assign({}, ...all.map((each) => each?.lists)) as GameCards['lists'],
  }
}

/** Of one language what all files list together. */
function namesOf(all: readonly (Partial<GameCards> | null)[]): GameCards['names'] {
  const names: Record<string, Record<string, string>> = {}
  for (const [language, listed] of all.flatMap((each) => Object.entries(each?.names ?? {})))
    names[language] = { ...ownEntry(names, language), ...listed }
  return names
}

/** @throws UsageError where something is to match a pattern that is none. */
function checkPatterns(shown: string, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data)) {
    checkPatterns(shown, value)
    if (key !== 'match' || typeof value !== 'string') continue
    try {
      cardPattern(value)
    } catch (error) {
      throw new UsageError(stated('{1}: {2}', shown, error instanceof Error ? error.message : String(error)))
    }
  }
}

/** A name for each line; blank lines and those that begin with `--`, `//` or `#` say nothing. */
export const namesInFile = (path: string): string[] =>
  readText(path)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:--|\/\/|#)/.test(line))

/** @throws UsageError where the file lies elsewhere: a stranger's lists read nothing of the person who is brought them. */
function namesBeside(path: string, shown: string, list: string, file: string): string[] {
  const [folder, found] = [dirname(path), resolve(dirname(path), file)].map(realPathAround)
  if (!isInside(folder ?? '', found ?? ''))
    throw new UsageError(
      stated('{1}: the file `{2}` of `{3}` lies outside of the folder; put it beside this one', shown, file, list),
    )
  return namesInFile(resolve(dirname(path), file))
}

/** The kinds of files that any game here knows, those of the working folder first. */
export function knownSources(cwd: string): Map<string, CardSource> {
  const found = new Map<string, CardSource>()
  for (const folder of [resolve(cwd, 'rules'), join(programRoot, 'rules')]) {
    for (const file of filesBelow(folder, '.cards.json')) {
      for (const [name, source] of Object.entries(readGameCards(file)?.sources ?? {}))
        if (!found.has(name)) found.set(name, source)
    }
  }
  return found
}

/** @throws UsageError where the file does not say what it should. */
export function readGameCards(path: string): Partial<GameCards> | null {
  const text = readTextIfThere(path)
  if (text === null) return null
  const shown = join(basename(dirname(path)), basename(path))
  const data = jsonOf(text, shown)
  validate ??= new Ajv({ allowUnionTypes: true, meta: false, validateSchema: false }).compile<GameCardsFile>(schema)
  if (validate(data)) {
    checkPatterns(shown, data)
    const { lists, ...rest } = data
    if (lists === undefined) return rest
    const read = Object.entries(lists).map(([name, { file, ...list }]) => [
      name,
      {
        ...list,
        cards: [...(list.cards ?? []), ...(file === undefined ? [] : namesBeside(path, shown, name, file))],
      },
    ])
    return { ...rest, lists: Object.fromEntries(read) as GameCards['lists'] }
  }
  const [problem] = validate.errors ?? []
  throw new UsageError(
    stated(
      '{1}: {2} {3}',
      shown,
      abridged(problem?.instancePath ?? ''),
      problem?.message ?? 'does not describe card files',
    ),
  )
}
