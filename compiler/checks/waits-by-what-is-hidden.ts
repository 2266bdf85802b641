import type { Check } from './check.ts'
import { secretIn } from '../analyse/secret-behind.ts'
import { statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { HookRule, Proc, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'

/**
 * HR0545: that the effect of a card waits is told to those who know the card. A `when` that stands on no card has none
 * to hide behind: all see that its effect waits, so that it must not follow from what is hidden whether it does.
 */
export const waitsByWhatIsHidden: Check = ({ program }, report) => {
  const warned = new Set<HookRule['proc']>()
  for (const { proc, whens } of program.events.values())
    for (const rule of whens) {
      if (rule.self !== null || rule.lasting !== null || warned.has(rule.proc)) continue
      const found = secretAmong(program, rule, whereItGoes(proc, rule))
      if (found === null) continue
      warned.add(rule.proc)
      report(
        warning(
          'HR0545',
          'waits by what is hidden',
          found.test.span,
          `that its effect waits tells of ${found.secret}`,
          {
            hint: 'ask it with `if` in the block: then the effect waits whatever is hidden, and only its end tells',
            clauses: [...rule.cites],
          },
        ),
      )
    }
}

function secretAmong(
  program: Program,
  { tests }: HookRule,
  places: readonly TExpr[],
): { readonly test: TExpr; readonly secret: string } | null {
  for (const test of tests) {
    const secret = secretIn(program, test, [...tests, ...places])
    if (secret !== null) return { test, secret }
  }
  return null
}

/** The zones into which an event moves the cards that it is about, as far as its text names them. */
function whereItGoes(proc: Proc | null, { binders }: HookRule): readonly TExpr[] {
  if (proc === null) return []
  const { params, body } = proc
  const asked = params.filter((_, i) => binders[i] !== null)
  return statementsIn(body).flatMap((s) =>
    s.kind === 'move' && s.what.kind === 'local' && asked.includes(s.what.local) ? [s.zone] : [],
  )
}
