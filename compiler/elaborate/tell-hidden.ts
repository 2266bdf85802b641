import type { Span } from '../../grammar/source-file.ts'
import { warning } from '../diagnostics/make.ts'
import { type Elaboration, type Scope, variableInReach } from './context.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0580: within its reach the other of that name cannot be asked for. */
export function tellHidden(e: Elaboration, scope: Scope, { text, span }: { text: string; span: Span }): void {
  const other = variableInReach(scope, text)
  if (other === null) return
  e.report(
    warning(
      'HR0580',
      worded('this hides another of its name'),
      span,
      worded('`{1}` is named already; from here on this one is meant', text),
      {
        secondary: [{ span: other.span, text: worded('and no longer this one') }],
        hint: worded('give one of the two another name'),
      },
    ),
  )
}
