import type { Beginning, Parted, PlayedCourse } from './play-calls.ts'

/** What is asked about everything that was played. */
export interface SkeinCalls {
  /** Plays all branches of these by the rules that were built, those that are first first, as long as there is time. */
  hold(ask: { readonly plays: readonly PlaysToHold[]; readonly milliseconds: number }): Promise<readonly HeldPlays[]>
  /** The text of an example of where a game stands; null where none could be made. */
  makeExample(ask: ExampleAsk): Promise<MadeExample | null>
}

/** A tree of choices, each of which comes after the one that it follows (-1 stands for the beginning). */
export interface PlaysToHold {
  readonly beginning: Beginning
  readonly knots: readonly { readonly parent: number; readonly seat: string; readonly choice: string }[]
}

/** How far the rules offer the choices of a tree; knots are meant by their places. */
export interface HeldPlays {
  /** Where they part; nothing after that is played. */
  readonly partings: readonly { readonly at: number; readonly parted: Parted }[]
  /** For these, and all after them, there was no time. */
  readonly untried: readonly number[]
  /** Where the game is over. */
  readonly ends: readonly number[]
}

/** What an example is made of: the position as it is, or what the last choice did. */
export type ExampleOf = 'position' | 'step'

export interface ExampleAsk {
  readonly course: PlayedCourse
  readonly of: ExampleOf
  /** What somebody calls it; null where its title is to say what it shows. */
  readonly name: string | null
}

export interface MadeExample {
  readonly title: string
  readonly text: string
}
