import type { BaseState } from './base-state.ts'

/**
 * A dry run begins with the lists of the state that it is tried on, and makes those its own that it writes: most are
 * only read. Dry runs stand in each other, and none is gone on with while another runs.
 */
let borrower: BaseState | null = null
let lender: BaseState | null = null

/** Does work in which `t` has lists of `s`. */
export function borrowing<T>(t: BaseState, s: BaseState, work: () => T): T {
  const [outerBorrower, outerLender] = [borrower, lender]
  borrower = t
  lender = s
  try {
    return work()
  } finally {
    borrower = outerBorrower
    lender = outerLender
  }
}

/** A list or record that is about to be written, in a dry run. */
export function own<S extends BaseState, K extends keyof S>(s: S, key: K): void {
  if (s !== borrower || lender === null) return
  const held = s[key]
  if (held !== (lender as S)[key]) return
  s[key] = (Array.isArray(held) ? held.slice() : { ...held }) as S[K]
}

/** What lies in a zone, to be written. */
export function ownZone(s: BaseState, zone: number): number[] {
  const held = s.zones[zone] as number[]
  if (s.dry === 0 || s !== borrower || held !== lender?.zones[zone]) return held
  const mine = held.slice()
  s.zones[zone] = mine
  return mine
}
