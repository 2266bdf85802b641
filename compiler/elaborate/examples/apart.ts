import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { askedGame } from '../../game/asked-game.ts'
import type { Game } from '../../game/model.ts'
import { Questions } from '../../questions.ts'
import type { Elaboration } from '../context.ts'
import { type LastingRules, noLastingRules } from '../lasting-parts.ts'

/** What elaboration adds to when it comes upon names. */
type Noted = Pick<Elaboration, 'used' | 'uses' | 'words' | 'removedUses' | 'ofDefinitions'>

/** What was elaborated apart from all else, with everything that it adds to what the game gathers. */
export interface Apart<T> {
  readonly result: T
  readonly noted: Noted
  readonly found: readonly Diagnostic[]
  /** What it asked the game; null where it cannot be used again. */
  readonly questions: Questions<Game> | null
  readonly cardsOfNobody: boolean
  readonly effectsOfNobody: boolean
}

/** Variables are told apart by numbers; those of the rules lie below, and no two passages meet. */
const FIRST_LOCAL = 1_000_000

/**
 * Elaborates what the rest of the game does not hang on. Where it makes something that is numbered through the whole
 * game, it is elaborated again as part of that. `isNoting`: whether to note what the game is asked.
 */
export function elaborateApart<T>(e: Elaboration, elaborate: (own: Elaboration) => T, isNoting: boolean): Apart<T> {
  const questions = isNoting ? new Questions(e.game) : null
  const found: Diagnostic[] = []
  const own: Elaboration = {
    ...e,
    game: questions === null ? e.game : askedGame(e.game, questions),
    report: (d) => void found.push(d),
    counters: [],
    procs: [],
    sites: [],
    lasting: noLastingRules(),
    ...nothingNoted(),
    nextLocal: FIRST_LOCAL,
  }
  const { cardsOfNobody, effectsOfNobody } = e
  const result = elaborate(own)
  if (isByItself(own)) return { result, noted: own, found, questions, cardsOfNobody, effectsOfNobody }
  const again = elaborate(e)
  return { result: again, noted: nothingNoted(), found: [], questions: null, cardsOfNobody, effectsOfNobody }
}

/** Adds to what the game gathers. */
export function giveTo(e: Elaboration, { noted, found }: Apart<unknown>): void {
  for (const name of noted.used) e.used.add(name)
  for (const name of noted.ofDefinitions) e.ofDefinitions.add(name)
  e.uses.push(...noted.uses)
  e.words.push(...noted.words)
  e.removedUses.push(...noted.removedUses)
  for (const d of found) e.report(d)
}

const nothingNoted = (): Noted => ({ used: new Set(), uses: [], words: [], removedUses: [], ofDefinitions: new Set() })

const isByItself = ({ counters, procs, sites, lasting }: Elaboration): boolean =>
  counters.length + procs.length + sites.length === 0 && isNothing(lasting)

const isNothing = ({ names, ...lists }: LastingRules): boolean =>
  names.size === 0 && Object.values(lists).every((list) => list.length === 0)
