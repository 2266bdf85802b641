import type { Game } from './model.ts'

/** The names of the seats, by which examples call the players. */
export const seatNames = ({ seats }: Pick<Game, 'seats'>): readonly string[] =>
  Array.from({ length: seats.to }, (_, i) => String.fromCharCode(65 + i))
