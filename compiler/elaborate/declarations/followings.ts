import { eventsInLines, linesAtTheSameTime } from '../../analyse/events-in-lines.ts'
import type { Declarations, TEvent } from '../../program/declarations.ts'
import { type Elaboration, newLocal, newProc } from '../context.ts'

/**
 * Where an event may happen while a line is done for all at the same time, the rules that come after it are a text of
 * their own, which waits until then. It knows the parts of the event.
 */
export function followings(e: Elaboration, events: Map<string, TEvent>, program: Declarations): void {
  const [first] = linesAtTheSameTime(program)
  if (first === undefined) return
  // Whether a move may happen is asked before, so that it is done without being asked again.
  if ((events.get('move')?.cannots.length ?? 0) > 0) e.used.add('must move')
  for (const name of eventsInLines(program)) {
    const event = events.get(name)
    if (event === undefined || event.afters.length + event.whens.length === 0) continue
    const params = event.params.map((p) => newLocal(e, p.name, p.type, null))
    // It stands where the rules say that something is done at the same time, of which a base need not know.
    const following = newProc(e, `after ${name}`, 'following', params, [], first.span)
    following.body = [...event.afters, ...event.whens.filter((rule) => !rule.asBefore)].map((rule) => ({
      kind: 'hook',
      rule,
      params,
      span: first.span,
      cites: rule.cites,
    }))
    events.set(name, { ...event, following })
  }
}
