import { type Seat, seatName } from '../engine.ts'

let now: readonly string[] = []

/** Says something to people in which seats are called by these names, each by its letter where it has none. */
export function callingSeats<T>(names: readonly string[], work: () => T): T {
  const outside = now
  now = names
  try {
    return work()
  } finally {
    now = outside
  }
}

/** What a seat is called in words for people. Keys, saves and records go by its letter. */
export const seatWord = (seat: Seat): string => now[seat] ?? seatName(seat)
