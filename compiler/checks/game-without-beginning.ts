import { warning } from '../diagnostics/make.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0514: a game is the event `match`, and it takes nothing. */
export const gameWithoutBeginning: Check = ({ program, resolution }, report) => {
  const start = program.game.events.get('match')
  if (start !== undefined && start.params.length === 0) return
  const header = resolution.modules.at(-1)?.header
  const span = start?.name.span ?? header?.name.span
  if (span === undefined) return
  report(
    warning(
      'HR0514',
      worded('nothing begins'),
      span,
      start === undefined
        ? worded('the game has no event `match`, with which it begins')
        : worded('the game begins with `match`, and nobody is there to say its parts'),
      {
        hint: worded('write `to match` with what happens from the first card to the last'),
      },
    ),
  )
}
