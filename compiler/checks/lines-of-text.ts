import { foldTexts } from '../analyse/event-text.ts'
import type { TStmt } from '../program/ir.ts'

/** The lines of a text, for an event also where cards have a text of their own for it. */
export function linesOf(body: readonly TStmt[]): readonly TStmt[] {
  return body.flatMap((s) =>
    foldTexts<readonly TStmt[]>([s], {
      own: (text) => text,
      ofCards: (_text, _when, others) => others ?? [],
      halves: (_first, _when, second) => second,
    }),
  )
}
