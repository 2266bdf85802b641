import { builtins } from '../../compiler/analyse/expressions/builtins.ts'
import { expressionRows, statementRows } from '../../compiler/analyse/operations.ts'
import type { Region } from '../../compiler/analyse/region.ts'
import type { Word } from '../../compiler/analyse/row.ts'
import { statementsIn } from '../../compiler/analyse/walk.ts'
import { expressionsOf, unitsOf } from '../../compiler/analyse/units.ts'
import type { laws } from './laws.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A table in which one row says less, and the law that must find it wrong. */
export interface Mutant {
  readonly label: string
  readonly law: keyof typeof laws
  /** Does something while the table is changed. */
  readonly changed: <T>(work: () => T) => T
}

type Column = (...args: never[]) => readonly (Region | Word)[]
type Rows = Readonly<Record<string, object>>

/**
 * One for each kind of region or word that a row names in the specimens, and one for each row that says something
 * may be refused.
 */
export function mutants(games: readonly LoadedGame[]): Mutant[] {
  const programs = games.map(({ program }) => program)
  const at = programs.flatMap((program) => unitsOf(program).map((unit) => ({ program, unit })))
  const written = at.flatMap(({ program, unit }) =>
    statementsIn(unit.body).map(
      (s) => [s.kind, statementRows[s.kind].writes(s as never, { program, from: null })] as const,
    ),
  )
  const asked = at.flatMap(({ program, unit }) => expressionsOf(unit).map((x) => ({ program, x })))
  const read = (column: 'reads' | 'words'): (readonly [string, readonly (Region | Word)[]])[] =>
    asked
      .filter(({ x }) => x.kind !== 'builtin')
      .map(({ program, x }) => [x.kind, expressionRows[x.kind][column](x as never, program)] as const)
  const built = (column: 'reads' | 'words'): (readonly [string, readonly (Region | Word)[]])[] =>
    asked.flatMap(({ program, x }) =>
      x.kind === 'builtin' ? [[x.name, builtins[x.name][column](program)] as const] : [],
    )
  return [
    // What is done in the text of a move or an exchange, the statement that moves or swaps says as well.
    ...without(
      'writes',
      statementRows,
      'writes',
      written.filter(([kind]) => kind !== 'place' && kind !== 'exchange'),
    ),
    ...(['reads', 'words'] as const).flatMap((column) => [
      ...without('reads', expressionRows, column, read(column)),
      ...without('reads', builtins, column, built(column)),
    ]),
    ...refusing(statementRows),
  ]
}

/** Any zone stands for each of them. */
const kindOf = ({ kind }: Region | Word): string => (kind === 'zones' ? 'zone' : kind)

function without(
  law: Mutant['law'],
  rows: Rows,
  column: string,
  said: readonly (readonly [string, readonly (Region | Word)[]])[],
): Mutant[] {
  const kinds = new Set(said.flatMap(([row, list]) => list.map((x) => `${row} ${kindOf(x)}`)))
  return [...kinds].map((key) => {
    const [row = '', kind = ''] = key.split(' ')
    const less =
      (all: Column): Column =>
      (...args) =>
        all(...args).filter((x) => kindOf(x) !== kind)
    return { label: `${row} ${column} no ${kind}`, law, changed: (work) => withColumn(rows, row, column, less, work) }
  })
}

/** What may be refused only as an announcement breaks off, or by what it runs, no law sees in the statement itself. */
const SEEN_ELSEWHERE: ReadonlySet<string> = new Set([
  'announce',
  'leave',
  'resolve',
  'act',
  'call',
  'oneOf',
  'place',
  'exchange',
])

function refusing(rows: Rows): Mutant[] {
  return Object.keys(rows)
    .filter(
      (row) =>
        String((rows[row] as { readonly refuses?: unknown }).refuses) !== '() => false' && !SEEN_ELSEWHERE.has(row),
    )
    .map((row) => ({
      label: `${row} refuses nothing`,
      law: 'refusals',
      changed: (work) => withColumn(rows, row, 'refuses', () => () => false, work),
    }))
}

function withColumn<T, C>(rows: Rows, row: string, column: string, change: (old: C) => unknown, work: () => T): T {
  // Rows are only read in the compiler.
  const changed = rows[row] as Record<string, unknown>
  const old = changed[column]
  changed[column] = change(old as C)
  try {
    return work()
  } finally {
    changed[column] = old
  }
}
