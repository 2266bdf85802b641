import type { Check } from './check.ts'
import { secretIn } from '../analyse/secret-behind.ts'
import { warning } from '../diagnostics/make.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0550: who is always asked is so to keep a secret, so that it must not follow from the secret who is. */
export const askedByWhatIsHidden: Check = ({ program }, report) => {
  for (const { kind, cond, span, cites } of program.compulsions) {
    if (kind !== 'always asked' || cond === null) continue
    const secret = secretIn(program, cond)
    if (secret === null) continue
    report(
      warning('HR0550', worded('asked by what is hidden'), cond.span, worded('who is asked tells of {1}', secret), {
        secondary: [{ span, text: worded('everybody who comes there under this condition is asked') }],
        hint: worded('let it follow from what all can see, as how many cards somebody holds or has laid face down'),
        clauses: [...cites],
      }),
    )
  }
}
