import { begunLater } from './begun-later.ts'
import { type Proof, stillProven } from './proof.ts'
import type { Scenario, Spoken, SpokenArgument, SpokenCall, SpokenStep } from './scenario.ts'
import type { Pair } from './twin-table.ts'

/** How often is tried to leave something out; counted rather than timed, so that the same proof shrinks to the same. */
const TRIES = 1500
/** Where a version goes on without an end each try takes long. */
const LONG_TRIES = 60

/** What shows something in a scenario. */
export interface Shown {
  readonly scenario: Scenario
}

/** The same in another scenario, where it still shows there; its numbers may have become others. */
export type StillShows<S extends Shown> = (shown: S, scenario: Scenario) => S | null

interface Trial<S extends Shown> {
  readonly still: StillShows<S>
  left: number
}

/** How long is tried: so often, and until somebody says that it is enough. */
export interface Trying {
  readonly tries: number
  readonly isEnough: () => boolean
}

/**
 * Leaves out of a proof whatever it does without: steps, cards, facts, options, the events around; what numbers are
 * left are as low as they may be. Gives null after each try, so that whoever asks can stop.
 */
export function* shrunk(pair: Pair, proof: Proof, isEnough = (): boolean => false): Generator<null, Proof> {
  const still: StillShows<Proof> = (least, scenario) => stillProven(pair, least, scenario)
  const tries = proof.arrives ? TRIES : LONG_TRIES
  const least = yield* leanest(yield* begunLater(pair, proof), still, { tries, isEnough })
  const later = yield* begunLater(pair, least)
  const leaner = later === least ? least : yield* leanest(later, still, { tries: tries / 4, isEnough })
  const plain = plainlyNamed(pair, lengthOf(leaner.scenario) < lengthOf(least.scenario) ? leaner : least)
  return proof.isOfGame === true
    ? plain
    : yield* lowered(plain, (lower, now) => (isEnough() ? null : still(lower, now)))
}

/** How much there is to read in a position. */
export const lengthOf = ({ steps, before, path, cards, facts, decks }: Scenario): number =>
  [steps, before, path, cards, facts, decks].reduce((sum, { length }) => sum + length, 0)

/** The same of whatever shows something: leaves out what it does without, in so many tries. */
export function* leanest<S extends Shown>(
  shown: S,
  still: StillShows<S>,
  { tries, isEnough }: Trying = { tries: TRIES, isEnough: () => false },
): Generator<null, S> {
  const trial: Trial<S> = { still: (least, scenario) => (isEnough() ? null : still(least, scenario)), left: tries }
  let least = shown
  for (let before = ''; before !== JSON.stringify(least) && trial.left > 0;) {
    before = JSON.stringify(least)
    for (const way of WAYS) least = yield* thinned(trial, least, way)
  }
  return least
}

/** A number is the lowest of these that will do, or half, or one less. */
const LOW = [1, 2, 3, 4, 5, 6, 8, 10]

/** The same with lower numbers kept of the game, of players and of cards: those that are alike together, then each. */
function* lowered<S extends Shown>(shown: S, still: StillShows<S>): Generator<null, S> {
  let least = shown
  for (const isTogether of [true, false])
    for (let place = 0; place < numbersOf(least.scenario).length; place++) {
      const now = numbersOf(least.scenario)[place] ?? 0
      for (const number of [...LOW, Math.floor(now / 2), now - 1].filter((n) => n > 0 && n < now)) {
        yield null
        const lower = still(
          least,
          withNumber(least.scenario, number, (n, at) => (isTogether ? n === now : at === place)),
        )
        if (lower === null) continue
        least = lower
        break
      }
    }
  return least
}

const numbersOf = ({ facts, cards }: Scenario): readonly number[] =>
  [...facts, ...cards.flatMap((card) => card.facts)].flatMap(({ value }) => (typeof value === 'number' ? [value] : []))

/** The scenario with another number in the place of some that it keeps. */
function withNumber(x: Scenario, number: number, isMeant: (now: number, place: number) => boolean): Scenario {
  let place = -1
  const given = <F extends { readonly value: Spoken }>(fact: F): F => {
    if (typeof fact.value !== 'number') return fact
    place += 1
    return isMeant(fact.value, place) ? { ...fact, value: number } : fact
  }
  const facts = x.facts.map(given)
  return { ...x, facts, cards: x.cards.map((card) => ({ ...card, facts: card.facts.map(given) })) }
}

/** Whose a card is goes without saying where there is no other copy left. */
function plainlyNamed(pair: Pair, proof: Proof): Proof {
  const steps = proof.scenario.steps.map(withoutOwner)
  const plain = { ...proof, claim: withoutOwner(proof.claim) }
  return stillProven(pair, plain, { ...proof.scenario, steps }) ?? proof
}

/** The same with cards by their names alone. */
export function withoutOwner<T>(said: T): T {
  if (typeof said !== 'object' || said === null) return said
  if (Array.isArray(said)) return said.map(withoutOwner) as T
  const parts = Object.entries(said).map(([key, part]) => [
    key,
    key === 'owner' && 'name' in said ? null : withoutOwner<unknown>(part),
  ])
  return Object.fromEntries(parts) as T
}

/** A list within a scenario, and the scenario without some of its entries. */
interface Way {
  readonly size: (x: Scenario) => number
  readonly without: (x: Scenario, from: number, to: number) => Scenario
}

const cut = <T>(list: readonly T[], from: number, to: number): T[] => [...list.slice(0, from), ...list.slice(to)]

const steps: Way = { size: (x) => x.steps.length, without: (x, from, to) => ({ ...x, steps: cut(x.steps, from, to) }) }
const cards: Way = {
  size: (x) => x.cards.length,
  without: (x, from, to) => {
    let made = x
    for (let i = to - 1; i >= from; i--) made = withoutCard(made, i)
    return made
  },
}
const facts: Way = { size: (x) => x.facts.length, without: (x, from, to) => ({ ...x, facts: cut(x.facts, from, to) }) }
const options: Way = {
  size: (x) => Object.keys(x.options).length,
  without: (x, from, to) => ({ ...x, options: Object.fromEntries(cut(Object.entries(x.options), from, to)) }),
}
const decks: Way = { size: (x) => x.decks.length, without: (x, from, to) => ({ ...x, decks: cut(x.decks, from, to) }) }
const before: Way = {
  size: (x) => x.before.length,
  without: (x, from, to) => ({ ...x, before: cut(x.before, from, to) }),
}
const around: Way = { size: (x) => Math.min(1, x.path.length - 1), without: (x) => ({ ...x, path: x.path.slice(1) }) }
/** The last player goes with whatever is theirs. */
const players: Way = { size: (x) => (x.players > 1 ? 1 : 0), without: (x) => withoutSeat(x, x.players - 1) }
const factsOfCards: Way = {
  size: (x) => x.cards.reduce((n, card) => n + card.facts.length, 0),
  without: (x, from, to) => {
    let at = -1
    const stays = (): boolean => {
      at += 1
      return at < from || at >= to
    }
    return { ...x, cards: x.cards.map((card) => ({ ...card, facts: card.facts.filter(stays) })) }
  },
}

const WAYS: readonly Way[] = [steps, before, around, cards, factsOfCards, facts, options, decks, players]

/** Tries to leave out half, quarters, … single entries, from the end. */
function* thinned<S extends Shown>(trial: Trial<S>, shown: S, way: Way): Generator<null, S> {
  let least = shown
  for (let size = way.size(least.scenario); size >= 1; size = Math.floor(size / 2)) {
    for (let to = way.size(least.scenario); to > 0; to -= size) {
      if (trial.left-- <= 0) return least
      yield null
      const smaller = trial.still(least, way.without(least.scenario, Math.max(0, to - size), to))
      if (smaller !== null) least = smaller
    }
  }
  return least
}

/** The scenario without one of its cards, and without what speaks of it. */
function withoutCard(x: Scenario, gone: number): Scenario {
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
