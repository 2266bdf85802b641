import { contains } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { OfferRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { linesOf } from './lines-of-text.ts'
import { testsOfOffer } from './units.ts'

/** A line that does nothing where its event is forbidden. */
type Act = TStmt & ({ readonly kind: 'call' } | { readonly kind: 'move' })

/** HR0529: all that somebody may do can be forbidden, and it is offered then as well. */
export const offeredAndForbidden: Check = ({ program }, report) => {
  const told = new Set<string>()
  for (const offer of program.offers) {
    if (offer.kind !== 'may' || told.has(offer.event)) continue
    const unasked = forbiddable(program, offer.event).find((act) => !asks(offer, eventOf(act)))
    if (unasked === undefined) continue
    told.add(offer.event)
    const inner = eventOf(unasked)
    report(
      warning(
        'HR0529',
        'offered, and then nothing happens',
        unasked.span,
        `where \`${inner}\` is forbidden, \`${offer.event}\` is offered all the same and does nothing`,
        {
          hint: `write this below \`announce\`, or ask for \`… may ${inner} …\` where it is permitted`,
          clauses: offer.cites,
        },
      ),
    )
  }
}

/** What the text of an event does, if rules can forbid all of it and nothing is announced; else nothing. */
function forbiddable(program: Program, event: string): readonly Act[] {
  const lines = actsIn(program.events.get(event)?.proc?.body ?? [])
  const acts = lines.filter((s) => s.kind === 'call' || s.kind === 'move').filter((s) => isAsked(program, s))
  return acts.length === lines.length ? acts : []
}

/** What a text does, in whichever of its branches. */
function actsIn(body: readonly TStmt[]): readonly TStmt[] {
  return linesOf(body).flatMap((s) => {
    if (s.kind === 'assign' || s.kind === 'onlyIf') return []
    return s.kind === 'if' ? [...actsIn(s.then), ...actsIn(s.otherwise)] : [s]
  })
}

const eventOf = (act: Act): string => (act.kind === 'call' ? act.event : 'move')

/** Whether it is asked first if the event may happen. */
function isAsked(program: Program, act: Act): boolean {
  const event = program.events.get(eventOf(act))
  if (act.forced || event === undefined) return false
  return (
    event.cannots.length > 0 ||
    linesOf(event.proc?.body ?? []).some((s) => s.kind === 'onlyIf' || s.kind === 'announce')
  )
}

/** Whether what is permitted says already that the event must be possible. */
const asks = (offer: OfferRule, event: string): boolean =>
  testsOfOffer(offer).some((test) => contains(test, (x) => x.kind === 'can' && x.event === event))
