import { analysesOf } from '../analyse/analyses.ts'
import type { Program } from '../program/program.ts'
import { bringDecks, type Deck } from './decks.ts'
import { evaluate, members } from './evaluate.ts'
import { swap } from './exchange.ts'
import { happens, mayHappen, move, perform } from './events.ts'
import { LONGEST_STEP, ROUND_LIMIT, type Machine } from './machine.ts'
import { resolve } from './replacements.ts'
import { block } from './statements.ts'
import { startTable } from './starts.ts'
import { emptyState } from './state.ts'

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
