import { analysesOf } from '../analyse/analyses.ts'
import { warning } from '../diagnostics/make.ts'
import { keyOf } from '../program/key-of.ts'
import type { Program } from '../program/program.ts'
import type { TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0533: what follows upon passing is forbidden, and passing stays possible. */
export const keepsFromNoPassing: Check = ({ program }, report) => {
  const offered = new Set(program.offers.flatMap(({ kind, event }) => (kind === 'may' ? [event] : [])))
  for (const event of program.events.values()) {
    const places = event.cannots.length === 0 || offered.has(event.name) ? [] : placesOfPassing(program, event.name)
    if (places.length === 0) continue
    for (const rule of event.cannots) {
      const if_ = rule.tests.length === 0 ? '' : ' if …'
      report(
        warning(
          'HR0533',
          worded('this keeps nobody from passing'),
          rule.span,
          worded(
            '`{1}` is only what happens once somebody has passed at {2}',
            event.name,
            places.map((at) => `\`${at}\``).join(' or '),
          ),
          {
            hint: worded(
              'that passing is not possible is said with `player p must act at {1}{2}`',
              places.join(' or '),
              if_,
            ),
            clauses: rule.cites,
          },
        ),
      )
    }
  }
}

/**
 * The events in whose text the event is all that comes of passing, for whoever passed, where it is carried out nowhere
 * else; none where it may mean anything besides.
 */
function placesOfPassing(program: Program, event: string): readonly string[] {
  const statements = analysesOf(program).statements()
  const carriedOut = statements.of('call').filter((s) => s.event === event)
  const passings = statements.of('act').filter((s) => s.site.optional && isPassing(s, event))
  return carriedOut.length === passings.length ? [...new Set(passings.map(({ site }) => site.at))] : []
}

function isPassing({ who, otherwise }: TStmt & { readonly kind: 'act' }, event: string): boolean {
  const [only, ...others] = otherwise
  if (only?.kind !== 'call' || only.event !== event || only.forced || others.length > 0) return false
  const [doer, ...more] = only.args
  return doer !== undefined && more.length === 0 && keyOf(doer) === keyOf(who)
}
