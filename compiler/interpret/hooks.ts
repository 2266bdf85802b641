import type { HookRule } from '../program/ir.ts'
import type { TEvent } from '../program/declarations.ts'
import { putEffect, WAITING } from './effects.ts'
import { before } from './before.ts'
import type { Machine, Play } from './machine.ts'
import { fitting, hookText } from './rules.ts'
import type { Effect } from './state.ts'
import { runText } from './texts.ts'
import type { Value } from './value.ts'

/**
 * Hooks of a kind in the order of the text. Of a rule that stands on cards those that fit are noted before the first
 * acts.
 */
export function* hooks(m: Machine, event: TEvent, rules: readonly HookRule[], args: readonly Value[]): Play {
  for (const rule of rules) {
    for (const self of fitting(m, rule, args)) {
      // A lasting rule may be over before its turn comes.
      const effect = hookText(m, event, rule, args, self)
      if (effect === null) continue
      if (rule.kind === 'when') putEffect(m, WAITING, effect)
      else yield* runText(m, effect.text, effect.captured)
    }
  }
}

/** What `when … as before` will have waiting, judged before the event. */
export function noticed(m: Machine, event: TEvent, args: readonly Value[]): readonly Effect[] {
  const rules = event.whens.filter((rule) => rule.asBefore)
  const then = before(m, args, event, true)
  return rules.flatMap((rule) =>
    fitting(then, rule, args).flatMap((self) => hookText(then, event, rule, args, self) ?? []),
  )
}
