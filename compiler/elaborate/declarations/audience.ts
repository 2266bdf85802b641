import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { ToldQuestion } from '../../../grammar/tree/declarations.ts'
import { error } from '../../diagnostics/make.ts'
import type { EventSymbol } from '../../game/model.ts'
import { PLAYER, setOf } from '../../game/type.ts'
import type { TEvent } from '../../program/declarations.ts'
import type { Local, TExpr } from '../../program/ir.ts'
import type { TAskedAudience, ToldTest } from '../../program/presentation.ts'
import { type Elaboration, type Scope, bind, newLocal, rootScope } from '../context.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import type { PatternName } from './telling.ts'
import { worded } from '../../diagnostics/worded.ts'

/** An event that a line speaks of: what is declared of it, and what it became. */
interface Meant {
  readonly symbol: EventSymbol
  readonly event: TEvent | undefined
  /** What the parts must be, and what the line calls them. */
  readonly fits: readonly ToldTest[]
  readonly names: ReadonlyMap<string, PatternName>
}

/** `tell look by player p only to p`: who is told is worked out as the event begins. */
export function addAudience(e: Elaboration, { symbol, event, fits, names }: Meant, only: Expr): void {
  if (symbol.body === null) {
    const text = worded('what `{1}` does can be seen, and is told as far as it is', symbol.name.text)
    e.report(
      error('HR0542', worded('told to some of what all can see'), only.span, text, {
        hint: worded(
          'say it of an event of the rules that does this inside of it; who sees a card is said by `seen by`',
        ),
      }),
    )
    return
  }
  const scope = rootScope(symbol.name.text, null)
  const parts = symbol.params.map((param, i): Local | null => {
    const [name, named] = [...names].find(([, { part, whose }]) => part === i && !whose) ?? []
    if (name === undefined || named === undefined) return null
    const local = newLocal(e, name, param.type, null)
    bind(scope, name, local, named.span)
    return local
  })
  event?.audience.push({ fits, parts, readers: readersOf(e, scope, only), span: only.span })
}

/** `tell choose victim at night by player p only to p`: of such a question only who is asked is known. */
export function askedAudience(e: Elaboration, { asks, what, at, by }: ToldQuestion, only: Expr): TAskedAudience {
  const scope = rootScope(at.text, null)
  const asker = newLocal(e, by?.name.text ?? 'player', PLAYER, null)
  if (by !== null) bind(scope, by.name.text, asker, by.name.span)
  const named = what === null ? null : { name: what.text, span: what.span }
  return {
    asks,
    what: named,
    at: { name: at.text, span: at.span },
    asker,
    readers: readersOf(e, scope, only),
    span: only.span,
  }
}

/** A player, or a set of players; nobody where there is none. */
function readersOf(e: Elaboration, scope: Scope, only: Expr): TExpr {
  const readers = elaborate(e, scope, only, setOf(PLAYER))
  if (readers.type.base !== 'player' && readers.type.base !== 'unknown') expectType(e, readers, setOf(PLAYER))
  return readers
}
