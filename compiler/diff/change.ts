import type { Sayable } from '../../grammar/saying.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { ChangeId } from './catalogue.ts'
import type { ChangeClass } from './change-kind.ts'
import type { DrawnTables } from './drawn-table.ts'

/**
 * A difference between two versions of a game. One of `before` and `after` is null where something was added or
 * removed.
 */
export interface Change {
  /** The kind of change, as in the catalogue. */
  readonly id: ChangeId
  readonly class: ChangeClass
  /** What messages call the rule or thing: its name in the new version, or in the old one if it is gone. */
  readonly rule: string
  readonly clause: { readonly old: readonly string[]; readonly new: readonly string[] }
  /** In the words of the rules. */
  readonly before: string | null
  readonly after: string | null
  readonly old: Span | null
  readonly new: Span | null
  /** Of instructions that differ: the declarations that they stand in. */
  readonly declared?: { readonly old: Span; readonly new: Span }
  /** 12 hexadecimal digits that follow from what is changed, not from where it stands. */
  readonly fingerprint: string
  readonly witness?: Witness
}

/** A position in which both versions part, what was searched in vain, or why there is none. */
export type Witness = FoundWitness | NoWitness | NoDifference

export interface FoundWitness {
  readonly kind: 'found'
  /**
   * How it was found: an example of one side, a position made for what changed, all cases of a condition, or games
   * played on both sides.
   */
  readonly by: 'example' | 'aim' | 'enumeration' | 'play'
  readonly seed: number | null
  /** Number of the decision in that game, from 1. */
  readonly step: number | null
  /** One line: where both sides part. */
  readonly where: Sayable
  /** Whose value parts there, as people say it, such as `score of A`; absent where they part in what is so, or may be done. */
  readonly value?: Sayable
  /** What lies there and has been done before, as a clause of a sentence; empty where that is long. */
  readonly scene: Sayable
  /** What each side says there, such as `legal` and `refused by [play.2]`. */
  readonly old: Sayable
  readonly new: Sayable
  /** An `example` in the language, ready to be pasted. */
  readonly example: string
  /** Where both sides part, as each table lies then; null where one does not come there. */
  readonly tables?: DrawnTables
  /** The side on which the example holds; on the other it fails. */
  readonly holdsOn: 'old' | 'new'
  /**
   * How the last line shows the change where it does not speak of what the sentence speaks of: by something else that
   * comes of it, or by the contrary of what its class says.
   */
  readonly shows?: 'another' | 'contrary'
  /** The side on which something may be done that may not be on the other; absent where that is not what parts them. */
  readonly possibleOn?: 'old' | 'new'
  /** Whether it tells what the rules alone keep or work out, which no board shows. */
  readonly isInner?: true
  /** Whether it is nothing but a choice of the old version that the new one does not offer in the same place. */
  readonly refuses?: true
  /** The other changes that it may be due to as well, or that have to be there together with it. */
  readonly shared?: { readonly how: 'perhaps' | 'together'; readonly rules: readonly string[] }
  /** Where the change shows only beside the others: `old` is what the new version says without it. */
  readonly amid?: true
  /** The side under which the example can be read, where the other lacks what it speaks of. */
  readonly onlyOn?: 'old' | 'new'
  /** Whether the position was made: no game was found that comes to it. */
  readonly isMade?: true
  /** The game in which it comes, or of a position that was made one that parts as well; up to there, to be played again. */
  readonly played?: PlayedWitness
  /** Where no example can tell it, and `example` tells the game's last moves in comments. */
  readonly isUntold?: true
}

/** A game that is dealt by the witness's seed, and what is chosen in it wherever there is a choice. */
export interface PlayedWitness {
  readonly players: number
  readonly choices: readonly { readonly seat: string; readonly choice: string }[]
}

export interface NoWitness {
  readonly kind: 'none'
  /** What was searched, in words. */
  readonly searched: Sayable
  readonly games: number
  /**
   * The largest rate of games with a difference that is likely (95 %) not to have shown; null where nothing was
   * played.
   */
  readonly bound: number | null
}

/** Both versions do the same in every position. */
export interface NoDifference {
  readonly kind: 'same'
  /** Why, in words. */
  readonly because: Sayable
}
