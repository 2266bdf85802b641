import type { Declarations } from '../program/declarations.ts'
import type { Proc } from '../program/ir.ts'

/** The text of an event that no rule is about, and no count; null of any other. */
export function textAlone({ events, counters }: Declarations, name: string): Proc | null {
  const event = events.get(name)
  if (event?.proc == null || event.following !== null) return null
  const { proc, cannots, insteads, befores, afters, whens, endings, during, audience } = event
  const about = [cannots, insteads, befores, afters, whens, endings, during, audience].flat()
  const isCounted = counters.some((c) => c.event === name || c.during === name)
  return about.length > 0 || isCounted ? null : proc
}
