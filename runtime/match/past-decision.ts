import type { BaseState, CardId, Choice, Engine, PastDecision } from '../engine.ts'
import { heardBy } from '../told/audience.ts'
import { toldOfAnswer } from '../told/audience-of.ts'
import type { FullEngine, Parts } from '../parts.ts'
import { isLimitError } from '../rounds/round-limit-error.ts'
import { cardsAskedAbout, offeredAnew } from '../trials/pending-question.ts'

/**
 * An answer that is about to be given, with the cards that were looked at to say what may be answered. Null where it
 * tells nothing: it hangs on no card, or what it hangs on takes too long to find out.
 */
export function pastDecision(engine: Engine, s: BaseState, choice: Choice): PastDecision | null {
  const before = engine.clone(s)
  before.log = null
  const full = engine as FullEngine<BaseState>
  const reads = unlessTooLong(() => full.bounded(before, () => cardsAskedAbout(full.parts, before)))
  return reads.length === 0
    ? null
    : heardBy(toldOfAnswer(full.parts, s, choice), { by: s.asked, choice, before, reads })
}

/** A game goes on through announcements of which it takes even longer to find out everything at once. */
function unlessTooLong(work: () => CardId[]): CardId[] {
  try {
    return work()
  } catch (thrown) {
    if (isLimitError(thrown)) return []
    throw thrown
  }
}

/** What the rules would have offered at a past decision, had these hidden cards been what `def` says. */
export function offeredThen<S extends BaseState>(
  parts: Parts<S>,
  { before, reads }: PastDecision,
  def: readonly number[],
  hidden: ReadonlySet<CardId>,
): Choice[] {
  const own = before.def
  before.def = own.slice()
  for (const card of reads) if (hidden.has(card)) before.def[card] = def[card] as number
  try {
    return offeredAnew(parts, before as S)
  } finally {
    before.def = own
  }
}
