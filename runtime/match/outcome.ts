import type { Reason } from '../engine.ts'

/** What kind of misuse was refused; programs ask for it, `why` says it to people. */
export type RefusalKind =
  | 'late'
  | 'over'
  | 'another-asked'
  | 'no-such-place'
  | 'no-such-move'
  | 'no-such-card'
  | 'not-offered'
  | 'endless'
  | 'limit'
  | 'nothing-to-take-back'
  | 'not-yours'
  | 'told-a-secret'
  | 'asked-together'

/** Why something was not done; all is as it was. */
export interface Refusal {
  readonly taken: false
  readonly kind: RefusalKind
  readonly why: string
  /** What could be answered instead, in words. */
  readonly possible?: readonly string[]
  /** The rules that refuse a move that was understood. */
  readonly reasons?: readonly Reason[]
}

/** The rules come to no end, or to too much. */
export type RulesRefusal = Pick<Refusal, 'why'> & { readonly kind: 'endless' | 'limit' }

/** Whether a refusal, or part of a save, is one. */
export function isRulesRefusal(found: unknown): found is RulesRefusal {
  if (typeof found !== 'object' || found === null) return false
  const { kind, why } = found as Readonly<Record<string, unknown>>
  return (kind === 'endless' || kind === 'limit') && typeof why === 'string'
}

/** Something was done, and the match is at `step`. */
export interface Taken {
  readonly taken: true
  readonly step: number
  /** Why another answer was taken than the one that was given. */
  readonly instead?: Refusal
}

export type AnswerOutcome = Taken | Refusal

export function refusal(kind: RefusalKind, why: string, more: Pick<Refusal, 'possible' | 'reasons'> = {}): Refusal {
  return { taken: false, kind, why, ...more }
}
