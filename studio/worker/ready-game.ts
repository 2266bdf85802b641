import type { Script } from '../../compiler/typescript/script.ts'
import type { WrittenSheet } from '../play/game-sheet.ts'
import type { CheckedText } from '../protocol/write-calls.ts'

/** A game that was compiled when the page was built: what checking and building its text would give. */
export interface ReadyGame {
  readonly checked: CheckedText
  readonly script: Script
  readonly written: WrittenSheet
}
