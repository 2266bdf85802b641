import type { BaseState } from '../base-state.ts'
import type { Seat } from '../ids.ts'

/**
 * Who is told of what happens, as a bit set of seats: where the rules tell an event to some alone, so they do with all
 * that happens inside of it. Games without such lines have none of this.
 */
export const EVERYBODY = -1

/** An event begins that is told to these alone, as far as they are told of what it is in the middle of. */
export function beginsFor(s: BaseState, readers: number): void {
  s.audience = [...(s.audience ?? []), audienceNow(s) & readers]
}

/** The innermost of them is over. */
export function endsFor(s: BaseState): void {
  s.audience = (s.audience ?? []).slice(0, -1)
}

/** Events were left from further in, so that no more of them than these go on. */
export function endsAllBut(s: BaseState, running: number): void {
  if ((s.audience?.length ?? 0) > running) s.audience = s.audience?.slice(0, running) ?? []
}

/** Who is told of what happens now. */
export const audienceNow = ({ audience }: BaseState): number => audience?.at(-1) ?? EVERYBODY

/** A seat, or several, as a bit set; that of nobody is empty. */
export const bitOf = (seat: Seat): number => (seat < 0 ? 0 : 1 << seat)

export const bitsOf = (seats: readonly Seat[]): number => seats.reduce((bits, seat) => bits | bitOf(seat), 0)

/** Whether a seat is told of it; who sees everything is. */
export const isMeantFor = (
  { told = EVERYBODY }: { readonly told?: number | undefined },
  viewer: Seat | undefined,
): boolean => viewer === undefined || (told & bitOf(viewer)) !== 0

/** What is noted, with who is told of it; where everybody is it stays as it is, since most is noted so. */
export const heardBy = <T extends object>(told: number, noted: T): T & { readonly told?: number } =>
  told === EVERYBODY ? noted : { ...noted, told }
