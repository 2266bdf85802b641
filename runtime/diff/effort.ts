/** What was done so far. */
export interface Effort {
  positions: number
  games: number
  decisions: number
}
