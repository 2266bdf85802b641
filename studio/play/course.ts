import { type BaseState, type Choice, type Happening, type Memory, seatName } from '../../runtime/engine.ts'
import { beginMemory, copyMemory, takeStep } from '../../runtime/match/memory.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { recordedChoice } from '../../runtime/records/replay.ts'
import type { PlayedChoice } from './played-choice.ts'
import { seatsOf } from './game-sheet.ts'

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
  readonly words: PlayedChoice[] = []
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

  /**
   * Answers the pending question, in `words` where they are known; what was taken back before is forgotten where this
   * answer is another. Rules that fail on the way throw, and the game stands where it stood.
   */
  answer(choice: Choice, words?: string): void {
    if (this.choices[this.given] === choice) return this.carryOut(choice)
    const { engine, state } = this
    const seat = seatName(state.asked)
    const said = words === undefined ? recordedChoice(engine, state, choice) : { seat, choice: words }
    // Who chooses among cards that lie face down is not told which it was.
    const own = engine.describe(state, choice, state.asked) === engine.describe(state, choice) ? seat : ''
    this.forgetFrom(this.given)
    this.choices.push(choice)
    this.words.push(said)
    try {
      this.carryOut(choice)
    } catch (error) {
      this.forgetFrom(this.given)
      this.restore(this.given)
      throw error
    }
    this.words[this.given - 1] = { ...said, told: toldTo(engine, this.state, this.steps[this.given] ?? [], own) }
  }

  /** Goes to where so many answers are given. @throws RangeError where there are not so many */
  goTo(step: number): void {
    if (!Number.isInteger(step) || step < 0 || step > this.choices.length)
      throw new RangeError(`there are ${this.choices.length} steps, and no step ${step}`)
    if (this.given > step || this.given < this.copyBefore(step)) this.restore(step)
    while (this.given < step) this.carryOut(this.choices[this.given] as Choice)
  }

  /** Forgets all answers after so many. */
  private forgetFrom(step: number): void {
    this.choices.length = step
    this.words.length = step
    this.steps.length = step + 1
    for (const copied of this.copies.keys()) if (copied > step) this.copies.delete(copied)
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

  /** The nearest step before this one, or itself, of which there is a copy: that at 0 is always there. */
  private copyBefore(step: number): number {
    let from = Math.floor(step / BETWEEN_COPIES) * BETWEEN_COPIES
    while (!this.copies.has(from)) from -= BETWEEN_COPIES
    return from
  }

  /** Plays from a copy to a step. */
  private restore(step: number): void {
    const from = this.copyBefore(step)
    const copy = this.copies.get(from) as Kept
    this.state = this.engine.clone(copy.state)
    this.memory = copyMemory(copy.memory)
    this.given = from
    while (this.given < step) this.carryOut(this.choices[this.given] as Choice)
  }
}

/**
 * The seats that were told all of the answer with which a step began, by their letters; while others are still to
 * answer that is nobody but `own`, who gave it.
 */
function toldTo(engine: FullEngine<BaseState>, s: BaseState, happenings: readonly Happening[], own: string): string {
  const answer = happenings.find(({ kind }) => kind === 'answer')
  if (answer === undefined) return own
  const all = engine.tell(s, answer)
  return seatsOf(s.players)
    .filter((seat) => seatName(seat) === own || engine.tell(s, answer, seat) === all)
    .map(seatName)
    .join('')
}
