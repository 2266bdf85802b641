import { weakMemo } from '../analyse/memo.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { NOTHING } from '../game/type.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Value } from '../interpret/value.ts'
import type { Board } from './board.ts'
import { callSitesIn } from './call-sites.ts'
import { type Draw, oneOf } from './draw.ts'
import type { EventCall } from './say.ts'
import { anyOf } from './things.ts'

/** A call of an event within the text of another one, which can be gone on with afterwards. */
interface CallSite {
  readonly event: TEvent
  readonly params: readonly Local[]
  readonly args: readonly TExpr[]
}

const sitesOf = weakMemo((program: Declarations): ReadonlyMap<string, readonly CallSite[]> => {
  const sites = new Map<string, CallSite[]>()
  for (const { proc, statement: s } of callSitesIn(program)) {
    const event = proc.kind === 'event' ? program.events.get(proc.name) : undefined
    if (s.kind !== 'call' || event === undefined || !proc.resumable || s.event === proc.name) continue
    sites.set(s.event, [...(sites.get(s.event) ?? []), { event, params: proc.params, args: s.args }])
  }
  for (const offer of program.offers)
    for (const at of offer.at) {
      const event = program.events.get(at)
      const asked = event?.params.findIndex((p) => p.type.base === 'player') ?? -1
      if (event?.proc == null || offer.lasting !== null) continue
      const args = offer.args.map(({ kind }): TExpr =>
        kind === 'asker'
          ? localExpr(event.proc?.params[asked] ?? offer.asker, offer.span)
          : { kind: 'none', type: NOTHING, span: offer.span },
      )
      sites.set(offer.event, [...(sites.get(offer.event) ?? []), { event, params: event.proc.params, args }])
    }
  return sites
})

/** How many events stand around another at most. */
const DEEPEST = 5

/** The events around calls, from the outside in, as far out as chance has it, so that what follows them is played. */
export function around(board: Board, inner: readonly EventCall[], draw: Draw): readonly EventCall[] {
  const path: EventCall[] = [...inner]
  for (let deep = 0; deep < DEEPEST && (deep > 0 || draw(4) > 0); deep++) {
    const [outermost] = path
    if (outermost === undefined) break
    const all = sitesOf(board.machine.program)
    const here = all.get(outermost.event) ?? []
    // Most games settle what waits further out, where somebody acts.
    const leading = here.filter(({ event }) => all.has(event.name))
    const site = oneOf(leading.length > 0 && draw(4) > 0 ? leading : here, draw)
    if (site === undefined || path.some(({ event }) => event === site.event.name)) break
    path.unshift(callAt(board, site, outermost, draw))
  }
  return path
}

/** A variable that is handed on stands for what the call inside has. */
function callAt(board: Board, { event, params, args }: CallSite, inner: EventCall, draw: Draw): EventCall {
  return {
    event: event.name,
    args: params.map((param) => {
      const at = args.findIndex((x) => x.kind === 'local' && x.local === param)
      const value: Value = inner.args[at]?.value ?? oneOf(anyOf(board, param.type, [], draw), draw) ?? null
      return { value, type: param.type }
    }),
  }
}
