import { error } from '../../diagnostics/make.ts'
import type { TExpr } from '../../program/ir.ts'
import { show } from '../../game/type.ts'
import type { Span } from '../../../grammar/source-file.ts'
import { SEATING } from '../../game/kernel-events.ts'
import type { Elaboration } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

/** The order of the players at the table where the game keeps one; null where it is that of the seats. */
export function seatingOf(e: Elaboration, span: Span): TExpr | null {
  const fact = e.game.facts.get(SEATING)
  if (fact === undefined || !isOrder(fact)) return null
  e.used.add(SEATING)
  return { kind: 'stored', fact: SEATING, args: [], type: fact.type, span }
}

/** What the kernel goes by must be an order of players that is kept. */
export function seatingIsAnOrder(e: Elaboration): void {
  const fact = e.game.facts.get(SEATING)
  if (fact === undefined || isOrder(fact)) return
  const said =
    fact.params.length > 0
      ? worded('it belongs to something')
      : fact.stored
        ? worded('this is a {1}', show(fact.type))
        : worded('it is worked out')
  e.report(
    error('HR0201', worded('no order of the players'), fact.name.span, said, {
      hint: worded('`next of` and `from` go by it: `seating: set of player starts players`'),
    }),
  )
}

function isOrder({
  params,
  stored,
  type,
}: {
  readonly params: readonly unknown[]
  readonly stored: boolean
  readonly type: TExpr['type']
}): boolean {
  return params.length === 0 && stored && type.set && type.base === 'player'
}
