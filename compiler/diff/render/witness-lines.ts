import type { Witness } from '../change.ts'

/** A witness in words, without its example. */
export function witnessLines(witness: Witness): string[] {
  if (witness.kind === 'same') return [`the same in every position: ${witness.because}`]
  if (witness.kind === 'none') {
    const { searched, bound } = witness
    const seldom = bound === null ? '' : `; such a difference in less than ${percent(bound)} of games (95 %)`
    return [`no witness: ${searched}${seldom}`]
  }
  if (witness.amid === true)
    return [`witness beside the other changes: ${witness.where}`, `without it ${witness.old}, with it ${witness.new}`]
  return [`witness: ${witness.where}`, `was ${witness.old}, is ${witness.new}`]
}

function percent(rate: number): string {
  return `${(rate * 100).toPrecision(2)} %`
}
