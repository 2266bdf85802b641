import type { Effects } from '../analyse/effects.ts'
import { present } from '../analyse/row.ts'
import type { Domain, Local, TExpr, TStmt } from '../program/ir.ts'
import { printTExpr } from '../program/print-texpr.ts'
import type { Program } from '../program/program.ts'

type ZoneExpr = TExpr & { readonly kind: 'zone' }

/**
 * Whether nothing is left for a second time of `move each card … to ZONE` or `move ZONE to ZONE`: all of them lie
 * elsewhere than they are looked for, no rule keeps one from that, and what they are looked for by has not changed.
 */
export function isEmptiedBy(program: Program, effects: Effects, s: TStmt & { readonly kind: 'each' }): boolean {
  const [move, ...more] = s.body
  if (move?.kind !== 'move' || more.length > 0 || move.zone.kind !== 'zone' || move.zone.family) return false
  const { tests } = s.domain
  const domain = soughtIn(s.domain)
  if (move.what.kind !== 'local' || move.what.local !== s.domain.local || domain === null) return false
  const away = domain.tests.filter((test) => isElsewhere(test, domain.local, move.zone as ZoneExpr))
  const from = away.length > 0 ? zonesBut(program, move.zone.zone) : zoneOf(domain.set)
  if (from === null || from.length === 0 || !from.every((zone) => isReached(program, zone, moved(move)))) return false
  const written = effects.writes(s)
  const key = domain.set?.kind === 'zone' ? domain.set.key : null
  const asked = [
    ...tests,
    ...domain.tests.filter((test) => !away.includes(test)),
    ...present(key),
    ...present(move.zone.key),
  ]
  return asked.every((test) => !effects.reads(test).meets(written))
}

/** Whether every card that is moved from one zone to another comes there, and lies there when all is done. */
function isReached({ game, events, zones }: Program, from: string, to: string): boolean {
  const move = events.get('move')
  const ofCards = [from, to].every((name) => game.zones.get(name)?.holds === 'cards')
  if (from === to || move === undefined || !ofCards || zones.get(to)?.capacity !== null) return false
  // What waits is resolved later, and what lasts until a move has no say in it.
  return [move.cannots, move.insteads, move.befores, move.afters].every((rules) => rules.length === 0)
}

/** What is gone through: what a question finds, or all that lies in a zone. */
function soughtIn({ set, local }: Domain): Pick<Domain, 'set' | 'local' | 'tests'> | null {
  if (set?.kind === 'query') return set.domain
  return set?.kind === 'zone' ? { set, local, tests: [] } : null
}

const moved = ({ zone }: TStmt & { readonly kind: 'move' }): string => (zone.kind === 'zone' ? zone.zone : '')

/** `c not in ZONE`. */
function isElsewhere(test: TExpr, card: Local, zone: ZoneExpr): boolean {
  const inside = test.kind === 'not' ? test.operand : null
  return (
    inside?.kind === 'inZone' &&
    inside.of.kind === 'local' &&
    inside.of.local === card &&
    printTExpr(inside.zone) === printTExpr(zone)
  )
}

/** The zone, or the zones of a family, that a set is. */
const zoneOf = (set: TExpr | null): readonly string[] | null => (set?.kind === 'zone' ? [set.zone] : null)

const zonesBut = ({ game }: Program, but: string): readonly string[] =>
  [...game.zones.values()].flatMap(({ name, holds }) => (holds === 'cards' && name.text !== but ? [name.text] : []))
