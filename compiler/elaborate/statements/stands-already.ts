import { error, firstSaid } from '../../diagnostics/make.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { TExpr } from '../../program/ir.ts'

/** HR0102: a variable whose name stands for something in this block; `before` is what it stands for. */
export const standsAlready = (name: string, span: Span, before: TExpr, hint?: string): Diagnostic =>
  error('HR0102', 'declared twice', span, `\`${name}\` already stands for something here`, {
    secondary: [firstSaid(before.span)],
    ...(hint === undefined ? {} : { hint }),
  })
