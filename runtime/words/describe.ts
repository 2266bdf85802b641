import { columnsOf } from '../columns.ts'
import { isAstray } from '../secrets/astray.ts'
import {
  type BaseState,
  type Captured,
  type CardId,
  type GameInfo,
  type Move,
  NONE,
  type Seat,
  type ZoneInfo,
  seatName,
} from '../engine.ts'
import { SEATS } from '../kernel/kernel.ts'
import { isMeantFor } from '../told/audience.ts'
import type { FactInfo, KeptInfo, LastingInfo, Parts, SiteInfo, WaitingInfo } from '../parts.ts'
import { memberType } from './member-type.ts'
import { ownEntry } from '../own-entry.ts'
import { spokenName, seatWord, wording } from './speech.ts'
import type { EventPart } from './wording.ts'

/** Whether a viewer sees what a card is; without a viewer everything is seen. */
export function sees<S extends BaseState>(parts: Parts<S>, s: S, card: number, viewer: Seat | undefined): boolean {
  if (viewer === undefined) return true
  if (s.place[card] === NONE) return ((s.shown[card] as number) & (1 << viewer)) !== 0
  return ((s.shown[card] as number) & (1 << viewer)) !== 0 || parts.viewers(s, card).includes(viewer)
}

/**
 * What goes on holding a card from one question to the next: the column of a fact or `effects`, and of what it is
 * said.
 */
export interface Holder {
  readonly by: string
  readonly of: number | string
}

/**
 * A card by name, or by its place when the viewer may not know it. What was shuffled while it was held is only a card:
 * whoever sees that one again does not see that it is the one that is held.
 */
export function cardWord<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  card: CardId,
  viewer: Seat | undefined,
  holder?: Holder,
): string {
  if (card === NONE || s.def[card] === undefined) return wording().nothing
  if (viewer !== undefined && holder !== undefined && isAstray(s, holder.by, holder.of, card)) return wording().cards(1)
  if (sees(parts, s, card, viewer)) return s.handles?.get(card) ?? cardNamed(parts.info, s.def[card] as number)
  const place = s.place[card] as number
  return placeWord(parts, place, s.zones[place]?.indexOf(card) ?? 0)
}

/**
 * What a card is, whatever it counts as at present: what it was known as before it was laid face down as something else,
 * and what it is again where it is mixed with others.
 */
export const printedOf = ({ def, printedDef }: BaseState, card: CardId): number =>
  printedDef?.[card] ?? def[card] ?? NONE

export function nameOfCard(info: GameInfo, definition: number): string {
  return info.cards[definition] ?? '?'
}

/** The same in words for people. */
export const cardNamed = (info: GameInfo, definition: number): string => spokenName(nameOfCard(info, definition))

/** A card that is not seen, by its zone and how many cards lie below it, where that tells no more than all could follow. */
export function placeWord<S extends BaseState>(parts: Parts<S>, place: number, below: number): string {
  if (place === NONE) return wording().goneCard
  return wording().cardOf(isHeld(parts, place) ? null : below, zoneSaid(parts, place))
}

/** Whether who sees the cards of a zone may lay them in any order. */
export const isHeld = <S extends BaseState>(parts: Parts<S>, place: number): boolean =>
  zoneAt(parts, place)?.info.held === true

/** How many numbers a zone family takes. */
export function instancesOf(zone: ZoneInfo): number {
  return zone.perSeat ? SEATS : (zone.of?.length ?? 1)
}

/** Whose of a family a zone is, in words for people: a seat's, who may be called like a word of the rules, or a value's. */
function whoseZone(zone: ZoneInfo, index: number): string | null {
  if (zone.perSeat && index < SEATS) return seatWord(index)
  return maybeNamed(zone.of?.[index])
}

/** The seat or value whose zone it is; the zone itself where there is one for the whole table. */
export function seatOrValue<S extends BaseState>(parts: Parts<S>, place: number): string {
  const zone = zoneAt(parts, place)
  return (zone === null ? null : whoseZone(zone.info, zone.index)) ?? zoneSaid(parts, place)
}

/** The seat whose zone it is; null where it is nobody's. */
export function seatOfPlace<S extends BaseState>(parts: Parts<S>, place: number): Seat | null {
  const zone = place === NONE ? null : zoneAt(parts, place)
  return zone?.info.perSeat === true ? zone.index : null
}

export function zoneWord<S extends BaseState>(parts: Parts<S>, place: number): string {
  const zone = zoneAt(parts, place)
  if (zone === null) return 'nowhere'
  const { name, perSeat, of } = zone.info
  const whose = perSeat && zone.index < SEATS ? seatName(zone.index) : of?.[zone.index]
  return whose === undefined ? name : `${name} of ${whose}`
}

/** The same in words for people. */
export function zoneSaid<S extends BaseState>(parts: Parts<S>, place: number): string {
  const zone = zoneAt(parts, place)
  if (zone === null) return wording().nowhere
  const [name, whose] = [spokenName(zone.info.name), whoseZone(zone.info, zone.index)]
  return whose === null ? name : wording().of(name, whose)
}

/** The name that a zone has in common with those of other players, or of other values. */
export const zoneFamily = <S extends BaseState>(parts: Parts<S>, place: number): string =>
  zoneAt(parts, place)?.info.name ?? ''

/** The family of a zone, and which of it that is. */
function zoneAt<S extends BaseState>(
  { zoneBases, info }: Parts<S>,
  place: number,
): { readonly info: ZoneInfo; readonly index: number } | null {
  for (let i = zoneBases.length - 1; i >= 0; i--) {
    const base = zoneBases[i] as number
    const zone = info.zones[i]
    if (place >= base && zone !== undefined) return { info: zone, index: place - base }
  }
  return null
}

/** A value in the words of the rules. */
export function valueWord<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  value: number,
  type: string,
  viewer?: Seat,
  holder?: Holder,
): string {
  if (value === NONE) return wording().none
  if (type === 'card') return cardWord(parts, s, value, viewer, holder)
  if (type === 'player') return seatWord(value)
  if (type === 'definition') return cardNamed(parts.info, value)
  if (type === 'text') return parts.texts === undefined ? '?' : `"${parts.texts.word(value, s)}"`
  if (type === 'zone') return zoneSaid(parts, value)
  if (type === 'truth') return value === 0 ? wording().no : wording().yes
  if (type === 'effect') return effectWord(parts, s, value, viewer)
  return spokenName(ownEntry(parts.enums, type)?.[value] ?? String(value))
}

function effectWord<S extends BaseState>(parts: Parts<S>, s: S, id: number, viewer: Seat | undefined): string {
  const effect = s.effects[id] ?? null
  if (effect === null || !isMeantFor(effect, viewer)) return wording().anEffect
  const lasting = lastingWord(parts, s, id, viewer)
  if (lasting !== null) return lasting
  if (effect.source === NONE)
    return effect.controller === NONE ? wording().anEffect : wording().effectBy(seatWord(effect.controller))
  return wording().effectOf(cardWord(parts, s, effect.source, viewer, { by: 'effects', of: id }))
}

/** Puts a value into words. */
type Word = (value: number, type: string) => string

/** An event with its arguments; the seat that does it is left out unless it is asked for. */
export function wordsOfEvent(
  info: GameInfo,
  event: number,
  args: readonly number[],
  word: Word,
  withDoer = false,
): string {
  const found = info.events[event]
  if (found === undefined) return '?'
  const said: EventPart[] = []
  const within = zoneMovedWithin(found, args)
  for (const [i, p] of found.params.entries()) {
    if (p.type.startsWith('set of')) continue
    if (within !== null && (p.role === 'from' || p.role === 'to')) {
      if (p.role === 'to') said.push({ role: 'within', words: word(within, p.type) })
      continue
    }
    const words = word(args[i] ?? NONE, p.type)
    if (p.role !== 'by' || withDoer) said.push({ role: p.role, words })
  }
  return wording().event(spokenName(found.name), said)
}

/** The zone in which a card is only laid elsewhere, as on the bottom; null where it comes from another. */
function zoneMovedWithin({ name, params }: GameInfo['events'][number], args: readonly number[]): number | null {
  if (name !== 'move') return null
  const [from, to] = ['from', 'to'].map((role) => args[params.findIndex((p) => p.role === role)])
  return from === to ? (to ?? null) : null
}

/** An event with its arguments as they stand now; the seat that does it is left out. */
export function eventWords<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  event: number,
  args: readonly number[],
  viewer?: Seat,
): string {
  return wordsOfEvent(parts.info, event, args, (value, type) => valueWord(parts, s, value, type, viewer))
}

export function describeChoice<S extends BaseState>(parts: Parts<S>, s: S, move: Move, viewer?: Seat): string {
  return answerWords(parts.info, parts.sites[s.ask - 1], move, (value, type) =>
    valueWord(parts, s, value, type, viewer),
  )
}

/** A branch as people read it; null for every other answer, and where it reads as it is saved. */
export const branchAsRead = (site: SiteInfo | undefined, move: Move): string | null =>
  move.kind === 'branch' ? maybeNamed(site?.lines?.[move.index]) : null

const maybeNamed = (words: string | undefined): string | null => (words === undefined ? null : spokenName(words))

/** What is answered at a site. */
export function answerWords(info: GameInfo, site: SiteInfo | undefined, move: Move, word: Word): string {
  switch (move.kind) {
    case 'act':
      return wordsOfEvent(info, move.event, move.args, word)
    case 'choose':
      return word(move.value, site?.value ?? '')
    case 'yes':
      return wording().yes
    case 'branch':
      return maybeNamed(site?.branches[move.index]) ?? wording().option(move.index + 1)
    case 'decline':
      return site?.kind === 'may' ? wording().no : site?.kind === 'act' ? wording().pass : wording().done
  }
}

/**
 * A rule in force for a while: `until turn by p: q cannot offer card c (p A, q B; of 7♣)`. Null when the effect lays
 * down no rules.
 */
function lastingWord<S extends BaseState>(parts: Parts<S>, s: S, id: number, viewer?: Seat): string | null {
  const effect = s.effects[id] ?? null
  const info = lastingInfo(parts, s, id)
  if (effect === null || info === undefined) return null
  const source =
    effect.source === NONE
      ? ''
      : wording()
          .of('', cardWord(parts, s, effect.source, viewer, { by: 'effects', of: id }))
          .trim()
  const notes = [keptWords(parts, s, id, viewer), source].filter((note) => note !== '')
  const lasting = `${spokenName(info.until)}: ${info.rules.map(spokenName).join('; ')}`
  return notes.length === 0 ? lasting : wording().with(lasting, notes)
}

/**
 * What waits to be resolved, or holds for a while, with what it keeps that everybody has been told: `the effect of 8♥
 * (m 9♠)`. So who may answer sees on the table what is aimed at; what an unseen card is stays untold.
 */
export function waitingWord<S extends BaseState>(parts: Parts<S>, s: S, id: number, viewer?: Seat): string {
  const words = effectWord(parts, s, id, viewer)
  const by = s.effects[id]?.controller
  const kept = lastingInfo(parts, s, id) === undefined ? keptWords(parts, s, id, viewer, by) : ''
  return kept === '' ? words : wording().with(words, [kept])
}

const lastingInfo = <S extends BaseState>({ lasting }: Parts<S>, s: S, id: number): LastingInfo | undefined =>
  lasting?.find(({ proc }) => proc === s.effects[id]?.body)

export const waitingInfo = <S extends BaseState>({ waiting }: Parts<S>, s: S, id: number): WaitingInfo | undefined =>
  waiting?.find(({ proc }) => proc === s.effects[id]?.body)

/** What an effect keeps that everybody has been told who is told of it. */
export function keptOfEffect<S extends BaseState>(parts: Parts<S>, s: S, id: number): KeptInfo['kept'] {
  const kept = (lastingInfo(parts, s, id) ?? waitingInfo(parts, s, id))?.kept ?? []
  const captured = s.effects[id]?.captured ?? []
  return kept.filter((each) => captured[each.at] !== NONE && (each.if === undefined || captured[each.if] === true))
}

/** Facts that are kept of effects. */
export const factsOfEffects = (facts: readonly FactInfo[]): readonly FactInfo[] =>
  facts.filter(({ of }) => of === 'effect')

/** What facts keep of an effect that the rules have set. */
const setOfEffect = <S extends BaseState>(parts: Parts<S>, s: S, id: number): readonly Kept[] =>
  factsOfEffects(parts.facts).flatMap(({ name, type, column }) => {
    const value = columnsOf<Readonly<Record<number, Captured>>>(s)[column]?.[id]
    const isNothing = value === undefined || value === false || value === NONE || isEmpty(value)
    return isNothing ? [] : [{ name, type, value, holder: { by: column, of: id } }]
  })

const isEmpty = (value: Captured): boolean => typeof value === 'object' && value.length === 0

/** Something that is kept of an effect, in words of the rules, and by what. */
interface Kept {
  readonly name: string
  readonly type: string
  readonly value: Captured | undefined
  readonly holder: Holder
}

/** Of a card that lies with another player than `by` it is said whose. */
function keptWords<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  id: number,
  viewer: Seat | undefined,
  by?: Seat,
): string {
  const captured = s.effects[id]?.captured ?? []
  const word = (value: number, type: string, holder: Holder): string => {
    const words = valueWord(parts, s, value, type, viewer, holder)
    const isNamed = type === 'card' && words === cardNamed(parts.info, s.def[value] ?? NONE)
    const seat = isNamed && by !== undefined ? seatOfPlace(parts, s.place[value] ?? NONE) : null
    return seat === null || seat === by ? words : wording().of(words, seatWord(seat))
  }
  const holder = { by: 'effects', of: id }
  const own = keptOfEffect(parts, s, id).map(({ name, type, at }) => ({ name, type, value: captured[at], holder }))
  return [...own, ...setOfEffect(parts, s, id)]
    .map(
      (each) =>
        `${spokenName(each.name)} ${keptWord(each.value, (one) => word(one, memberType(each.type), each.holder))}`,
    )
    .join(', ')
}

function keptWord(value: Captured | undefined, word: (value: number) => string): string {
  if (value === undefined) return wording().none
  if (typeof value === 'boolean') return value ? wording().yes : wording().no
  if (typeof value === 'number') return word(value)
  return value.length === 0 ? wording().none : wording().several(value.map(word))
}
