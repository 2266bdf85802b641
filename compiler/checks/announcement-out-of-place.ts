import { error } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import type { Check } from './check.ts'
import { analysesOf } from '../analyse/analyses.ts'
import { linesOf } from './lines-of-text.ts'
import { worded } from '../diagnostics/worded.ts'

const HINT = worded(
  'write `announce` directly below `to …`; what depends on something stands inside of it, below an `if`',
)
const ONCE = worded('write into one `announce` what has to be possible as a whole')

/**
 * HR0521: what is announced is tried before its event is offered, as a whole. So it stands once in the text of an
 * event, and
 * neither further in nor in rules around events, which nobody asks for beforehand.
 */
export const announcementOutOfPlace: Check = ({ program }, report) => {
  const texts = program.procs.filter(({ kind }) => kind === 'event' || kind === 'override')
  const announced = texts.map(({ body }) => linesOf(body).filter((s) => s.kind === 'announce'))
  const inPlace = new Set<TStmt>(announced.flatMap((lines) => lines.slice(0, 1)))
  const further = new Set<TStmt>(announced.flatMap((lines) => lines.slice(1)))
  for (const s of analysesOf(program).statements().of('announce')) {
    if (inPlace.has(s)) continue
    const [text, hint] = further.has(s)
      ? [worded('a text announces once'), ONCE]
      : [worded('`announce` stands directly in the text of an event'), HINT]
    report(error('HR0521', worded('an announcement out of place'), s.span, text, { hint }))
  }
}
