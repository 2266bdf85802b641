/** What instrumented files ask of the process: which mutant is tried, and whether a loop may go on. */

let tried = 0
let rounds = 0
let mostRounds = Infinity
let reached: Set<number> | null = null

declare global {
  var $mutant: (number: number) => boolean
  var $decided: (number: number, value: unknown, by: boolean) => unknown
  var $kept: <T>(number: number, elements: readonly T[]) => readonly T[]
  var $round: () => void
}

/** A mutant went round far more often than what it was made of. */
class TooManyRounds extends Error {}

export function beginTrials(): void {
  globalThis.$mutant = (number) => {
    reached?.add(number)
    return number === tried
  }
  // Of these a mutant is only come by where it makes a difference.
  globalThis.$decided = (number, value, by) => {
    if (Boolean(value) !== by) reached?.add(number)
    return number === tried ? by : value
  }
  globalThis.$kept = (number, elements) => {
    if (elements.length > 0) reached?.add(number)
    return number === tried ? [] : elements
  }
  globalThis.$round = () => {
    rounds += 1
    if (rounds > mostRounds) throw new TooManyRounds('a loop goes on and on')
  }
}

export interface Reach {
  readonly mutants: ReadonlySet<number>
  readonly rounds: number
}

/** Carries out what was written, and tells the mutants that it came by. */
export async function reachOf(work: () => Promise<unknown>): Promise<Reach> {
  const mutants = new Set<number>()
  reached = mutants
  rounds = 0
  try {
    await work()
  } finally {
    reached = null
  }
  return { mutants, rounds }
}

/** Whether a mutant does something that `work` takes for wrong. */
export async function isKilled(number: number, most: number, work: () => Promise<unknown>): Promise<boolean> {
  tried = number
  rounds = 0
  mostRounds = most
  try {
    await work()
    return rounds > most
  } catch {
    return true
  } finally {
    tried = 0
    mostRounds = Infinity
  }
}
