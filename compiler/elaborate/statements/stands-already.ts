import type { Sayable } from '../../../grammar/saying.ts'
import { error, firstSaid } from '../../diagnostics/make.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { TExpr } from '../../program/ir.ts'
import { worded } from '../../diagnostics/worded.ts'

/** HR0102: a variable whose name stands for something in this block; `before` is what it stands for. */
export const standsAlready = (name: string, span: Span, before: TExpr, hint?: Sayable): Diagnostic =>
  error('HR0102', worded('declared twice'), span, worded('`{1}` already stands for something here', name), {
    secondary: [firstSaid(before.span)],
    ...(hint === undefined ? {} : { hint }),
  })
