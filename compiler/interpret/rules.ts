import type { HookRule, TRule } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { holderOf } from './facts.ts'
import { type Machine, allHold, value } from './machine.ts'
import { holdsFor, selvesOf } from './standing.ts'
import type { Effect } from './state.ts'
import { Env, type Value } from './value.ts'

/**
 * The variables of a rule for an event with these parts: of the card whose text it is, or of the effect that laid it
 * down.
 */
function boundTo(m: Machine, rule: TRule, args: readonly Value[], self: number | null): Env | null {
  const env = new Env()
  for (const [i, binder] of rule.binders.entries()) if (binder !== null) env.set(binder, args[i] ?? null)
  if (!holdsFor(m, rule.lasting, self, env)) return null
  if (rule.self !== null && self !== null) env.set(rule.self, self)
  if (rule.you !== null && rule.self !== null) env.set(rule.you, holderOf(m, env.get(rule.self)))
  return env
}

/** The cards (or effects) for which a rule fits an event; one null where it fits and stands on nothing. */
export function fitting(m: Machine, rule: TRule, args: readonly Value[]): readonly (number | null)[] {
  return selvesOf(m, rule).filter((self) => {
    const env = boundTo(m, rule, args, self)
    return env !== null && allHold(m, rule.tests, env)
  })
}

export function fits(m: Machine, rule: TRule, args: readonly Value[]): boolean {
  return fitting(m, rule, args).length > 0
}

/**
 * The text of a hook as it would be carried out now: a pending effect, which also knows whose it is. Null where the
 * rule is over.
 */
export function hookText(
  m: Machine,
  event: TEvent,
  rule: HookRule,
  args: readonly Value[],
  self: number | null,
): Effect | null {
  const env = boundTo(m, rule, args, self)
  if (env === null) return null
  for (const { local, value: meant } of rule.found ?? []) env.set(local, value(m, meant, env))
  const { controller, source } = whose(m, event, rule, args, self, env)
  return {
    text: rule.proc,
    controller,
    source,
    optional: rule.optional,
    captured: rule.captured.map((local) => env.get(local)),
    during: null,
  }
}

/** Of a text it is its holder's, of a lasting rule whose the rule is, else the doer's; about the card of the text. */
function whose(
  m: Machine,
  event: TEvent,
  rule: HookRule,
  args: readonly Value[],
  self: number | null,
  env: Env,
): Pick<Effect, 'controller' | 'source'> {
  const laid = rule.lasting === null ? null : (m.state.effects[self ?? -1] ?? null)
  if (laid !== null) return laid
  const by = m.program.game.events.get(event.name)?.params.findIndex((p) => p.role === 'by') ?? -1
  const controller = rule.you === null ? (args[by] ?? null) : env.get(rule.you)
  return {
    controller: controller as number | null,
    source: rule.self === null ? null : (env.get(rule.self) as number | null),
  }
}
