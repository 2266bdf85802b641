import { bindingRows } from './binding-rows.ts'
import { answer } from '../kernel/kernel.ts'
import { type BaseState, type CardId, type Choice, DECLINE } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { completable, prune } from './trials.ts'
import { whyNotAnswer } from './why-not-answer.ts'
import { watched } from '../secrets/watched.ts'

/**
 * The answers that the rules give at the pending question, worked out anew from the cards; the state stays as it was.
 */
export function offeredAnew<S extends BaseState>(parts: Parts<S>, s: S): Choice[] {
  const frame = s.frames[s.frames.length - 1]
  const { legal } = s
  s.legal = []
  try {
    if (frame !== undefined) parts.list(s, frame, s.ask, s.asked, s.legal)
    // Where members of a set are asked for, those before count as given: what fails with them is passed over from
    // here on.
    prune(parts.program, s, { optional: false, picked: 0, site: s.ask, anew: true })
    return s.legal
  } finally {
    s.legal = legal
  }
}

/**
 * What can be said at the pending question, also where rules refuse what it leads to; the state stays as it was.
 */
export function sayable<S extends BaseState>({ list }: Parts<S>, s: S): Choice[] {
  const frame = s.frames.at(-1)
  const { reasons } = s
  const all: Choice[] = []
  s.reasons = []
  try {
    if (frame !== undefined) list(s, frame, s.ask, s.asked, all)
    return all
  } finally {
    s.reasons = reasons
  }
}

/** Rows of the rule table that refuse an answer to the pending question, of all that can be said there; also put into `found`. */
export function refusing<S extends BaseState>(
  { program }: Parts<S>,
  s: S,
  choice: Choice,
  offered: readonly Choice[],
  found: number[] = [],
): readonly number[] {
  return whyNotAnswer(program, s, { site: s.ask, offered, choice, legal: s.legal }, found)
}

/**
 * Offers what the rules give now that hidden cards are others: what may be answered can depend on them, and whether
 * passing is possible.
 */
export function relist<S extends BaseState>(parts: Parts<S>, t: S): void {
  if (t.ask === 0) return
  t.legal = offeredAnew(parts, t)
  if (parts.sites[t.ask - 1]?.binding === true) t.optional = t.legal.length === 0 || bindingRows(parts, t).length === 0
  if (t.announcing > 0 && t.optional)
    t.optional = completable(parts.program, t, (tried) => answer(parts.program, tried, DECLINE))
}

/** The cards whose identity bears on what may be answered at the pending question. */
export function cardsAskedAbout<S extends BaseState>(parts: Parts<S>, s: S): CardId[] {
  const reads = new Set<CardId>()
  const { printedDef } = s
  const read = (card: CardId): void => void reads.add(card)
  const printed = printedDef === undefined ? {} : { printedDef: watched(printedDef, read) }
  offeredAnew(parts, { ...s, ...printed, def: watched(s.def, read) })
  return [...reads]
}
