import type { BaseState } from '../engine.ts'
import type { Hands } from './example-kit.ts'

/** A value as columns and arguments hold it. */
export type ColumnValue = number | boolean | readonly number[]

/** An event with its arguments. */
export type BegunCall = readonly [event: string, ...args: ColumnValue[]]

/** What a worked example begins with, part by part. */
export interface ExampleStart<S extends BaseState> {
  /** Lays down what is given, and gives the cards that have a name of their own there. */
  readonly given: (s: S) => readonly number[] | void
  /** The events that it stands in, from the outside in, with their arguments. */
  readonly path: (s: S, laid: readonly number[]) => readonly BegunCall[]
  /** What has been carried out before, where anything has. */
  readonly before?: (s: S, laid: readonly number[]) => readonly BegunCall[]
}

/** A fact, adjective or relation that follows from the state, as a function of it. */
export interface DerivedWord<S extends BaseState> {
  readonly name: string
  readonly kind: 'fact' | 'adjective' | 'relation'
  readonly params: readonly string[]
  readonly type: string
  readonly of: (s: S, ...args: never[]) => ColumnValue
}

/**
 * How positions are laid down in a game, taken apart and looked at: what tools need that make up positions of their
 * own. Generated only on demand, beside the engine.
 */
export interface PositionKit<S extends BaseState = BaseState> {
  readonly hands: Hands<S>
  /** Begins an event without asking whether it may happen. */
  readonly begins: Readonly<Record<string, (s: S, ...args: never[]) => void>>
  /** Where the text of the first event goes on after it has done the second. */
  readonly entries: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The events among the suspended procedures by number, and under which names their frames keep the arguments. */
  readonly suspended: Readonly<Record<number, { readonly event: string; readonly args: readonly string[] }>>
  /** By the place of the example. */
  readonly starts: Readonly<Record<string, ExampleStart<S>>>
  readonly asked: readonly DerivedWord<S>[]
  /** Adjectives that are kept. */
  readonly marks: readonly string[]
}
