import type { Beginning, Rules } from '../protocol/play-calls.ts'

/** How a game begins, as links have it: names of things are left out, so that they stay short. */
export function packedBeginning(beginning: Beginning): readonly unknown[] {
  switch (beginning.kind) {
    case 'deal': {
      const { seed, players, options, rules } = beginning
      return [seed, players, options, ...(rules === undefined ? [] : [null, rules])]
    }
    case 'example':
      return [beginning.title, beginning.steps]
    case 'written':
      return [beginning.text, 0, beginning.rules ?? OWN]
  }
}

/** The plain form of what was packed, still unproved. */
export function unpackedBeginning([first, second, third, , fifth]: readonly unknown[]): unknown {
  if (typeof first !== 'string')
    return {
      kind: 'deal',
      seed: first,
      players: second,
      options: third,
      ...(fifth === undefined ? {} : { rules: fifth }),
    }
  if (third === undefined) return { kind: 'example', title: first, steps: second }
  return { kind: 'written', text: first, ...(third === OWN ? {} : { rules: third }) }
}

/** Of an example that stands in no file: by the rules of the text. */
const OWN = 'own'

/** Whether rules are named as they can be, or not at all. */
export const areRules = (rules: unknown): rules is Rules | undefined => rules === undefined || rules === 'base'
