import {
  type BaseState,
  type Choice,
  type Decision,
  type DeckList,
  type Engine,
  type Reason,
  type SetupConfig,
  seatName,
} from '../engine.ts'
import { abridged } from '../words/abridged.ts'
import { choicesInWords } from '../words/choices-in-words.ts'
import { inGame } from './game-fault.ts'
import { setupProblem } from '../simulate/check-setup.ts'

/** A recorded game, whatever rules it was played by. */
export interface Played {
  readonly seed: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly decks?: readonly (DeckList | null)[]
  readonly choices: readonly { readonly seat: string; readonly choice: string }[]
  /** `SetupConfig.roundLimit`; no record holds it. */
  readonly roundLimit?: number
}

/** How a recorded game is set up. */
export function setupOfPlayed({ seed, players, options, decks, roundLimit }: Played): SetupConfig {
  const limit = roundLimit === undefined ? {} : { roundLimit }
  return { seed, players, options, ...limit, ...(decks === undefined ? {} : { decks }) }
}

/** Where a recorded game is no longer what it was. */
export interface Unlike {
  /** The choice from which on it is another game, from 1; 0 is the set-up, and one more than there are is the end. */
  readonly number: number
  readonly kind: 'set-up' | 'over' | 'another-asked' | 'not-offered' | 'elsewhere'
  readonly text: string
  /** Of what refuses the choice, or of what is asked instead. */
  readonly clauses: readonly string[]
  readonly reasons: readonly Reason[]
}

export interface ReplayedUnder {
  /** How many choices were carried out. */
  readonly carriedOut: number
  readonly unlike: Unlike | null
  /** Where it led, or stopped; null where the game cannot be set up like that. */
  readonly state: BaseState | null
}

export interface Watch {
  /** Before a choice is carried out. */
  readonly before?: (state: BaseState, choice: Choice, number: number) => void
  /** After it, and after the set-up (0): what is otherwise than it was, or null. */
  readonly after?: (state: BaseState, number: number) => string | null
}

/**
 * Plays a record by rules that it was not played by, as far as it goes. @throws Standstill
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, replayUnder } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const { unlike } = replayUnder(engine, { ...record, choices: [{ seat: 'A', choice: '2♦' }] })
 * console.log(unlike?.number, unlike?.kind) // 1 not-offered
 * ```
 */
export function replayUnder(engine: Engine, record: Played, { before, after }: Watch = {}, log = false): ReplayedUnder {
  const { seed, choices } = record
  const problem = setupProblem(engine.info, record)
  if (problem !== null) return { carriedOut: 0, unlike: unlike(0, 'set-up', problem), state: null }
  const state = inGame(seed, 0, () => engine.setup({ ...setupOfPlayed(record), log }))
  const elsewhere = (number: number): Unlike | null => {
    const text = after?.(state, number) ?? null
    return text === null ? null : elsewhereFrom(number, text)
  }
  const begun = elsewhere(0)
  if (begun !== null) return { carriedOut: 0, unlike: begun, state }
  for (const [index, entry] of choices.entries()) {
    const found = choiceUnder(engine, state, entry, index + 1)
    if (typeof found !== 'number') return { carriedOut: index, unlike: found, state }
    before?.(state, found, index + 1)
    inGame(seed, index + 1, () => engine.apply(state, found))
    const parted = elsewhere(index + 1)
    if (parted !== null) return { carriedOut: index + 1, unlike: parted, state }
  }
  return { carriedOut: choices.length, unlike: null, state }
}

/** That the same choices lead to another position, from one of them on. */
export const elsewhereFrom = (number: number, text: string): Unlike => unlike(number, 'elsewhere', text)

function unlike(
  number: number,
  kind: Unlike['kind'],
  text: string,
  clauses: readonly string[] = [],
  reasons: readonly Reason[] = [],
): Unlike {
  return { number, kind, text, clauses, reasons }
}

/** The choice of the pending question that a record names, or why these rules have none: it was the `number`-th, from 1. */
export function choiceUnder(
  engine: Engine,
  state: BaseState,
  { seat, choice }: Played['choices'][number],
  number: number,
): Choice | Unlike {
  const decision = engine.decision(state)
  if (decision === null) return unlike(number, 'over', 'the game is already over')
  const asked = seatName(decision.seat)
  if (asked !== seat)
    return unlike(
      number,
      'another-asked',
      `${asked} is asked at ${decision.at}, not ${abridged(seat)}`,
      decision.clauses,
    )
  const found = choicesInWords(engine, state).get(choice)
  if (found !== undefined) return found
  const reasons = refusing(engine, state, decision, choice)
  const clauses = [...new Set(reasons.flatMap((reason) => reason.clauses))]
  return unlike(
    number,
    'not-offered',
    `${seat} is not offered ${JSON.stringify(abridged(choice))} at ${decision.at}`,
    clauses.length > 0 ? clauses : decision.clauses,
    reasons,
  )
}

/** The rules that refuse a recorded answer, or the question that takes others. */
function refusing(engine: Engine, state: BaseState, { kind, seat }: Decision, choice: string): Reason[] {
  // The second of two choices in the same words bears its number.
  const words = choice.replace(/ \(\d+\)$/u, '')
  const { move, reasons } = engine.explain(state, seat, words)
  return kind === 'act' || move === `choose ${words}` ? reasons.filter(({ place }) => place !== '') : []
}

/**
 * In words, with the rules that refuse.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { newRecord, replayUnder, unlikeText } from 'houserules/runtime'
 *
 * const record = newRecord(engine, { seed: 7, players: 4, options: {} })
 * const { unlike } = replayUnder(engine, { ...record, choices: [{ seat: 'A', choice: '2♦' }] })
 * if (unlike !== null) console.log(unlikeText(unlike).slice(0, 45)) // at choice 1: A is not offered "2♦" at passing
 * ```
 */
export function unlikeText({ number, text, clauses, reasons }: Unlike): string {
  const where = number === 0 ? 'at the set-up' : `at choice ${number}`
  const rules = reasons.filter(({ kind }) => kind !== 'question').map(({ rule, place }) => `${rule} (${place})`)
  const others = reasons.filter(({ kind }) => kind === 'question').map(({ rule, place }) => `${rule} (${place})`)
  const by = [
    ...(rules.length > 0 ? [`; refused by ${rules.join(', ')}`] : []),
    ...(others.length > 0 ? [`; ${others.join(', ')} takes other answers`] : []),
  ].join('')
  return `${where}: ${text}${clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`}${by}`
}
