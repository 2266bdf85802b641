/** Seats count from 0; shown to people as A, B, C … */
export type Seat = number
/** Index of a physical card in this game. */
export type CardId = number
export type Choice = number
