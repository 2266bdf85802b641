import { analysesOf } from '../analyse/analyses.ts'
import { type RunReason, THROUGHOUT, callsOfEvent } from '../analyse/call-graph.ts'
import { reachable } from '../analyse/components.ts'
import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** A replacement comes before an event has begun, and what follows it once it has ended. */
const WHILE_IT_RUNS: ReadonlySet<RunReason> = new Set(['text', 'before'])

/**
 * HR0536: `stop EVENT` ends an event that is in the middle of what the text does. Where nothing that belongs to the event
 * ever leads to the text there is none, and no more than the text ends.
 */
export const stopsWhatNeverRuns: Check = ({ program, resolution }, report) => {
  const { statements, calls: callsBy } = analysesOf(program)
  const stopping = statements().placed('leave')
  const match = program.events.get('match')?.proc
  if (stopping.length === 0 || match == null) return
  const calls = callsBy(THROUGHOUT)
  const played = reachable([match], calls)
  for (const {
    node: { event, span },
    unit: { proc },
  } of stopping) {
    const isShared = resolution.modules.some(({ shared }) => shared.has(span.file.path))
    // Of what nothing ever does, or of which a game takes a part, that is told or no mistake.
    if (isShared || proc === undefined || !played.has(proc)) continue
    const within = callsOfEvent(program, event).filter(({ reason }) => WHILE_IT_RUNS.has(reason))
    if (
      reachable(
        within.map((call) => call.proc),
        calls,
      ).has(proc)
    )
      continue
    report(
      warning('HR0536', worded('stops what never runs'), span, worded('`{1}` is never in the middle of this', event), {
        hint: worded('name an event that leads here; `stop` alone ends this text, which is all that happens now'),
        clauses: proc.cites,
      }),
    )
  }
}
