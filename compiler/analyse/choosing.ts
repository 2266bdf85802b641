import type { TStmt } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import { branchWord } from '../syntax/told-words.ts'
import type { Program } from '../program/program.ts'
import { blocksOf } from './walk.ts'

export type ChoosingStmt = TStmt & { readonly kind: 'choose' | 'oneOf' }

/** The instructions that ask for a choice, by the number of their site. */
export function choosingStatements({ procs }: Pick<Program, 'procs'>): ReadonlyMap<number, ChoosingStmt> {
  const found = new Map<number, ChoosingStmt>()
  const search = (body: readonly TStmt[]): void => {
    for (const s of body) {
      if ((s.kind === 'choose' || s.kind === 'oneOf') && !found.has(s.site.id)) found.set(s.site.id, s)
      for (const inner of blocksOf(s)) search(inner)
    }
  }
  for (const proc of procs) search(proc.body)
  return found
}

/** What each branch begins with. */
export function branchWords(choosing: ChoosingStmt | undefined): string[] {
  if (choosing?.kind !== 'oneOf') return []
  return choosing.branches.map((branch) => {
    const first = branch.find((s) => !preparesWord(s, choosing.span))
    return first === undefined ? '' : branchWord(first.kind === 'call' ? first.event : null, first.span)
  })
}

/** What a piece does before its first line: it forgets, or asks, whom a word means. */
function preparesWord(s: TStmt, whole: Span): boolean {
  return (
    (s.kind === 'choose' && s.reading !== undefined) ||
    (s.kind === 'assign' && (s.operand === true || s.span === whole))
  )
}
