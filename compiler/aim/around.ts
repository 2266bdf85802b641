import { memo } from '../analyse/memo.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Value } from '../interpret/value.ts'
import type { Board } from './board.ts'
import { placesOf } from './call-sites.ts'
import { type Draw, oneOf } from './draw.ts'
import type { Call } from './say.ts'
import { anyOf } from './things.ts'

/** A call of an event within the text of another one, which can be gone on with afterwards. */
interface CallSite {
  readonly event: TEvent
  readonly params: readonly Local[]
  readonly args: readonly TExpr[]
}

const sitesOf = memo((program: Declarations): ReadonlyMap<string, readonly CallSite[]> => {
  const sites = new Map<string, CallSite[]>()
  for (const { proc, statement: s } of placesOf(program)) {
    const event = proc.kind === 'event' ? program.events.get(proc.name) : undefined
    if (s.kind !== 'call' || event === undefined || !proc.resumable || s.event === proc.name) continue
    sites.set(s.event, [...(sites.get(s.event) ?? []), { event, params: proc.params, args: s.args }])
  }
  return sites
})

/** The events around a call, from the outside in, as far out as chance has it: what follows it is then played as well. */
export function around(board: Board, inner: Call, draw: Draw): readonly Call[] {
  const path: Call[] = [inner]
  for (let deep = 0; deep < 4 && draw(5) > 0; deep++) {
    const outermost = path[0] ?? inner
    const site = oneOf(sitesOf(board.machine.program).get(outermost.event) ?? [], draw)
    if (site === undefined || path.some(({ event }) => event === site.event.name)) break
    path.unshift(callAt(board, site, outermost, draw))
  }
  return path
}

/** A variable that is handed on stands for what the call inside has. */
function callAt(board: Board, { event, params, args }: CallSite, inner: Call, draw: Draw): Call {
  return {
    event: event.name,
    args: params.map((param) => {
      const at = args.findIndex((x) => x.kind === 'local' && x.local === param)
      const value: Value = inner.args[at]?.value ?? oneOf(anyOf(board, param.type, [], draw), draw) ?? null
      return { value, type: param.type }
    }),
  }
}
