import { contains } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { OfferRule, TStmt } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { linesOf } from './lines-of-text.ts'
import { testsOfOffer } from '../analyse/units.ts'
import { worded } from '../diagnostics/worded.ts'

/** A line that does nothing where its event is forbidden. */
type Act = TStmt & ({ readonly kind: 'call' } | { readonly kind: 'move' })

/** HR0529: the only thing that somebody may do can be forbidden, and nothing asks for that where it is offered. */
export const offeredAndForbidden: Check = ({ program }, report) => {
  const told = new Set<string>()
  for (const offer of program.offers) {
    const way = offer.kind === 'may' ? wayToForbidden(program, offer.event) : null
    const [act] = way ?? []
    const inner = way?.map(eventOf).at(-1)
    if (act === undefined || inner === undefined || told.has(offer.event) || asks(offer, inner)) continue
    told.add(offer.event)
    const comes = eventOf(act) === inner ? '' : worded(', it comes to no more than `{1}`', inner)
    report(
      warning(
        'HR0529',
        worded('offered, and then perhaps nothing happens'),
        act.span,
        worded(
          'this is all that `{1}` does{2}, and nothing asks before whether `{3}` is forbidden',
          offer.event,
          comes,
          inner,
        ),
        {
          hint: worded('write this below `announce`, or ask for `… may {1} …` where it is permitted', inner),
          clauses: offer.cites,
        },
      ),
    )
  }
}

/**
 * From the one thing that an event does to one that rules can forbid, where each does the next and nothing more; null
 * where there is none.
 */
function wayToForbidden(program: Program, name: string): readonly Act[] | null {
  const way: Act[] = []
  const come = new Set([name])
  for (let act = onlyAct(program, name); act !== null; act = onlyAct(program, eventOf(act))) {
    way.push(act)
    if (isAsked(program, act)) return way
    if (come.has(eventOf(act))) return null
    come.add(eventOf(act))
  }
  return null
}

/** What an event does, where that is one thing, and no rule around the event does any more. */
function onlyAct(program: Program, name: string): Act | null {
  const event = program.events.get(name)
  if (event === undefined) return null
  const { befores, afters, whens, insteads } = event
  const [act, ...others] = actsIn(event.proc?.body ?? [])
  if (others.length > 0 || [befores, afters, whens, insteads].some((rules) => rules.length > 0)) return null
  return act?.kind === 'call' || act?.kind === 'move' ? act : null
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
