import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { EventSymbol } from '../../game/model.ts'
import type { Local, Proc, TStmt } from '../../program/ir.ts'
import { type Elaboration, type Scope, THIS, YOU, bind, newLocal, newProc } from '../context.ts'
import type { TEvent } from '../../program/declarations.ts'
import { readingScope } from '../words/reading-places.ts'
import { statement } from '../statements/stmt.ts'
import { paramScope } from './param-scope.ts'
import { chosenText, headCondition, decidingHead, parted, textsOfCards } from './texts-of-cards.ts'

/** Bodies of all events; overriding bodies of texts are tried first, the event's own is the rest. */
export function elaborateEvents(e: Elaboration): Map<string, TEvent> {
  const events = new Map<string, TEvent>()
  for (const [name, symbol] of e.game.events) {
    // It happens as two moves.
    if (name === 'swap' && symbol.body === null) continue
    const params = symbol.params.map((p) => newLocal(e, p.name, p.type, null))
    const proc = symbol.body === null ? null : eventBody(e, name, symbol, params)
    events.set(name, {
      name,
      proc,
      params,
      cannots: [],
      insteads: [],
      befores: [],
      afters: [],
      whens: [],
      endings: [],
      during: [],
      audience: [],
      following: null,
    })
  }
  return events
}

function eventBody(e: Elaboration, name: string, symbol: EventSymbol, params: readonly Local[]): Proc {
  const cites = symbol.cites.map((c) => c.text)
  const proc = newProc(e, name, 'event', params, cites, symbol.name.span)
  const scope = paramScope(name, proc, symbol, params, symbol.params)
  if (symbol.context !== null) inText(scope, params, symbol)
  const own =
    symbol.context === null
      ? (symbol.body ?? []).flatMap((s) => statement(e, scope, s))
      : ownText(e, scope, symbol.body ?? [])
  const first = own.findIndex((s) => s.kind !== 'onlyIf')
  const [head, below] = first < 0 ? [own, []] : [own.slice(0, first), own.slice(first)]
  const texts = textsOfCards(e, { name, proc, symbol, params })
  proc.body = [...decidingHead(head, texts), ...chosenText(texts, below)]
  return proc
}

/** The `only if` at the head of an event is a condition; what follows are instructions. */
function ownText(e: Elaboration, scope: Scope, body: readonly Stmt[]): TStmt[] {
  const { head, below } = parted(body)
  const inside = readingScope(scope, 'instructions')
  return [...head.map((s) => headCondition(e, scope, s)), ...below.flatMap((s) => statement(e, inside, s))]
}

/** In a text `this` is the parameter of that name and `you` the doer. */
function inText(scope: Scope, params: readonly Local[], symbol: EventSymbol): void {
  const self = params[symbol.params.findIndex((p) => p.name === 'this')]
  const doer = params[symbol.params.findIndex((p) => p.role === 'by')]
  if (self !== undefined) bind(scope, THIS, self, symbol.name.span)
  if (doer !== undefined) bind(scope, YOU, doer, symbol.name.span)
}
