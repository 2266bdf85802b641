import type { ChangeClass } from '../../compiler/diff/change-kind.ts'
import type { PlayedCourse } from './play-calls.ts'

/** What differs between a game and what it is compared with, worst first. */
export interface ComparedBase {
  readonly base: string
  /** Whether the base is the game itself, as it ships. */
  readonly isShipped: boolean
  readonly changes: readonly BaseChange[]
}

export interface BaseChange {
  /** 12 hexadecimal digits that follow from what is changed. */
  readonly fingerprint: string
  readonly class: ChangeClass
  /** What such a change is, in words. */
  readonly means: string
  readonly rule: string
  readonly clauses: readonly string[]
  readonly place: string
  /** In the words of the rules. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Where a game and what it is compared with part by a change, or what was searched in vain. */
export type ChangeWitness =
  | {
      readonly kind: 'found'
      /** Where they part, in a line. */
      readonly where: string
      /** What each says there. */
      readonly before: string
      readonly after: string
      /** Whether it shows only beside the other changes: `before` is what the variant says without this one. */
      readonly amid: boolean
      /** By whose rules it can be laid out. */
      readonly opens: { readonly own: boolean; readonly base: boolean }
      /** How it is laid out, by the rules of the variant. */
      readonly course: PlayedCourse
      /**
       * The example that holds with the variant and not without it; null where it is the other way round, or a game.
       */
      readonly example: string | null
    }
  /** `words`: what was searched, or why there is none. */
  | { readonly kind: 'none'; readonly words: readonly string[] }

/** Witnesses by the fingerprints of changes. Changes of words alone have none. */
export type Witnesses = Readonly<Record<string, ChangeWitness>>

/** How far is searched. */
export interface WitnessEffort {
  readonly milliseconds: number
  readonly games: number
  readonly seed: number
}

/** What is asked about a game and what it is compared with. */
export interface ChangeCalls {
  /**
   * What a variant changes in the game that it is of, or an edited game in what ships; null where it is compared with
   * none.
   */
  compareBase(ask: null): Promise<ComparedBase | null>
  /** Searches witnesses of the changes; says that it is alive. */
  witnesses(ask: WitnessEffort): Promise<Witnesses>
}
