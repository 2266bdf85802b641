import type { Expr } from '../syntax/ast.ts'
import type { Game, ZoneSymbol } from '../game/model.ts'

/** Whether a card may have no owner: it is nobody's when it is created in a zone that belongs to nobody. */
export function hasCardsOfNobody(game: Game): boolean {
  const bodies = [...game.events.values()].flatMap((event) => [event.body, ...event.overrides.map(({ decl }) => decl.body)])
  return [...bodies, ...game.hooks.map(({ decl }) => decl.body)].some((body) => createsForNobody(game, body))
}

function createsForNobody(game: Game, node: unknown): boolean {
  if (Array.isArray(node)) return node.some((each) => createsForNobody(game, each))
  if (typeof node !== 'object' || node === null) return false
  if (isCreate(node)) return node.call.args.some(({ role, value }) => role === 'to' && isCommon(game, value))
  return Object.entries(node).some(([key, child]) => key !== 'span' && createsForNobody(game, child))
}

interface Create { readonly call: { readonly args: readonly { readonly role: string; readonly value: Expr }[] } }

function isCreate(node: object): node is Create {
  return 'kind' in node && node.kind === 'call' && 'call' in node && (node as { call: { event: { text: string } } }).call.event.text === 'create'
}

/** Only zones of players give their cards an owner. */
const ownsNothing = (zone: ZoneSymbol): boolean => zone.key?.type.base !== 'player'

/** A zone that only a variable tells may be a common one, if there is any. */
function isCommon(game: Game, zone: Expr): boolean {
  const name = zone.kind === 'name' ? zone.name : zone.kind === 'of' ? zone.name.text : ''
  const known = game.zones.get(name)
  return known === undefined ? [...game.zones.values()].some((z) => ownsNothing(z) && z.holds === 'cards') : ownsNothing(known)
}
