import type { Sayable } from '../../grammar/saying.ts'
import type { Check } from './check.ts'
import { statementsIn, within } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Game } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TStmt } from '../program/ir.ts'
import { worded } from '../diagnostics/worded.ts'

/** HR0543: an event that only some are told of keeps in a fact of a player, which all see, whom it is about. */
export const toldByWhatIsKept = toldBy({
  code: 'HR0543',
  title: worded('told by what is kept'),
  seen: factOfPlayers,
  hint: worded('keep it as a fact of a card that they alone see, or change it where all may know'),
})

/** HR0596: an event that only some are told of shuffles a pile, or lays a card of it elsewhere in it, which all see. */
export const toldByWhatIsShuffled = toldBy({
  code: 'HR0596',
  title: worded('told by what is shuffled'),
  seen: seenToMove,
  hint: worded('do it whatever is chosen, so that it tells nothing, or where all may know'),
})

interface Telling {
  readonly code: string
  readonly title: Sayable
  /** What all see of an instruction; null where that is nothing. */
  readonly seen: (s: TStmt, game: Game) => Sayable | null
  readonly hint: Sayable
}

function toldBy({ code, title, seen, hint }: Telling): Check {
  return ({ program }, report) => {
    for (const event of program.events.values()) {
      const [line] = event.audience
      if (line === undefined) continue
      for (const s of textsOfEvent(event)) {
        const told = seen(s, program.game)
        if (told === null) continue
        const secondary = [{ span: line.span, text: worded('only some are told of `{1}`', event.name) }]
        report(warning(code, title, s.span, worded('all see {1}', told), { secondary, hint, clauses: [...s.cites] }))
      }
    }
  }
}

const textsOfEvent = ({ proc, befores, afters }: TEvent): readonly TStmt[] =>
  [proc, ...[...befores, ...afters].map((rule) => rule.proc)].flatMap((text) =>
    text === null ? [] : [...statementsIn(text.body)],
  )

/** What an instruction changes that is kept of a player, or holds one, and of no card. */
function factOfPlayers(s: TStmt, game: Game): Sayable | null {
  const changed = playersChanged(s, game)
  return changed === null ? null : worded('`{1}` change, and of whom', changed)
}

function playersChanged(s: TStmt, game: Game): Sayable | null {
  if (s.kind === 'set') {
    const fact = game.facts.get(s.fact)
    const types = fact === undefined ? [] : [fact.type, ...fact.params.map(({ type }) => type)]
    return isOfPlayersAlone(types) ? s.fact : null
  }
  if (s.kind !== 'mark') return null
  const subject = game.adjectives.get(s.adjective)?.subject
  return subject !== undefined && isOfPlayersAlone([subject]) ? s.adjective : null
}

const isOfPlayersAlone = (types: readonly Type[]): boolean =>
  types.some(({ base }) => base === 'player') && !types.some(({ base }) => base === 'card')

/** That an instruction leaves the cards of a zone where they are, in another order. */
function seenToMove(s: TStmt): Sayable | null {
  if (s.kind === 'shuffle') return worded('that cards are shuffled')
  if (s.kind !== 'move' || s.zone.kind !== 'zone') return null
  const { zone } = s.zone
  return [...within(s.what)].some((x) => x.kind === 'zone' && x.zone === zone)
    ? worded('that a card is laid elsewhere')
    : null
}
