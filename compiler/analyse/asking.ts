import type { TStmt } from '../program/ir.ts'
import type { Span } from '../../grammar/source-file.ts'
import { branchWord } from '../syntax/told-words.ts'
import type { ByKind } from './by-kind.ts'

/** What asks: for a move, for yes or no, for members of a set or for lines. */
export type AskingStmt = TStmt & { readonly kind: 'act' | 'may' | 'choose' | 'oneOf' }

/** The instructions that ask, by the number of their site. */
export function askingStatements(statements: ByKind<TStmt>): ReadonlyMap<number, AskingStmt> {
  const all = (['act', 'may', 'choose', 'oneOf'] as const).flatMap((kind) => statements.of<AskingStmt['kind']>(kind))
  return new Map(all.map((s) => [s.site.id, s]))
}

/** What each branch begins with. */
export function branchWords(asking: AskingStmt | undefined): string[] {
  if (asking?.kind !== 'oneOf') return []
  return asking.branches.map((branch) => {
    const first = branch.find((s) => !preparesWord(s, asking.span))
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
