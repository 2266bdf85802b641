import { columnsOf } from '../columns.ts'
import { bringDecks } from '../decks/deck-parts.ts'
import { type BaseState, NONE } from '../engine.ts'
import { carryOut } from '../example/carry-out.ts'
import { enter } from '../example/example-kit.ts'
import type { ColumnValue } from '../example/example-positions.ts'
import type { CompiledExample, CompiledStep, Matcher } from '../example/examples.ts'
import { run, seedRandom } from '../kernel/kernel.ts'
import { pastEmptyWindows } from './empty-windows.ts'
import {
  type SpokenArgument,
  type PlacedCard,
  type Scenario,
  type Spoken,
  type SpokenAct,
  type SpokenCall,
  type SpokenStep,
  Unspeakable,
  laidIn,
} from './scenario.ts'
import { type EngineVersion, known, newState, valueIn, zoneInstance } from './version.ts'
import { ownEntry } from '../own-entry.ts'
import { memberType } from '../words/member-type.ts'

/**
 * The scenario as an example of one version, with whatever is to be checked at its end.
 * @throws Unspeakable where the version lacks something that the scenario names.
 */
export function asExample(
  version: EngineVersion,
  scenario: Scenario,
  checks: readonly CompiledStep<BaseState>[] = [],
): CompiledExample {
  const { info } = version.engine
  const options = Object.entries(scenario.options).map(([name, value]): readonly [number, number] => {
    const option = info.options.findIndex((o) => o.name === name)
    const index = info.options[option]?.values.indexOf(value) ?? -1
    if (index < 0) throw new Unspeakable(`one version has no option ${name} ${value}`)
    return [option, index]
  })
  if (scenario.players < info.seats.from || scenario.players > info.seats.to)
    throw new Unspeakable(`one version is not for ${scenario.players} players`)
  const steps = scenario.steps.map((step) => compiledStep(version, step))
  return {
    title: '',
    clauses: [],
    place: '',
    options,
    players: scenario.players,
    steps: [...steps, ...checks],
    set: (s, carriedOut) => layDown(version, s, scenario, carriedOut),
  }
}

/** The same example, with everything that chance does as another seed has it. */
export const seeded = (example: CompiledExample, seed: number): CompiledExample => ({
  ...example,
  set: (s, carriedOut) => {
    s.random = seedRandom(seed)
    return example.set(s, carriedOut)
  },
})

/** The position that the scenario begins with, run to its first decision. */
export function positionOf(version: EngineVersion, scenario: Scenario, log: BaseState['log'] = null): BaseState {
  const s = firstPlaceOf(version, scenario, log)
  version.engine.bounded(s, () => pastEmptyWindows(version, s))
  return s
}

/**
 * The same, run to the first place where somebody might act, be it that nothing is possible; with a log where what
 * happens is to be noted.
 */
export function firstPlaceOf(version: EngineVersion, scenario: Scenario, log: BaseState['log'] = null): BaseState {
  const { parts } = version.engine
  const example = asExample(version, scenario)
  const options = parts.defaults.slice()
  for (const [option, value] of example.options) options[option] = value
  const s = newState(version, scenario.players, options)
  s.askAll = true
  s.log = log
  bringDecks(parts, s)
  version.engine.bounded(s, () => {
    example.set(s, () => carryOut(version.engine, s))
    run(parts.program, s)
  })
  return s
}

/**
 * In the order in which an example lays down its lines: facts may decide how cards start, and cards what facts speak
 * of.
 */
function layDown(version: EngineVersion, s: BaseState, scenario: Scenario, carriedOut: () => void): void {
  layLooseFacts(
    version,
    s,
    scenario.facts.filter(({ value }) => !speaksOfCards(value)),
  )
  layDecks(version, s, scenario.decks)
  for (const card of scenario.cards) {
    const id = layCard(version, s, card)
    for (const fact of card.facts) setFact(version, s, fact.name, id, fact.value)
  }
  layLooseFacts(
    version,
    s,
    scenario.facts.filter(({ value }) => speaksOfCards(value)),
  )
  for (const call of scenario.before) {
    begin(version, s, call, undefined)
    carriedOut()
  }
  for (const [i, call] of scenario.path.entries()) begin(version, s, call, scenario.path[i + 1])
}

export function speaksOfCards(value: Spoken): boolean {
  return Array.isArray(value)
    ? (value as readonly Spoken[]).some(speaksOfCards)
    : typeof value === 'object' && value !== null && 'card' in value
}

/** Lays a card down, without what is said of it; card number n of a scenario is the n-th. */
export function layCard(version: EngineVersion, s: BaseState, card: PlacedCard): number {
  const { hands } = version.kit
  const zone = zoneInstance(version, card.zone)
  const full = hands.full?.(s, zone) ?? null
  if (full !== null) throw new Unspeakable(`one version has no room for as many cards in ${full}`)
  const id = hands.create(s, known(version.definitions, card.name), zone)
  if (card.owner !== null) s.owner[id] = card.owner
  if (card.shape !== null) s.def[id] = known(version.definitions, card.shape)
  return id
}

export function layDecks(version: EngineVersion, s: BaseState, decks: Scenario['decks']): void {
  const lists = version.engine.info.decks ?? []
  for (const { list, seat, cards } of decks) {
    const column = version.engine.parts.decks?.columns[lists.indexOf(list)]
    if (column === undefined) throw new Unspeakable(`one version has no list ${list}`)
    ;(columnsOf(s)[column] as number[][])[seat] = cards.map((name) => known(version.definitions, name))
  }
}

/** Facts of the game, of players and of values of types. */
export function layLooseFacts(version: EngineVersion, s: BaseState, facts: Scenario['facts']): void {
  for (const { name, seat, of, value } of facts) {
    const { key } = known(version.facts, name)
    if ((of === undefined) !== (key === undefined)) throw new Unspeakable(`${name} is of values in one version only`)
    setFact(version, s, name, of === undefined ? seat : Number(valueIn(version, of, key ?? '')), value)
  }
}

/** A fact of the game, of a seat, of a card or of a value, by its number. */
export function setFact(version: EngineVersion, s: BaseState, name: string, of: number | null, value: Spoken): void {
  const { column, type } = known(version.facts, name)
  const held = heldValue(version, value, type)
  if (of === null) columnsOf(s)[column] = held
  else (columnsOf(s)[column] as ColumnValue[])[of] = held
}

/** @throws Unspeakable where the version does not know it */
export function heldValue(version: EngineVersion, value: Spoken, type: string): ColumnValue {
  if (Array.isArray(value))
    return (value as readonly Spoken[]).map((v) => Number(heldValue(version, v, memberType(type))))
  const single = value as Exclude<Spoken, readonly Spoken[]>
  return typeof single === 'object' && single !== null && 'card' in single
    ? single.card
    : valueIn(version, single, type)
}

function begin(version: EngineVersion, s: BaseState, call: SpokenCall, next: SpokenCall | undefined): void {
  const event = version.engine.info.events[known(version.events, call.event)]
  const start = ownEntry(version.kit.begins, call.event) as ((s: BaseState, ...args: ColumnValue[]) => void) | undefined
  if (start === undefined || event === undefined || event.params.length !== call.args.length)
    throw new Unspeakable(`${call.event} does not begin like that in one version`)
  if (call.args.includes(null)) throw new Unspeakable(`nothing happens at ${call.event} of none`)
  const pc = next === undefined ? undefined : ownEntry(ownEntry(version.kit.entries, call.event), next.event)
  if (next !== undefined && pc === undefined)
    throw new Unspeakable(`${call.event} does not do ${next.event} in one version`)
  start(s, ...call.args.map((arg, i) => heldValue(version, arg, event.params[i]?.type ?? '')))
  const proc = s.frames.at(-1)?.proc ?? NONE
  if (pc === undefined) return
  if (version.kit.suspended[proc]?.event !== call.event) throw new Unspeakable(`${call.event} is not carried out there`)
  enter(s, call.event, proc, pc)
}

function compiledStep(version: EngineVersion, step: SpokenStep): CompiledStep<BaseState> {
  if (step.kind === 'does') return { kind: 'does', line: 0, seat: step.seat, move: matchedAct(version, step.act) }
  if (step.kind === 'chooses')
    return { kind: 'chooses', line: 0, seat: step.seat, values: [matcher(version, step.value, step.type)] }
  return { kind: 'answers', line: 0, seat: step.seat, answer: step.answer }
}

export function matchedAct(
  version: EngineVersion,
  { event, args }: SpokenAct,
): { event: number; args: (Matcher<BaseState> | null)[] } {
  const index = known(version.events, event)
  const params = version.engine.info.events[index]?.params ?? []
  if (params.length !== args.length) throw new Unspeakable(`${event} has other parts in one version`)
  return {
    event: index,
    args: args.map((arg, i) => (arg === null ? null : partMatcher(version, arg, params[i]?.type ?? ''))),
  }
}

/** A printed card that is a part of a move is a value; the name of a card on the table means any of its copies. */
function partMatcher(version: EngineVersion, part: Exclude<SpokenArgument, null>, type: string): Matcher<BaseState> {
  if (type !== 'definition' || typeof part !== 'string') return matcher(version, part, type)
  const index = known(version.definitions, part)
  return { type, value: () => index }
}

export function matcher(version: EngineVersion, value: SpokenArgument, type: string): Matcher<BaseState> {
  const laid = laidIn(value)
  // Cards are laid down in the order of the scenario, so that their numbers are the same.
  if (laid !== null) return { type: 'card', value: () => laid }
  if (typeof value === 'object' && value !== null && 'name' in value)
    return { definition: known(version.definitions, value.name), owner: value.owner ?? NONE }
  if (type === 'definition' && typeof value === 'string')
    return { definition: known(version.definitions, value), owner: NONE }
  if (type === '' && typeof value === 'string') return { branch: value }
  // A number is read as one wherever a number is asked for, too.
  const [of, held] = type === '' ? ['number', Number(value)] : [type, valueIn(version, value, type)]
  return { type: of, value: () => held }
}
