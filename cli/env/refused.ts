import { ActionError } from '../../runtime/env/table.ts'
import { isRoundLimitError } from '../../runtime/rounds/round-limit-error.ts'
import { isRulesLimitError } from '../../runtime/rounds/rules-limit-error.ts'

/** Why something was not done, for programs and for people. */
export interface EnvRefusal {
  readonly ok: false
  readonly error: { readonly code: RefusalCode; readonly message: string }
}

/**
 * `no-json`, `too-long`: the line is none; `cut-off`: the frame is not whole; `no-command`, `no-field`: what it asks;
 * `not-begun`: no `reset` before; `action`: an action that is not offered; `limit`: the rules come to no decision.
 */
export type RefusalCode =
  | 'no-json'
  | 'too-long'
  | 'cut-off'
  | 'no-command'
  | 'no-field'
  | 'not-begun'
  | 'action'
  | 'limit'

export const refusalOf = (code: RefusalCode, message: string): EnvRefusal => ({ ok: false, error: { code, message } })

/** What is the mistake of who asks, or of the rules; null for a fault of ours. */
export function whyRefused(thrown: unknown): EnvRefusal | null {
  if (thrown instanceof ActionError) return refusalOf('action', thrown.message)
  if (isRoundLimitError(thrown) || isRulesLimitError(thrown)) return refusalOf('limit', thrown.message)
  return thrown instanceof RangeError ? refusalOf('no-field', thrown.message) : null
}
