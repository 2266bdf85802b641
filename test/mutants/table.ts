import type { Fate, Tried } from './crew.ts'
import type { Equivalent } from './equivalents.ts'
import type { Room } from './rooms.ts'

/** What came of the mutants of a room. */
export interface Row {
  readonly room: Room
  readonly mutants: number
  readonly killed: number
  readonly endless: number
  readonly survived: number
  readonly unreached: number
  readonly equivalent: number
  /** Killed, of those that can be, in percent. */
  readonly score: number
}

export function rowOf(room: Room, tried: readonly Tried[], equivalents: readonly Equivalent[]): Row {
  const excused = new Set(equivalents.map(({ mutant }) => mutant))
  const own = tried.filter(({ mutant }) => mutant.room === room)
  const count = (kind: Fate['kind']): number =>
    own.filter(({ mutant, fate }) => fate.kind === kind && (isDead(fate) || !excused.has(mutant.key))).length
  const [killed, endless, survived, unreached] = [
    count('killed'),
    count('without an end'),
    count('survived'),
    count('not reached'),
  ]
  const judged = killed + endless + survived + unreached
  return {
    room,
    mutants: own.length,
    killed,
    endless,
    survived,
    unreached,
    equivalent: own.length - judged,
    score: judged === 0 ? 100 : (100 * (killed + endless)) / judged,
  }
}

export const isDead = ({ kind }: Fate): boolean => kind === 'killed' || kind === 'without an end'

const HEADS = ['room', 'mutants', 'killed', 'without an end', 'survived', 'not reached', 'equivalent', 'score']

export function tableText(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.room,
    String(row.mutants),
    String(row.killed),
    String(row.endless),
    String(row.survived),
    String(row.unreached),
    String(row.equivalent),
    `${row.score.toFixed(1)} %`,
  ])
  return [HEADS, ...lines].map((cells) => cells.map((cell, i) => padded(cell, i)).join('  ')).join('\n')
}

const padded = (cell: string, column: number): string =>
  column === 0 ? cell.padEnd(9) : cell.padStart(HEADS[column]?.length ?? 0)
