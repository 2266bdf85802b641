import type { Span } from '../../grammar/source-file.ts'
import type { Local, TExpr } from './ir.ts'

/** A line about how a table looks: facts, marks and zones by name; `by` what `sorts` goes by. */
export interface TBoard {
  readonly verb: 'shows' | 'leaves out' | 'sorts'
  readonly names: readonly Said[]
  readonly by: readonly Said[]
}

interface Said {
  readonly name: string
  readonly span: Span
}

/** How an event is told, of those that fit the last; nothing is told of it where there are no words. */
export interface TTold {
  readonly event: string
  /** What parts of the event must be, by their number: a zone of a family, or a value. */
  readonly fits: readonly ToldTest[]
  readonly words: readonly ToldPiece[] | null
}

/** How a question is told, of those that fit the last; nothing is told of its answers where there are no words. */
export interface TAsked {
  readonly asks: 'act' | 'choose' | 'may'
  /** What is chosen, or the event that may happen; null for all that are asked so. */
  readonly what: Said | null
  /** The event in whose text it is asked. */
  readonly at: Said
  /** Words, and where who is asked is named. */
  readonly words: readonly (string | { readonly asked: true })[] | null
}

/** Who alone is told of an event, and of all that happens inside of it; of those that fit the last. */
export interface TAudience {
  readonly fits: readonly ToldTest[]
  /** By part of the event, what the line calls it. */
  readonly parts: readonly (Local | null)[]
  /** A player, or a set of players. */
  readonly readers: TExpr
  readonly span: Span
}

/** Who alone is told that a question is asked, and what is answered; of those that fit the last. */
export interface TAskedAudience extends Pick<TAsked, 'asks' | 'what' | 'at'> {
  readonly asker: Local
  readonly readers: TExpr
  readonly span: Span
}

export type ToldTest = { readonly part: number } & ({ readonly zone: string } | { readonly value: number })

/** Words, or what a part of the event was; `whose` where the zone of that part says of whom it is. */
export type ToldPiece =
  | string
  | {
      readonly part: number
      readonly whose?: true
      /** Words for one and for several, behind how many there are. */
      readonly counted?: readonly [one: string, many: string]
    }
