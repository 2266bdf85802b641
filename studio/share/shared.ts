import type { PlayedCourse } from '../protocol/play-calls.ts'

/** What a link holds, and what is kept between visits: everything that is needed to play the same game. */
export interface Shared {
  /** The file that the game begins with. */
  readonly entry: string
  /** Files of one's own; those that ship are not among them. */
  readonly files: Readonly<Record<string, string>>
  /** Null where nothing was played. */
  readonly course: PlayedCourse | null
  /** The version of Houserules that made it. */
  readonly version: string
}
