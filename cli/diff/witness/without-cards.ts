import type { Claim } from '../../../runtime/diff/claim.ts'
import type { WantedLine } from '../../../runtime/diff/proof.ts'

/** Whether a line names cards, of which a shuffle may have decided where they lie. */
export function namesCards(claim: Claim): boolean {
  if (claim.kind === 'choosable') return claim.type === 'card'
  if (claim.kind === 'offered')
    return claim.act.args.some((arg) => typeof arg === 'object' && arg !== null && 'name' in arg)
  return claim.kind === 'in' || claim.kind === 'top' || claim.kind === 'owner'
}

/** The same lines but for these: how many cards lie somewhere, or who is asked, does not hang on which those are. */
export const withoutCards = (wanted: WantedLine): WantedLine => ({
  ...wanted,
  bestRank: (line) => (namesCards(line.claim) ? Infinity : wanted.bestRank(line)),
})
