import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { Expr, Phrase } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { ReadingDecl, ReadingWay } from '../../grammar/tree/declarations.ts'
import { worded } from '../diagnostics/worded.ts'

/** Where in a text a word can stand. */
export type WordPosition = 'instructions' | 'choices' | 'effects' | 'triggers' | 'replacements' | 'rules' | 'conditions'

/** How a word is read in one position; `cites` are the clauses of the line that says so. */
export interface Way {
  readonly way: ReadingWay['way']
  readonly value: Expr | null
  readonly cites: readonly Name[]
}

/** A word of texts: whom or what it may mean (null where one value says it all), and how, by position. */
export interface ReadingSymbol {
  readonly name: Name
  readonly phrase: Phrase | null
  readonly ways: ReadonlyMap<WordPosition, Way>
  readonly decl: ReadingDecl
}

/** The ways that make sense in each position, a value apart, which always does. */
export const POSSIBLE: Readonly<Record<WordPosition, readonly ReadingWay['way'][]>> = {
  instructions: ['chosen'],
  choices: ['some'],
  effects: ['chosen'],
  triggers: ['matched'],
  replacements: ['matched'],
  rules: ['each'],
  conditions: ['some', 'each'],
}

/** A position for which nothing is said is read like the one around it. */
export const AROUND: Readonly<Partial<Record<WordPosition, WordPosition>>> = {
  choices: 'instructions',
  effects: 'instructions',
}

const POSITIONS = Object.keys(POSSIBLE) as readonly WordPosition[]

/** Reads a declaration; every position has one way at most. */
export function readingSymbol(decl: ReadingDecl, report: Report): ReadingSymbol {
  const ways = new Map<WordPosition, Way>()
  if (decl.value !== null)
    for (const position of POSITIONS) ways.set(position, { way: 'value', value: decl.value, cites: decl.cites })
  for (const line of decl.ways) for (const name of line.positions) add(decl, line, name, ways, report)
  return { name: decl.name, phrase: decl.phrase, ways, decl }
}

function add(decl: ReadingDecl, line: ReadingWay, name: Name, ways: Map<WordPosition, Way>, report: Report): void {
  const position = POSITIONS.find((p) => p === name.text)
  if (position === undefined) {
    report(
      error(
        'HR0101',
        worded('unknown position'),
        name.span,
        worded('a word cannot be read in `{1}`', name.text),
        nearest(name.text, POSITIONS),
      ),
    )
    return
  }
  if (ways.has(position)) {
    report(
      error(
        'HR0221',
        worded('a reading that cannot be'),
        name.span,
        worded('what `{1}` means in {2} is said already', decl.name.text, position),
      ),
    )
    return
  }
  const cites = line.cites.length > 0 ? line.cites : decl.cites
  if (line.way === 'value' || POSSIBLE[position].includes(line.way)) {
    ways.set(position, { way: line.way, value: line.value, cites })
    return
  }
  // One message is enough: the text is read as if the line said what it can.
  ways.set(position, { way: POSSIBLE[position][0] ?? 'value', value: null, cites })
  report(
    error(
      'HR0221',
      worded('a reading that cannot be'),
      line.span,
      worded(
        'in {1} nothing can be {2}',
        position,
        line.way === 'some' || line.way === 'each' ? `read as \`${line.way}\`` : line.way,
      ),
      {
        hint: worded('write `{1} in {2}`', POSSIBLE[position].join(` in ${position}\` or \``), position),
      },
    ),
  )
}
