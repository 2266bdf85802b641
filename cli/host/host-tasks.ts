import type { Script } from '../../compiler/typescript/script.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import type { Thought } from './made-game.ts'
import type { PlannedText } from './offered-games.ts'

/** What a thread of a host does. */
export type HostTask = MakeTask | { readonly kind: 'think'; readonly script: Script; readonly thought: Thought }

export interface MakeTask {
  readonly kind: 'make'
  readonly cwd: string
  readonly includes: readonly string[]
  /** Where what is offered lies, by name. */
  readonly files: readonly (readonly [name: string, file: string])[]
  /** The house rules beside each other, and one before the other in their order. */
  readonly joined: PlannedText
  readonly ordered: PlannedText
}

/** What came of it; `why` and `note` are in words. */
export type MadeOrRefused =
  | { readonly kind: 'made'; readonly script: Script; readonly sheet: GameSheet; readonly note: string | null }
  | { readonly kind: 'refused'; readonly why: string }
