import type { Domain } from '../../program/ir.ts'
import type { Declarations } from '../../program/declarations.ts'
import { partsOfDomain } from '../domain.ts'
import { CARDS, DEFINITION, type Region, STATE, adjective, countRegion, fact, zone } from '../region.ts'
import { none } from '../row.ts'
import { effectZones } from '../statements/pending.ts'
import { builtins } from './builtins.ts'
import type { ExpressionRows } from './rows.ts'

/** What looks at the state of the game, or asks what the rules say of it. */
export const ofState: ExpressionRows<
  | 'stored'
  | 'derived'
  | 'printed'
  | 'adjective'
  | 'relation'
  | 'zone'
  | 'inZone'
  | 'builtin'
  | 'query'
  | 'times'
  | 'can'
> = {
  stored: { parts: (x) => x.args, binds: none, reads: (x) => [fact(x.fact)], words: none },
  derived: { parts: (x) => x.args, binds: none, reads: none, words: (x) => [{ kind: 'fact', name: x.fact }] },
  printed: {
    parts: (x) => [x.of],
    binds: none,
    reads: (x) => (x.original !== true && x.of.type.base === 'card' ? [DEFINITION] : []),
    words: none,
  },
  adjective: {
    parts: (x) => [x.of],
    binds: none,
    reads: (x, { game }) => (game.adjectives.get(x.name)?.stored === true ? [adjective(x.name)] : []),
    words: (x) => [{ kind: 'adjective', name: x.name }],
  },
  relation: {
    parts: (x) => [x.left, x.right],
    binds: none,
    reads: none,
    words: (x) => [{ kind: 'relation', name: x.name }],
  },
  zone: { parts: (x) => (x.key === null ? [] : [x.key]), binds: none, reads: (x) => [zone(x.zone)], words: none },
  inZone: { parts: (x) => [x.of, x.zone], binds: none, reads: none, words: none },
  builtin: {
    parts: (x) => x.args,
    binds: none,
    reads: (x, program) => builtins[x.name].reads(program),
    words: (x, program) => builtins[x.name].words(program),
  },
  query: {
    parts: (x) => partsOfDomain(x.domain),
    binds: (x) => [x.domain.local],
    reads: (x, program) => members(x.domain, program),
    words: none,
  },
  times: { parts: (x) => x.keys, binds: none, reads: (x) => [countRegion(x.counter.name)], words: none },
  // Whether an event may happen can depend on anything.
  can: { parts: (x) => x.args, binds: none, reads: () => [STATE], words: none },
}

/** What there is of a type, where a variable ranges over all of it. */
export function members({ set, local }: Domain, program: Declarations): readonly Region[] {
  if (set !== null) return []
  return local.type.base === 'card' ? [CARDS] : local.type.base === 'effect' ? effectZones(program) : []
}
