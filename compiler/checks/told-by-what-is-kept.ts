import type { Check } from './check.ts'
import { statementsIn } from '../analyse/walk.ts'
import { warning } from '../diagnostics/make.ts'
import type { Game } from '../game/model.ts'
import type { Type } from '../game/type.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TStmt } from '../program/ir.ts'

/** HR0543: an event that only some are told of keeps in a fact of a player, which all see, whom it is about. */
export const toldByWhatIsKept: Check = ({ program }, report) => {
  for (const event of program.events.values()) {
    const [line] = event.audience
    if (line === undefined) continue
    for (const s of textsOfEvent(event)) {
      const told = factOfPlayers(program.game, s)
      if (told === null) continue
      report(
        warning('HR0543', 'told by what is kept', s.span, `all see \`${told}\` change, and of whom`, {
          secondary: [{ span: line.span, text: `only some are told of \`${event.name}\`` }],
          hint: 'keep it as a fact of a card that they alone see, or change it where all may know',
          clauses: [...s.cites],
        }),
      )
    }
  }
}

export const textsOfEvent = ({ proc, befores, afters }: TEvent): readonly TStmt[] =>
  [proc, ...[...befores, ...afters].map((rule) => rule.proc)].flatMap((text) =>
    text === null ? [] : [...statementsIn(text.body)],
  )

/** What an instruction changes that is kept of a player, or holds one, and of no card; null where that is nothing. */
function factOfPlayers(game: Game, s: TStmt): string | null {
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
