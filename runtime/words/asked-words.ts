import { type Seat, seatName } from '../engine.ts'
import type { SiteInfo } from '../parts.ts'

/** The sentence that the rules have for a question that is asked of somebody; null where they have none. */
export function askedWords({ said }: SiteInfo, asked: Seat): string | null {
  return said?.map((piece) => (typeof piece === 'string' ? piece : seatName(asked))).join('') ?? null
}
