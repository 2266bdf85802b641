import type { PlayedCourse } from '../protocol/play-calls.ts'
import type { ExportedGame } from '../protocol/write-calls.ts'

/** What a page that was saved from the studio holds besides its own scripts. */
export interface SavedPage extends ExportedGame {
  /** The game as it stood; null where nothing was played. */
  readonly course: PlayedCourse | null
}

/** Of the elements of such a page: its game as JSON, and the script of its worker. */
export const SAVED = { game: 'game', worker: 'worker' } as const

/** The parts of the page that are the same for every game; the build of the studio makes them. */
export interface PlayerParts {
  readonly page: string
  readonly worker: string
  readonly style: string
}
