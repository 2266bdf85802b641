import type { BaseState, Captured } from '../engine.ts'

/**
 * A fact, adjective or relation that is worked out of printed cards and words: what it is asked of, and what it
 * gives.
 */
export interface QueryInfo {
  readonly name: string
  readonly params: readonly { readonly name: string; readonly type: string }[]
  readonly type: string
}

/** Written as a method, so that functions of numbers, of truths and of sets are all among them. */
type Ask<S> = { ask(s: S, ...args: readonly Captured[]): Captured }['ask']

/** What a generated module hands over to be asked of printed cards. */
export interface QueryParts<S extends BaseState> {
  /** The printed cards: what `each definition d` goes through. */
  readonly definitions: readonly number[]
  /** Their names as texts, in games that speak of names. */
  readonly names?: readonly number[]
  readonly ask: Readonly<Record<string, Ask<S>>>
  readonly infos: readonly QueryInfo[]
  /**
   * What is printed on every card of the rules text, so that the rules reckon with it; absent where that is nothing.
   */
  readonly needed?: readonly string[]
}
