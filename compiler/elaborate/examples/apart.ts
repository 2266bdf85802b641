import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { askedGame } from '../../game/asked-game.ts'
import type { Game } from '../../game/model.ts'
import { Questions } from '../../questions.ts'
import type { Counter } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import { type LastingRules, noLastingRules } from '../lasting-parts.ts'

/** What elaboration adds to when it comes upon names. */
type Noted = Pick<Elaboration, 'used' | 'uses' | 'words' | 'removedUses' | 'ofDefinitions'>

/** What was elaborated apart from all else, with everything that it adds to what the game gathers. */
export interface Apart<T> {
  readonly result: T
  readonly noted: Noted
  readonly found: readonly Diagnostic[]
  readonly counting: Counting
  /** What it asked the game; null where it cannot be used again. */
  readonly questions: Questions<Game> | null
  readonly cardsOfNobody: boolean
  readonly effectsOfNobody: boolean
}

/** What an example finds that is numbered through the whole game, and what it adds. */
interface Counting {
  /** The counts that there were; null where it looked for none. */
  readonly known: readonly Counter[] | null
  readonly made: readonly Counter[]
  /** The numbers of its variables, where its counts hold some. */
  readonly locals: { readonly from: number; readonly to: number } | null
}

/** The variables of an example have numbers above those of the rules; no two examples meet. */
const FIRST_LOCAL = 1_000_000

/**
 * Elaborates what the rest of the game does not hang on. Counts that it makes are those of the game, and so are the
 * numbers of its variables then; where it makes procedures, it is elaborated as part of the game. `isNoting`: whether
 * to note what the game is asked.
 */
export function elaborateApart<T>(e: Elaboration, elaborate: (own: Elaboration) => T, isNoting: boolean): Apart<T> {
  const apart = attempt(e, elaborate, isNoting, FIRST_LOCAL)
  if (apart !== null && apart.counting.made.length === 0) return apart
  const counting = apart === null ? null : attempt(e, elaborate, isNoting, e.nextLocal)
  if (counting !== null) return counting
  const { cardsOfNobody, effectsOfNobody } = e
  const joined = {
    noted: nothingNoted(),
    found: [],
    counting: { known: null, made: [], locals: null },
    questions: null,
  }
  return { result: elaborate(e), ...joined, cardsOfNobody, effectsOfNobody }
}

/** Null where something is made that is the game's. */
function attempt<T>(
  e: Elaboration,
  elaborate: (own: Elaboration) => T,
  isNoting: boolean,
  from: number,
): Apart<T> | null {
  const questions = isNoting ? new Questions(e.game) : null
  const found: Diagnostic[] = []
  let counters: Counter[] | null = null
  const own: Elaboration = {
    ...e,
    game: questions === null ? e.game : askedGame(e.game, questions),
    report: (d) => void found.push(d),
    procs: [],
    sites: [],
    lasting: noLastingRules(),
    ...nothingNoted(),
    nextLocal: from,
  }
  Object.defineProperty(own, 'counters', { get: () => (counters ??= [...e.counters]) })
  const result = elaborate(own)
  if (!isByItself(own)) return null
  const list: readonly Counter[] | null = counters
  const made = list === null ? [] : own.counters.slice(e.counters.length)
  const locals = from === FIRST_LOCAL ? null : { from, to: own.nextLocal }
  const counting = { known: list === null ? null : [...e.counters], made, locals }
  const { cardsOfNobody, effectsOfNobody } = e
  return { result, noted: notedIn(own), found, counting, questions, cardsOfNobody, effectsOfNobody }
}

/** Whether something that was elaborated apart finds the counts and numbers that it found. */
export function findsTheSame(e: Elaboration, { counting, cardsOfNobody, effectsOfNobody }: Apart<unknown>): boolean {
  const { known, locals } = counting
  return (
    cardsOfNobody === e.cardsOfNobody &&
    effectsOfNobody === e.effectsOfNobody &&
    (locals === null || locals.from === e.nextLocal) &&
    (known === null || (known.length === e.counters.length && known.every((each, i) => each === e.counters[i])))
  )
}

/** Adds to what the game gathers. */
export function giveTo(e: Elaboration, { noted, found, counting }: Apart<unknown>): void {
  e.counters.push(...counting.made)
  e.nextLocal = counting.locals?.to ?? e.nextLocal
  for (const name of noted.used) e.used.add(name)
  for (const name of noted.ofDefinitions) e.ofDefinitions.add(name)
  e.uses.push(...noted.uses)
  e.words.push(...noted.words)
  e.removedUses.push(...noted.removedUses)
  for (const d of found) e.report(d)
}

const nothingNoted = (): Noted => ({ used: new Set(), uses: [], words: [], removedUses: [], ofDefinitions: new Set() })

const notedIn = ({ used, uses, words, removedUses, ofDefinitions }: Elaboration): Noted => ({
  used,
  uses,
  words,
  removedUses,
  ofDefinitions,
})

const isByItself = ({ procs, sites, lasting }: Elaboration): boolean =>
  procs.length + sites.length === 0 && isNothing(lasting)

const isNothing = ({ names, labels, ...lists }: LastingRules): boolean =>
  names.size + labels.size === 0 && Object.values(lists).every((list) => list.length === 0)
