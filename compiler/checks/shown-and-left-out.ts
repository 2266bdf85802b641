import { error } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0525: a board shows something or leaves it out; of lines in several files the last decides, as for a variant. */
export const shownAndLeftOut: Check = ({ program: { board } }, report) => {
  const places = (verb: 'shows' | 'leaves out') => board.flatMap((line) => (line.verb === verb ? line.names : []))
  const shown = places('shows')
  for (const { name, span } of places('leaves out')) {
    const other = shown.find((each) => each.name === name && each.span.file.path === span.file.path)
    if (other === undefined) continue
    report(
      error('HR0525', worded('shown and left out'), span, worded('the board shows `{1}`, too', name), {
        secondary: [{ span: other.span, text: 'here' }],
        hint: worded('take one of the two out'),
      }),
    )
  }
}
