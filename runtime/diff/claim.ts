import { type BaseState, NONE, type Seat } from '../engine.ts'
import type { ColumnValue } from '../example/example-positions.ts'
import type { CompiledStep } from '../example/examples.ts'
import { columnsOf } from '../columns.ts'
import { matchedAct, matcher } from './lay-down.ts'
import {
  type SpokenArgument,
  type NamedCard,
  type SpokenAct,
  type SpokenStep,
  type SpokenZone,
  Unspeakable,
} from './scenario.ts'
import { namedCard } from './spoken-step.ts'
import { type EngineVersion, known, spokenValue, valueIn, zoneInstance } from './version.ts'
import { memberType } from '../words/member-type.ts'

/** What a text says, where names are words of the rules. */
interface SpokenText {
  readonly text: string
}

/** An effect, which has no name: that there is one can be told, and not which. */
interface SomeEffect {
  readonly effect: true
}

/** A thing, or a value, that is spoken of. */
export type Thing = SpokenArgument | SpokenText | SomeEffect

/** Whether a line can say that a fact has this value. */
export const isSayable = (told: ClaimedValue): boolean =>
  Array.isArray(told) ? told.every(isSayable) : typeof told !== 'object' || told === null || !('effect' in told)

/** What can be said of a fact: one value, or a set. */
export type ClaimedValue = Thing | readonly Thing[]

/** The last line of an example, which holds in one version only. */
export type Claim =
  | {
      readonly kind: 'offered'
      readonly seat: Seat
      readonly act: SpokenAct
      readonly not: boolean
      readonly because: readonly string[]
    }
  | {
      readonly kind: 'choosable'
      readonly seat: Seat
      readonly type: string
      readonly value: SpokenArgument
      readonly not: boolean
    }
  | { readonly kind: 'step'; readonly step: SpokenStep }
  /** Something is offered, and passing is not. */
  | { readonly kind: 'mustAct'; readonly seat: Seat; readonly because: readonly string[] }
  /** Who is asked next; nobody, where no seat is said. */
  | { readonly kind: 'asked'; readonly seat: Seat | null; readonly not: boolean }
  /** A fact (or adjective, or relation) of these things is so. */
  | { readonly kind: 'fact'; readonly name: string; readonly of: readonly Asking[]; readonly value: ClaimedValue }
  | {
      readonly kind: 'adjective' | 'relation'
      readonly name: string
      readonly of: readonly Asking[]
      readonly value: boolean
    }
  /** A fact that is a text contains one of the rules. */
  | {
      readonly kind: 'contains'
      readonly name: string
      readonly of: readonly Asking[]
      readonly part: string
      readonly not: boolean
    }
  | { readonly kind: 'in'; readonly card: NamedCard; readonly zone: SpokenZone; readonly not: boolean }
  | { readonly kind: 'count'; readonly zone: SpokenZone; readonly value: number }
  | { readonly kind: 'top'; readonly zone: SpokenZone; readonly value: NamedCard }
  | { readonly kind: 'owner'; readonly card: NamedCard; readonly value: Seat }
  | { readonly kind: 'definition'; readonly card: NamedCard; readonly value: string }
  | { readonly kind: 'sees'; readonly seat: Seat; readonly card: NamedCard; readonly not: boolean }
  /** In this order; the same act several times where it happened as often. */
  | { readonly kind: 'happened'; readonly acts: readonly SpokenAct[] }
  | { readonly kind: 'deck'; readonly seat: Seat; readonly refused: boolean; readonly because: readonly string[] }

/** A thing that a fact is asked of, with its type. */
export interface Asking {
  readonly type: string
  readonly value: Thing
}

/** @throws Unspeakable where the version lacks something that the claim names. */
export function compiledClaim(version: EngineVersion, claim: Claim): CompiledStep<BaseState> {
  switch (claim.kind) {
    case 'offered':
      return {
        kind: 'offered',
        line: 0,
        seat: claim.seat,
        not: claim.not,
        move: matchedAct(version, claim.act),
        because: claim.because,
      }
    case 'choosable':
      return {
        kind: 'choosable',
        line: 0,
        seat: claim.seat,
        not: claim.not,
        values: [matcher(version, claim.value, claim.type)],
        because: [],
      }
    case 'step':
      return claim.step.kind === 'answers'
        ? { kind: 'answers', line: 0, seat: claim.step.seat, answer: claim.step.answer }
        : unsaid()
    case 'mustAct':
      return { ...claim, line: 0 }
    case 'asked':
      return claim.seat === null ? { kind: 'nobody', line: 0 } : { ...claim, seat: claim.seat, line: 0 }
    case 'happened':
      return { kind: 'happened', line: 0, not: false, moves: claim.acts.map((act) => matchedAct(version, act)) }
    case 'deck':
      return { kind: 'deck', line: 0, seat: claim.seat, refused: claim.refused, because: claim.because }
    case 'adjective':
    case 'contains':
    case 'count':
    case 'definition':
    case 'fact':
    case 'in':
    case 'owner':
    case 'relation':
    case 'sees':
    case 'top':
      return { kind: 'then', line: 0, test: holding(version, claim), told: [] }
  }
}

function unsaid(): never {
  throw new Unspeakable('no such line')
}

type Told_ = Exclude<
  Claim,
  { readonly kind: 'offered' | 'choosable' | 'step' | 'mustAct' | 'asked' | 'happened' | 'deck' }
>

function holding(version: EngineVersion, claim: Told_): (s: BaseState) => boolean {
  valueOf(version, claim)
  return (s) =>
    JSON.stringify(toldIn(version, s, claim)) === JSON.stringify('not' in claim ? !claim.not : sorted(claim.value))
}

/** Finds out whether the version knows the words. */
function valueOf(version: EngineVersion, claim: Told_): void {
  if (claim.kind === 'fact' || claim.kind === 'contains') known(askedOrKept(version), claim.name)
  if (claim.kind === 'adjective' || claim.kind === 'relation') known(askedOrKept(version), claim.name)
  if ('zone' in claim) zoneInstance(version, claim.zone)
}

function askedOrKept(version: EngineVersion): ReadonlyMap<string, true> {
  const names = [...version.kit.asked.map((a) => a.name), ...version.facts.keys(), 'result']
  return new Map(names.map((name) => [name, true]))
}

/** What the state of a version says of what the claim speaks of. */
export function toldIn(version: EngineVersion, s: BaseState, claim: Told_): ClaimedValue {
  switch (claim.kind) {
    case 'fact':
    case 'adjective':
    case 'relation':
      return factIn(version, s, claim.name, claim.of)
    case 'contains': {
      const { texts } = version.engine.parts
      const held = heldIn(version, s, claim.name, claim.of).value
      return texts !== undefined && typeof held === 'number' && texts.contains(held, texts.number(claim.part), s)
    }
    case 'in':
      return s.place[cardIn(version, s, claim.card)] === zoneInstance(version, claim.zone)
    case 'count':
      return (s.zones[zoneInstance(version, claim.zone)] ?? []).length
    case 'top': {
      const top = s.zones[zoneInstance(version, claim.zone)]?.at(-1)
      return top === undefined ? null : namedCard(version, s, top)
    }
    case 'owner':
      return s.owner[cardIn(version, s, claim.card)] ?? NONE
    case 'definition':
      return version.engine.info.cards[s.def[cardIn(version, s, claim.card)] ?? 0] ?? null
    case 'sees':
      return version.engine.bounded(s, () =>
        version.engine.parts.viewers(s, cardIn(version, s, claim.card)).includes(claim.seat),
      )
  }
}

/** The same claim with what the state says now; null where nothing can be said. */
export function updated(version: EngineVersion, s: BaseState, claim: Claim): Claim {
  if (claim.kind === 'fact') {
    const value = toldIn(version, s, claim)
    if (!isSayable(value)) throw new Unspeakable('an effect has no name')
    return { ...claim, value }
  }
  if (claim.kind === 'count') return { ...claim, value: toldIn(version, s, claim) as number }
  return claim
}

/** The copy of a card that an example means. */
function cardIn(version: EngineVersion, s: BaseState, { name, owner }: NamedCard): number {
  const definition = known(version.definitions, name)
  const fits = (card: number): boolean => s.def[card] === definition && (owner === null || s.owner[card] === owner)
  let card = -1
  // Those on the table first.
  for (let each = 0; each < s.def.length && (card < 0 || s.place[card] === NONE); each++)
    if (fits(each) && (card < 0 || s.place[each] !== NONE)) card = each
  if (card < 0) throw new Unspeakable(`there is no ${name}`)
  return card
}

/** A fact, adjective or relation of these things. */
export function factIn(version: EngineVersion, s: BaseState, name: string, of: readonly Asking[]): ClaimedValue {
  const { value, type } = heldIn(version, s, name, of)
  return told(version, s, value, type)
}

/** The same as the state holds it, and its type. */
export function heldIn(
  version: EngineVersion,
  s: BaseState,
  name: string,
  of: readonly Asking[],
): { readonly value: ColumnValue; readonly type: string } {
  const zones = of.map(({ type, value }) => (isZoneOfCards(type, value) ? zoneInstance(version, value) : null))
  const args = of.map(({ type, value }, i) => (zones[i] === null ? argument(version, s, value, type) : NONE))
  if (name === 'result') return { value: s.result[args[0] ?? 0] ?? NONE, type: 'number' }
  const kept = version.facts.get(name)
  const asked = kept === undefined ? version.asked.get(name) : undefined
  if (kept !== undefined)
    return {
      value: (kept.of === 'game'
        ? columnsOf(s)[kept.column]
        : (columnsOf(s)[kept.column] as ColumnValue[])[args[0] ?? 0]) as ColumnValue,
      type: kept.type,
    }
  if (asked === undefined) throw new Unspeakable(`one version does not know ${name}`)
  const given = args.map((arg, i) => s.zones[zones[i] ?? NONE] ?? arg)
  const value = (asked.of as (s: BaseState, ...args: (number | number[])[]) => ColumnValue)(s, ...given)
  return { value, type: asked.type }
}

/** Of sets of cards a zone is asked of, all that lies in it. */
const isZoneOfCards = (type: string, value: Thing): value is SpokenZone =>
  type === CARDS && typeof value === 'object' && value !== null && 'zone' in value

export const CARDS = 'set of card'

/** A thing or value as the version numbers it. */
function argument(version: EngineVersion, s: BaseState, value: Thing, type: string): number {
  if (typeof value === 'object' && value !== null && 'text' in value)
    return version.engine.parts.texts?.number(value.text) ?? NONE
  // Positions become smaller, and a claim may be about somebody who is left out.
  if (type === 'player' && Number(value) >= s.players)
    throw new Unspeakable(`nobody sits at place ${JSON.stringify(value)}`)
  if (typeof value === 'object' && value !== null && 'effect' in value) throw new Unspeakable('an effect has no name')
  return typeof value === 'object' && value !== null && 'name' in value
    ? cardIn(version, s, value)
    : Number(valueIn(version, value, type))
}

function told(version: EngineVersion, s: BaseState, held: ColumnValue, type: string): ClaimedValue {
  if (Array.isArray(held))
    return sorted((held as readonly number[]).map((v) => single(version, s, v, memberType(type))))
  return single(version, s, held as number | boolean, type)
}

/** A value of a version as it is spoken of. */
export function single(version: EngineVersion, s: BaseState, value: number | boolean, type: string): Thing {
  const { texts } = version.engine.parts
  if (type === 'text' && texts?.isOfRules(Number(value)) === true && value !== NONE)
    return { text: texts.word(Number(value), s) }
  if (type === 'effect' && value !== NONE) return { effect: true }
  return type === 'card' && value !== NONE ? namedCard(version, s, Number(value)) : spokenValue(version, value, type)
}

/** Sets are compared without order. */
function sorted(value: ClaimedValue): ClaimedValue {
  return Array.isArray(value)
    ? [...(value as readonly Thing[])].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
    : value
}

/** The numbers of what a move is made with, as a version has them: who makes it stands where nothing is said. */
export function argumentsMeant(
  version: EngineVersion,
  s: BaseState,
  event: number,
  asked: { readonly seat: Seat; readonly act: SpokenAct },
): number[] {
  const { seat, act } = asked
  const params = version.engine.info.events[event]?.params ?? []
  return act.args.map((arg, i) =>
    arg !== null ? argument(version, s, arg, params[i]?.type ?? '') : params[i]?.role === 'by' ? seat : NONE,
  )
}
