import { analysesOf } from '../analyse/analyses.ts'
import type { Program } from '../program/program.ts'
import type { TEvent } from '../program/declarations.ts'
import type { TAlways } from '../program/always.ts'
import type { Compulsion, TExpr } from '../program/ir.ts'
import { bringDecks, type Deck } from './decks.ts'
import { evaluate, members } from './evaluate.ts'
import { swap } from './exchange.ts'
import { happens, mayHappen, move, perform, refusalsOf } from './events.ts'
import {
  type Choice,
  Finished,
  Impossible,
  LONGEST_STEP,
  ROUND_LIMIT,
  type Machine,
  type Play,
  type Question,
  type Reason,
  holds,
} from './machine.ts'
import { compelling } from './offers.ts'
import { resolve } from './replacements.ts'
import { differsWithinSides } from './sides.ts'
import { block } from './statements.ts'
import { keptValue, startTable } from './starts.ts'
import { type State, emptyState } from './state.ts'
import { seatsOf } from './table.ts'
import { Env, type Value } from './value.ts'

export interface Setup {
  readonly seed: number
  /** Default: as many as the game needs. */
  readonly players?: number
  /** Values by option name; the first declared value is the default. */
  readonly options?: Readonly<Record<string, string>>
  /** What each player brings; null for one of the default decks. */
  readonly decks?: readonly (Deck | null)[]
  /** Plays only the draft. */
  readonly draft?: boolean
  /** Asks questions with a single answer as well. */
  readonly askAll?: boolean
  /** Asks chance (seat null) instead of drawing. */
  readonly openChance?: boolean
  /** Instructions between two questions, those of trials among them; more are a step that does not end. */
  readonly longestStep?: number
  /** How often a loop may go round between two questions. */
  readonly roundLimit?: number
}

const means: Machine['means'] = { value: evaluate, members, block, mayHappen, happens, perform, move, swap, resolve }

/** A machine at a table on which nothing lies yet. */
export function emptyTable(program: Program, setup: Setup): Machine {
  const options = optionsOf(program, setup.options ?? {})
  const state = emptyState(program, setup.players ?? program.game.seats.from, options, setup.seed)
  const longestStep = setup.longestStep ?? LONGEST_STEP
  const m: Machine = {
    program,
    state,
    means,
    askAll: setup.askAll ?? false,
    openChance: setup.openChance ?? false,
    trying: false,
    layingDown: false,
    announcing: 0,
    beginnings: [],
    announcer: null,
    reasons: null,
    fuel: { left: longestStep, full: longestStep },
    rounds: new Map(),
    roundLimit: setup.roundLimit ?? ROUND_LIMIT,
    doneOften: analysesOf(program).doneOften(),
    trials: 0,
  }
  startTable(m)
  bringDecks(m, setup.decks ?? [])
  return m
}

function optionsOf(program: Program, chosen: Readonly<Record<string, string>>): readonly number[] {
  return [...program.game.options.values()].map((option) => {
    const word = chosen[option.name.text]
    const index = word === undefined ? option.chosen : option.values.findIndex(({ text }) => text === word)
    if (index < 0) throw new RangeError(`option ${option.name.text} has no value ${word}`)
    return index
  })
}

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
    return seatsOf(this.machine).map((seat) => Number(keptValue(this.machine, 'result', [seat])))
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
  refusals(event: TEvent, args: readonly Value[]): readonly Reason[] {
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
