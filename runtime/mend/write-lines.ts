import { type BaseState, type Choice, DECLINE } from '../engine.ts'
import type { SpokenStep } from '../diff/scenario.ts'
import { spokenStep } from '../diff/spoken-step.ts'
import type { EngineVersion } from '../diff/version.ts'
import type { CompiledExample, CompiledStep } from '../example/compiled-example.ts'
import { isDeed } from '../example/play-line.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { MeantCourse } from './course.ts'
import { type Answer, type MendEffort, type StandingPlace, type PlayedLines, playLines } from './played-lines.ts'

/** A line that an example gets: an answer, or the place at which the line below stands. */
export type NewLine =
  | { readonly kind: 'answer'; readonly said: SpokenStep }
  | { readonly kind: 'nothing-offered' | 'asked'; readonly seat: number }
  | { readonly kind: 'nobody-asked' }
  | { readonly kind: 'may-choose'; readonly said: SpokenStep }

/** A line as it is played, and where it comes from: its number in the example, or what it says. */
export interface WrittenLine {
  readonly step: CompiledStep<BaseState>
  readonly from: number | NewLine
}

/** An example with its lines written so that it goes as a course says. */
export class LineWriter {
  private readonly version: EngineVersion
  private readonly example: CompiledExample
  private readonly course: MeantCourse
  /** Whether a line may also be judged later than the course has it, as long as it holds there. */
  private readonly isLoose: boolean
  private readonly effort: MendEffort
  private readonly written: WrittenLine[] = []

  constructor(
    version: EngineVersion,
    example: CompiledExample,
    course: MeantCourse,
    { isLoose, effort }: { readonly isLoose: boolean; readonly effort: MendEffort },
  ) {
    this.effort = effort
    this.version = version
    this.example = example
    this.course = course
    this.isLoose = isLoose
  }

  /** Null where no lines lead there. */
  lines(): readonly WrittenLine[] | null {
    const isWritten = this.course.marks.every((mark, line) => mark === null || this.write(line, mark))
    return isWritten && this.played().stuck === null ? this.written : null
  }

  private played(...more: readonly CompiledStep<BaseState>[]): PlayedLines {
    const steps = [...this.written.map(({ step }) => step), ...more]
    return playLines(this.version.patient, this.example, steps, { effort: this.effort })
  }

  /** Writes a line so that it is judged behind as many answers; whether that is possible. */
  private write(line: number, mark: number): boolean {
    const step = this.example.steps[line]
    if (step === undefined) return false
    const gives = isDeed(step)
    for (let tries = 0; tries <= this.example.steps.length + mark && !this.effort.isSpent(); tries += 1) {
      const came = this.played(step)
      const now = came.answers.length
      const fits = came.stuck === null && this.isOnCourse(came)
      if (fits && (now === mark || (this.isLoose && !gives))) {
        this.written.push({ step, from: line })
        return true
      }
      if (this.isNeedless(line, mark)) return true
      const isLate = !gives && now > mark
      const answers = (): boolean => this.answerNext(mark - (gives ? 1 : 0))
      const stands = (): boolean => !gives && this.stand(mark)
      if (isLate ? !stands() && !answers() : !answers() && !stands()) return false
    }
    return false
  }

  private isOnCourse({ answers }: PlayedLines): boolean {
    return answers.every(
      ({ choice }, i) => choice === this.course.answers[i]?.choice || i >= this.course.answers.length,
    )
  }

  /** Whether a line only answers what nobody is asked, or only leads to a place for the lines below. */
  private isNeedless(line: number, mark: number): boolean {
    const step = this.example.steps[line]
    const from = this.played().answers.length
    if (step?.kind === 'answers' || step?.kind === 'chooses')
      return this.course.answers.slice(from, mark).every(({ isAsked }) => !isAsked)
    const isPlace = step?.kind === 'asked' && !step.not && line < this.example.steps.length - 1
    return isPlace && this.placeAt(mark)?.isAsked === false
  }

  private placeAt(mark: number): StandingPlace | null {
    return this.course.answers[mark] ?? this.course.last
  }

  /** Answers what is asked next, as the course has it. */
  private answerNext(before: number): boolean {
    const from = this.played().answers.length
    const next = this.course.answers.slice(from, before)
    const answer = next.find(({ isAsked }) => isAsked) ?? (this.isHeld() ? next[0] : undefined)
    const said = answer === undefined ? null : this.said(answer, answer.choice)
    if (answer === undefined || said === null || said.kind === 'does') return false
    return this.add(answerStep(this.version, answer), { kind: 'answer', said }, before)
  }

  /** Whether the last line stands at a question, which then asks also who can only pass, if a rule says so. */
  private isHeld(): boolean {
    const step = this.written.at(-1)?.step
    return step !== undefined && !isDeed(step)
  }

  /** Stands at the place behind as many answers. */
  private stand(mark: number): boolean {
    const place = this.placeAt(mark)
    if (place === null) return this.add({ kind: 'nobody', line: 0 }, { kind: 'nobody-asked' }, mark)
    const { seat, isEmpty, isAsked } = place
    if (isEmpty) return this.add({ kind: 'exactly', line: 0, seat, moves: [] }, { kind: 'nothing-offered', seat }, mark)
    if (isAsked) return this.add({ kind: 'asked', line: 0, seat, not: false }, { kind: 'asked', seat }, mark)
    const [only] = place.state?.legal ?? []
    const said = only === undefined ? null : this.said(place, only)
    if (only === undefined || said === null) return false
    const values = valuesOf(this.version, place, only)
    return this.add(
      { kind: 'choosable', line: 0, seat, not: false, values, because: [] },
      { kind: 'may-choose', said },
      mark,
    )
  }

  /** Adds a line that keeps to the course and leads no further than behind `most` answers, to another place than before. */
  private add(step: CompiledStep<BaseState>, from: NewLine, most: number): boolean {
    const came = this.played(step)
    const isNews = came.answers.length > this.played().answers.length || this.written.at(-1)?.step.kind !== step.kind
    if (came.stuck !== null || came.answers.length > most || !isNews || !this.isOnCourse(came)) return false
    this.written.push({ step, from })
    return true
  }

  private said({ state }: StandingPlace, choice: Choice): SpokenStep | null {
    if (state === null) return null
    const said = spokenStep(this.version, state, choice)
    const move = moveOf(this.version.patient.parts, state, choice)
    const called = move.kind === 'choose' && move.isCard ? state.handles?.get(move.value) : undefined
    return said.kind === 'chooses' && called !== undefined ? { ...said, value: called } : said
  }
}

function answerStep(version: EngineVersion, answer: Answer): CompiledStep<BaseState> {
  const { seat, site, choice } = answer
  if (choice === DECLINE) return { kind: 'answers', line: 0, seat, answer: site.kind === 'act' ? 'passes' : 'declines' }
  if (site.kind === 'may') return { kind: 'answers', line: 0, seat, answer: 'accepts' }
  return { kind: 'chooses', line: 0, seat, values: valuesOf(version, answer, choice) }
}

function valuesOf(version: EngineVersion, { state, site }: StandingPlace, choice: Choice) {
  if (state === null) return []
  const move = moveOf(version.patient.parts, state, choice)
  if (move.kind === 'branch') return [{ type: 'number', value: () => move.index + 1 }]
  return move.kind === 'choose' ? [{ type: site.value, value: () => move.value }] : []
}
