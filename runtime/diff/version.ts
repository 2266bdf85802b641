import { type BaseState, NONE } from '../engine.ts'
import type { CompiledExample } from '../example/examples.ts'
import type { DerivedWord, PositionKit } from '../example/example-positions.ts'
import { SEATS } from '../kernel/kernel.ts'
import type { FactInfo, FullEngine } from '../parts.ts'
import { ROUND_LIMIT, GivenUp, tryingAtMost } from '../rounds/rounds.ts'
import { type SpokenZone, Unspeakable } from './scenario.ts'
import { ownEntry } from '../own-entry.ts'

/** One version of a game: its engine, and its tables by name. */
export interface EngineVersion {
  /** It gives up what takes too long to be looked at (`impatient`). */
  readonly engine: FullEngine<BaseState>
  /** The same as anybody plays it. */
  readonly patient: FullEngine<BaseState>
  readonly kit: PositionKit
  readonly examples: readonly CompiledExample[]
  /** `SetupConfig.roundLimit` of every state that is looked at. */
  readonly roundLimit: number
  readonly definitions: ReadonlyMap<string, number>
  readonly events: ReadonlyMap<string, number>
  readonly facts: ReadonlyMap<string, FactInfo>
  /** What follows from the state, by its name; the first of those that differ in what they are asked of. */
  readonly asked: ReadonlyMap<string, DerivedWord<BaseState>>
  /** First instance of each zone, and whether every seat, or each of these values, has one. */
  readonly zones: ReadonlyMap<
    string,
    { readonly base: number; readonly perSeat: boolean; readonly of?: readonly string[] }
  >
}

/** Thousands of moves are looked at, and none may take long that comes to no end. */
const MOST_ROUNDS = 10_000

export function versionOf(
  engine: FullEngine<BaseState>,
  kit: PositionKit,
  examples: readonly CompiledExample[],
  roundLimit = ROUND_LIMIT,
): EngineVersion {
  const { info, facts, zoneBases } = engine.parts
  return {
    engine: impatient(engine),
    patient: engine,
    kit,
    examples,
    roundLimit: Math.min(roundLimit, MOST_ROUNDS),
    definitions: new Map(info.cards.map((name, i) => [name, i])),
    events: new Map(info.events.map(({ name }, i) => [name, i])),
    facts: new Map(facts.map((f) => [f.name, f])),
    asked: new Map(kit.asked.toReversed().map((each) => [each.name, each])),
    zones: new Map(
      info.zones.map((z, i) => [
        z.name,
        { base: zoneBases[i] ?? 0, perSeat: z.perSeat, ...(z.of === undefined ? {} : { of: z.of }) },
      ]),
    ),
  }
}

/** A state in which nothing has happened yet. */
export function newState({ engine, roundLimit }: EngineVersion, players: number, options: number[]): BaseState {
  const s = engine.parts.newState(players, options, 1)
  s.roundLimit = roundLimit
  return s
}

export function known<V>(table: ReadonlyMap<string, V>, name: string): V {
  const found = table.get(name)
  if (found === undefined) throw new Unspeakable(`one version does not know ${name}`)
  return found
}

export function zoneInstance(version: EngineVersion, { zone, seat, of }: SpokenZone): number {
  const { base, perSeat, of: values } = known(version.zones, zone)
  if (perSeat !== (seat !== null)) throw new Unspeakable(`${zone} belongs to each player in one version only`)
  if ((of === undefined) !== (values === undefined)) throw new Unspeakable(`${zone} is of values in one version only`)
  const at = of === undefined ? 0 : (values?.indexOf(of) ?? -1)
  if (at < 0) throw new Unspeakable(`one version has no ${zone} of ${of}`)
  return base + (seat ?? at)
}

/** The name of a zone instance. */
export function spokenZone({ engine }: EngineVersion, place: number): SpokenZone {
  const { info, zoneBases } = engine.parts
  for (let i = zoneBases.length - 1; i >= 0; i--) {
    const base = zoneBases[i] ?? 0
    const zone = info.zones[i]
    if (zone === undefined || place < base) continue
    const value = zone.of?.[place - base]
    if (value !== undefined) return { zone: zone.name, seat: null, of: value }
    if (place < base + (zone.perSeat ? SEATS : 1)) return { zone: zone.name, seat: zone.perSeat ? place - base : null }
  }
  throw new Unspeakable('a zone that is none')
}

/** A single value by name; cards are left to the caller. */
export function spokenValue(
  version: EngineVersion,
  value: number | boolean,
  type: string,
): number | boolean | string | null | SpokenZone {
  if (typeof value === 'boolean') return value
  if (value === NONE) return null
  if (type === 'number' || type === 'player') return value
  if (type === 'truth') return value !== 0
  if (type === 'definition') return nameAt(version.engine.info.cards, value)
  if (type === 'zone') return spokenZone(version, value)
  const values = ownEntry(version.engine.parts.enums, type)
  if (values === undefined) throw new Unspeakable(`a value of type ${type} has no name`)
  return nameAt(values, value)
}

function nameAt(names: readonly string[], index: number): string {
  const name = names[index]
  if (name === undefined) throw new Unspeakable('a value without a name')
  return name
}

/** The other way round. */
export function valueIn(
  version: EngineVersion,
  spoken: number | boolean | string | null | SpokenZone,
  type: string,
): number | boolean {
  if (spoken === null) return NONE
  if (typeof spoken === 'number' || typeof spoken === 'boolean') return spoken
  if (typeof spoken === 'object') return zoneInstance(version, spoken)
  if (type === 'definition') return known(version.definitions, spoken)
  const index = ownEntry(version.engine.parts.enums, type)?.indexOf(spoken) ?? -1
  if (index < 0) throw new Unspeakable(`one version does not know ${spoken}`)
  return index
}

/** They take a tenth of a second. Nearly all steps of the games in `rules/` try fewer than a thousand. */
const MOST_TRIES = 3000

/**
 * An engine that gives up a step in which very much has to be tried: thousands of them are looked at, and nobody can
 * stop a search in the middle of one. Nothing is known of such a step: it is as one that cannot be said.
 */
const impatient = (engine: FullEngine<BaseState>): FullEngine<BaseState> => ({
  ...engine,
  apply: (s, choice) => unlessTooLong(() => engine.apply(s, choice)),
  setup: (config) => unlessTooLong(() => engine.setup(config)),
  bounded: (s, work) => unlessTooLong(() => engine.bounded(s, work)),
})

/** @throws Unspeakable */
function unlessTooLong<T>(work: () => T): T {
  try {
    return tryingAtMost(MOST_TRIES, work)
  } catch (error) {
    if (error instanceof GivenUp) throw new Unspeakable(error.message)
    throw error
  }
}
