import { type BaseState, CHANCE, type Choice, NONE, type Reason, type Seat } from '../engine.ts'
import { explainMove } from '../reasons/explain.ts'
import { keptFromPassing } from '../reasons/why-bound.ts'
import { choiceOf, moveOf } from '../kernel/move-code.ts'
import { type Asking, CARDS, type Claim, argumentsMeant, factIn, isSayable, single, toldIn } from './claim.ts'
import { type Correspondence, sameChoice } from './correspondence.ts'
import { heldValue } from './lay-down.ts'
import { type Spoken, type SpokenZone, Unspeakable } from './scenario.ts'
import { namedCard, spokenStep } from './spoken-step.ts'
import { type EngineVersion, known, spokenZone } from './version.ts'
import { areJoined, partOfText } from './claims-of-texts.ts'
import type { Pair } from './twin-table.ts'
import { ownEntry } from '../own-entry.ts'

/** Lines that could tell two versions apart at a decision; those that should hold in the second come first. */
export function claimsAtDecision({ forth, back }: Pair, s: BaseState, t: BaseState): Claim[] {
  if (t.ask === 0 && s.ask === 0) return []
  const sameSeat = s.ask !== 0 && t.ask !== 0 && s.asked === t.asked
  if (sameSeat && s.optional !== t.optional && asksToAct(forth.a, s) && asksToAct(forth.b, t))
    return claimsOfPassing(forth, s, t)
  const refused = sameSeat ? s.legal.filter((choice) => sameChoice(forth, s, t, choice) === null) : []
  const added = t.legal.filter((choice) => !sameSeat || sameChoice(back, t, s, choice) === null)
  return [
    ...refused.slice(0, 3).flatMap((choice) => said(() => refusal(forth, s, t, choice))),
    ...added.slice(0, 3).flatMap((choice) => said(() => offer(forth.b, t, choice))),
    // What is never offered there in the second version is not refused either.
    ...[...refused.slice(0, 3), ...s.legal.slice(0, 3)].flatMap((choice) => said(() => offer(forth.a, s, choice))),
  ]
}

const asksToAct = ({ engine }: EngineVersion, { ask }: BaseState): boolean =>
  engine.parts.sites[ask - 1]?.kind === 'act'

/** That whoever is asked to act has to in one version, and may pass in the other. */
function claimsOfPassing({ a, b }: Correspondence, s: BaseState, t: BaseState): Claim[] {
  const [bound, at] = s.optional ? [b, t] : [a, s]
  const free = s.optional ? a : b
  const cited = keptFromPassing(bound.engine.parts, at).flatMap(({ clauses }) => clauses)
  // A clause that is new may not be cited under the other version, whose index lacks it.
  const because = cited.filter((clause) => free.engine.info.rules.some(({ clauses }) => clauses.includes(clause)))
  const must: Claim = { kind: 'mustAct', seat: s.asked, because: because.slice(0, 1) }
  const may: Claim = { kind: 'step', step: { kind: 'answers', seat: s.asked, answer: 'passes' } }
  return s.optional ? [must, may] : [may, must]
}

/**
 * Who is asked in one version where somebody else is in the other, or nobody; of chance nothing is said, and of nobody
 * only where the game is over.
 */
export function claimsOfWhoIsAsked(s: BaseState, t: BaseState): Claim[] {
  const [was, is] = [seatAsked(s), seatAsked(t)]
  if (was === is) return []
  const asked = (seat: Seat | null, not: boolean): Claim[] =>
    seat === CHANCE || seat === null ? [] : [{ kind: 'asked', seat, not }]
  return [...asked(is, false), ...asked(was, false), ...asked(was, true), ...asked(is, true)]
}

const seatAsked = ({ ask, asked }: BaseState): Seat | null => (ask === 0 ? null : asked)

/** What can be said of one version alone. */
export function claimsOfOne(version: EngineVersion, s: BaseState): Claim[] {
  if (s.ask !== 0)
    return version.engine
      .choices(s)
      .slice(0, 3)
      .flatMap((choice) => said(() => offer(version, s, choice)))
  return s.zones
    .flatMap((zone, place) =>
      zone.length === 0
        ? []
        : said((): Claim => ({ kind: 'count', zone: spokenZone(version, place), value: zone.length })),
    )
    .slice(0, 3)
}

function said(claim: () => Claim | null): Claim[] {
  try {
    const made = claim()
    return made === null ? [] : [made]
  } catch (error) {
    if (error instanceof Unspeakable) return []
    throw error
  }
}

/** That the choice is there; of what chance may choose no line says anything. */
function offer(version: EngineVersion, s: BaseState, choice: Choice): Claim | null {
  const step = spokenStep(version, s, choice)
  if (step.seat === CHANCE) return null
  if (step.kind === 'does') return { kind: 'offered', seat: step.seat, act: step.act, not: false, because: [] }
  if (step.kind === 'chooses')
    return { kind: 'choosable', seat: step.seat, type: step.type, value: step.value, not: false }
  return { kind: 'step', step }
}

/** That the second version does not offer what the first does, with the clause that keeps it from that. */
function refusal(forth: Correspondence, s: BaseState, t: BaseState, choice: Choice): Claim | null {
  const step = spokenStep(forth.a, s, choice)
  if (step.seat === CHANCE) return null
  if (step.kind === 'does')
    return { kind: 'offered', seat: step.seat, act: step.act, not: true, because: reasons(forth, s, t, choice) }
  return step.kind === 'chooses'
    ? { kind: 'choosable', seat: step.seat, type: step.type, value: step.value, not: true }
    : null
}

function reasons({ a, b }: Correspondence, s: BaseState, t: BaseState, choice: Choice): string[] {
  const move = moveOf(a.engine.parts, s, choice)
  if (move.kind !== 'act') return []
  const event = b.events.get(a.engine.info.events[move.event]?.name ?? '')
  if (event === undefined || choiceOf(b.engine.parts, event, move.args) === null) return []
  const { reasons: found } = b.engine.bounded(t, () => explainMove(b.engine.parts, t, t.asked, event, move.args))
  const clause = citedFirst(found)[0]
  // A clause that is new may not be cited under the other version, whose index lacks it.
  return clause !== undefined && a.engine.info.rules.some(({ clauses }) => clauses.includes(clause)) ? [clause] : []
}

/** The clauses by which a version refuses the move of a claim. */
export function refusedBy(
  version: EngineVersion,
  s: BaseState,
  claim: Claim & { readonly kind: 'offered' },
): readonly string[] {
  return citedFirst(refusing(version, s, claim))
}

/** The clauses of what refuses a move; of an announcement that comes to nothing by it, where nothing else is cited. */
export function citedFirst(reasons: readonly Reason[]): readonly string[] {
  const cited = reasons.filter(({ clauses }) => clauses.length > 0)
  return (cited.find(({ kind }) => kind !== 'announcement') ?? cited[0])?.clauses ?? []
}

/** Why a version refuses the move of a claim; nothing does where it has no such event, or never made the card. */
export function refusing(version: EngineVersion, s: BaseState, claim: Claim & { readonly kind: 'offered' }): Reason[] {
  const { engine } = version
  const { seat } = claim
  const move = moveClaimed(version, s, claim)
  if (move === null) return []
  const { event, args } = move
  return [...engine.bounded(s, () => explainMove(engine.parts, s, seat, event, args)).reasons]
}

/** The move that a claim is about, by the numbers of a version; null where that cannot speak of it. */
function moveClaimed(
  version: EngineVersion,
  s: BaseState,
  { seat, act }: Claim & { readonly kind: 'offered' },
): { readonly event: number; readonly args: readonly number[] } | null {
  try {
    const event = known(version.events, act.event)
    return { event, args: argumentsMeant(version, s, event, { seat, act }) }
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** What the table tells apart once everything is settled; values are those of the second version. */
export function claimsOfTable(forth: Correspondence, s: BaseState, t: BaseState): Claim[] {
  return [
    ...placesOfNew(forth, t),
    ...looseFacts(forth, s, t),
    ...placesOfCards(forth, s, t),
    ...factsOfCards(forth, s, t),
  ]
}

function looseFacts({ a, b, facts }: Correspondence, s: BaseState, t: BaseState): Claim[] {
  const about = (name: string, of: readonly Asking[]): Claim[] =>
    said(() => {
      const now = factIn(b, t, name, of)
      return same(factIn(a, s, name, of), now) || !isSayable(now)
        ? null
        : { kind: isAdjective(b, name) ? 'adjective' : 'fact', name, of, value: now as boolean }
    })
  const seats = Array.from({ length: Math.min(s.players, t.players) }, (_, seat): Asking => ({
    type: 'player',
    value: seat,
  }))
  return [
    ...seats.flatMap((seat) => about('result', [seat])),
    ...facts.flatMap(({ name, of }) =>
      of === 'game'
        ? about(name, [])
        : of === 'player'
          ? seats.flatMap((seat) => about(name, [seat]))
          : of === 'value'
            ? valuesOf(b, name).flatMap((value) => about(name, [value]))
            : [],
    ),
  ]
}

/** The values of which a fact is kept. */
function valuesOf({ facts, engine }: EngineVersion, name: string): Asking[] {
  const type = facts.get(name)?.key ?? ''
  return (ownEntry(engine.parts.enums, type) ?? []).map((value) => ({ type, value }))
}

/** Kept adjectives are listed among the facts; only facts proper are asked with their value. */
const isAdjective = ({ kit }: EngineVersion, name: string): boolean => kit.marks.includes(name)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Where cards lie that the first version does not have. */
function placesOfNew({ a, b }: Correspondence, t: BaseState): Claim[] {
  const seen = new Set<string>()
  return t.def.flatMap((_, card) =>
    said(() => {
      const { name } = namedCard(b, t, card)
      const place = t.place[card] ?? NONE
      if (place === NONE || a.definitions.has(name) || seen.has(name)) return null
      seen.add(name)
      return { kind: 'in', card: { name, owner: null }, zone: spokenZone(b, place), not: false }
    }),
  )
}

function placesOfCards({ a, b }: Correspondence, s: BaseState, t: BaseState): Claim[] {
  const claims: Claim[] = []
  for (let card = 0; card < Math.min(s.def.length, t.def.length); card++) {
    const place = t.place[card] ?? NONE
    if (place === NONE || s.place[card] === NONE) continue
    claims.push(
      ...said(() =>
        same(spokenZone(a, s.place[card] ?? NONE), spokenZone(b, place))
          ? null
          : { kind: 'in', card: namedCard(b, t, card), zone: spokenZone(b, place), not: false },
      ),
    )
    claims.push(
      ...said(() =>
        s.owner[card] === t.owner[card] || t.owner[card] === NONE
          ? null
          : { kind: 'owner', card: { ...namedCard(b, t, card), owner: null }, value: t.owner[card] ?? 0 },
      ),
    )
    if (t.printedDef !== undefined) claims.push(...said(() => definitionNow(a, b, s, t, card)))
  }
  for (const [place, zone] of t.zones.entries()) {
    claims.push(
      ...said(() => {
        const of = spokenZone(b, place)
        const before = toldIn(a, s, { kind: 'count', zone: of, value: 0 })
        return before === zone.length ? null : { kind: 'count', zone: of, value: zone.length }
      }),
    )
    claims.push(...said(() => topOf(a, b, s, t, place)))
  }
  return claims
}

function definitionNow(a: EngineVersion, b: EngineVersion, s: BaseState, t: BaseState, card: number): Claim | null {
  const name = b.engine.info.cards[t.def[card] ?? 0] ?? ''
  const printed = b.engine.info.cards[t.printedDef?.[card] ?? 0] ?? ''
  return a.engine.info.cards[s.def[card] ?? 0] === name
    ? null
    : { kind: 'definition', card: { name: printed, owner: null }, value: name }
}

function topOf(a: EngineVersion, b: EngineVersion, s: BaseState, t: BaseState, place: number): Claim | null {
  const zone = spokenZone(b, place)
  const top = t.zones[place]?.at(-1)
  if (top === undefined || b.engine.info.zones.find((z) => z.name === zone.zone)?.holds !== 'cards') return null
  const value = namedCard(b, t, top)
  return same(toldIn(a, s, { kind: 'top', zone, value }), value) ? null : { kind: 'top', zone, value }
}

function factsOfCards(forth: Correspondence, s: BaseState, t: BaseState): Claim[] {
  return forth.facts.flatMap(({ name, of }) =>
    of !== 'card'
      ? []
      : cardsOf(forth, t).flatMap((card) => said(() => difference(forth, s, t, name, [{ type: 'card', value: card }]))),
  )
}

/** A card of each kind and owner that lies on the table. */
function cardsOf({ b }: Correspondence, t: BaseState): { name: string; owner: number | null }[] {
  const seen = new Map(
    t.def.flatMap((_, card) =>
      t.place[card] === NONE ? [] : [[JSON.stringify(namedCard(b, t, card)), namedCard(b, t, card)] as const],
    ),
  )
  return [...seen.values()]
}

function difference(
  { a, b }: Correspondence,
  s: BaseState,
  t: BaseState,
  name: string,
  of: readonly Asking[],
): Claim | null {
  if (areJoined([a, b], [s, t], name, of)) return partOfText([a, b], [s, t], name, of)
  const now = factIn(b, t, name, of)
  if (same(factIn(a, s, name, of), now) || !isSayable(now)) return null
  const asked = b.asked.get(name)?.kind ?? (isAdjective(b, name) ? 'adjective' : 'fact')
  return asked === 'fact' ? { kind: 'fact', name, of, value: now } : { kind: asked, name, of, value: now as boolean }
}

/** How many cards and pairs of things are asked about at most. */
const MOST = 400

/** Stands for who sees what among the names of facts. */
const VIEWERS = 'viewers'

/** Something that sentences speak of, and the things that it is said of where a position is made for that. */
export interface Spoke {
  readonly tells: string | null
  readonly things: readonly Spoken[]
}

const ANYTHING: Spoke = { tells: null, things: [] }

/** What follows from the table and differs: facts, adjectives, relations, and who sees what; or one of these alone. */
export function claimsOfRules(forth: Correspondence, s: BaseState, t: BaseState, of: Spoke = ANYTHING): Claim[] {
  const { a, b } = forth
  const only = of.tells
  const cards = cardsOf(forth, t).slice(0, 40)
  const claims = b.kit.asked.flatMap(({ name, params }) => {
    if (only !== null && only !== name) return []
    if (a.kit.asked.every((other) => other.name !== name || other.params.join() !== params.join())) return []
    const all = combinations(params.map((type) => domain(b, t, type, cards)))
    return [...thingsMeant(b, t, params, of), ...all]
      .flatMap((of) => said(() => difference(forth, s, t, name, of)))
      .slice(0, 2)
  })
  const seats = Array.from({ length: t.players }, (_, seat) => seat)
  const seen = only === null || only === VIEWERS ? cards : []
  const views = seen.flatMap((card) =>
    seats.flatMap((seat) =>
      said((): Claim | null => {
        const now = toldIn(b, t, { kind: 'sees', seat, card, not: false })
        return toldIn(a, s, { kind: 'sees', seat, card, not: false }) === now
          ? null
          : { kind: 'sees', seat, card, not: now === false }
      }),
    ),
  )
  return [...claims, ...views]
}

/** The things that a position is made for, where all of them have a name. */
function thingsMeant(version: EngineVersion, t: BaseState, params: readonly string[], { things }: Spoke): Asking[][] {
  if (things.length === 0 || things.length !== params.length || things.includes(null)) return []
  try {
    const meant = things.map((thing, i): Asking => {
      const type = params[i] ?? ''
      const held = heldValue(version, thing, type)
      if (typeof held === 'object') throw new Unspeakable('a set is no thing')
      return { type, value: single(version, t, held, type) }
    })
    return [meant]
  } catch (error) {
    if (error instanceof Unspeakable) return []
    throw error
  }
}

/** Things of a type to ask about; empty where there are too many or none has a name. */
function domain(
  version: EngineVersion,
  t: BaseState,
  type: string,
  cards: readonly { name: string; owner: number | null }[],
): Asking[] {
  const { engine } = version
  if (type === 'card') return cards.map((value) => ({ type, value }))
  if (type === 'player') return Array.from({ length: t.players }, (_, value) => ({ type, value }))
  if (type === 'number') return [0, 1, 2, 3, 4, 5, 7, 10, 13].map((value) => ({ type, value }))
  if (type === 'definition') return engine.info.cards.slice(0, 60).map((value) => ({ type, value }))
  if (type === 'text')
    return (engine.parts.texts?.ofRules ?? []).slice(0, 20).map((text) => ({ type, value: { text } }))
  if (type === CARDS) return zonesOfCards(version, t).map((value) => ({ type, value }))
  return (ownEntry(engine.parts.enums, type) ?? []).map((value) => ({ type, value }))
}

/** The zones of cards that those who play have, and those of nobody. */
function zonesOfCards(version: EngineVersion, t: BaseState): SpokenZone[] {
  const { zones } = version.engine.info
  const all = [...t.zones.keys()].flatMap((place) => {
    const zone = spokenZone(version, place)
    return zones.some(({ name, holds }) => name === zone.zone && holds === 'cards') ? [zone] : []
  })
  return all.filter(({ seat }) => seat === null || seat < t.players)
}

function combinations(domains: readonly (readonly Asking[])[]): Asking[][] {
  const all = domains.reduce<Asking[][]>(
    (list, values) => list.flatMap((head) => values.map((v) => [...head, v])).slice(0, MOST),
    [[]],
  )
  return all
}
