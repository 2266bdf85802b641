import { applied } from '../kernel/apply.ts'
import { type BaseState, type CardId, type Choice, type Engine, type Frame, NONE, type Seat } from '../engine.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { watchEffects, watchSecrets } from '../secrets/secret-reads.ts'
import { setUp } from '../kernel/set-up.ts'
import { watchedWhile } from '../secrets/watched.ts'
import { type GivenAnswer, type MatchSetup, openCourse, setupIn } from './course.ts'
import { takeAnswer } from './take-answer.ts'

/** What of a position may hang on cards that a seat did not know when they were looked at. */
export interface KeptSecrets {
  /** Whether a suspended text may: what it keeps under a name, or how far it has come. */
  readonly inTexts: boolean
  /** What was captured by these effects. */
  readonly effects: ReadonlySet<number>
}

/**
 * Plays a match again under watch, as far as these answers go. A text that has looked at a card which the seat did not
 * know may keep what it found until it ends; so may texts and effects that it brings about from there on. What is
 * looked at to list what somebody is then asked does not count: that much the rules tell. Nor does, for the text
 * around, how often a text that is over has asked.
 */
export function keptSecrets(
  engine: Engine,
  setup: MatchSetup,
  answers: readonly GivenAnswer[],
  seat: Seat,
): KeptSecrets {
  const course = openCourse(engine, setup)
  const watching = new Watching(engine as FullEngine<BaseState>, seat)
  watching.setUp(setup, course.memory.seen)
  for (const { seat: by, choice } of answers) {
    const [before, seen, carriedOut] = [engine.clone(course.state), course.memory.seen.slice(), course.answers.length]
    takeAnswer(course, by, choice)
    // What is held back is carried out later, all at once.
    const choices = course.answers.slice(carriedOut).map((answer) => answer.choice)
    watching.carryOut(before, choices, [seen, course.memory.seen])
  }
  return watching.kept()
}

/** Bit sets of seats that have seen each card, at one time. */
type Seen = readonly number[]

/** Does in copies what a match does, and follows which texts and effects have come to hang on unknown cards. */
class Watching {
  /** By how many texts stand around each. */
  private readonly texts: boolean[] = []
  private readonly effects = new Set<number>()
  private hasRead = false
  private readonly parts: Parts<BaseState>
  private readonly bit: number

  constructor({ parts }: FullEngine<BaseState>, seat: Seat) {
    const { program, perform, start, draft } = parts
    this.parts = {
      ...parts,
      program: {
        clone: (s) => program.clone(s),
        copyInto: (t, s) => program.copyInto(t, s),
        copyFrame: (frame) => program.copyFrame(frame),
        step: (s: BaseState, frame: Frame) => this.follow(s, () => program.step(s, frame)),
      },
      perform: (s, choice, by) => this.follow(s, () => perform(s, choice, by)),
      start: (s) => this.follow(s, () => start(s)),
      ...(draft === undefined ? {} : { draft: (s: BaseState) => this.follow(s, () => draft(s)) }),
    }
    this.bit = 1 << seat
  }

  setUp(setup: MatchSetup, seen: Seen): void {
    const newState: Parts<BaseState>['newState'] = (...of) => {
      const t = this.parts.newState(...of)
      this.watch(t, [seen])
      return t
    }
    setUp({ ...this.parts, newState }, setupIn(setup, false))
  }

  /** `seen`: before and after it. */
  carryOut(before: BaseState, choices: readonly Choice[], seen: readonly Seen[]): void {
    const t = this.parts.program.clone(before)
    t.log = null
    this.watch(t, seen)
    for (const choice of choices) applied(this.parts, t, choice)
  }

  kept(): KeptSecrets {
    return { inTexts: this.texts.includes(true), effects: this.effects }
  }

  private watch(t: BaseState, seen: readonly Seen[]): void {
    const isSeen = (card: CardId): boolean => seen.some((seats) => ((seats[card] ?? 0) & this.bit) !== 0)
    watchSecrets(this.parts, t, { knows: (card) => (t.place[card] ?? NONE) === NONE || isSeen(card), read: this.read })
    watchEffects(t, this.effects, this.read)
  }

  private readonly read = (): void => void (this.hasRead = true)

  /** Whether the text may find out something of cards itself; without one, what stands around all. */
  private looks(frame: Frame | undefined): boolean {
    return frame === undefined || this.parts.looks?.includes(frame.proc) === true
  }

  /** One step of the innermost text, at whose end somebody may be asked. */
  private follow(t: BaseState, step: () => void): void {
    const around = Math.max(0, t.frames.length - 1)
    const looks = this.looks(t.frames[around])
    const effectsBefore = t.effects.length
    this.hasRead = false
    let readBeforeListing: boolean | null = null
    // Whoever asks begins with the list of what may be answered.
    watchedWhile(t, 'legal', () => void (readBeforeListing ??= this.hasRead), step)
    const isTold = t.ask !== 0 && readBeforeListing !== null
    const hasRead = isTold ? readBeforeListing === true : this.hasRead
    let hangs = this.texts[around] === true || (hasRead && looks)
    this.texts.splice(Math.min(around, t.frames.length))
    // A text that has begun in this step may have looked itself, before it asks.
    for (const [i, frame] of t.frames.slice(around).entries()) {
      hangs ||= hasRead && this.looks(frame)
      this.texts[around + i] = hangs
    }
    if (!hangs && !hasRead) return
    const made = t.effects.flatMap((effect, id) => (effect !== null && id >= effectsBefore ? [id] : []))
    for (const id of made) this.effects.add(id)
    watchEffects(t, new Set(made), this.read)
  }
}
