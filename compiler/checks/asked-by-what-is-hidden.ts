import type { Check } from './check.ts'
import { secretIn } from '../analyse/secret-behind.ts'
import { warning } from '../diagnostics/make.ts'

/** HR0550: who is always asked is so to keep a secret, so that it must not follow from the secret who is. */
export const askedByWhatIsHidden: Check = ({ program }, report) => {
  for (const { kind, cond, span, cites } of program.compulsions) {
    if (kind !== 'always asked' || cond === null) continue
    const secret = secretIn(program, cond)
    if (secret === null) continue
    report(
      warning('HR0550', 'asked by what is hidden', cond.span, `who is asked tells of ${secret}`, {
        secondary: [{ span, text: 'everybody who comes there under this condition is asked' }],
        hint: 'let it follow from what all can see, as how many cards somebody holds or has laid face down',
        clauses: [...cites],
      }),
    )
  }
}
