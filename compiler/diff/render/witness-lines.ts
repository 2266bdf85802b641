import type { Sayable } from '../../../grammar/saying.ts'
import { contrasted } from '../compared.ts'
import type { FoundWitness, Witness } from '../change.ts'

/** A witness in words, without its example. */
export function witnessLines(witness: Witness): Sayable[] {
  if (witness.kind === 'same') return [contrasted('the same in every position: {1}', witness.because)]
  if (witness.kind === 'none') {
    const { searched, bound } = witness
    return bound === null
      ? [contrasted('no witness: {1}', searched)]
      : [contrasted('no witness: {1}; such a difference in less than {2} of games (95 %)', searched, percent(bound))]
  }
  if (witness.amid === true)
    return [
      contrasted('witness beside the other changes: {1}', whereTold(witness)),
      contrasted('without it {1}, with it {2}', witness.old, witness.new),
      ...witnessOrigin(witness),
    ]
  return [
    contrasted('witness: {1}', whereTold(witness)),
    contrasted('was {1}, is {2}', witness.old, witness.new),
    ...witnessOrigin(witness),
  ]
}

/** Whether the moment comes in a game; what makes no difference in it is left out of an example. */
export function witnessOrigin({ isMade, isUntold, played, seed }: FoundWitness): Sayable[] {
  if (isUntold === true) return []
  if (played === undefined) return isMade === true ? [contrasted('a made position')] : []
  const { length } = played.choices
  const after =
    length === 0
      ? contrasted('after the deal')
      : length === 1
        ? contrasted('after 1 choice')
        : contrasted('after {1} choices', length)
  const game = contrasted('{1} players, seed {2}, {3}', played.players, String(seed), after)
  return [
    isMade === true
      ? contrasted('a made position; games part as well: {1}', game)
      : contrasted('comes in play: {1}', game),
  ]
}

/** Where both sides part, and which other changes have a part in it. */
export function whereTold({ where, shared }: Pick<FoundWitness, 'where' | 'shared'>): Sayable {
  if (shared === undefined) return where
  const rules = shared.rules.join(', ')
  return shared.how === 'perhaps'
    ? contrasted('{1} (it may be due to {2})', where, rules)
    : contrasted('{1} (together with {2})', where, rules)
}

function percent(rate: number): string {
  return `${(rate * 100).toPrecision(2)} %`
}
