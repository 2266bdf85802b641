import type { Domain, TStmt } from '../program/ir.ts'
import { roundFrom } from './builtins.ts'
import { type Machine, value } from './machine.ts'
import { seatsAtTable } from './table.ts'
import type { Env, Single, Value } from './value.ts'

/** For whom an instruction is carried out. A round goes by the seats, beginning with a player. */
export const listOf = (
  m: Machine,
  { domain, from }: TStmt & { kind: 'each' | 'sameTime' },
  env: Env,
): readonly Single[] => (from === null ? m.means.members(m, domain, env) : round(m, domain, value(m, from, env), env))

function round(m: Machine, domain: Domain, first: Value, env: Env): readonly Single[] {
  const those = m.means.members(m, { ...domain, set: null }, env)
  return roundFrom(seatsAtTable(m), first).filter((seat) => those.includes(seat))
}
