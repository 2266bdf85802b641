import type { Seat } from '../engine.ts'

/** The seat that is called by a letter: A is the first. */
export const seatOfLetter = (letter: string): Seat => letter.charCodeAt(0) - 65
