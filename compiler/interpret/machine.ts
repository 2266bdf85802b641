import type { Domain, Proc, Site, TExpr, TStmt } from '../program/ir.ts'
import { NUMBERS, isNumber } from '../game/numbers.ts'
import type { Program } from '../program/program.ts'
import type { TEvent } from '../program/declarations.ts'
import type { State } from './state.ts'
import type { Env, Single, Value } from './value.ts'

/** What a player does or answers. */
export type Choice =
  | { readonly kind: 'act'; readonly event: string; readonly args: readonly Value[] }
  | { readonly kind: 'choose'; readonly value: Single }
  | { readonly kind: 'yes' }
  /** One of the lines of a `choose one of`, counted from 0. */
  | { readonly kind: 'branch'; readonly index: number }
  /** No, nothing more, or passing. */
  | { readonly kind: 'decline' }

export const DECLINE: Choice = { kind: 'decline' }

/** Instructions between two questions, unless the setup says otherwise. */
export const LONGEST_STEP = 2_000_000

/** As in engines, unless the setup says otherwise. */
export const ROUND_LIMIT = 100_000

export interface Question {
  readonly site: Site
  /** Null where chance is asked, at a table that decides chance from outside. */
  readonly seat: number | null
  /** Whether declining is an answer. */
  readonly optional: boolean
  /** The answers, declining apart. */
  readonly choices: readonly Choice[]
}

/** Something that is carried out: it stops at each question, and goes on with the answer. */
export type Play<T = void> = Generator<Question, T, Choice>

/** The text that is carried out, for the clauses of what refuses in it. */
export type Said = Pick<Proc, 'name' | 'cites'>

/** Why something is refused: the rule that does it, and its clauses. */
export interface RefusalReason {
  readonly rule: string
  readonly kind: 'cannot' | 'only-if' | 'announcement' | 'choice' | 'zone'
  readonly clauses: readonly string[]
}

/** Where a text began that announces something: what its announcement is tried from, again and again. */
export interface AnnouncementStart {
  readonly state: State
  readonly start: (m: Machine) => Play
  /** What was answered since. */
  readonly answers: Choice[]
}

/** What happens at a table besides the state: how much of it is being announced, tried or explained. */
export interface Machine {
  readonly program: Program
  readonly state: State
  /** Questions with a single answer are asked as well, and passing where nothing else is possible. */
  readonly askAll: boolean
  /** Chance is asked instead of drawn. */
  readonly openChance: boolean
  /** An announcement is only tried: it ends with its first end, and everything that could be answered is asked. */
  readonly trying: boolean
  /** While a position is laid down, cards that lie nowhere yet are at hand. */
  layingDown: boolean
  /** How deep in announcements the text stands. */
  announcing: number
  /** Where texts began that are being carried out and announce something, and the one that announces now. */
  readonly beginnings: AnnouncementStart[]
  announcer: AnnouncementStart | null
  /** What refused something, while reasons are looked for. */
  readonly reasons: RefusalReason[] | null
  /** Instructions left before this counts as a step without end. */
  readonly fuel: { left: number; readonly full: number }
  /** How often each loop has gone round since the last answer; in a trial, and in a fact, since it began. */
  readonly rounds: Map<TStmt | TEvent, number>
  /** How often a loop may go round, or one of these events be carried out. */
  readonly roundLimit: number
  /** Events that others carry out twice, on and on. */
  readonly doneOften: ReadonlySet<string>
  /** How many announcements are being tried, each while the one before is. */
  readonly trials: number
  readonly means: Meanings
}

/** Under the zone instead of on top; even where a rule forbids it. */
export interface HowMoved {
  readonly bottom: boolean
  readonly forced: boolean
}

/** The meanings of sentences that other meanings need, each by the file that says it. */
export interface Meanings {
  readonly value: (m: Machine, x: TExpr, env: Env) => Value
  readonly members: (m: Machine, domain: Domain, env: Env) => readonly Single[]
  readonly block: (m: Machine, stmts: readonly TStmt[], env: Env, said: Said) => Play<boolean>
  readonly mayHappen: (m: Machine, event: TEvent, args: readonly Value[]) => boolean
  readonly happens: (m: Machine, event: TEvent, args: readonly Value[], forced: boolean) => Play
  readonly perform: (m: Machine, event: TEvent, args: readonly Value[]) => Play
  readonly move: (m: Machine, card: number | null, to: number | null, how: HowMoved) => Play
  readonly swap: (m: Machine, card: number | null, other: number | null, forced: boolean) => Play
  readonly resolve: (m: Machine, effect: number | null) => Play
}

/** A loop goes round without coming to a question. */
export class NoNextQuestion extends RangeError {}

/** What was worked out is none of the numbers that there are. */
export class NoNumber extends RangeError {}

/** Ends the text that is carried out. */
export class Stopped {}
/** Ends a running event with everything that it is in the middle of. */
export class Left {
  readonly run: number
  constructor(run: number) {
    this.run = run
  }
}
/** Ends the game. */
export class Finished {}
/** Ends an announcement that cannot be completed. */
export class Impossible {}
/** Ends a trial: the announcement is complete. */
export class Completed {}
/** The value that the block of a fact gives. */
export class GivenValue {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}

/**
 * A step that is not carried out. Inside an announcement it makes that impossible; elsewhere the text goes on without
 * it.
 */
export function refuse(m: Machine, ...reasons: readonly RefusalReason[]): void {
  m.reasons?.push(...reasons)
  if (m.announcing > 0) throw new Impossible()
}

export function value(m: Machine, x: TExpr, env: Env): Value {
  return m.means.value(m, x, env)
}

export function holds(m: Machine, x: TExpr, env: Env): boolean {
  return m.means.value(m, x, env) === true
}

/** Whether all tests hold. */
export function allHold(m: Machine, tests: readonly TExpr[], env: Env): boolean {
  return tests.every((test) => holds(m, test, env))
}

/** A loop goes round, or an event is carried out that is counted like one; one in a trial may be tried in vain. */
export function goesRound(m: Machine, what: TStmt | TEvent, name: string): void {
  const rounds = (m.rounds.get(what) ?? 0) + 1
  m.rounds.set(what, rounds)
  if (rounds <= m.roundLimit) return
  const text = `a step of the game does not end: ${name}`
  throw m.trying ? new RangeError(text) : new NoNextQuestion(text)
}

/** An event begins. */
export function begins(m: Machine, event: TEvent): void {
  if (m.doneOften.has(event.name)) goesRound(m, event, event.name)
}

/** A number, player, card, zone or effect; null is none. */
export function single(m: Machine, x: TExpr, env: Env): number | null {
  const found = value(m, x, env)
  return typeof found === 'number' ? found : null
}

/** A number as it was worked out of others. @throws NoNumber where there is none like that. */
export function inNumbers(number: number): number {
  if (isNumber(number)) return number
  throw new NoNumber(`the number ${number} does not lie within ${NUMBERS.from} to ${NUMBERS.to}`)
}

/** A number that is surely there. */
export function number(m: Machine, x: TExpr, env: Env): number {
  return single(m, x, env) ?? 0
}
