import { asFarAsSeen } from './as-far-as-seen.ts'
import { bindingRows } from '../trials/binding-rows.ts'
import { type BaseState, type Reason, type Seat } from '../engine.ts'
import { question, reasonFor, untoldReason } from './explain.ts'
import type { Parts } from '../parts.ts'
import { seatWord, wording } from '../words/speech.ts'

/** Why whoever is asked to act may not pass: the rules that keep it from that, or else the text that asks. */
export function keptFromPassing<S extends BaseState>(parts: Parts<S>, s: S): readonly Reason[] {
  const site = parts.sites[s.ask - 1]
  if (site?.kind !== 'act' || s.optional) return []
  const rows = bindingRows(parts, s)
  return rows.length > 0 ? rows.map((row) => reasonFor(parts, s, s.asked, row)) : [question(site)]
}

/** The same for whoever is asked anything it may not decline, as far as it sees what rules ask. */
export function whyBound<S extends BaseState>(parts: Parts<S>, s: S): readonly Reason[] {
  const site = parts.sites[s.ask - 1]
  if (site === undefined) return []
  if (site.kind !== 'act') return [question(site)]
  const { told, untold } = asFarAsSeen(parts, s, s.asked, (t, rows) => void bindingRows(parts, t, rows))
  if (told.length === 0) return [untold ? boundUntold(s.asked) : question(site)]
  return [...told.map((row) => reasonFor(parts, s, s.asked, row)), ...(untold ? [untoldReason(s.asked)] : [])]
}

/** That passing is no answer is seen by whoever is asked; not by which rule. */
const boundUntold = (seat: Seat): Reason => ({
  rule: 'move',
  kind: 'must-act',
  clauses: [],
  text: wording().boundUnseen(seatWord(seat)),
  place: '',
})
