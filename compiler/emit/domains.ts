import type { Domain, TExpr } from '../program/ir.ts'
import { all } from '../typescript/build.ts'
import { type Code, codeOf } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'
import type { Emitter } from './emitter.ts'
import type { Writing } from './writing.ts'
import { allOf, isFamily, zoneBase } from './zones.ts'

/** The number of one zone: `ZONE.hand + p`. A key that is none gives no zone. */
export function zoneNumber({ ex }: Writing, x: TExpr): Code {
  if (x.kind !== 'zone') return ex(x)
  return x.key === null ? zoneBase(x.zone) : code`${zoneBase(x.zone)} + ${ex(x.key)}`
}

/** The set a domain ranges over, before its tests. */
export const setOf = (w: Writing, d: Domain): Code => w.em.loops.through(d.local, allOfDomain(w, d))

/** The same where it makes no difference in which order the members come: no list of all cards is made. */
export const inAnyOrder = (w: Writing, d: Domain): Code =>
  goesThroughAllCards(w.em, d) ? w.em.loops.through(d.local, w.em.allCards()) : setOf(w, d)

const goesThroughAllCards = ({ analyses }: Emitter, { set, local, tests }: Domain): boolean =>
  set === null && local.type.base === 'card' && analyses.confinement().ofTests(tests, local) === null

/** The same where nothing goes through it. */
export function allOfDomain({ em, ex }: Writing, d: Domain): Code {
  if (d.set !== null) return ex(d.set)
  switch (d.local.type.base) {
    case 'player':
      return code`seats(s)`
    case 'definition':
      return code`DEFINITIONS`
    case 'enum':
      return codeOf(em.enumValues(d.local.type.of))
    case 'effect':
      return code`s.zones[0]!`
    case 'card': {
      const zones = em.analyses.confinement().ofTests(d.tests, d.local)
      if (zones === null) return em.cardsByZone()
      const sets = zones.map((z) => allOf(em, z))
      const [only, ...others] = sets
      return only !== undefined && others.length === 0 ? only : code`[${sets.map((set) => code`...${set}`)}]`
    }
    default:
      d.local.type.base satisfies 'none' | 'number' | 'option' | 'text' | 'truth' | 'unknown' | 'zone'
      return em.allCards()
  }
}

/** The zone family whose cards a domain ranges over, if it is one. */
export function familyOf(em: Emitter, d: Domain): string | null {
  if (em.loops.counts(d.local)) return null
  if (d.set !== null) return d.set.kind === 'zone' && d.set.family ? d.set.zone : null
  const zones = d.local.type.base === 'card' ? em.analyses.confinement().ofTests(d.tests, d.local) : null
  const only = zones?.length === 1 ? zones[0] : undefined
  return only !== undefined && isFamily(em, only) ? only : null
}

/** All tests of a domain. */
export const testsOf = ({ ex }: Writing, d: Domain): Code => all(d.tests.map(ex))
