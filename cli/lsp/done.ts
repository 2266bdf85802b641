/** What came of a command. */
export interface CommandOutcome {
  /** As JSON, for programs that ask. */
  readonly result: object
  /** For who writes; null where the editor shows something by itself. */
  readonly message: string | null
  /** Whether nothing is wrong. */
  readonly isGood: boolean
}
