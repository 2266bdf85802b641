import type { Domain, OfferRule, TExpr } from '../program/ir.ts'
import { keyOf } from '../program/key-of.ts'
import { speaksOnlyOf } from './speaks-only-of.ts'
import { conjuncts } from './walk.ts'

/** Offers without obligations that narrow nothing. */
export function withoutIdleDuties(offers: readonly OfferRule[]): readonly OfferRule[] {
  const kept = offers.filter((duty) => !narrowsNothing(duty, offers))
  return kept.length === offers.length ? offers : kept
}

/**
 * Whether every permitted move fulfils an obligation: at the moments at which it holds nothing else is permitted, and it
 * asks nothing of the parts but what is asked of them where they are permitted. Whoever may pass may do so still, as
 * passing is no move.
 */
export function narrowsNothing(duty: OfferRule, offers: readonly OfferRule[]): boolean {
  if (duty.kind !== 'must' || duty.lasting !== null || duty.self !== null || duty.selfDomain !== null) return false
  // A condition about a part narrows the moves as one that stands in the part itself.
  if (duty.cond !== null && !speaksOnlyOf(duty.cond, new Set([duty.asker]))) return false
  const permitted = offers.filter(({ kind, at }) => kind === 'may' && at.some((moment) => duty.at.includes(moment)))
  return permitted.every((offer) => offer.event === duty.event && duty.args.every((_, i) => isAny(duty, offer, i)))
}

/** Whether every move that is said by one is said by the other as well, where both hold. */
export const isOfferWithin = (inner: OfferRule, outer: OfferRule): boolean =>
  inner.event === outer.event &&
  (outer.cond === null || speaksOnlyOf(outer.cond, new Set([outer.asker]))) &&
  outer.args.every((_, i) => isAny(outer, inner, i))

/** Whether a part may be whatever it is in a permitted move. */
function isAny(duty: OfferRule, offer: OfferRule, index: number): boolean {
  const [asked, permitted] = [duty.args[index], offer.args[index]]
  switch (asked?.kind) {
    case 'asker':
      return permitted?.kind === 'asker'
    case 'domain': {
      const { set, tests } = asked.domain
      if (set === null && tests.length === 0) return true
      if (permitted?.kind !== 'domain') return false
      const [wanted, given] = [keysOf(duty, asked.domain), keysOf(offer, permitted.domain)]
      return (set === null || wanted.set === given.set) && wanted.tests.every((test) => given.tests.includes(test))
    }
    case 'self':
    case 'value':
    case undefined:
      return false
  }
}

interface Keys {
  readonly set: string
  readonly tests: readonly string[]
}

/** Where a part is looked for and what is asked of it, in words that do not hang on what variables are called. */
function keysOf({ asker, args }: OfferRule, { set, tests }: Domain): Keys {
  const parts = args.flatMap((arg, i) => (arg.kind === 'domain' ? [[arg.domain.local.id, `part ${i}`] as const] : []))
  const names = new Map([[asker.id, 'asker'] as const, ...parts])
  const key = (x: TExpr): string => keyOf(x, names)
  return { set: set === null ? '' : key(set), tests: tests.flatMap(conjuncts).map(key) }
}
