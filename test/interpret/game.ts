import type { TEvent } from '../../compiler/program/declarations.ts'
import type { TAlways } from '../../compiler/program/always.ts'
import type { Compulsion, TExpr } from '../../compiler/program/ir.ts'
import type { Program } from '../../compiler/program/program.ts'
import { type Setup, emptyTable } from '../../compiler/interpret/empty-table.ts'
import { evaluate } from '../../compiler/interpret/evaluate.ts'
import { happens, refusalsOf } from '../../compiler/interpret/events.ts'
import {
  type Choice,
  Finished,
  Impossible,
  type Machine,
  type Play,
  type Question,
  type RefusalReason,
  holds,
} from '../../compiler/interpret/machine.ts'
import { compelling } from '../../compiler/interpret/offers.ts'
import { differsWithinSides } from './sides.ts'
import { keptValue } from '../../compiler/interpret/starts.ts'
import type { State } from '../../compiler/interpret/state.ts'
import { seatsAtTable } from '../../compiler/interpret/table.ts'
import { Env, type Value } from '../../compiler/interpret/value.ts'

/** A game that is played by what the program means, step by step. */
export class Game {
  /** What is asked now; null when the game has ended. */
  question: Question | null = null
  readonly machine: Machine
  private readonly play: Play
  /** Names that a position gives to cards. */
  private readonly called: Env

  constructor(machine: Machine, play: Play, called = new Env()) {
    this.machine = machine
    this.play = play
    this.called = called
    this.goOn(() => play.next())
  }

  get state(): State {
    return this.machine.state
  }

  /** Goes on to the next question. @throws RangeError where this is no answer to the question. */
  answer(choice: Choice): void {
    const key = JSON.stringify(choice)
    const { question } = this
    const offered =
      question !== null &&
      ((choice.kind === 'decline' && (question.optional || question.choices.length === 0)) ||
        question.choices.some((one) => JSON.stringify(one) === key))
    if (!offered) throw new RangeError(`${key} is not offered`)
    this.goOn(() => this.play.next(choice))
  }

  private goOn(step: () => IteratorResult<Question, void>): void {
    try {
      const { done, value } = step()
      this.question = done === true ? null : value
    } catch (signal) {
      if (signal instanceof Impossible) throw new Error('an announcement that was offered could not be completed')
      if (!(signal instanceof Finished)) throw signal
      this.question = null
    }
  }

  /** By seat. */
  results(): readonly number[] {
    return seatsAtTable(this.machine).map((seat) => Number(keptValue(this.machine, 'result', [seat])))
  }

  /** What an expression stands for that names no variables but those of the position. */
  value(x: TExpr): Value {
    return evaluate(this.machine, x, this.called)
  }

  /** The sentences with `always` that do not hold now, and at the end that of one result for each side. */
  broken(): readonly TAlways[] {
    const { machine } = this
    const said = machine.program.always.filter(({ cond }) => !holds(machine, cond, new Env([], [])))
    return [...said, ...differsWithinSides(machine)]
  }

  /** Every rule that keeps whoever is asked to act from passing. */
  compelling(): readonly Compulsion[] {
    const { question, machine } = this
    if (question?.site.kind !== 'act' || question.seat === null || question.choices.length === 0) return []
    if (!question.site.optional) return []
    return compelling(machine, question.site.at, question.seat)
  }

  /** Every rule that keeps an event from happening now. */
  refusals(event: TEvent, args: readonly Value[]): readonly RefusalReason[] {
    return refusalsOf(this.machine, event, args)
  }
}

/** A new game, carried out to its first question. */
export function interpret(program: Program, setup: Setup): Game {
  const machine = emptyTable(program, setup)
  const begins = program.events.get(setup.draft === true ? 'draft' : 'match')
  return new Game(
    machine,
    begins === undefined || begins.params.length > 0 ? nothingHappens() : happens(machine, begins, [], false),
  )
}

function* nothingHappens(): Play {
  yield* []
}
