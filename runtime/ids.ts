/** Seats count from 0; shown to people as A, B, C … */
export type Seat = number
/** Index of a physical card in this game. */
export type CardId = number
export type Choice = number
/**
 * Stands for a card as long as players can follow it with their eyes: face up or face down, from zone to zone, until it
 * is shuffled or chance chooses among it and others. Then nobody can say which of them it is, and all of them have
 * other handles. Where cards lie and go is open to everyone, so that all seats share one handle for a card.
 */
export type Handle = `c${number}`
