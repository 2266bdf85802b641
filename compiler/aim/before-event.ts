import { statementsIn, within } from '../analyse/walk.ts'
import type { Declarations, TEvent } from '../program/declarations.ts'
import type { Domain, Local, Proc, TExpr } from '../program/ir.ts'
import type { Binding } from './goal.ts'
import { callSitesIn } from './call-sites.ts'
import { handed, membership, routesTo, type Route } from './routes.ts'

/** How many calls are gone to at most. */
const MOST = 12

/** What a text asks first of all, so that without it its event does not even begin. */
export function askedFirst({ body }: Proc): readonly TExpr[] {
  const end = body.findIndex(({ kind }) => kind !== 'onlyIf')
  return body.slice(0, end < 0 ? body.length : end).flatMap((s) => (s.kind === 'onlyIf' ? [s.cond] : []))
}

/**
 * Ways to the instructions that call an event, with its parts as they are called. A position that stands within an
 * event is past all that is judged before: whether it is forbidden, and what its text asks at its head.
 */
export function routesToCalls(program: Declarations, { name, proc }: TEvent): readonly Route[] {
  if (proc === null) return []
  const found: Route[] = []
  for (const { proc: caller, statement: s, conditions } of callSitesIn(program)) {
    if (s.kind !== 'call' || s.event !== name || caller === proc) continue
    const bindings = proc.params.flatMap((local, i): readonly Binding[] => {
      const arg = s.args[i]
      return arg === undefined ? [] : [{ local, from: handed(arg) }]
    })
    const picked = pickedFor(caller, s.args)
    for (const route of routesTo(program, caller, 1))
      found.push({
        ...route,
        unknown: [...route.unknown, ...picked.map(({ domain }) => domain.local)],
        bindings: [...route.bindings, ...picked.flatMap(({ binding }) => binding), ...bindings],
        way: [...route.way, ...conditions, ...picked.flatMap(({ domain }) => membership(domain))],
      })
    if (found.length >= MOST) break
  }
  return found
}

/** What the parts of a call were chosen from, or are gone through in. */
function pickedFor(
  { body }: Proc,
  args: readonly TExpr[],
): readonly { readonly domain: Domain; readonly binding: readonly Binding[] }[] {
  const named = new Set<Local>(args.flatMap(within).flatMap((x) => (x.kind === 'local' ? [x.local] : [])))
  return statementsIn(body).flatMap((s) => {
    if (s.kind === 'each' && named.has(s.domain.local)) return [{ domain: s.domain, binding: [] }]
    if (s.kind !== 'choose' || s.count !== null || !named.has(s.result)) return []
    const binding: Binding = { local: s.result, from: { kind: 'local', local: s.domain.local } }
    return [{ domain: s.domain, binding: s.result === s.domain.local ? [] : [binding] }]
  })
}
