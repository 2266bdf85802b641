/** What an engine has to keep while a line is done for all. */
export interface LineNeeds {
  /** Something follows an event in it, which waits until it is done for all. */
  readonly follows: boolean
  /** Something in it is judged by how things stood before the line. */
  readonly looksBack: boolean
  /** What happens instead of an event in it: judged so until the event has changed something itself. */
  readonly replaces: boolean
}
