import type { Emitter } from './emitter.ts'
import { literal } from './names.ts'

/** The number of the first instance of a zone family, or of the one zone of that name. */
export function zoneBase(zone: string): string {
  return `ZONE[${literal(zone)}]`
}

/** How many instances a family has; null where every seat has one, which needs no saying. */
function fixedSize(em: Emitter, zone: string): number | null {
  const symbol = em.program.game.zones.get(zone)
  return symbol === undefined || symbol.key === null || symbol.key.type.base === 'player' ? null : symbol.size
}

const sized = (em: Emitter, zone: string): string => {
  const size = fixedSize(em, zone)
  return size === null ? '' : `, ${size}`
}

/** Whether there is one for each of several. */
export function isFamily(em: Emitter, zone: string): boolean {
  return (em.program.game.zones.get(zone)?.key ?? null) !== null
}

/** All cards of a zone, whosever it is. */
export function allOf(em: Emitter, zone: string): string {
  return isFamily(em, zone) ? `family(s, ${zoneBase(zone)}${sized(em, zone)})` : `s.zones[${zoneBase(zone)}]!`
}

/** Whether some card of a family passes a test. */
export function someIn(em: Emitter, zone: string, test: string): string {
  return `someOf(s, ${zoneBase(zone)}, ${test}${sized(em, zone)})`
}

/** Whether a place is a zone of that name. */
export function liesIn(em: Emitter, zone: string, place: string): string {
  return isFamily(em, zone) ? `within(${place}, ${zoneBase(zone)}${sized(em, zone)})` : `${place} === ${zoneBase(zone)}`
}

/** The list of those of whom a family has one each. */
export function keysOf(em: Emitter, zone: string): string {
  const key = em.program.game.zones.get(zone)?.key?.type
  return key?.base === 'enum' ? `${em.enumConst(key.of)}_VALUES` : 'seats(s)'
}
