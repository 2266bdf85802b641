import { error } from '../diagnostics/make.ts'
import type { Check } from './check.ts'

/** HR0525: a board shows something or leaves it out; of lines in several files the last decides, as for a variant. */
export const shownAndLeftOut: Check = ({ program: { board } }, report) => {
  const places = (verb: 'shows' | 'leaves out') => board.flatMap((line) => (line.verb === verb ? line.names : []))
  const shown = places('shows')
  for (const { name, span } of places('leaves out')) {
    const other = shown.find((each) => each.name === name && each.span.file.path === span.file.path)
    if (other === undefined) continue
    report(
      error('HR0525', 'shown and left out', span, `the board shows \`${name}\`, too`, {
        secondary: [{ span: other.span, text: 'here' }],
        hint: 'take one of the two out',
      }),
    )
  }
}
