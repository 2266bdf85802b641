import { error } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0510: of what every game can do without saying how, only moves can be watched or forbidden. */
export const hookOnKernelEvent: Check = ({ program }, report) => {
  const { events } = program.game
  const patterns = [
    ...program.game.hooks.flatMap(({ decl }) => decl.patterns),
    ...program.game.modals.flatMap(({ decl }) => decl.patterns),
    ...program.lasting.flatMap(({ until, modals, hooks }) => [
      ...until,
      ...modals.flatMap((m) => m.patterns),
      ...hooks.flatMap((h) => h.patterns),
    ]),
  ]
  for (const { event } of patterns) {
    if (event.text === 'move' || events.get(event.text)?.body !== null) continue
    report(
      error(
        'HR0510',
        worded('nothing can watch this'),
        event.span,
        worded('`{1}` cannot be watched, forbidden or offered', event.text),
        {
          hint: worded('make an event of your own that does `{1}`, and watch that', event.text),
        },
      ),
    )
  }
}
