import type { Sayable } from '../../grammar/saying.ts'
import { error, firstSaid } from '../diagnostics/make.ts'
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Name, Param, Role } from '../../grammar/tree/names.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0102: of names that stand beside each other the second of two that are alike would say nothing, or take over. */
export function saidOnce(report: Report, names: readonly Name[], hint: Sayable): void {
  const seen = new Map<string, Name>()
  for (const name of names) {
    const before = seen.get(name.text)
    if (before === undefined) seen.set(name.text, name)
    else
      report(
        error('HR0102', worded('said twice'), name.span, worded('`{1}` is said again here', name.text), {
          secondary: [firstSaid(before.span)],
          hint,
        }),
      )
  }
}

/** The same of parts of one sentence: by a name that two of them bear only the last could be spoken of. */
export function partsSaidOnce(report: Report, names: readonly (Name | null)[]): void {
  const said = names.filter((name) => name !== null)
  saidOnce(report, said, worded('call one of them otherwise; whether both are the same is asked with `=`'))
}

export const namesOfParts = (params: readonly Param[]): readonly (Name | null)[] => params.map(({ name }) => name)

/** HR0102: of two that one part of an event is said to be only one could be meant. */
export const partSaidTwice = (role: Role, span: Span, before: Span): Diagnostic =>
  error(
    'HR0102',
    worded('said twice'),
    span,
    role === 'by' ? worded('who does it is said again here') : worded('`{1}` is said again here', role),
    {
      secondary: [firstSaid(before)],
      hint: worded('leave one of them out; another player has a part of the event of its own, as `to player q`'),
    },
  )
