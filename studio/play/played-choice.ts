import type { RecordedChoice } from '../../runtime/records/replay.ts'

/** A choice as it was made, in words. */
export interface PlayedChoice extends RecordedChoice {
  /** Which seats were told these words, by their letters; not said where the game was sent by somebody. */
  readonly told?: string
}
