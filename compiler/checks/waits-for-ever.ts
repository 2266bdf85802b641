import type { Sayable } from '../../grammar/saying.ts'
import { analysesOf } from '../analyse/analyses.ts'
import type { Span } from '../../grammar/source-file.ts'
import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0537: what waits is never carried out, since no text resolves anything. */
export const waitsForEver: Check = ({ program }, report) => {
  const statements = analysesOf(program).statements()
  if (statements.has('resolve')) return
  const when = worded('say when it happens, with `resolve e` for each `effect e in …`')
  const tell = (span: Span, hint: Sayable): void =>
    report(
      warning('HR0537', worded('this waits for ever'), span, worded('no text of this game resolves what waits'), {
        hint,
      }),
    )
  const rules = [...program.events.values()].flatMap(({ whens }) => whens)
  for (const span of new Set(rules.map((rule) => rule.span)))
    tell(span, worded('{1}; or write `after`, which happens at once', when))
  for (const s of statements.of('later')) tell(s.span, when)
}
