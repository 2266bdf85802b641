import type { Seat } from '../engine.ts'
import type { FactInfo } from '../make-engine.ts'
import type { PlacedCard, Scenario, Spoken, SpokenZone } from './scenario.ts'
import type { Version } from './version.ts'

/** A whole number below a bound. */
export type Draw = (below: number) => number

/** Changes a position a little, so that it stays one that can be said: other options, numbers, cards, places. */
export function varied(version: Version, scenario: Scenario, others: readonly Scenario[], draw: Draw): Scenario {
  let made = scenario
  for (let n = 1 + draw(4); n > 0; n--) made = pick(WAYS, draw)(version, made, others, draw)
  return made
}

type Way = (version: Version, x: Scenario, others: readonly Scenario[], draw: Draw) => Scenario

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T

const otherOption: Way = (version, x, _others, draw) => {
  const { options } = version.engine.info
  if (options.length === 0) return x
  const option = pick(options, draw)
  return { ...x, options: { ...x.options, [option.name]: pick(option.values, draw) } }
}

const otherFact: Way = (version, x, _others, draw) => {
  const facts = version.engine.parts.facts.filter((f) => f.of === 'game' || f.of === 'player')
  if (facts.length === 0) return x
  const fact = x.facts.length > 0 && draw(3) > 0 ? version.facts.get(pick(x.facts, draw).name) ?? pick(facts, draw) : pick(facts, draw)
  const seat = fact.of === 'player' ? draw(x.players) : null
  const before = x.facts.find((f) => f.name === fact.name && f.seat === seat)
  const value = otherValue(version, x, fact, before?.value, draw)
  return value === undefined ? x : { ...x, facts: [...x.facts.filter((f) => f !== before), { name: fact.name, seat, value }] }
}

const otherCardFact: Way = (version, x, _others, draw) => {
  if (x.cards.length === 0) return x
  const index = draw(x.cards.length)
  const card = x.cards[index] as PlacedCard
  const facts = version.engine.parts.facts.filter((f) => f.of === 'card' && (f.zones.length === 0 || f.zones.includes(card.zone.zone)))
  if (facts.length === 0) return x
  const fact = pick(facts, draw)
  const value = otherValue(version, x, fact, card.facts.find((f) => f.name === fact.name)?.value, draw)
  if (value === undefined) return x
  return replaced(x, index, { ...card, facts: [...card.facts.filter((f) => f.name !== fact.name), { name: fact.name, value }] })
}

const otherCard: Way = (version, x, _others, draw) => {
  const { cards } = version.engine.info
  if (x.cards.length === 0 || cards.length === 0) return x
  const index = draw(x.cards.length)
  return replaced(x, index, { ...(x.cards[index] as PlacedCard), name: pick(cards, draw), shape: null })
}

const otherPlace: Way = (version, x, others, draw) => {
  if (x.cards.length === 0) return x
  const index = draw(x.cards.length)
  return replaced(x, index, { ...(x.cards[index] as PlacedCard), zone: someZone(version, x, others, draw), facts: [] })
}

const moreCards: Way = (version, x, others, draw) => {
  const { cards } = version.engine.info
  const from = pick(others, draw).cards
  const like = from.length > 0 && draw(2) === 0 ? pick(from, draw) : null
  if (cards.length === 0) return x
  const zone = someZone(version, x, others, draw)
  const plain: PlacedCard = { name: pick(cards, draw), shape: null, zone, owner: null, facts: [] }
  // Facts that speak of other cards mean cards of that other position.
  const taken = like === null || seatOf(like.zone) >= x.players ? plain : { ...like, facts: like.facts.filter(({ value }) => typeof value !== 'object') }
  return { ...x, cards: [...x.cards, taken] }
}

const fewerCards: Way = (_version, x, _others, draw) => (x.cards.length === 0 ? x : withoutCard(x, draw(x.cards.length)))

/** Where another position stands, if its events take no cards. */
const elsewhere: Way = (_version, x, others, draw) => {
  const { path, players } = pick(others, draw)
  const plain = path.every(({ args }) => args.every((arg) => typeof arg !== 'object'))
  return plain && players <= x.players ? { ...x, path } : x
}

const WAYS: readonly Way[] = [otherOption, otherFact, otherCardFact, otherCardFact, otherCard, otherCard, otherPlace, moreCards, moreCards, fewerCards, elsewhere]

function replaced(x: Scenario, index: number, card: PlacedCard): Scenario {
  return { ...x, cards: x.cards.map((other, i) => (i === index ? card : other)) }
}

const seatOf = (zone: SpokenZone): Seat => zone.seat ?? 0

/** A zone that some position lays cards in. */
function someZone({ engine }: Version, x: Scenario, others: readonly Scenario[], draw: Draw): SpokenZone {
  const used = [...x.cards, ...pick(others, draw).cards].map((card) => card.zone)
  const { zones } = engine.info
  const all = zones.filter((z) => z.holds === 'cards').map((z): SpokenZone => ({ zone: z.name, seat: z.perSeat ? draw(x.players) : null }))
  const zone = used.length > 0 && draw(4) > 0 ? pick(used, draw) : pick(all, draw)
  return zone.seat === null ? zone : { ...zone, seat: draw(x.players) }
}

function otherValue(version: Version, x: Scenario, { type }: FactInfo, before: Spoken | undefined, draw: Draw): Spoken | undefined {
  if (type === 'number') return typeof before === 'number' && draw(4) > 0 ? before + pick([-2, -1, 1, 2], draw) : draw(3) > 0 ? draw(8) : draw(50)
  if (type === 'truth') return before !== true
  if (type === 'player') return draw(x.players)
  if (type === 'card') return x.cards.length === 0 ? undefined : { card: draw(x.cards.length) }
  if (type === 'definition') return pick(version.engine.info.cards, draw)
  const values = version.engine.parts.enums[type]
  return values === undefined ? undefined : pick(values, draw)
}

/** The scenario without one of its cards, and without what speaks of it. */
export function withoutCard(x: Scenario, gone: number): Scenario {
  const moved = (value: Spoken): Spoken | undefined => {
    if (Array.isArray(value)) return (value as readonly Spoken[]).flatMap((v) => moved(v) ?? [])
    if (typeof value !== 'object' || value === null || !('card' in value)) return value
    return value.card === gone ? undefined : value.card > gone ? { card: value.card - 1 } : value
  }
  const kept = <T extends { readonly value: Spoken }>(facts: readonly T[]): T[] => facts.flatMap((f) => {
    const value = moved(f.value)
    return value === undefined ? [] : [{ ...f, value }]
  })
  return {
    ...x,
    cards: x.cards.filter((_, i) => i !== gone).map((card) => ({ ...card, facts: kept(card.facts) })),
    facts: kept(x.facts),
    // A call that speaks of the card itself speaks of none without it, which no version can begin.
    path: x.path.map((call) => ({ ...call, args: call.args.map((arg) => moved(arg) ?? null) })),
  }
}
