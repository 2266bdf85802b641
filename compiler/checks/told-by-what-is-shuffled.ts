import type { Check } from './check.ts'
import { within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { TStmt } from '../program/ir.ts'
import { textsOfEvent } from './told-by-what-is-kept.ts'

/** HR0596: an event that only some are told of shuffles a pile, or lays a card of it elsewhere in it, which all see. */
export const toldByWhatIsShuffled: Check = ({ program }, report) => {
  for (const event of program.events.values()) {
    const [line] = event.audience
    if (line === undefined) continue
    for (const s of textsOfEvent(event)) {
      const how = seenIn(s)
      if (how === null) continue
      report(
        warning('HR0596', 'told by what is shuffled', s.span, `all see that ${how}`, {
          secondary: [{ span: line.span, text: `only some are told of \`${event.name}\`` }],
          hint: 'do it whatever is chosen, so that it tells nothing, or where all may know',
          clauses: [...s.cites],
        }),
      )
    }
  }
}

/** What is seen of an instruction that leaves the cards of a zone where they are; null where that is nothing. */
function seenIn(s: TStmt): string | null {
  if (s.kind === 'shuffle') return 'cards are shuffled'
  if (s.kind !== 'move' || s.zone.kind !== 'zone') return null
  const { zone } = s.zone
  return [...within(s.what)].some((x) => x.kind === 'zone' && x.zone === zone) ? 'a card is laid elsewhere' : null
}
