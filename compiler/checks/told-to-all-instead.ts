import type { Check } from './check.ts'
import { statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0544: what happens instead of an event that only some are told of is told to all. */
export const toldToAllInstead: Check = ({ program }, report) => {
  for (const { name, audience, insteads } of program.events.values()) {
    const [line] = audience
    if (line === undefined) continue
    for (const { proc, span, cites } of insteads) {
      const told = statementsIn(proc.body).find((s) => isToldToAll(program, s))
      if (told === undefined) continue
      report(
        warning('HR0544', worded('told to all instead'), told.span, worded('all are told of this'), {
          secondary: [
            { span, text: worded('it happens instead of `{1}`', name) },
            { span: line.span, text: worded('of which only some are told') },
          ],
          hint: worded('let an event happen there that is told `only to` the same players, and does this inside of it'),
          clauses: [...cites],
        }),
      )
    }
  }
}

/** What is told by itself where it stands, besides events of the rules. */
const TOLD: ReadonlySet<TStmt['kind']> = new Set([
  ...(['move', 'swap', 'create', 'delete', 'shuffle', 'show'] as const),
  ...(['act', 'may', 'choose', 'oneOf'] as const),
])

/** Whether an instruction is told where it stands: what happens, and what somebody is asked. */
const isToldToAll = ({ events }: Program, s: TStmt): boolean =>
  s.kind === 'call' ? events.get(s.event)?.audience.length === 0 : TOLD.has(s.kind)
