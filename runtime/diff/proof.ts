import { type BaseState, CHANCE } from '../engine.ts'
import { type CompiledExample, stateAfter } from '../example/examples.ts'
import { type Claim, compiledClaim, updated } from './claim.ts'
import {
  type Spoke,
  claimsAtDecision,
  claimsOfOne,
  claimsOfRules,
  claimsOfTable,
  claimsOfWhoIsAsked,
} from './claims.ts'
import { claimsOfHistory } from './claims-of-history.ts'
import { claimsOfDecks } from './claims-of-decks.ts'
import { pastEmptyWindows } from './empty-windows.ts'
import { asExample, positionOf, seeded } from './lay-down.ts'
import { type Scenario, type SpokenStep, Unspeakable } from './scenario.ts'
import { DECKS } from './aimed.ts'
import type { Found } from './found.ts'
import { type Parting, liesAlike } from './parting.ts'
import { spokenStep } from './spoken-step.ts'
import { type Pair, turned } from './twin-table.ts'
import type { EngineVersion } from './version.ts'

/** A scenario whose last line holds in one version and fails in the other. */
export interface Proof {
  readonly scenario: Scenario
  readonly claim: Claim
  readonly holdsOn: 'old' | 'new'
  /** Whether the other version gets to the last line at all, and from there to where a question is asked. */
  readonly arrives: boolean
  /** Whether it tells of a move, or of an answer, where the table lies otherwise already: it only follows from that. */
  readonly isAside?: true
  /** Whether it is of a game: its numbers stay those of the game, whatever is left out. */
  readonly isOfGame?: true
}

/** Which lines are wanted: those that hold on one side, or on either; and how well they show what is sought. */
export interface WantedLine {
  readonly side: Proof['holdsOn'] | null
  /** From 0 on, the best: the rank that a line has at best, and its rank once it is known on which side it holds. */
  readonly bestRank: (line: Pick<Proof, 'claim' | 'isAside'>) => number
  readonly rank: (line: Pick<Proof, 'claim' | 'isAside' | 'holdsOn'>) => number
}

const ANY: WantedLine = { side: null, bestRank: () => 0, rank: () => 0 }

/**
 * A line that tells two versions apart; `pair` goes from the old to the new one. Gives null after each line that is
 * tried, so that whoever asks can stop.
 */
export function* proofOf(pair: Pair, found: Found, wanted = ANY): Generator<null, Proof | null> {
  if (found.scenario === null) return null
  try {
    const leader = found.leader === 'old' ? pair.forth.a : pair.forth.b
    const scenario = { ...found.scenario, steps: stepsOf(leader, found.scenario, found) }
    return yield* proven(pair, scenario, wanted, found.parting)
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

function stepsOf(leader: EngineVersion, scenario: Scenario, { choices }: Found): SpokenStep[] {
  const s = positionOf(leader, scenario)
  return choices.map((choice) => {
    const step = spokenStep(leader, s, choice, scenario.cards.length)
    leader.engine.apply(s, choice)
    pastEmptyWindows(leader, s)
    return step
  })
}

/** The best of the lines that could be said at the end which tell the versions apart; else the first of them. */
function* proven(
  pair: Pair,
  scenario: Scenario,
  { side, bestRank, rank }: WantedLine,
  parting: Parting,
): Generator<null, Proof | null> {
  const { a, b } = pair.forth
  const known = parting.kind === 'refused' ? parting.claims : []
  const about = parting.kind === 'told' && parting.about !== null ? { ...parting, tells: parting.about } : null
  const areApart = liesOtherwise(pair, scenario)
  let first: Pick<Proof, 'claim' | 'holdsOn' | 'isAside'> | null = null
  let least = Infinity
  // What is so at the end is said of the second version first, and of the first one seldom.
  const to = side === 'old' ? turned(pair) : pair
  for (const claim of known.length > 0 ? known : claimsFor(to, scenario, about)) {
    const line = claim === null ? null : { claim, ...(areApart && isOfMove(claim) ? { isAside: true as const } : {}) }
    if (line !== null && bestRank(line) < least) {
      const holdsOn = tells(a, b, scenario, line.claim)
      const ranked = holdsOn !== null && (side === null || side === holdsOn) ? rank({ ...line, holdsOn }) : Infinity
      if (holdsOn !== null && ranked < least) {
        first = { ...line, holdsOn }
        least = ranked
      }
      if (least === 0) break
    }
    yield null
  }
  yield null
  return first && { ...first, scenario, arrives: arrives(first.holdsOn === 'old' ? b : a, scenario) }
}

/** Whether cards, what is kept or the results are not the same where the versions come to. */
function liesOtherwise({ forth }: Pair, scenario: Scenario): boolean {
  const [s, t] = [after(forth.a, asExample(forth.a, scenario)), after(forth.b, asExample(forth.b, scenario))]
  return s !== null && t !== null && !liesAlike(forth, s, t)
}

const isOfMove = ({ kind }: Claim): boolean =>
  kind === 'offered' || kind === 'choosable' || kind === 'mustAct' || kind === 'step'

const arrives = (version: EngineVersion, scenario: Scenario): boolean =>
  afterIfKnown(version, asExample(version, scenario, [SETTLED])) !== null

/**
 * The version in which the scenario ends with the claim, where it does not in the other; by the seed that examples have,
 * or another.
 */
export function tells(
  a: EngineVersion,
  b: EngineVersion,
  scenario: Scenario,
  claim: Claim,
  seed?: number,
): 'old' | 'new' | null {
  const old = holds(a, scenario, claim, seed)
  const now = holds(b, scenario, claim, seed)
  return old === null || now === null || old === now ? null : now ? 'new' : 'old'
}

/**
 * Whether the example holds; null where it cannot be said in that version. No move is offered that there is not, and no
 * card lies anywhere.
 */
function holds(version: EngineVersion, scenario: Scenario, claim: Claim, seed?: number): boolean | null {
  const afterwards = (example: CompiledExample): BaseState | null =>
    after(version, seed === undefined ? example : seeded(example, seed))
  try {
    if (wordLacking(version, claim) !== null) {
      const steps = claim.kind === 'in' ? [SETTLED] : []
      return afterwards(asExample(version, scenario, steps)) === null ? null : false
    }
    return afterwards(asExample(version, scenario, [compiledClaim(version, claim)])) !== null
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** The event of a move that is offered, or the card that lies somewhere, where a version has none of that name. */
export function wordLacking({ events, definitions }: EngineVersion, claim: Claim): string | null {
  if (claim.kind === 'offered') return claim.not || events.has(claim.act.event) ? null : claim.act.event
  if (claim.kind === 'in') return claim.not || definitions.has(claim.card.name) ? null : claim.card.name
  return null
}

/** What can be said instead in a version that lacks a word: who is asked, at once or when nobody need be told. */
export function saidWithoutWord(version: EngineVersion, scenario: Scenario): Claim | null {
  const states = [[], [SETTLED]].map((steps) => afterIfKnown(version, asExample(version, scenario, steps)))
  const claims = states.flatMap((s): Claim[] => {
    const seat = s === null || s.ask === 0 ? null : s.asked
    return s === null || seat === CHANCE ? [] : [{ kind: 'asked', seat, not: false }]
  })
  return claims.find((claim) => holds(version, scenario, claim) === true) ?? null
}

/** Where an example leaves the game; null where a line does not hold. Faults of an engine count as such a line. */
export function after(version: EngineVersion, example: CompiledExample): BaseState | null {
  try {
    return stateAfter(version.engine, example, { roundLimit: version.roundLimit })
  } catch (error) {
    if (error instanceof Error && !(error instanceof Unspeakable)) return null
    throw error
  }
}

/** The same; null also of what cannot be said in the version, or takes too long there. */
export function afterIfKnown(version: EngineVersion, example: CompiledExample): BaseState | null {
  try {
    return after(version, example)
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

/** Goes on as far as nobody has to be told what to do. */
export const SETTLED = { kind: 'then', line: 0, test: () => true, told: [] } as const

/**
 * In the order in which they are worth reading: what may be done, what came of it, what follows from the rules. Before
 * all of that what is said of something that tells the versions apart. Null in between, as getting there takes long.
 */
function* claimsFor(pair: Pair, scenario: Scenario, about: Spoke | null): Generator<Claim | null> {
  const { a, b } = pair.forth
  yield null
  if (about !== null) yield* claimsAbout(pair, scenario, about)
  const s = after(a, asExample(a, scenario))
  yield null
  const t = after(b, asExample(b, scenario))
  yield null
  if (s !== null && t !== null) yield* claimsAtDecision(pair, s, t)
  // Where one version does not get so far, whatever the other says there tells them apart.
  if (s === null && t !== null) yield* claimsOfOne(b, t)
  if (t === null && s !== null) yield* claimsOfOne(a, s)
  const [rest, settled] = settledOn(pair, scenario)
  yield null
  // The same where one version goes on without an end from there.
  if (s !== null && t !== null && rest === null && settled !== null) yield* claimsOfOne(b, settled)
  if (s !== null && t !== null && settled === null && rest !== null) yield* claimsOfOne(a, rest)
  if (rest === null || settled === null) return
  // Where what changed says when a game is over, that says more than any of its numbers.
  if (rest.over !== settled.over) yield { kind: 'asked', seat: null, not: false }
  yield* claimsOfTable(pair.forth, rest, settled)
  yield* claimsOfTable(pair.back, settled, rest).slice(0, 6)
  yield* claimsOfRules(pair.forth, rest, settled)
  yield* claimsOfDecks(pair.forth, rest, settled)
  if (s !== null && t !== null) yield* claimsOfWhoIsAsked(s, t)
  yield* claimsOfHistory(a, b, rest, settled)
  yield* claimsOfHistory(b, a, settled, rest)
}

function claimsAbout(pair: Pair, scenario: Scenario, about: Spoke): readonly Claim[] {
  const [s, t] = settledOn(pair, scenario)
  if (s === null || t === null) return []
  return about.tells === DECKS ? claimsOfDecks(pair.forth, s, t) : claimsOfRules(pair.forth, s, t, about)
}

/** Where both versions come to when nobody has to be told what to do. */
const settledOn = ({ forth: { a, b } }: Pair, scenario: Scenario): readonly [BaseState | null, BaseState | null] => [
  after(a, asExample(a, scenario, [SETTLED])),
  after(b, asExample(b, scenario, [SETTLED])),
]

/** Whether a smaller scenario still tells the versions apart in the same way; made-up numbers may have become others. */
export function stillProven(pair: Pair, proof: Proof, scenario: Scenario): Proof | null {
  try {
    const { a, b } = pair.forth
    const version = proof.holdsOn === 'old' ? a : b
    const other = proof.holdsOn === 'old' ? b : a
    // Where the other version got to the last line it has to do so again, so that it is that line which fails.
    if (proof.arrives && after(other, asExample(other, scenario)) === null) return null
    const claim = isTold(proof.claim) ? now(version, scenario, proof.claim) : proof.claim
    if (proof.isOfGame === true && JSON.stringify(claim) !== JSON.stringify(proof.claim)) return null
    if (claim === null || tells(a, b, scenario, claim) !== proof.holdsOn) return null
    // A move that the other version offers has to stay one: else nothing but the reason would tell them apart.
    const bare = withoutReason(claim)
    if (
      bare !== null &&
      tells(a, b, scenario, bare) !== proof.holdsOn &&
      tells(a, b, proof.scenario, bare) === proof.holdsOn
    )
      return null
    return { ...proof, scenario, claim }
  } catch (error) {
    if (error instanceof Unspeakable) return null
    throw error
  }
}

function withoutReason(claim: Claim): Claim | null {
  return (claim.kind === 'offered' || claim.kind === 'mustAct') && claim.because.length > 0
    ? { ...claim, because: [] }
    : null
}

const isTold = (claim: Claim): boolean => claim.kind === 'fact' || claim.kind === 'count'

function now(version: EngineVersion, scenario: Scenario, claim: Claim): Claim | null {
  const s = after(version, asExample(version, scenario, [SETTLED]))
  return s === null ? null : updated(version, s, claim)
}
