import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Stmt } from '../../../grammar/tree/statements.ts'
import { hasStmt } from '../../syntax/children.ts'
import type { Game, ZoneSymbol } from '../../game/model.ts'

/** Whether a card may have no owner: it is nobody's when it is created in a zone that belongs to nobody. */
export function hasCardsOfNobody(game: Game): boolean {
  const bodies = [...game.events.values()].flatMap((event) => [
    event.body,
    ...event.overrides.map(({ decl }) => decl.body),
  ])
  return [...bodies, ...game.hooks.map(({ decl }) => decl.body)].some(
    (body) => body !== null && createsForNobody(game, body),
  )
}

const createsForNobody = (game: Game, body: readonly Stmt[]): boolean =>
  hasStmt(
    body,
    (s) =>
      s.kind === 'call' &&
      s.call.event.text === 'create' &&
      s.call.args.some(({ role, value }) => role === 'to' && isCommon(game, value)),
  )

/** Only zones of players give their cards an owner. */
const ownsNothing = (zone: ZoneSymbol): boolean => zone.key?.type.base !== 'player'

/** A zone that only a variable tells may be a common one, if there is any. */
function isCommon(game: Game, zone: Expr): boolean {
  const name = zone.kind === 'name' ? zone.name : zone.kind === 'of' ? zone.name.text : ''
  const known = game.zones.get(name)
  return known === undefined
    ? [...game.zones.values()].some((z) => ownsNothing(z) && z.holds === 'cards')
    : ownsNothing(known)
}
