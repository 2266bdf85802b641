import { type BaseState, type CardId, NONE, type Seat } from '../engine.ts'
import { type UnplacedExample, placedAt } from './placed-at.ts'
import type { CompiledExample, CompiledStep, Matcher, MoveMatcher, FailureDetail, Worked } from './compiled-example.ts'

export type { UnplacedExample } from './placed-at.ts'

/** How generated modules write the lines of worked examples: one short call for each line of the rules text. */

type Args<S> = readonly (Matcher<S> | null)[]

/** `set` makes the position and begins what the example begins with. */
// oxlint-disable-next-line max-params -- generated modules call it; a line of theirs stays short without names of fields
export function example<S extends BaseState>(
  title: string,
  clauses: readonly string[],
  options: readonly (readonly [number, number])[],
  set: CompiledExample<S>['set'],
  steps: readonly CompiledStep<S>[],
  players?: number,
  handles?: readonly string[],
  inOrder?: CompiledExample<S>['set'],
): UnplacedExample<S> {
  const more = {
    ...(players === undefined ? {} : { players }),
    ...(handles === undefined ? {} : { handles }),
    ...(inOrder === undefined ? {} : { inOrder }),
  }
  return { title, clauses, options, set, steps, ...more }
}

/** Examples of one rules file, each with the line of its title. */
export function inFile<S extends BaseState>(
  file: string,
  examples: readonly (readonly [number, UnplacedExample<S>])[],
): CompiledExample<S>[] {
  return examples.map(([line, example]) => placedAt(example, file, line))
}

export const card = (
  definition: number,
  owner: Seat = NONE,
): { readonly definition: number; readonly owner: number } => ({ definition, owner })
export const branch = (event: string): { readonly branch: string } => ({ branch: event })

export function value<S>(type: string, of: Worked<S>): Matcher<S> {
  return { type, value: of }
}

export function moved<S>(event: number, args: Args<S>): MoveMatcher<S> {
  return { event, args }
}

export function does<S>(line: number, seat: Seat, event: number, args: Args<S>): CompiledStep<S> {
  return { kind: 'does', line, seat, move: { event, args } }
}

export function chooses<S>(line: number, seat: Seat, values: readonly Matcher<S>[]): CompiledStep<S> {
  return { kind: 'chooses', line, seat, values }
}

export function answers<S>(line: number, seat: Seat, answer: 'accepts' | 'declines' | 'passes'): CompiledStep<S> {
  return { kind: 'answers', line, seat, answer }
}

export function chanceChooses<S>(line: number, values: readonly Matcher<S>[]): CompiledStep<S> {
  return { kind: 'chance', line, values }
}

export function offered<S>(line: number, seat: Seat, event: number, args: Args<S>): CompiledStep<S> {
  return { kind: 'offered', line, seat, not: false, move: { event, args }, because: [] }
}

export function refused<S>(
  line: number,
  seat: Seat,
  event: number,
  args: Args<S>,
  because: readonly string[],
): CompiledStep<S> {
  return { kind: 'offered', line, seat, not: true, move: { event, args }, because }
}

/** Questions of others are passed over until this seat is asked. */
export function asked<S>(line: number, seat: Seat): CompiledStep<S> {
  return { kind: 'asked', line, seat, not: false }
}

export function notAsked<S>(line: number, seat: Seat): CompiledStep<S> {
  return { kind: 'asked', line, seat, not: true }
}

export function nobodyAsked<S>(line: number): CompiledStep<S> {
  return { kind: 'nobody', line }
}

export function exactly<S>(line: number, seat: Seat, moves: readonly MoveMatcher<S>[]): CompiledStep<S> {
  return { kind: 'exactly', line, seat, moves }
}

export function choosable<S>(line: number, seat: Seat, values: readonly Matcher<S>[]): CompiledStep<S> {
  return { kind: 'choosable', line, seat, not: false, values, because: [] }
}

export function notChoosable<S>(
  line: number,
  seat: Seat,
  values: readonly Matcher<S>[],
  because: readonly string[] = [],
): CompiledStep<S> {
  return { kind: 'choosable', line, seat, not: true, values, because }
}

export function mustAct<S>(line: number, seat: Seat, because: readonly string[]): CompiledStep<S> {
  return { kind: 'mustAct', line, seat, because }
}

export function deckIs<S>(line: number, seat: Seat, refused: boolean, because: readonly string[]): CompiledStep<S> {
  return { kind: 'deck', line, seat, refused, because }
}

export function happened<S>(line: number, moves: readonly MoveMatcher<S>[]): CompiledStep<S> {
  return { kind: 'happened', line, not: false, moves }
}

export function notHappened<S>(line: number, moves: readonly MoveMatcher<S>[]): CompiledStep<S> {
  return { kind: 'happened', line, not: true, moves }
}

/** Lines that a seat is told, as its log writes them, in this order. */
export function told<S>(line: number, seat: Seat, lines: readonly string[]): CompiledStep<S> {
  return { kind: 'told', line, seat, not: false, lines }
}

export function notTold<S>(line: number, seat: Seat, lines: readonly string[]): CompiledStep<S> {
  return { kind: 'told', line, seat, not: true, lines }
}

/** Cards, or sets of cards, that a seat sees, or has seen and could follow. */
export function knows<S>(line: number, seat: Seat, cards: readonly Matcher<S>[]): CompiledStep<S> {
  return { kind: 'knows', line, seat, not: false, cards }
}

export function doesNotKnow<S>(line: number, seat: Seat, cards: readonly Matcher<S>[]): CompiledStep<S> {
  return { kind: 'knows', line, seat, not: true, cards }
}

/** Something is to hold; a failure tells the values on which that depends. */
export function holds<S>(
  line: number,
  test: (s: S, laid: readonly CardId[]) => boolean,
  ...told: readonly FailureDetail<S>[]
): CompiledStep<S> {
  return { kind: 'then', line, test, told }
}

/** A value is to be exactly this. */
export function equals<S>(
  line: number,
  words: string,
  type: string,
  of: (s: S, laid: readonly CardId[]) => number,
  wanted: number,
): CompiledStep<S> {
  return { kind: 'then', line, test: (s, laid) => of(s, laid) === wanted, told: [[words, type, of]] }
}
