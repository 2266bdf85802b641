import type { EventSymbol, ParamSymbol } from '../../game/model.ts'
import type { Local, Proc } from '../../program/ir.ts'
import { type Scope, DOER, bind, rootScope } from '../context.ts'

/** What a text calls a part, and where it says so. */
export type ParamName = Pick<ParamSymbol, 'name' | 'said'>

/** The parts of an event under the names that a text of it uses; whoever does it also does what the text calls. */
export function paramScope(
  name: string,
  proc: Proc,
  symbol: EventSymbol,
  params: readonly Local[],
  names: readonly ParamName[],
): Scope {
  const scope = rootScope(name, proc)
  for (const [i, local] of params.entries()) {
    const name = names[i]
    bind(scope, name?.name ?? local.name, local, name?.said ?? symbol.name.span)
    if (symbol.params[i]?.role === 'by' && local.type.base === 'player') bind(scope, DOER, local, symbol.name.span)
  }
  return scope
}
