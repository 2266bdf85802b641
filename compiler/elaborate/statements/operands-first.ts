import { statementsIn } from '../../analyse/walk.ts'
import type { Local, StmtIn, TExpr, TStmt } from '../../program/ir.ts'
import { localExpr } from '../../program/local-expr.ts'
import { type Elaboration, type Scope, newLocal } from '../context.ts'

/**
 * Of what happens at the same time everything is judged before anything is done: what a line speaks of is worked out
 * in lines above it, which come for all members first. A call that is repeated for a set is one of each pair.
 */
export function operandsFirst(e: Elaboration, scope: Scope, stmts: readonly TStmt[]): TStmt[] {
  return stmts.flatMap((s) => {
    if (s.kind !== 'each') return settled(e, scope, s)
    const before = scope.proc?.locals.length ?? 0
    const body = operandsFirst(e, scope, s.body)
    return [{ ...s, kind: 'sameTime', own: scope.proc?.locals.slice(before) ?? [], body }]
  })
}

function settled(e: Elaboration, scope: Scope, s: TStmt): TStmt[] {
  const lines: TStmt[] = []
  const kept = (x: TExpr): TExpr => {
    if (SETTLED.has(x.kind)) return x
    const local = newLocal(e, 'part', x.type, scope)
    lines.push({ kind: 'assign', local, value: x, operand: true, span: x.span, cites: [] })
    return { ...localExpr(local, x.span), type: x.type }
  }
  const done = withOperands(s, kept)
  return [...lines, done]
}

/** What stays as it is while a line is done. */
const SETTLED: ReadonlySet<TExpr['kind']> = new Set([
  'definition',
  'enum',
  'local',
  'none',
  'number',
  'option',
  'optionIs',
  'text',
  'truth',
])

/** A zone stays one that is named; only whose it is may have to be worked out. */
const zoneOf = (x: TExpr, kept: (x: TExpr) => TExpr): TExpr =>
  x.kind === 'zone' && x.key !== null ? { ...x, key: kept(x.key) } : x

/** What does something, with its operands replaced; any other instruction as it is. */
function withOperands(s: TStmt, kept: (x: TExpr) => TExpr): TStmt {
  switch (s.kind) {
    case 'call':
    case 'proc':
      return { ...s, args: s.args.map(kept) }
    case 'move':
    case 'moveEffect':
      return { ...s, what: kept(s.what), zone: zoneOf(s.zone, kept) }
    case 'create':
      return { ...s, definition: kept(s.definition), zone: zoneOf(s.zone, kept) }
    case 'delete':
      return { ...s, card: kept(s.card) }
    case 'shuffle':
      return { ...s, zone: zoneOf(s.zone, kept) }
    case 'show':
      return { ...s, card: kept(s.card), to: kept(s.to) }
    case 'resolve':
    case 'dismiss':
      return { ...s, effect: kept(s.effect) }
    case 'swap':
      return { ...s, card: kept(s.card), other: kept(s.other) }
    case 'set':
      return { ...s, args: s.args.map(kept), value: kept(s.value) }
    case 'mark':
      return { ...s, of: kept(s.of) }
    case 'later':
      return {
        ...s,
        zone: s.zone === null ? null : zoneOf(s.zone, kept),
        controller: kept(s.controller),
        source: kept(s.source),
      }
    case 'lasting':
      return { ...s, controller: s.controller === null ? null : kept(s.controller), source: kept(s.source) }
    default:
      s satisfies StmtIn<'blocks' | 'questions' | 'exits' | 'inserted' | 'assign'>
      return s
  }
}

/** The variables that each member has of its own: what a word means is asked once, for all of them. */
export function ownLocals(declared: readonly Local[], body: readonly TStmt[]): readonly Local[] {
  const others = statementsIn(body).flatMap((s) => {
    if (s.kind === 'sameTime') return [s.domain.local, ...s.own]
    if (s.kind !== 'choose') return []
    return s.reading === undefined ? [s.domain.local] : [s.domain.local, s.result]
  })
  return declared.filter((local) => !others.includes(local))
}
