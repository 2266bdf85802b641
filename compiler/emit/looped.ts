import { mentions } from '../analyse/walk.ts'
import type { Local, OfferRule, TExpr } from '../program/ir.ts'

/** What an offer goes through. */
export function loopedIn(o: OfferRule): Local[] {
  const looped = o.args.flatMap((arg) => (arg.kind === 'domain' ? [arg.domain.local] : []))
  return o.self === null ? looped : [o.self, ...looped]
}

/** Whether a condition mentions what the offer loops over; if not it is asked once, first. */
export function variesWith(o: OfferRule, x: TExpr): boolean {
  return o.lasting !== null || loopedIn(o).some((local) => mentions(x, local))
}
