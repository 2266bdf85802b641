import type { Sayable } from '../../grammar/saying.ts'
import { error } from '../diagnostics/make.ts'
import { boundsOf } from '../analyse/bounds.ts'
import type { Program } from '../program/program.ts'
import type { Check } from './check.ts'
import { worded } from '../diagnostics/worded.ts'

/**
 * HR0604: the position of an example lays more cards into a zone than there is ever room for. Of a zone whose room
 * varies nothing is said, since it may have held more before.
 */
export const moreCardsThanRoom: Check = ({ program }, report) => {
  for (const { given, title, span } of program.examples)
    for (const line of given) {
      if (line.kind !== 'zone' || line.zone.kind !== 'zone') continue
      const { zone: name } = line.zone
      const room = roomIn(program, name)
      const over = line.items.filter(({ what }) => what.kind === 'card')[room]
      if (over === undefined) continue
      const symbol = program.game.zones.get(name)
      report(
        error('HR0604', worded('no room for so many'), over.span, worded('`{1}` holds at most {2}', name, room), {
          secondary: symbol === undefined ? [] : [{ span: symbol.name.span, text: worded('it is declared here') }],
          hint: wayOut(symbol?.name.span.file.path === span.file.path ? null : title),
        }),
      )
    }
}

/** A variant that leaves less room does without the examples of its base that need more. */
const wayOut = (title: string | null): Sayable =>
  title === null
    ? worded('leave this card out, or lay it down elsewhere')
    : worded(
        'leave this card out, or lay it down elsewhere; if the zone is to hold less than before, `remove example "{1}"`',
        title,
      )

/** As many cards as a zone can hold at all. */
function roomIn(program: Program, name: string): number {
  const capacity = program.zones.get(name)?.capacity ?? null
  return capacity === null ? Infinity : Math.max(0, boundsOf(program, capacity).to)
}
