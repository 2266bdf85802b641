import { type BaseState, type Choice, type Happening, type Memory } from '../../runtime/engine.ts'
import { beginMemory, copyMemory, takeStep } from '../../runtime/match/memory.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type RecordedChoice, recordedChoice } from '../../runtime/replay.ts'

/** Every so many answers a copy of the game is kept, from which others are played again. */
const BETWEEN_COPIES = 8

interface Kept {
  readonly state: BaseState
  readonly memory: Memory
}

/** A game that is being played, with everything that came before: it goes back and forth without an end. */
export class Course {
  readonly engine: FullEngine<BaseState>
  state: BaseState
  memory: Memory
  /** What happened up to the first question, and after each answer. */
  readonly steps: (readonly Happening[])[]
  /** All answers, those that were taken back and not replaced by others included. */
  readonly choices: Choice[] = []
  /** The same in words, which mean something under other rules too. */
  readonly words: RecordedChoice[] = []
  private readonly copies = new Map<number, Kept>()
  private given = 0

  /** Begins with a state that stands at its first question and keeps a log. */
  constructor(engine: FullEngine<BaseState>, state: BaseState) {
    this.engine = engine
    this.state = state
    this.steps = [(state.log ?? []).slice()]
    this.memory = beginMemory(engine, state, false)
    this.keepCopy()
  }

  /** How many answers are given at present. */
  get step(): number {
    return this.given
  }

  /** Answers the pending question; what was taken back before is forgotten where this answer is another. */
  answer(choice: Choice): void {
    if (this.choices[this.given] !== choice) {
      this.choices.length = this.given
      this.words.length = this.given
      this.steps.length = this.given + 1
      for (const step of this.copies.keys()) if (step > this.given) this.copies.delete(step)
      this.words.push(recordedChoice(this.engine, this.state, choice))
      this.choices.push(choice)
    }
    this.carryOut(choice)
  }

  /** Goes to where so many answers are given. @throws RangeError where there are not so many */
  goTo(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.choices.length)
      throw new RangeError(`there are ${this.choices.length} steps, and no step ${step}`)
    let from = Math.floor(step / BETWEEN_COPIES) * BETWEEN_COPIES
    while (!this.copies.has(from)) from -= BETWEEN_COPIES
    if (this.given > step || this.given < from) this.restore(from)
    while (this.given < step) this.carryOut(this.choices[this.given] as Choice)
  }

  private carryOut(choice: Choice): void {
    const happenings = takeStep(this.engine, this.memory, this.state, choice)
    this.given += 1
    this.steps[this.given] = happenings
    this.keepCopy()
  }

  private keepCopy(): void {
    if (this.given % BETWEEN_COPIES !== 0 || this.copies.has(this.given)) return
    this.copies.set(this.given, { state: this.engine.clone(this.state), memory: copyMemory(this.memory) })
  }

  /** The copy at 0 is always there. */
  private restore(step: number): void {
    const copy = this.copies.get(step) as Kept
    this.state = this.engine.clone(copy.state)
    this.memory = copyMemory(copy.memory)
    this.given = step
  }
}
