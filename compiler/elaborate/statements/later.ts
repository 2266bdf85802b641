import { error } from '../../diagnostics/make.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Local, TExpr, TStmt } from '../../program/ir.ts'
import { CARD } from '../../game/type.ts'
import { DOER, type Elaboration, type Scope, THIS, lookup, newProc } from '../context.ts'
import { elaborate } from '../expressions/expr.ts'
import { readWord } from '../words/read-word.ts'
import { isReadIn, readingScope, wordsIn } from '../words/reading-places.ts'
import type { StatementPlace } from './at.ts'
import { player } from '../expressions/player.ts'
import { statement } from './stmt.ts'
import { zoneTarget } from './zone-target.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `later in chain` …: a pending effect whose body runs when it is resolved; it captures what it mentions. */
export function later(e: Elaboration, scope: Scope, s: Stmt & { kind: 'later' }, at: StatementPlace): TStmt[] {
  const zone = s.zone === null ? null : elaborate(e, scope, s.zone)
  if (zone !== null && !zoneTarget(e, zone, 'effect')) return []
  const controller = s.by === null ? lookup(e, scope, DOER) : player(e, scope, s.by)
  if (controller === null) {
    e.report(
      error('HR0206', worded('a part is left out'), s.span, worded('whose effect is it?'), {
        hint: worded('say `later by p`'),
      }),
    )
    return []
  }
  askAhead(e, scope, s)
  const cites = at.cites.length > 0 ? at.cites : (scope.proc?.cites ?? [])
  const proc = newProc(e, `${scope.event}-effect`, 'effect', [], cites, s.span)
  const captured: Local[] = []
  const inside: Scope = { vars: new Map(), parent: scope, boundary: { proc, captured }, proc, event: scope.event }
  proc.body = s.body.flatMap((b) => statement(e, inside, b))
  return [{ ...at, kind: 'later', proc, zone, controller, source: sourceOf(e, scope, s), captured }]
}

/** Words that are read before the block waits, where the reading says so; a `choose` in it asks in its own time. */
function askAhead(e: Elaboration, scope: Scope, s: Stmt & { kind: 'later' }): void {
  const inOwnTime = (node: object, key: string): boolean =>
    'kind' in node && (node.kind === 'later' || (node.kind === 'choose' && key === 'phrase'))
  for (const { name, span } of wordsIn(e, s.body, [], inOwnTime)) {
    const symbol =
      isReadIn(e, scope, name, 'effects') && lookup(e, scope, name) === null ? e.game.readings.get(name) : undefined
    if (symbol !== undefined) readWord(e, readingScope(scope, 'effects'), symbol, span, null)
  }
}

/** The card whose effect it is: `this` in a text, else the card that the event is about. */
export function sourceOf(e: Elaboration, scope: Scope, s: Stmt): TExpr {
  const self = lookup(e, scope, THIS)
  if (self !== null) return self
  const card = scope.proc?.params.find((p) => p.type.base === 'card' && !p.type.set)
  return card === undefined
    ? { kind: 'none', type: { ...CARD, optional: true }, span: s.span }
    : { kind: 'local', local: card, type: card.type, span: s.span }
}
