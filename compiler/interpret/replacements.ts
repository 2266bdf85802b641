import type { HookRule } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { before } from './before.ts'
import { putEffect, dropEffects, takeEffect } from './effects.ts'
import type { Machine, Play } from './machine.ts'
import { fitting, hookText } from './rules.ts'
import { runText } from './texts.ts'
import type { Effect } from './state.ts'
import type { Value } from './value.ts'

/** The event by which a game decides itself which of several replacements takes place. */
const SETTLING = 'settle-instead'

/**
 * Whether something happens instead of an event: the first that fits in the order of the text, or the one that the game
 * picks.
 */
export function* replaced(m: Machine, event: TEvent, args: readonly Value[]): Play<boolean> {
  const settle = m.program.events.get(SETTLING)
  if (event.insteads.length === 0) return false
  if (settle !== undefined)
    return yield* settled(
      m,
      settle,
      applicableTo(m, event, args).flatMap(({ effects }) => effects),
    )
  for (const {
    rule,
    effects: [first],
  } of applicableTo(m, event, args)) {
    if (first === undefined) continue
    yield* carryOut(m, rule, first)
    return true
  }
  return false
}

interface Applicable {
  readonly rule: HookRule
  readonly effects: readonly Effect[]
}

/**
 * The replacements that fit, except those of sentences that are being carried out: none replaces what its own block
 * does.
 */
function applicableTo(m: Machine, event: TEvent, args: readonly Value[]): readonly Applicable[] {
  const open = event.insteads.filter((rule) => !m.state.replacing.some((running) => running.span === rule.span))
  const then = before(m, args, event, false)
  return open.map((rule) => ({
    rule,
    effects: fitting(then, rule, args).flatMap((self) => hookText(then, event, rule, args, self) ?? []),
  }))
}

/** Those that fit lie in `applicable`; one alone takes place, of several the game's own event resolves one. */
function* settled(m: Machine, settle: TEvent, effects: readonly Effect[]): Play<boolean> {
  const zone = m.program.game.zones.get('applicable')?.base ?? -1
  dropEffects(m, zone)
  for (const effect of effects) putEffect(m, zone, effect)
  const [only, ...others] = m.state.zones[zone] ?? []
  if (only === undefined) return false
  if (others.length === 0) yield* resolve(m, only)
  else yield* m.means.happens(m, settle, [], false)
  return true
}

function* carryOut(m: Machine, rule: HookRule, effect: Effect): Play {
  const { replacing } = m.state
  replacing.push(rule)
  try {
    yield* runText(m, effect.text, effect.captured)
  } finally {
    replacing.splice(replacing.lastIndexOf(rule), 1)
  }
}

/** `resolve e`: takes the effect out and carries it out. Of a replacement the others fall away. */
export function* resolve(m: Machine, id: number | null): Play {
  const effect = takeEffect(m, id)
  if (effect === null) return
  const rule = [...m.program.events.values()]
    .flatMap((event) => event.insteads)
    .find(({ proc }) => proc === effect.text)
  if (rule === undefined) return yield* runText(m, effect.text, effect.captured)
  dropEffects(m, m.program.game.zones.get('applicable')?.base ?? -1)
  yield* carryOut(m, rule, effect)
}
