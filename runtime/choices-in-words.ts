import type { BaseState, Choice, Engine, Seat } from './engine.ts'

/**
 * The legal choices by their words. Choices that read the same are told apart by ` (2)`, ` (3)` … in their fixed
 * order; cards that `viewer` may not see go by their place.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { choicesInWords } from 'houserules/runtime'
 *
 * const state = engine.setup({ seed: 7 })
 * const choice = choicesInWords(engine, state, 0).get('10♠')
 * console.log(engine.tryApply(state, choice ?? 0)) // true
 * ```
 */
export function choicesInWords(engine: Engine, state: BaseState, viewer?: Seat): Map<string, Choice> {
  const byWords = new Map<string, Choice>()
  for (const choice of engine.choices(state)) {
    const plain = engine.describe(state, choice, viewer)
    let words = plain
    for (let copy = 2; byWords.has(words); copy += 1) words = `${plain} (${copy})`
    byWords.set(words, choice)
  }
  return byWords
}
