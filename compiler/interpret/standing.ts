import { LASTING_ZONE } from '../game/model.ts'
import type { Domain, Proc } from '../program/ir.ts'
import type { Machine } from './machine.ts'
import { Env } from './value.ts'

/** The effects whose rules are in force, the latest last. */
export function effectsOf(m: Machine): readonly number[] {
  const zone = m.program.game.zones.get(LASTING_ZONE)
  return zone === undefined ? [] : [...(m.state.zones[zone.base] ?? [])]
}

/**
 * What a sentence stands on: each card of its text that is looked for, each effect that laid it down; null alone where
 * it stands always.
 */
export function selvesOf(
  m: Machine,
  rule: { readonly selfDomain: Domain | null; readonly lasting: object | null },
): readonly (number | null)[] {
  if (rule.lasting !== null) return effectsOf(m)
  return rule.selfDomain === null ? [null] : (m.means.members(m, rule.selfDomain, new Env()) as readonly number[])
}

/**
 * Whether this effect laid down rules of that kind; what it keeps is then known under their names. Of what stands
 * always it is true.
 */
export function holdsFor(m: Machine, kind: Proc | null, self: number | null, env: Env): boolean {
  if (kind === null) return true
  const effect = m.state.effects[self ?? -1] ?? null
  if (effect?.text !== kind) return false
  for (const [i, param] of kind.params.entries()) env.set(param, effect.captured[i] ?? null)
  return true
}
