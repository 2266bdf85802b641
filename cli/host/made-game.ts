import type { BaseState, Choice } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import type { GameSheet } from '../../studio/play/game-sheet.ts'
import type { AgreedPlan } from './messages.ts'

/** A game with the house rules of a table, ready to be played. */
export interface MadeGame {
  readonly engine: FullEngine<BaseState>
  readonly sheet: GameSheet
  /** What is to be known of its rules together, in words; null for nothing. */
  readonly note: string | null
  /** Which choice a bot takes. */
  readonly think: (asked: Thought) => Promise<Choice>
}

/** A seat that is asked, in a match as it was saved. */
export interface Thought {
  readonly saved: string
  readonly seat: number
  readonly bot: string
}

/** Makes games; the reason in words where rules cannot be played together. */
export type MakeGame = (plan: Pick<AgreedPlan, 'game' | 'rules'>) => Promise<MadeGame | { readonly problem: string }>
