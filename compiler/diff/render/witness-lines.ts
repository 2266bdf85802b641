import type { FoundWitness, Witness } from '../change.ts'

/** A witness in words, without its example. */
export function witnessLines(witness: Witness): string[] {
  if (witness.kind === 'same') return [`the same in every position: ${witness.because}`]
  if (witness.kind === 'none') {
    const { searched, bound } = witness
    const seldom = bound === null ? '' : `; such a difference in less than ${percent(bound)} of games (95 %)`
    return [`no witness: ${searched}${seldom}`]
  }
  if (witness.amid === true)
    return [
      `witness beside the other changes: ${whereTold(witness)}`,
      `without it ${witness.old}, with it ${witness.new}`,
      ...witnessOrigin(witness),
    ]
  return [`witness: ${whereTold(witness)}`, `was ${witness.old}, is ${witness.new}`, ...witnessOrigin(witness)]
}

/** Whether the moment comes in a game; what makes no difference in it is left out of an example. */
export function witnessOrigin({ isMade, isUntold, played, seed }: FoundWitness): string[] {
  if (isUntold === true) return []
  if (played === undefined) return isMade === true ? ['a made position'] : []
  const { length } = played.choices
  const after = length === 0 ? 'the deal' : `${length} ${length === 1 ? 'choice' : 'choices'}`
  const game = `${played.players} players, seed ${seed}, after ${after}`
  return [isMade === true ? `a made position; games part as well: ${game}` : `comes in play: ${game}`]
}

/** Where both sides part, and which other changes have a part in it. */
export function whereTold({ where, shared }: Pick<FoundWitness, 'where' | 'shared'>): string {
  if (shared === undefined) return where
  return `${where} (${shared.how === 'perhaps' ? 'it may be due to' : 'together with'} ${shared.rules.join(', ')})`
}

function percent(rate: number): string {
  return `${(rate * 100).toPrecision(2)} %`
}
