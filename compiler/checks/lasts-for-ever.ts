import { error } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0520: what lasts until an event that nothing does never ends, and during such an event never begins. */
export const lastsForEver: Check = ({ program }, report) => {
  const { events } = program.game
  const done = new Set([...analysesOf(program).usage().events, 'move'])
  for (const { until, during } of program.lasting) {
    for (const { event } of until) {
      if (done.has(event.text) || events.get(event.text)?.body === null) continue
      report(
        error('HR0520', worded('this never ends'), event.span, worded('nothing does `{1}`', event.text), {
          hint: worded('name an event that happens in the game'),
        }),
      )
    }
    if (during === null || (done.has(during.text) && during.text !== 'move')) continue
    const kernel = events.get(during.text)?.body === null
    report(
      error(
        'HR0520',
        worded('this never lasts'),
        during.span,
        kernel ? worded('`{1}` is over as soon as it is done', during.text) : worded('nothing does `{1}`', during.text),
        { hint: worded('name an event in whose text this stands, or that leads to it') },
      ),
    )
  }
}
