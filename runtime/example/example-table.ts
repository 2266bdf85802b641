import {
  type BaseState,
  CHANCE,
  type CardId,
  type Choice,
  DECLINE,
  type Engine,
  type Seat,
  seatName,
} from '../engine.ts'
import { randomBelow } from '../kernel/kernel.ts'
import { dueAnswer, questionTo } from '../match/asked-together.ts'
import type { GivenAnswer } from '../match/course.ts'
import type { FullEngine, SiteInfo } from '../parts.ts'
import { RoundLimitError } from '../rounds/round-limit-error.ts'
import { ROUND_LIMIT } from '../rounds/rounds.ts'
import { toldApart } from '../words/told-apart.ts'
import { shortened } from './shortened.ts'
import type { StandingSentences } from './standing.ts'
import type { ToldSoFar } from './told-so-far.ts'

/** An answer that nobody had to say: in words, on the way to which line, and who might have answered otherwise. */
interface PassedOver {
  readonly words: string
  readonly line: number
  readonly who?: string
  /** Whose choice it was; null of what is none. */
  readonly chooser: Seat | null
}

/** How many questions may be declined on the way to a line before an example is given up. */
const PATIENCE = 500

/** How many answers that nobody gives may follow one another: those of chance, and those that are the only ones. */
const mostAlone = ({ roundLimit = ROUND_LIMIT }: BaseState): number => Math.ceil(roundLimit / 5)

/** Who gave an answer: a line of the example, nobody as it was the only one, chance, or the way to the next line. */
export type AnsweredBy = 'line' | 'itself' | 'chance' | 'way'

/** Is told of each answer before it is carried out. */
export type AnswerListener<S extends BaseState> = (s: S, choice: Choice, by: AnsweredBy) => void

/** How lines are read; as texts of an earlier version of the language were, where it is not as today. */
export interface LineReading {
  /** Who is asked where passing is the only answer: who a rule says is, everybody, or nobody. */
  readonly passing: 'as-ruled' | 'everybody' | 'nobody'
  /**
   * Whether a question of which a line speaks is passed over on the way to the lines below, and a place at which nobody
   * is asked holds none of them.
   */
  readonly movesOn: boolean
  /** What a line is that answers what nobody asks: passed over and noted, or wrong. */
  readonly unasked: 'noted' | 'wrong'
}

export const TODAY: LineReading = { passing: 'as-ruled', movesOn: false, unasked: 'noted' }

/** As lines are read where all of them have to say something. */
export const STRICT: LineReading = { ...TODAY, unasked: 'wrong' }

/** Who looks on; trials at the side have none. */
export interface Watchers<S extends BaseState> {
  readonly reading?: LineReading
  readonly listener?: AnswerListener<S> | null
  readonly standing?: StandingSentences<S> | null
  readonly told?: ToldSoFar<S> | null
}

/** The game of an example, and where it stands: at which question, and whether a line stands there too. */
export class ExampleTable<S extends BaseState> {
  readonly engine: FullEngine<S>
  readonly s: S
  /** The cards that the position gives a name of their own. */
  readonly laid: readonly CardId[]
  /** What seats were told and have seen; null where no line asks for it. */
  readonly told: ToldSoFar<S> | null
  readonly reading: LineReading
  private readonly listener: AnswerListener<S> | null
  private readonly standing: StandingSentences<S> | null
  /** What has held and no longer does, since it was last taken. */
  private fallen: string[] = []
  /** Whether a line stands at the pending question, which nothing passes over then. */
  private held = false
  /** Whether the line at hand also means questions at which only passing is possible, as nothing else is asked. */
  private attending = false
  /** Whether a line has said of this place that nothing is possible. */
  private done = false
  /** What was declined since a line answered: in words, and on the way to which line. */
  private declined: PassedOver[] = []
  /** The only answers that nobody had to say, since a line answered: in words, and on the way to which line. */
  private alone: PassedOver[] = []
  private line = 0
  /** What lines answer before the turn of their seat has come, where others are asked at the same time. */
  private early: GivenAnswer[] = []
  /** Whether the line at hand could not go on because another stands at the question. */
  private blocked = false

  constructor(
    engine: FullEngine<S>,
    s: S,
    laid: readonly CardId[],
    { listener = null, standing = null, told = null, reading = TODAY }: Watchers<S> = {},
  ) {
    this.reading = reading
    this.told = told
    this.standing = standing
    this.engine = engine
    this.s = s
    this.laid = laid
    this.listener = listener
  }

  get site(): SiteInfo | null {
    return this.engine.parts.sites[this.s.ask - 1] ?? null
  }

  /** Whether the game stands somewhere, if only at a question that nobody is asked in play. */
  get stands(): boolean {
    return this.s.ask !== 0 && !this.s.over
  }

  /** Whether somebody may act here but nothing is possible, so that nobody is asked. */
  get isEmpty(): boolean {
    return this.stands && this.site?.kind === 'act' && this.s.legal.length === 0
  }

  /** Whether there is a single answer, which is taken without asking. */
  get isForced(): boolean {
    return this.stands && this.site?.kind !== 'act' && !this.s.optional && this.s.legal.length === 1
  }

  /** Whether a player is asked, as in play. */
  get asks(): boolean {
    const mayPass = this.reading.passing === 'everybody' || !this.isEmpty
    return this.stands && this.s.asked !== CHANCE && mayPass && !this.isForced
  }

  /** The same, or whether who can only pass is asked all the same, as a rule has it: which no line has to answer. */
  get asksAnybody(): boolean {
    const { engine, s } = this
    if (this.reading.passing === 'nobody') return this.asks
    return this.asks || (this.isEmpty && engine.parts.attends?.(s, s.ask, s.asked) === true)
  }

  /** Whether a seat was asked to choose on the way since a line answered, and nobody had to say what. */
  hasChosen(seat: Seat): boolean {
    return [...this.declined, ...this.alone].some(({ chooser }) => chooser === seat)
  }

  private get chooser(): Seat | null {
    return this.site?.kind === 'choose' || this.site?.kind === 'one-of' ? this.s.asked : null
  }

  isAsked(seat: Seat): boolean {
    return (this.held || this.attending ? this.asksAnybody : this.asks) && this.s.asked === seat
  }

  /** Whether a rule has a seat asked here though it can only pass. */
  canOnlyPass(seat: Seat): boolean {
    return !this.asks && this.asksAnybody && this.s.asked === seat
  }

  /**
   * Whether a line of this seat comes where it means to. Where that brings it to no question of play, questions at
   * which a rule has it asked though it can only pass are meant as well, as `A is asked` means them.
   */
  comes(seat: Seat, to: (at: ExampleTable<S>, attending: boolean) => boolean): boolean {
    if (this.engine.parts.attends !== undefined) {
      const aside = this.aside()
      this.attending = !to(aside, false) && !aside.isAsked(seat)
    }
    return to(this, this.attending)
  }

  /** Whether a question of this kind stands here for a seat, if only one that nobody is asked in play. */
  standsFor(seat: Seat, ...kinds: readonly SiteInfo['kind'][]): boolean {
    const { site } = this
    return this.stands && this.s.asked === seat && site !== null && kinds.includes(site.kind)
  }

  /** The same place, to try out what comes of it. */
  aside(): ExampleTable<S> {
    const table = new ExampleTable(this.engine, this.engine.clone(this.s), this.laid, { reading: this.reading })
    table.held = this.held
    table.done = this.done
    table.early = [...this.early]
    table.declined = [...this.declined]
    table.alone = [...this.alone]
    return table
  }

  /**
   * Where a seat is asked at the same time as the one whose turn it is, which is never to act; null where it is not, or
   * has answered.
   */
  ahead(seat: Seat): ExampleTable<S> | null {
    const { s, engine } = this
    if (!this.stands || s.asked === seat || this.site?.sameTime !== true) return null
    const asked = questionTo(engine as unknown as Engine, s, this.early, seat)
    return asked === null ? null : new ExampleTable(engine, asked as S, this.laid, { reading: this.reading })
  }

  /** Answers such a question; it is carried out when the turn of the seat comes. */
  answerAhead(seat: Seat, choice: Choice): void {
    this.early.push({ seat, choice })
  }

  beginLine(line: number): void {
    this.line = line
    this.blocked = false
    this.attending = false
  }

  /** A line stands at the pending question. */
  hold(): void {
    this.held = this.stands && (!this.reading.movesOn || this.asksAnybody)
  }

  /** A line says that nothing is possible here; when it is said again, the next such place is meant. */
  holdEmpty(): void {
    this.hold()
    this.done = true
  }

  /** Goes on past a place of which a line has said that nothing is possible. */
  pastEmpty(): void {
    if (this.done && this.isEmpty) this.goOnAlone()
  }

  answer(choice: Choice, by: AnsweredBy = 'line'): void {
    this.listener?.(this.s, choice, by)
    if (by === 'line') {
      this.alone = []
      this.declined = this.declined.filter((each) => each.line === this.line)
    }
    this.held = false
    this.done = false
    this.engine.apply(this.s, choice)
    this.lookOn()
  }

  /** Notes what seats see by now, and what the rules say with `always` and no longer holds. */
  lookOn(): void {
    this.told?.look(this.s)
    if (this.standing !== null) this.fallen.push(...this.standing.look(this.s))
  }

  takeFallen(): readonly string[] {
    return this.fallen.splice(0)
  }

  /**
   * Plays on as far as no line is needed; whether it comes so far. Of what is asked it declines what it may, unless
   * told not to.
   * @throws RoundLimitError where the game goes on and on and nobody has to be asked
   */
  goOn(until: () => boolean, declines = true): boolean {
    const most = mostAlone(this.s)
    for (let alone = 0, declined = 0; declined < PATIENCE;) {
      if (alone === most) throw this.goesOnAlone(most)
      this.takeEarly()
      if (until()) return true
      if (!this.stands) return false
      if (!this.asks) {
        this.goOnAlone()
        alone += 1
      } else if (declines && this.passOver()) declined += 1
      else return false
    }
    return false
  }

  private goesOnAlone(rounds: number): RoundLimitError {
    const { place = '', at = '' } = this.site ?? {}
    const many = rounds.toLocaleString('en-US')
    const message = `${place}: \`${at}\` and others had one answer at most ${many} times, so that nobody was asked`
    return new RoundLimitError({ kind: 'answers', place, at, rounds, asks: true, inner: [] }, message)
  }

  /** Goes on to the next question of a `while … may act`, to one that must be answered, or to the end. */
  settle(): void {
    if (!this.held) this.goOn(() => this.asks && this.site?.loop === true)
  }

  private takeEarly(): void {
    for (let due = dueAnswer(this.s, this.early); due >= 0; due = dueAnswer(this.s, this.early)) {
      const [answer] = this.early.splice(due, 1)
      if (answer !== undefined) this.answer(answer.choice)
    }
  }

  private goOnAlone(): void {
    const { s } = this
    if (s.asked === CHANCE) this.answer(s.legal[randomBelow(s, s.legal.length)] as Choice, 'chance')
    else if (s.legal.length === 0) this.answer(DECLINE, 'itself')
    else this.takeOnly('itself')
  }

  private takeOnly(by: AnsweredBy): void {
    const only = this.s.legal[0] as Choice
    const words = `${seatName(this.s.asked)} took \`${this.engine.describe(this.s, only)}\`, the only answer`
    this.alone.push({ words, line: this.line, chooser: this.chooser })
    this.answer(only, by)
  }

  /** Takes the one answer that nobody needs to say; false where there is none, or where a line stands. */
  private passOver(): boolean {
    const { s } = this
    this.blocked = this.held && !this.reading.movesOn
    const passes = s.optional || this.isEmpty
    if (this.blocked || (!passes && s.legal.length !== 1)) return false
    if (passes) {
      const who = seatName(s.asked)
      const words = `${who} declined \`${this.site?.at ?? ''}\``
      this.declined.push({ words, line: this.line, who, chooser: this.chooser })
      this.answer(DECLINE, 'way')
    } else this.takeOnly('way')
    return true
  }

  /** Who is asked, and what may be answered. */
  who(): string {
    if (!this.stands) return 'nothing is asked any more'
    const [who, can] = [seatName(this.s.asked), `(${this.site?.at ?? ''}: ${this.answers() || 'nothing is possible'})`]
    if (this.asksAnybody) return `${who} is asked ${can}`
    return `nobody is asked: ${who} has ${this.s.legal.length === 0 ? 'nothing to choose' : 'a single answer'} ${can}`
  }

  /** What may be answered, cut to a readable number. */
  answers(): string {
    const { s, engine } = this
    const more = s.optional && this.asksAnybody ? [engine.describe(s, DECLINE)] : []
    return [
      ...shortened(
        toldApart(
          engine,
          s,
          undefined,
          s.legal.map((choice) => ({ choice, plain: engine.describe(s, choice) })),
        ).map(({ plain }) => plain),
        10,
      ),
      ...more,
    ].join(' | ')
  }

  /**
   * What nobody had to say, for a line that fails: what was declined since it began, and which only answers were taken;
   * of an answer that comes too late also those given on the way to lines before it.
   */
  onTheWay(isAnswer: boolean): string {
    const blocked = this.blocked
      ? `; a line above speaks of that question, so say first what ${seatName(this.s.asked)} answers`
      : ''
    const all = [...this.declined, ...this.alone]
    const passed = all.filter(({ line }) => line === this.line).map(({ words }) => words)
    const before = all.filter(({ line }) => isAnswer && line !== this.line)
    const earlier = before.map(({ words, line, who }) => {
      const keeps = who === undefined ? '' : `, above which \`${who} is asked\` keeps the question`
      return `${words}, ${line === 0 ? 'at the beginning' : `on the way to line ${line}${keeps}`}`
    })
    const told = [
      ...(passed.length === 0 ? [] : [`on the way ${shortened(passed, 3).join(', ')}`]),
      ...(earlier.length === 0 ? [] : [`before, ${shortened(earlier, 3).join('; ')}`]),
    ]
    return `${told.map((each) => `; ${each}`).join('')}${blocked}`
  }
}
