import { speaksOnlyOf } from '../aim/conditions.ts'
import type { Compulsion, OfferRule, Site } from '../program/ir.ts'

/**
 * Offers without obligations that every permitted move fulfils: at the moments at which they hold nothing else is
 * permitted, and they ask nothing of its parts. Whoever may pass may do so still, as passing is no move.
 */
export function withoutIdleDuties(offers: readonly OfferRule[]): readonly OfferRule[] {
  const kept = offers.filter((duty) => duty.kind !== 'must' || !isFulfilledByAll(duty, offers))
  return kept.length === offers.length ? offers : kept
}

/** Those that keep somebody from passing: at some of their events passing is possible as far as the text goes. */
export function withoutIdleCompulsions(all: readonly Compulsion[], sites: readonly Site[]): readonly Compulsion[] {
  const free = new Set(sites.flatMap(({ kind, optional, at }) => (kind === 'act' && optional ? [at] : [])))
  const kept = all.filter(({ at }) => at.some((moment) => free.has(moment)))
  return kept.length === all.length ? all : kept
}

function isFulfilledByAll(duty: OfferRule, offers: readonly OfferRule[]): boolean {
  if (duty.lasting !== null || duty.self !== null || duty.selfDomain !== null) return false
  // A condition about a part narrows the moves as one that stands in the part itself.
  if (duty.cond !== null && !speaksOnlyOf(duty.cond, new Set([duty.asker]))) return false
  const permitted = offers.filter(({ kind, at }) => kind === 'may' && at.some((moment) => duty.at.includes(moment)))
  return permitted.every(({ event, args }) => event === duty.event && duty.args.every((arg, i) => isAny(arg, args[i])))
}

type Arg = OfferRule['args'][number]

/** Whether a part may be whatever it is in a permitted move. */
function isAny(asked: Arg, permitted: Arg | undefined): boolean {
  switch (asked.kind) {
    case 'asker':
      return permitted?.kind === 'asker'
    case 'domain':
      return asked.domain.set === null && asked.domain.tests.length === 0
    case 'self':
    case 'value':
      return false
  }
}
