import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { orderDiagnostics } from '../../compiler/diagnostics/order-diagnostics.ts'
import { renderText } from '../../compiler/diagnostics/render-text.ts'
import { summaryLine } from '../../compiler/diagnostics/summary-line.ts'
import { speakerOf } from '../stated.ts'
import { type Io, note, noteColoured, wantsColour } from '../io.ts'

/** Findings that keep a command from its work, as talk; `omitted` counts those that were not kept. */
export function reportFindings(io: Io, found: readonly Diagnostic[], omitted = 0): void {
  const ordered = orderDiagnostics(found)
  for (const each of ordered)
    noteColoured(io, `${renderText(each, { colour: wantsColour(io, io.stderr), speak: speakerOf(io.language) })}\n`)
  note(io, summaryLine(ordered, omitted))
}
