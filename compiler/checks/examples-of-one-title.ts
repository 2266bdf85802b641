import { type Span, stretched } from '../../grammar/source-file.ts'
import { error } from '../diagnostics/make.ts'
import { nameForm } from '../game/name-form.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0102: by its title an example is removed, played on from and spoken of; in one file no two have the same. */
export const examplesOfOneTitle: Check = ({ program }, report) => {
  const before = new Map<string, Span>()
  for (const { title, span } of program.game.examples) {
    const key = JSON.stringify([span.file.path, nameForm(title)])
    const first = before.get(key)
    if (first === undefined) before.set(key, span)
    else
      report(
        error('HR0102', worded('declared twice'), firstLine(span), worded('another example is called "{1}"', title), {
          secondary: [{ span: firstLine(first), text: worded('this one') }],
          hint: worded('say in its title what it shows that the other does not'),
        }),
      )
  }
}

const firstLine = (span: Span): Span => {
  const end = span.file.text.indexOf('\n', span.start)
  return end < 0 || end > span.end ? span : stretched(span, { end })
}
