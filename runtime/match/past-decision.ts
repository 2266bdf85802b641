import type { BaseState, CardId, Choice, Engine, PastDecision } from '../engine.ts'
import type { FullEngine, Parts } from '../make-engine.ts'
import { prune } from '../trials.ts'

/** An answer that is about to be given, with the cards that were looked at to say what may be answered. */
export function pastDecision(engine: Engine, s: BaseState, choice: Choice): PastDecision {
  const before = engine.clone(s)
  before.log = null
  const reads = new Set<CardId>()
  const full = engine as FullEngine<BaseState>
  full.bounded(before, () => listed(full.parts, { ...before, def: watched(before.def, reads) }))
  return { by: s.asked, choice, before, reads: [...reads] }
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
    return listed(parts, before as S)
  } finally {
    before.def = own
  }
}

/** The answers at the pending decision, worked out anew from the cards. */
function listed<S extends BaseState>(parts: Parts<S>, s: S): Choice[] {
  const frame = s.frames[s.frames.length - 1]
  const { legal } = s
  s.legal = []
  if (frame !== undefined) parts.list(s, frame, s.ask, s.asked, s.legal)
  if (s.announcing > 0) prune(parts.program, s)
  const offered = s.legal
  s.legal = legal
  return offered
}

/** A column that notes which of its entries are looked at. */
function watched(column: number[], reads: Set<number>): number[] {
  return new Proxy(column, {
    get(target, key, receiver): unknown {
      // A dry run goes on with a copy of the column, which only shows what it is asked for as well.
      if (key === 'slice') return () => watched(target.slice(), reads)
      const index = typeof key === 'string' ? Number(key) : NaN
      if (Number.isInteger(index) && index < target.length) reads.add(index)
      return Reflect.get(target, key, receiver)
    },
  })
}
