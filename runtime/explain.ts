import { type BaseState, type Explanation, NONE, type Reason, type Seat, seatName } from './engine.ts'
import { cardWord, eventWords } from './describe.ts'
import { readReason } from './kernel.ts'
import { choiceOf } from './move-code.ts'
import type { Parts } from './parts.ts'

/** Why a move is allowed or refused for a seat now: every rule that decides, with its clauses. */
export function explainMove<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  event: number,
  args: readonly number[],
): Explanation {
  const move = eventWords(parts, s, event, args, seat)
  const code = choiceOf(parts, event, args)
  const site = parts.sites[s.ask - 1]
  if (site?.kind === 'act' && s.asked === seat && code !== null && s.legal.includes(code)) {
    return {
      allowed: true,
      move,
      reasons: permissions(parts, event, site.at).map((row) => reasonFor(parts, s, seat, row)),
    }
  }
  const rows: number[] = []
  parts.refusals(s, event, args, rows)
  if (site?.kind === 'act' && code !== null) parts.obligations(s, s.ask, seat, code, rows)
  const forbidden = [...new Set(rows)].map((row) => reasonFor(parts, s, seat, row))
  const here = site === undefined ? [] : permissions(parts, event, site.at)
  const offered = here.length > 0 ? here : parts.offers.filter((o) => o.event === event).map((o) => o.rule)
  const notPermitted =
    rows.length === 0 || here.length === 0 ? offered.map((row) => reasonFor(parts, s, seat, row)) : []
  return {
    allowed: false,
    move,
    // Where something else is asked, that is what keeps the move from being made; when it is offered comes after it.
    reasons: [...otherQuestion(parts, s, seat), ...forbidden, ...notPermitted],
  }
}

/**
 * Why no rules are named to a seat that asks about a move; null where they may be. What another could do may hang on
 * cards that only the other sees, and so may what no rule offers, which is carried out by others for their own reasons.
 */
export function whyUntold<S extends BaseState>(
  { info, moves }: Parts<S>,
  seat: Seat,
  event: number,
  args: readonly number[],
): string | null {
  const coded = moves.find((m) => m.event === event)
  if (coded === undefined) return `no rule offers \`${info.events[event]?.name ?? ''}\` to anybody`
  const asker = coded.asker < 0 ? seat : args[coded.asker]
  return asker === undefined || asker === seat ? null : `${seatName(seat)} cannot move for ${seatName(asker)}`
}

function permissions<S extends BaseState>(parts: Parts<S>, event: number, at: string): number[] {
  return parts.offers.filter((o) => o.event === event && o.at.includes(at)).map((o) => o.rule)
}

/** A rule as a reason, as a seat may see it. */
export function reasonFor<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat, told: number): Reason {
  const { row, effect } = readReason(told)
  const rule = parts.info.rules[row]
  const source = effect === null ? NONE : (s.effects[effect]?.source ?? NONE)
  const laidDown =
    source === NONE ? {} : { source: cardWord(parts, s, source, viewer, { by: 'effects', of: effect ?? NONE }) }
  return {
    rule: rule?.name ?? '?',
    ...(rule === undefined ? {} : { kind: rule.kind }),
    clauses: rule?.clauses ?? [],
    text: rule?.text ?? '',
    place: rule?.place ?? '',
    ...laidDown,
  }
}

/** What is asked instead of a move of that seat. */
function otherQuestion<S extends BaseState>({ sites }: Parts<S>, s: S, seat: Seat): Reason[] {
  const site = sites[s.ask - 1]
  if (site === undefined || (s.asked === seat && site.kind === 'act')) return []
  const text =
    site.kind === 'act' ? `${seatName(s.asked)} is asked now` : `${seatName(s.asked)} is asked now: ${site.prompt}`
  return [{ rule: 'asked', clauses: [], text, place: '' }]
}
