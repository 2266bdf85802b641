import {
  type BaseState, type Choice, DECLINE, type Engine, type EventHappening, NONE, type Seat, type SetupConfig, seatName,
} from './engine.ts'
import { bringDecks, deckProblems } from './decks/deck-parts.ts'
import { eventWords, valueWord } from './describe.ts'
import { eventsOf } from './log.ts'
import { explainMove } from './explain.ts'
import { run } from './kernel.ts'
import type { FullEngine, SiteInfo } from './make-engine.ts'
import { isRoundLimitError } from './round-limit-error.ts'

/** A card by definition (and owner), one of several instructions by its event, or a value worked out in the position. */
export type Matcher<S> = { readonly definition: number; readonly owner: number } | { readonly branch: string } | { readonly type: string; readonly value: (s: S) => number | boolean | readonly number[] }

export interface MoveMatcher<S> { readonly event: number; readonly args: readonly (Matcher<S> | null)[] }

interface StepBase { readonly line: number }

export type CompiledStep<S> = StepBase & (
  | { readonly kind: 'does'; readonly seat: Seat; readonly move: MoveMatcher<S> }
  | { readonly kind: 'chooses'; readonly seat: Seat; readonly values: readonly Matcher<S>[] }
  | { readonly kind: 'answers'; readonly seat: Seat; readonly answer: 'accepts' | 'declines' | 'passes' }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly not: boolean; readonly move: MoveMatcher<S>; readonly because: readonly string[] }
  | { readonly kind: 'asked'; readonly seat: Seat }
  | { readonly kind: 'exactly'; readonly seat: Seat; readonly moves: readonly MoveMatcher<S>[] }
  | { readonly kind: 'choosable'; readonly seat: Seat; readonly not: boolean; readonly values: readonly Matcher<S>[] }
  /** `found` gives the left side of a comparison, to say what it is instead. */
  | { readonly kind: 'then'; readonly test: (s: S) => boolean; readonly type?: string; readonly found?: (s: S) => number | boolean | readonly number[] }
  | { readonly kind: 'deck'; readonly seat: Seat; readonly refused: boolean; readonly because: readonly string[] }
  | { readonly kind: 'happened'; readonly moves: readonly MoveMatcher<S>[] }
)

export interface CompiledExample<S extends BaseState = BaseState> {
  readonly title: string
  readonly clauses: readonly string[]
  readonly place: string
  /** Option index and value index. */
  readonly options: readonly (readonly [number, number])[]
  /** Makes the position and begins what the example begins with. */
  set(s: S): void
  readonly steps: readonly CompiledStep<S>[]
  /** How many play, where it is more than the game needs. */
  readonly players?: number
}

export interface ExampleResult {
  readonly title: string
  readonly clauses: readonly string[]
  readonly place: string
  readonly ok: boolean
  readonly failures: readonly { readonly line: number; readonly message: string }[]
}

const inBrackets = (clauses: readonly string[]): string => (clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`)

/** How many unscripted answers may follow one another before an example is given up. */
const PATIENCE = 500

/** Sets the position up, plays the script, and checks every line; the first line that cannot be played ends it. */
export function runExample<S extends BaseState>(engine: Engine<S>, example: CompiledExample<S>, setup: Pick<SetupConfig, 'roundLimit'> = {}): ExampleResult {
  const failures: { line: number; message: string }[] = []
  const at = { line: 0 }
  try {
    play(engine as FullEngine<S>, { ...example, setup, at }, failures)
  } catch (error) {
    // One broken example must not hide what the others say.
    const message = error instanceof Error ? error.message : String(error)
    failures.push({ line: at.line, message: isRoundLimitError(error) ? `this comes to no end: ${message}` : `the engine cannot play this: ${message}` })
  }
  if (example.steps.length === 0) failures.push({ line: 0, message: 'it checks nothing' })
  return { title: example.title, clauses: example.clauses, place: example.place, ok: failures.length === 0, failures }
}

/** The state in which an example leaves the game; null when one of its lines does not hold. */
export function stateAfter<S extends BaseState>(engine: FullEngine<S>, example: CompiledExample<S>): S | null {
  const failures: { line: number; message: string }[] = []
  const s = play(engine, example, failures)
  return failures.length === 0 ? s : null
}

/** An example as it is run: how it is set up, and at which line it is. */
interface RunExample<S extends BaseState> extends CompiledExample<S> { readonly setup?: Pick<SetupConfig, 'roundLimit'>; readonly at?: { line: number } }

function play<S extends BaseState>(engine: FullEngine<S>, example: RunExample<S>, failures: { line: number; message: string }[]): S {
  const s = position(engine, example)
  const player = new ExamplePlayer(engine, s)
  for (const step of example.steps) {
    if (example.at !== undefined) example.at.line = step.line
    const message = engine.bounded(s, () => player.play(step))
    if (message === null) continue
    failures.push({ line: step.line, message })
    if (step.kind === 'does' || step.kind === 'chooses' || step.kind === 'answers') break
  }
  return s
}

function position<S extends BaseState>(engine: FullEngine<S>, example: RunExample<S>): S {
  const { parts } = engine
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  const s = parts.newState(example.players ?? parts.info.seats.from, options, 1)
  s.askAll = true
  s.log = []
  if (example.setup?.roundLimit !== undefined) s.roundLimit = example.setup.roundLimit
  bringDecks(parts, s)
  engine.bounded(s, () => {
    example.set(s)
    run(parts.program, s)
  })
  return s
}

class ExamplePlayer<S extends BaseState> {
  private readonly engine: FullEngine<S>
  private readonly s: S

  constructor(engine: FullEngine<S>, s: S) {
    this.engine = engine
    this.s = s
  }

  /** Plays or checks one line; null when it holds, else what is wrong. */
  play(step: CompiledStep<S>): string | null {
    switch (step.kind) {
      case 'does': return this.does(step.seat, step.move)
      case 'chooses': return this.chooses(step.seat, step.values)
      case 'answers': return this.answers(step.seat, step.answer)
      case 'offered': return this.offered(step.seat, step.move, step.not, step.because)
      case 'asked': return this.advance(() => this.isAsked(step.seat)) ? null : `${seatName(step.seat)} is not asked; ${this.who()}`
      case 'exactly': return this.exactly(step.seat, step.moves)
      case 'choosable': return this.choosable(step.seat, step.values, step.not)
      case 'then': return this.settle() ?? (step.test(this.s) ? null : `this does not hold${this.found(step)}`)
      case 'deck': return this.deck(step.seat, step.refused, step.because)
      case 'happened': return this.settle() ?? this.happened(step.moves)
    }
  }

  private deck(seat: Seat, refused: boolean, because: readonly string[]): string | null {
    const problems = deckProblems(this.engine.parts, this.s, seat)
    const words = problems.map((p) => `${p.message}${p.about === null ? '' : `: ${p.about}`} [${p.clauses.join(', ')}]`).join('; ')
    if (!refused) return problems.length === 0 ? null : `it is refused: ${words}`
    if (problems.length === 0) return 'it is accepted'
    const missing = because.filter((clause) => !problems.some((p) => p.clauses.includes(clause)))
    return missing.length === 0 ? null : `refused, but not because of [${missing.join(', ')}]: ${words}`
  }

  private get site(): SiteInfo | null {
    return this.engine.parts.sites[this.s.ask - 1] ?? null
  }

  private who(): string {
    return this.s.ask === 0 ? 'nothing is asked any more' : `${seatName(this.s.asked)} is asked (${this.site?.at}: ${this.engine.choices(this.s).map((c) => this.engine.describe(this.s, c)).join(' | ') || 'nothing'})`
  }

  private isAsked(seat: Seat): boolean {
    return this.s.ask !== 0 && this.s.asked === seat
  }

  /** Takes the one answer that nobody needs to script; false when there is none. */
  private unscripted(): boolean {
    const { s } = this
    if (s.ask === 0) return false
    if (s.optional) this.engine.apply(s, DECLINE)
    else if (s.legal.length === 1) this.engine.apply(s, s.legal[0] as Choice)
    else return false
    return true
  }

  private advance(until: () => boolean): boolean {
    for (let i = 0; i < PATIENCE; i++) {
      if (until()) return true
      if (!this.unscripted()) return false
    }
    return false
  }

  /** Declines what no line answers, up to the next question of a `while … may act`, or one that must be answered. */
  private settle(): null {
    const { s } = this
    this.advance(() => s.ask === 0 || s.over || this.site?.loop === true)
    return null
  }

  private found(step: CompiledStep<S> & { readonly kind: 'then' }): string {
    if (step.found === undefined) return ''
    const value = step.found(this.s)
    return typeof value === 'number' ? `: it is ${valueWord(this.engine.parts, this.s, value, step.type ?? 'number')}` : ''
  }

  private does(seat: Seat, move: MoveMatcher<S>): string | null {
    const find = (): Choice[] => (this.s.asked === seat && this.s.ask !== 0 && this.site?.kind === 'act' ? this.s.legal.filter((c) => this.matchesMove(c, move)) : [])
    if (!this.advance(() => find().length > 0)) return `${this.isAsked(seat) ? 'not offered' : `${seatName(seat)} is not asked to act`}; ${this.who()}`
    const found = find()
    if (found.length > 1) return `several moves fit: ${found.map((c) => this.engine.describe(this.s, c)).join(' | ')}`
    this.engine.apply(this.s, found[0] as Choice)
    return null
  }

  private chooses(seat: Seat, values: readonly Matcher<S>[]): string | null {
    const asked = (): boolean => this.s.ask !== 0 && this.s.asked === seat && (this.site?.kind === 'choose' || this.site?.kind === 'one-of')
    for (const value of values) {
      // A question with a single answer needs no line of its own.
      const open = (): boolean => asked() && (this.s.optional || this.s.legal.length !== 1 || this.s.legal.some((c) => this.matchesChoice(c, value)))
      if (!this.advance(open)) return `no choice is asked of ${seatName(seat)}; ${this.who()}`
      const found = this.s.legal.find((c) => this.matchesChoice(c, value))
      if (found === undefined) return `not among the answers; ${this.who()}`
      this.engine.apply(this.s, found)
    }
    return null
  }

  private answers(seat: Seat, answer: 'accepts' | 'declines' | 'passes'): string | null {
    const kind = answer === 'passes' ? ['act'] : answer === 'accepts' ? ['may'] : ['may', 'choose']
    const asked = (): boolean => this.s.ask !== 0 && this.s.asked === seat && kind.includes(this.site?.kind ?? '') && (answer === 'accepts' || this.s.optional)
    if (!this.advanceOthers(asked, seat, answer === 'passes')) return `${seatName(seat)} has nothing to answer; ${this.who()}`
    this.engine.apply(this.s, answer === 'accepts' ? 1 : DECLINE)
    return null
  }

  /** Only other seats' questions are passed over when it matters what this seat declines. */
  private advanceOthers(until: () => boolean, seat: Seat, others: boolean): boolean {
    for (let i = 0; i < PATIENCE; i++) {
      if (until()) return true
      if (others && this.s.asked === seat && this.s.optional) return false
      if (!this.unscripted()) return false
    }
    return false
  }

  private toActOf(seat: Seat): boolean {
    return this.advanceOthers(() => this.s.ask !== 0 && this.s.asked === seat && this.site?.kind === 'act', seat, true)
  }

  private offered(seat: Seat, move: MoveMatcher<S>, not: boolean, because: readonly string[]): string | null {
    if (!this.toActOf(seat)) return `${seatName(seat)} is not asked to act; ${this.who()}`
    const found = this.s.legal.some((c) => this.matchesMove(c, move))
    if (!not) return found ? null : `it is not offered${this.whyNot(seat, move)}; ${this.who()}`
    if (found) return 'it is offered'
    return because.length === 0 ? null : this.because(seat, move, because)
  }

  private whyNot(seat: Seat, move: MoveMatcher<S>): string {
    const args = this.argsOf(seat, move)
    if (args === null) return ''
    const reasons = explainMove(this.engine.parts, this.s, seat, move.event, args).reasons
    return reasons.length === 0 ? '' : ` (${reasons.map((r) => `${r.rule}${inBrackets(r.clauses)}`).join('; ')})`
  }

  private because(seat: Seat, move: MoveMatcher<S>, clauses: readonly string[]): string | null {
    const args = this.argsOf(seat, move)
    if (args === null) return 'the move names a card that is not on the table'
    const cited = explainMove(this.engine.parts, this.s, seat, move.event, args).reasons.flatMap((r) => r.clauses)
    const missing = clauses.filter((c) => !cited.includes(c))
    return missing.length === 0 ? null : `refused, but not by${inBrackets(missing)}; ${cited.length === 0 ? 'the reasons cite no clause' : `the reasons are${inBrackets([...new Set(cited)])}`}`
  }

  private argsOf(seat: Seat, move: MoveMatcher<S>): number[] | null {
    const info = this.engine.info.events[move.event]
    const args = move.args.map((m, i) => {
      if (m === null) return info?.params[i]?.role === 'by' ? seat : NONE
      if ('value' in m) return Number(m.value(this.s))
      if ('branch' in m) return null
      const copies = this.s.def.flatMap((d, card) => (d === m.definition && this.s.place[card] !== NONE && (m.owner === NONE || this.s.owner[card] === m.owner) ? [card] : []))
      return copies.find((card) => this.s.owner[card] === seat) ?? copies[0] ?? null
    })
    return args.some((a) => a === null) ? null : (args as number[])
  }

  private exactly(seat: Seat, moves: readonly MoveMatcher<S>[]): string | null {
    if (!this.toActOf(seat)) return `${seatName(seat)} is not asked to act; ${this.who()}`
    const extra = this.s.legal.filter((c) => !moves.some((m) => this.matchesMove(c, m)))
    if (extra.length > 0) return `also offered: ${extra.map((c) => this.engine.describe(this.s, c)).join(' | ')}`
    const missing = moves.filter((m) => !this.s.legal.some((c) => this.matchesMove(c, m)))
    return missing.length === 0 ? null : `not offered: ${missing.map((m) => eventWords(this.engine.parts, this.s, m.event, this.argsOf(seat, m) ?? [])).join(' | ')}`
  }

  private choosable(seat: Seat, values: readonly Matcher<S>[], not: boolean): string | null {
    if (!this.advance(() => this.asksFor(seat, values))) return `no choice is asked of ${seatName(seat)}; ${this.who()}`
    for (const value of values) {
      const found = this.s.legal.some((c) => this.matchesChoice(c, value))
      if (found === not) return not ? 'it is among the answers' : `not among the answers; ${this.who()}`
    }
    return null
  }

  /** Whether the pending question is the one that a line about these answers means; one with a single answer needs no line. */
  private asksFor(seat: Seat, values: readonly Matcher<S>[]): boolean {
    const { s, site } = this
    if (!this.isAsked(seat) || (site?.kind !== 'choose' && site?.kind !== 'one-of')) return false
    if (site.kind === 'one-of' && values.some((v) => 'branch' in v)) return values.every((v) => 'branch' in v && site.branches.includes(v.branch))
    return s.optional || s.legal.length !== 1 || values.some((v) => s.legal.some((c) => this.matchesChoice(c, v)))
  }

  private matchesMove(choice: Choice, matcher: MoveMatcher<S>): boolean {
    const move = this.engine.moveOf(this.s, choice)
    return move.kind === 'act' && move.event === matcher.event && this.matchesArgs(move.args, matcher)
  }

  private matchesArgs(args: readonly number[], matcher: MoveMatcher<S>): boolean {
    return matcher.args.every((m, i) => m === null || this.matchesValue(args[i] ?? NONE, m))
  }

  private matchesChoice(choice: Choice, matcher: Matcher<S>): boolean {
    const move = this.engine.moveOf(this.s, choice)
    const effects = move.kind === 'choose' && this.engine.parts.sites[this.s.ask - 1]?.value === 'effect'
    if (effects && 'definition' in matcher) return this.matchesValue(this.s.effects[move.value]?.source ?? NONE, matcher)
    const wanted = this.engine.parts.sites[this.s.ask - 1]?.value
    if (move.kind === 'choose' && 'value' in matcher && matcher.type !== wanted) return false
    if (move.kind === 'choose') return move.isCard || !('definition' in matcher) ? this.matchesValue(move.value, matcher) : move.value === matcher.definition
    if (move.kind !== 'branch') return false
    if ('branch' in matcher) return this.engine.parts.sites[this.s.ask - 1]?.branches[move.index] === matcher.branch
    return 'value' in matcher && Number(matcher.value(this.s)) === move.index + 1
  }

  private matchesValue(value: number, m: Matcher<S>): boolean {
    if ('value' in m) return Number(m.value(this.s)) === value
    if ('branch' in m) return false
    return this.s.def[value] === m.definition && (m.owner === NONE || this.s.owner[value] === m.owner)
  }

  /** Whether these things were carried out in this order. */
  private happened(moves: readonly MoveMatcher<S>[]): string | null {
    let from = 0
    for (const m of moves) {
      const fits = ({ event, args }: EventHappening, i: number): boolean => i >= from && event === m.event && this.matchesArgs(args, m)
      const at = eventsOf(this.s.log).findIndex(fits)
      if (at < 0) return `${this.engine.info.events[m.event]?.name} did not happen${from > 0 ? ' after that' : ''}`
      from = at + 1
    }
    return null
  }
}

