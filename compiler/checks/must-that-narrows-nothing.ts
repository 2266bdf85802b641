import { freeToPass } from '../analyse/compulsions.ts'
import { narrowsNothing } from '../analyse/idle-duties.ts'
import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0532: whatever may be done does what must be done, and passing is no move. */
export const mustThatNarrowsNothing: Check = ({ program }, report) => {
  const { offers, sites } = program
  const free = freeToPass(sites)
  const permitted = new Set(offers.flatMap(({ kind, at }) => (kind === 'may' ? at : [])))
  for (const duty of offers) {
    // Where nothing is permitted, that is told.
    if (!duty.at.some((moment) => permitted.has(moment)) || !narrowsNothing(duty, offers)) continue
    const passed = duty.at.filter((moment) => free.has(moment))
    report(
      warning(
        'HR0532',
        worded('this leaves nothing out'),
        duty.span,
        worded('every move that is permitted there is such a `{1}`', duty.event),
        {
          hint:
            passed.length === 0
              ? worded('take it out, or say which of the moves come first')
              : worded(
                  'passing is no move, and stays possible; to forbid it write `player p must act at {1}`',
                  passed.join(' or '),
                ),
          clauses: duty.cites,
        },
      ),
    )
  }
}
