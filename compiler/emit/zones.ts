import { entry } from '../typescript/build.ts'
import { type Code, type Part } from '../typescript/code.ts'
import { ZONE, code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'

/** The number of the first instance of a zone family, or of the one zone of that name. */
export function zoneBase(zone: string): Code {
  return entry(ZONE, zone)
}

/** How many instances a family has; null where every seat has one, which needs no saying. */
function fixedSize(em: Emitter, zone: string): number | null {
  const symbol = em.program.game.zones.get(zone)
  return symbol === undefined || symbol.key === null || symbol.key.type.base === 'player' ? null : symbol.size
}

/** The family of a zone as functions of the runtime are told of it. */
const familyOf = (em: Emitter, zone: string): Part[] => {
  const size = fixedSize(em, zone)
  return size === null ? [zoneBase(zone)] : [zoneBase(zone), size]
}

/** Whether there is one for each of several. */
export function isFamily(em: Emitter, zone: string): boolean {
  return (em.program.game.zones.get(zone)?.key ?? null) !== null
}

/** All cards of a zone, whosever it is. */
export function allOf(em: Emitter, zone: string): Code {
  return isFamily(em, zone) ? code`family(s, ${familyOf(em, zone)})` : code`s.zones[${zoneBase(zone)}]!`
}

/** Whether some card of a family passes a test. */
export function someIn(em: Emitter, zone: string, test: Code): Code {
  const [base = 0, ...size] = familyOf(em, zone)
  return code`someOf(s, ${[base, test, ...size]})`
}

/** The cards of a family that pass a test. */
export function membersIn(em: Emitter, zone: string, test: Code): Code {
  const [base = 0, ...size] = familyOf(em, zone)
  return code`membersOf(s, ${[base, test, ...size]})`
}

/** Whether a place is a zone of that name. */
export function liesIn(em: Emitter, zone: string, place: Part): Code {
  return isFamily(em, zone) ? code`within(${place}, ${familyOf(em, zone)})` : code`${place} === ${zoneBase(zone)}`
}

/** The list of those of whom a family has one each. */
export function keysOf(em: Emitter, zone: string): Code {
  const key = em.program.game.zones.get(zone)?.key?.type
  return key?.base === 'enum' ? code`${em.enumValues(key.of)}` : code`seats(s)`
}
