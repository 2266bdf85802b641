/** A text of a shipped game said otherwise, in passages that stand in it once. */
export interface NeutralEdit {
  /** The game, as its path below `rules/`. */
  readonly of: string
  /** The file that is edited, where it is another. */
  readonly file?: string
  readonly what: string
  readonly edits: readonly (readonly [from: string, to: string])[]
}
