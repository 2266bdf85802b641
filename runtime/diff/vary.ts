import type { Seat } from '../engine.ts'
import type { FactInfo } from '../parts.ts'
import type { SpokenArgument, PlacedCard, Scenario, Spoken, SpokenCall, SpokenStep, SpokenZone } from './scenario.ts'
import type { EngineVersion } from './version.ts'
import { ownEntry } from '../own-entry.ts'

/** A whole number below a bound. */
export type DrawBelow = (below: number) => number

/** What the changed rules speak of; it is varied most. */
export interface Heat {
  readonly names: ReadonlySet<string>
  readonly numbers: readonly number[]
}

/** What a position is varied with. */
export interface VariationMeans {
  readonly version: EngineVersion
  readonly others: readonly Scenario[]
  readonly heat: Heat
  readonly draw: DrawBelow
  readonly mostCopies: MostCopies
}

/** How many copies of a printed card there are at most among so many players. */
export type MostCopies = (card: string, players: number) => number

/** Changes a position a little, so that it stays one that can be said: other options, numbers, cards, places. */
export function varied(means: VariationMeans, scenario: Scenario): Scenario {
  let made = scenario
  for (let n = 1 + means.draw(4); n > 0; n--) {
    const next = pick(WAYS, means.draw)(means, made)
    if (hasCopiesFor(means, made, next)) made = next
  }
  return made
}

/** Whether no card more is laid down than the game makes, but what lay there before. */
function hasCopiesFor({ mostCopies }: VariationMeans, before: Scenario, next: Scenario): boolean {
  const copies = ({ cards }: Scenario, name: string): number => cards.filter((card) => card.name === name).length
  return [...new Set(next.cards.map(({ name }) => name))].every((name) => {
    const now = copies(next, name)
    return now <= copies(before, name) || now <= mostCopies(name, next.players)
  })
}

type Way = (means: VariationMeans, x: Scenario) => Scenario

/** One of the things, more often one that the changed rules name. */
function hotPick<T extends { readonly name: string }>(
  { heat, draw }: VariationMeans,
  list: readonly T[],
): T | undefined {
  const hot = list.filter(({ name }) => heat.names.has(name))
  return hot.length > 0 && draw(3) > 0 ? pick(hot, draw) : list.length > 0 ? pick(list, draw) : undefined
}

const pick = <T>(list: readonly T[], draw: DrawBelow): T => list[draw(list.length)] as T

const otherOption: Way = (means, x) => {
  const option = hotPick(means, means.version.engine.info.options)
  return option === undefined ? x : { ...x, options: { ...x.options, [option.name]: pick(option.values, means.draw) } }
}

const otherFact: Way = (means, x) => {
  const { version, draw } = means
  const facts = version.engine.parts.facts.filter((f) => f.of !== 'card' && f.of !== 'pair')
  const fact = x.facts.length > 0 && draw(2) > 0 ? version.facts.get(pick(x.facts, draw).name) : hotPick(means, facts)
  if (fact === undefined) return x
  const seat = fact.of === 'player' ? draw(x.players) : null
  const values = fact.of === 'value' ? (ownEntry(version.engine.parts.enums, fact.key ?? '') ?? []) : []
  const of = values.length === 0 ? {} : { of: pick(values, draw) }
  const before = x.facts.find((f) => f.name === fact.name && f.seat === seat && f.of === of.of)
  const value = otherValue(means, x, fact, before?.value)
  return value === undefined
    ? x
    : { ...x, facts: [...x.facts.filter((f) => f !== before), { name: fact.name, seat, ...of, value }] }
}

const otherCardFact: Way = (means, x) => {
  const { version, draw } = means
  if (x.cards.length === 0) return x
  const said = x.cards.flatMap((card, i) => (card.facts.length > 0 ? [i] : []))
  const known = said.length > 0 && draw(2) > 0
  const index = known ? pick(said, draw) : draw(x.cards.length)
  const card = x.cards[index] as PlacedCard
  const facts = version.engine.parts.facts.filter(
    (f) => f.of === 'card' && (f.zones.length === 0 || f.zones.includes(card.zone.zone)),
  )
  const fact = known ? version.facts.get(pick(card.facts, draw).name) : hotPick(means, facts)
  const value =
    fact === undefined ? undefined : otherValue(means, x, fact, card.facts.find((f) => f.name === fact.name)?.value)
  if (fact === undefined || value === undefined) return x
  return replaced(x, index, {
    ...card,
    facts: [...card.facts.filter((f) => f.name !== fact.name), { name: fact.name, value }],
  })
}

const otherCard: Way = ({ version, draw }, x) => {
  const { cards } = version.engine.info
  if (x.cards.length === 0 || cards.length === 0) return x
  const index = draw(x.cards.length)
  return replaced(x, index, { ...(x.cards[index] as PlacedCard), name: pick(cards, draw), shape: null })
}

const otherPlace: Way = (means, x) => {
  if (x.cards.length === 0) return x
  const index = means.draw(x.cards.length)
  return replaced(x, index, { ...(x.cards[index] as PlacedCard), zone: someZone(means, x), facts: [] })
}

const moreCards: Way = (means, x) => {
  const { version, others, draw } = means
  const { cards } = version.engine.info
  const from = pick(others, draw).cards
  const like = from.length > 0 && draw(2) === 0 ? pick(from, draw) : null
  if (cards.length === 0) return x
  const plain: PlacedCard = { name: pick(cards, draw), shape: null, zone: someZone(means, x), owner: null, facts: [] }
  // Facts that speak of other cards mean cards of that other position.
  const taken =
    like === null || seatOf(like.zone) >= x.players
      ? plain
      : { ...like, facts: like.facts.filter(({ value }) => typeof value !== 'object') }
  return { ...x, cards: [...x.cards, taken] }
}

const fewerCards: Way = ({ draw }, x) => (x.cards.length === 0 ? x : withoutCard(x, draw(x.cards.length)))

/** One thing said less. */
const fewerFacts: Way = ({ draw }, x) => {
  const cards = x.cards.flatMap((card, i) => (card.facts.length > 0 ? [i] : []))
  const drop = <T>(list: readonly T[]): T[] => list.filter((_, i) => i !== drawn)
  const all = x.facts.length + cards.length
  if (all === 0) return x
  const drawn = draw(all)
  if (drawn < x.facts.length) return { ...x, facts: drop(x.facts) }
  const index = cards[drawn - x.facts.length] as number
  const card = x.cards[index] as PlacedCard
  const gone = draw(card.facts.length)
  return replaced(x, index, { ...card, facts: card.facts.filter((_, i) => i !== gone) })
}

/** Where another position stands, if its events take no cards. */
const elsewhere: Way = ({ others, draw }, x) => {
  const { path, players } = pick(others, draw)
  const plain = path.every(({ args }) => args.every((arg) => typeof arg !== 'object'))
  return plain && players <= x.players ? { ...x, path } : x
}

const WAYS: readonly Way[] = [
  otherOption,
  otherFact,
  otherCardFact,
  otherCardFact,
  otherCard,
  otherCard,
  otherPlace,
  moreCards,
  moreCards,
  fewerCards,
  fewerFacts,
  elsewhere,
]

function replaced(x: Scenario, index: number, card: PlacedCard): Scenario {
  return { ...x, cards: x.cards.map((other, i) => (i === index ? card : other)) }
}

const seatOf = (zone: SpokenZone): Seat => zone.seat ?? 0

/** A zone that some position lays cards in. */
function someZone({ version, others, draw }: VariationMeans, x: Scenario): SpokenZone {
  const used = [...x.cards, ...pick(others, draw).cards].map((card) => card.zone)
  const { zones } = version.engine.info
  const all = zones
    .filter((z) => z.holds === 'cards')
    .map((z): SpokenZone => ({
      zone: z.name,
      seat: z.perSeat ? draw(x.players) : null,
      ...(z.of === undefined ? {} : { of: pick(z.of, draw) }),
    }))
  const zone = used.length > 0 && draw(4) > 0 ? pick(used, draw) : pick(all, draw)
  return zone.seat === null ? zone : { ...zone, seat: draw(x.players) }
}

function otherValue(
  { version, heat, draw }: VariationMeans,
  x: Scenario,
  { type }: FactInfo,
  before: Spoken | undefined,
): Spoken | undefined {
  if (type === 'number') return otherNumber(heat, before, draw)
  if (type === 'truth') return before !== true
  if (type === 'player') return draw(x.players)
  if (type === 'card') return x.cards.length === 0 ? undefined : { card: draw(x.cards.length) }
  if (type === 'definition') return pick(version.engine.info.cards, draw)
  const values = ownEntry(version.engine.parts.enums, type)
  return values === undefined ? undefined : pick(values, draw)
}

/** Near the number before, near one of the changed rules, small or any. */
function otherNumber({ numbers }: Heat, before: Spoken | undefined, draw: DrawBelow): number {
  if (typeof before === 'number' && draw(3) > 0) return before + pick([-2, -1, 1, 2], draw)
  if (numbers.length > 0 && draw(2) > 0) return pick(numbers, draw) + draw(3) - 1
  return draw(3) > 0 ? draw(8) : draw(50)
}

/** The scenario without one of its cards, and without what speaks of it. */
export function withoutCard(x: Scenario, gone: number): Scenario {
  const moved = (value: Spoken): Spoken | undefined => {
    if (Array.isArray(value)) return (value as readonly Spoken[]).flatMap((v) => moved(v) ?? [])
    if (typeof value !== 'object' || value === null || !('card' in value)) return value
    return value.card === gone ? undefined : value.card > gone ? { card: value.card - 1 } : value
  }
  const kept = <T extends { readonly value: Spoken }>(facts: readonly T[]): T[] =>
    facts.flatMap((f) => {
      const value = moved(f.value)
      return value === undefined ? [] : [{ ...f, value }]
    })
  // A call that speaks of the card itself speaks of none without it, which no version can begin.
  const spoken = (call: SpokenCall): SpokenCall => ({ ...call, args: call.args.map((arg) => moved(arg) ?? null) })
  return {
    ...x,
    steps: x.steps.map((step) => stepWithout(step, gone)),
    cards: x.cards.filter((_, i) => i !== gone).map((card) => ({ ...card, facts: kept(card.facts) })),
    facts: kept(x.facts),
    before: x.before.map(spoken),
    path: x.path.map(spoken),
  }
}

/** The scenario without the last seat, and without whatever lies or is kept there. */
export function withoutSeat(x: Scenario, gone: number): Scenario {
  let made = { ...x, players: gone }
  for (let i = x.cards.length - 1; i >= 0; i--) if (x.cards[i]?.zone.seat === gone) made = withoutCard(made, i)
  const theirs = ({ seat }: { readonly seat: number | null }): boolean => seat !== gone
  return { ...made, facts: made.facts.filter(theirs), decks: made.decks.filter(theirs) }
}

/** A line of which the card itself is spoken of by its name alone. */
function stepWithout(step: SpokenStep, gone: number): SpokenStep {
  const moved = (value: SpokenArgument): SpokenArgument => {
    if (typeof value !== 'object' || value === null || !('laid' in value) || value.laid === undefined) return value
    const { laid, ...named } = value
    return laid === gone ? named : { ...named, laid: laid > gone ? laid - 1 : laid }
  }
  if (step.kind === 'does') return { ...step, act: { ...step.act, args: step.act.args.map(moved) } }
  return step.kind === 'chooses' ? { ...step, value: moved(step.value) } : step
}
