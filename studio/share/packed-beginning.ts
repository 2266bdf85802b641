import type { Beginning, RulesOfPlay } from '../protocol/play-calls.ts'

/** How a game begins, as links have it: names of things are left out, so that they stay short. */
export function packedBeginning(beginning: Beginning): readonly unknown[] {
  switch (beginning.kind) {
    case 'deal': {
      const { seed, players, options, decks, rules } = beginning
      const more = [decks ?? null, ...(rules === undefined ? [] : [rules])]
      return [seed, players, options, ...(decks === undefined && rules === undefined ? [] : more)]
    }
    case 'example':
      return [beginning.title, beginning.steps]
    case 'written':
      return [beginning.text, beginning.steps === undefined ? 0 : beginning.steps + 1, beginning.rules ?? OWN]
  }
}

/** The plain form of what was packed, still unproved. */
export function unpackedBeginning([first, second, third, fourth, fifth]: readonly unknown[]): unknown {
  if (typeof first !== 'string') {
    const decks = fourth === undefined || fourth === null ? {} : { decks: fourth }
    const rules = fifth === undefined ? {} : { rules: fifth }
    return { kind: 'deal', seed: first, players: second, options: third, ...decks, ...rules }
  }
  if (third === undefined) return { kind: 'example', title: first, steps: second }
  const steps = typeof second === 'number' && second > 0 ? { steps: second - 1 } : {}
  return { kind: 'written', text: first, ...steps, ...(third === OWN ? {} : { rules: third }) }
}

/** Of an example that stands in no file: by the rules of the text. */
const OWN = 'own'

/** Whether rules are named as they can be, or not at all. */
export const areRules = (rules: unknown): rules is RulesOfPlay | undefined => rules === undefined || rules === 'base'
