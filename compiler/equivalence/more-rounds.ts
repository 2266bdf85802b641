import { analysesOf } from '../analyse/analyses.ts'
import { EVER } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import type { TExpr, TStmt } from '../program/ir.ts'
import { printTExpr } from '../program/print-texpr.ts'
import type { Program } from '../program/program.ts'
import { isSameLine } from './to-the-letter.ts'

/**
 * Loops over one line that stands in them several times: `while pile is not empty`, and in it `move top of pile to
 * hand` once more. Where the loop would end the line does nothing, so that each further one is another round.
 */
export function loopsOfOneLine(program: Program): ReadonlySet<TStmt> {
  const { statements, calls } = analysesOf(program)
  const announcing = statements()
    .placed('announce')
    .flatMap(({ unit: { proc } }) => proc ?? [])
  // In an announcement a line that does nothing makes it impossible.
  const announced = reachable(announcing, calls(EVER))
  const others = statements()
    .placed('loop')
    .filter(({ node, unit: { proc } }) => proc !== undefined && !announced.has(proc) && isOfOneLine(node))
  return new Set(others.map(({ node }) => node))
}

function isOfOneLine(s: TStmt & { readonly kind: 'loop' }): boolean {
  if (s.until !== null || s.while === null) return false
  const [first, ...more] = s.body
  const zone = whatIsLeft(s.while)
  if (first === undefined || zone === null || more.length === 0 || !takesFrom(first, zone)) return false
  return more.every((line) => isSameLine(first, line))
}

/** The set that a loop goes on with as long as it has members, in words. */
function whatIsLeft(cond: TExpr): string | null {
  const [of] = cond.kind === 'not' && cond.operand.kind === 'builtin' ? cond.operand.args : []
  const isEmpty = cond.kind === 'not' && cond.operand.kind === 'builtin' && cond.operand.name === 'empty'
  return isEmpty && of?.kind === 'zone' ? printTExpr(of) : null
}

/** Whether a line moves one card of the zone, of which there is none where that is empty. */
function takesFrom(s: TStmt, zone: string): boolean {
  if (s.kind !== 'move' || s.what.kind !== 'builtin' || !['topOne', 'first', 'last'].includes(s.what.name)) return false
  const [of] = s.what.args
  return of?.kind === 'zone' && printTExpr(of) === zone
}
