import type { Stmt } from '../syntax/ast.ts'
import type { EventSymbol } from '../game/model.ts'
import type { Local, Proc, TExpr, TStmt } from '../game/ir.ts'
import { PLAYER, TRUTH } from '../game/type.ts'
import { DOER, type Elaboration, type Scope, THIS, YOU, bind, localExpr, newLocal, newProc, rootScope } from './context.ts'
import { textTests } from './pattern.ts'
import type { TEvent } from './program.ts'
import { conditionIn } from './read-word.ts'
import { placed } from './reading-places.ts'
import { statement } from './stmt.ts'

/** Bodies of all events; overriding bodies of texts are tried first, the event's own is the rest. */
export function elaborateEvents(e: Elaboration): Map<string, TEvent> {
  const events = new Map<string, TEvent>()
  for (const [name, symbol] of e.game.events) {
    const params = symbol.params.map((p) => newLocal(e, p.name, p.type, null))
    const proc = symbol.body === null ? null : eventBody(e, name, symbol, params)
    events.set(name, { name, proc, params, cannots: [], insteads: [], befores: [], afters: [], whens: [], endings: [], during: [] })
  }
  return events
}

function eventBody(e: Elaboration, name: string, symbol: EventSymbol, params: readonly Local[]): Proc {
  const cites = symbol.cites.map((c) => c.text)
  const proc = newProc(e, name, 'event', params, cites, symbol.name.span)
  const scope = paramScope(name, proc, symbol, params, symbol.params.map((p) => p.name))
  if (symbol.context !== null) inText(scope, params, symbol)
  const own = symbol.context === null ? (symbol.body ?? []).flatMap((s) => statement(e, scope, s)) : ownText(e, scope, symbol.body ?? [])
  const first = own.findIndex((s) => s.kind !== 'onlyIf')
  const [head, below] = first < 0 ? [own, []] : [own.slice(0, first), own.slice(first)]
  const texts = symbol.overrides.reduceRight<readonly TStmt[]>((rest, _, i) => override(e, name, symbol, params, i, rest), below)
  proc.body = [...head.map((s) => unlessReplaced(s, texts)), ...texts]
  return proc
}

/** `only if` at the head of an event decides whether it may happen, but for cards whose text stands in for the event's own. */
function unlessReplaced(s: TStmt, [text, ...rest]: readonly TStmt[]): TStmt {
  const [over] = text?.kind === 'if' && rest.length === 0 ? text.then : []
  if (s.kind !== 'onlyIf' || text?.kind !== 'if' || over?.kind !== 'proc' || over.proc.kind !== 'override') return s
  const among = unlessReplaced(s, text.otherwise)
  const cond = among.kind === 'onlyIf' ? among.cond : s.cond
  return { ...s, cond: { kind: 'binary', op: 'or', left: text.cond, right: cond, type: TRUTH, span: cond.span } }
}

function paramScope(name: string, proc: Proc, symbol: EventSymbol, params: readonly Local[], names: readonly string[]): Scope {
  const scope = rootScope(name, proc)
  for (const [i, local] of params.entries()) {
    bind(scope, names[i] ?? local.name, local, symbol.name.span)
    if (symbol.params[i]?.role === 'by' && local.type.base === 'player') bind(scope, DOER, local, symbol.name.span)
  }
  return scope
}

/** The `only if` at the head of an event is a condition; what follows are instructions. */
function ownText(e: Elaboration, scope: Scope, body: readonly Stmt[]): TStmt[] {
  const inside = placed(scope, 'instructions')
  const rest = body.findIndex((s) => s.kind !== 'onlyIf')
  return body.flatMap((s, i): TStmt[] => {
    const atHead = s.kind === 'onlyIf' && (rest < 0 || i < rest)
    return atHead ? [{ span: s.span, cites: s.cites.map((c) => c.text), kind: 'onlyIf', cond: conditionIn(e, placed(scope, 'conditions'), s.cond) }] : statement(e, inside, s)
  })
}

/** In a text `this` is the parameter of that name and `you` the doer. */
function inText(scope: Scope, params: readonly Local[], symbol: EventSymbol): void {
  const self = params[symbol.params.findIndex((p) => p.name === 'this')]
  const doer = params[symbol.params.findIndex((p) => p.role === 'by')]
  if (self !== undefined) bind(scope, THIS, self, symbol.name.span)
  if (doer !== undefined) bind(scope, YOU, doer, symbol.name.span)
}

/** `to use-trap this by player p` in a text: its own procedure, called when the text stands on the card. */
function override(e: Elaboration, name: string, symbol: EventSymbol, params: readonly Local[], index: number, rest: readonly TStmt[]): readonly TStmt[] {
  const over = symbol.overrides[index]
  if (over === undefined) return rest
  const { decl, context } = over
  const own = symbol.params.map((p) => newLocal(e, p.name, p.type, null))
  const cites = decl.cites.map((c) => c.text)
  const proc = newProc(e, name, 'override', own, cites, decl.span)
  const names = symbol.params.map((p) => decl.params.find((q) => q.role === p.role)?.name?.text ?? p.name)
  const scope = paramScope(name, proc, symbol, own, names)
  const at = symbol.params.findIndex((p) => decl.params.some((q) => q.role === p.role && q.type === null))
  const self = own[at]
  const outerSelf = params[at]
  const doer = own[symbol.params.findIndex((p) => p.role === 'by')]
  if (self === undefined || outerSelf === undefined) return rest
  bind(scope, THIS, self, decl.span)
  if (doer !== undefined) bind(scope, YOU, doer, decl.span)
  const inside = placed(scope, 'instructions')
  proc.body = decl.body.flatMap((s) => statement(e, inside, s))
  const guardScope = rootScope(name, null)
  bind(guardScope, THIS, outerSelf, decl.span)
  const doerOutside = params[symbol.params.findIndex((p) => p.role === 'by' && p.type.base === PLAYER.base)]
  if (doerOutside !== undefined) bind(guardScope, YOU, doerOutside, decl.span)
  const tests = textTests(e, guardScope, context, outerSelf)
  const cond = tests.reduce((a: TExpr, b) => ({ kind: 'binary', op: 'and', left: a, right: b, type: TRUTH, span: decl.span }), tests.shift() ?? { kind: 'truth', value: true, type: TRUTH, span: decl.span })
  const at2 = { span: decl.span, cites }
  return [{ ...at2, kind: 'if', cond, then: [{ ...at2, kind: 'proc', proc, args: params.map((p) => localExpr(p, decl.span)) }], otherwise: rest }]
}
