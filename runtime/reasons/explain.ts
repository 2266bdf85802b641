import { type BaseState, type Explanation, NONE, type Reason, type Seat } from '../engine.ts'
import { cardWord, eventWords, seatOfPlace, zoneFamily } from '../words/describe.ts'
import { readReason } from '../kernel/kernel.ts'
import { choiceOf } from '../kernel/move-code.ts'
import type { OfferInfo, Parts, SiteInfo } from '../parts.ts'
import { asFarAsSeen } from './as-far-as-seen.ts'
import { spokenName, seatWord, wording } from '../words/speech.ts'

/** A move of a seat. */
interface Tried {
  readonly seat: Seat
  readonly event: number
  readonly args: readonly number[]
}

/** The rows of the rule table that refuse a move, as far as they may be told. */
interface Refusing {
  readonly rows: readonly number[]
  /** Whether others may refuse it as well, by what the seat does not see. */
  readonly untold: boolean
}

const NOTHING_REFUSES: Refusing = { rows: [], untold: false }

/** Why a move is allowed or refused now, for who may know everything: every rule that decides, with its clauses. */
export function explainMove<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  event: number,
  args: readonly number[],
): Explanation {
  const tried = { seat, event, args }
  const rows: number[] = []
  const refusing = (): Refusing => {
    for (const ask of refusers(parts, tried, parts.sites[s.ask - 1]?.kind === 'act' ? s.ask : 0)) ask(s, rows)
    return { rows, untold: false }
  }
  return explained(parts, s, tried, refusing)
}

/**
 * Why a move is allowed or refused for a seat now, as far as it may know: where the move could not be offered to it at
 * the pending question, no rule is asked whether it refuses it, since what comes of that may hang on cards that the seat
 * does not see. Where it could, rules are asked up to the first that looks at such a card.
 */
export function explainMoveTo<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  event: number,
  args: readonly number[],
): Explanation {
  const tried = { seat, event, args }
  const site = parts.sites[s.ask - 1]
  const offerable =
    site?.kind === 'act' && s.asked === seat && permissions(parts, event, site.at).length > 0 ? site : null
  return explained(parts, s, tried, () => {
    // Rules of the event are about what can be offered: they say nothing of a card that lies elsewhere.
    if (offerable === null || !parts.offers.some((o) => isFrom(parts, s, o, tried, offerable.at)))
      return NOTHING_REFUSES
    const found = refusers(parts, tried, s.ask).map((ask) => asFarAsSeen(parts, s, seat, ask))
    return { rows: found.flatMap(({ told }) => told), untold: found.some(({ untold }) => untold) }
  })
}

/** Who is asked why a move is refused: the rules of its event, and at a question to act what has to be done instead. */
function refusers<S extends BaseState>(
  parts: Parts<S>,
  { seat, event, args }: Tried,
  site: number,
): ((s: S, rows: number[]) => void)[] {
  const code = choiceOf(parts, event, args)
  const refusals = (s: S, rows: number[]): void => parts.refusals?.(s, event, args, rows)
  if (site === 0 || code === null) return [refusals]
  return [refusals, (s, rows) => parts.obligations?.(s, site, seat, code, rows)]
}

/** A question as a reason. */
export const question = ({ at, clauses, prompt, place }: SiteInfo): Reason => ({
  rule: at,
  kind: 'question',
  clauses,
  text: spokenName(prompt),
  place,
})

function explained<S extends BaseState>(parts: Parts<S>, s: S, tried: Tried, refusing: () => Refusing): Explanation {
  const { seat, event, args } = tried
  const move = eventWords(parts, s, event, args, seat)
  const code = choiceOf(parts, event, args)
  const site = parts.sites[s.ask - 1]
  const reason = (row: number): Reason => reasonFor(parts, s, seat, row)
  const here = site === undefined ? [] : permissions(parts, event, site.at)
  if (site?.kind === 'act' && s.asked === seat && code !== null && s.legal.includes(code))
    return { allowed: true, move, reasons: here.map(reason) }
  const { rows, untold } = refusing()
  const offered = here.length > 0 ? here : parts.offers.filter((o) => o.event === event).map((o) => o.rule)
  const notPermitted = rows.length === 0 || here.length === 0 ? offered.map(reason) : []
  return {
    allowed: false,
    move,
    reasons: [
      // Where something else is asked, that is what keeps the move from being made; when it is offered comes after it.
      ...otherQuestion(parts, s, seat, here.length > 0),
      ...[...new Set(rows)].map(reason),
      ...notPermitted,
      ...(untold ? [untoldReason(seat)] : []),
    ],
  }
}

/** Whether all cards of a move lie where an offer takes them from, as far as that is a zone. */
function isFrom<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  { event, at, from = [] }: OfferInfo,
  { seat, event: tried, args }: Tried,
  site: string,
): boolean {
  if (event !== tried || !at.includes(site)) return false
  return from.every(({ part, zone, own }) => {
    const place = s.place[args[part] ?? NONE] ?? NONE
    const holder = seatOfPlace(parts, place)
    return zoneFamily(parts, place) === zone && (own !== true || holder === null || holder === seat)
  })
}

/** Which rules these are, and which cards, would tell what the cards are. */
export const untoldReason = (seat: Seat): Reason => ({
  rule: 'move',
  clauses: [],
  text: wording().refusedUnseen(seatWord(seat)),
  place: '',
})

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
  return asker === undefined || asker === seat ? null : `${seatWord(seat)} cannot move for ${seatWord(asker)}`
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

/** What is asked instead of a move of that seat, or that no rule offers the move where the seat is asked. */
function otherQuestion<S extends BaseState>({ sites }: Parts<S>, s: S, seat: Seat, offeredHere: boolean): Reason[] {
  const site = sites[s.ask - 1]
  if (site === undefined) return []
  const asked = (text: string): Reason[] => [{ rule: 'asked', clauses: [], text, place: '' }]
  if (s.asked === seat && site.kind === 'act')
    return offeredHere ? [] : asked(wording().notOfferedAt(wording().lone(spokenName(site.at))))
  // Who else is asked at the same time may say what it holds.
  if (site.sameTime === true && s.asked !== seat) return asked(wording().severalAsked)
  return asked(wording().asked(seatWord(s.asked), site.kind === 'act' ? null : spokenName(site.prompt)))
}
