import { type BaseState, type Happening, type Move, NONE, type Seat, type ZoneInfo, seatName } from './engine.ts'
import { SEATS } from './kernel.ts'
import { lastingWord } from './lasting.ts'
import type { Parts } from './make-engine.ts'
import { own } from './own.ts'

/** Whether a viewer sees what a card is; without a viewer everything is seen. */
export function sees<S extends BaseState>(parts: Parts<S>, s: S, card: number, viewer: Seat | undefined): boolean {
  if (viewer === undefined) return true
  if (s.place[card] === NONE) return ((s.shown[card] as number) & (1 << viewer)) !== 0
  return ((s.shown[card] as number) & (1 << viewer)) !== 0 || parts.viewers(s, card).includes(viewer)
}

/** A card by name, or by its place when the viewer may not know it. */
export function cardWord<S extends BaseState>(parts: Parts<S>, s: S, card: number, viewer: Seat | undefined): string {
  if (card === NONE || s.def[card] === undefined) return 'nothing'
  if (sees(parts, s, card, viewer)) return parts.info.cards[s.def[card] as number] ?? '?'
  const place = s.place[card] as number
  if (place === NONE) return 'a card that is gone'
  return `card ${(s.zones[place]?.indexOf(card) ?? 0) + 1} of ${zoneWord(parts, place)}`
}

/** How many numbers a zone family takes. */
export function instancesOf(zone: ZoneInfo): number {
  return zone.perSeat ? SEATS : zone.of?.length ?? 1
}

function zoneName(zone: ZoneInfo, index: number): string {
  const whose = zone.perSeat && index < SEATS ? seatName(index) : zone.of?.[index]
  return whose === undefined ? zone.name : `${zone.name} of ${whose}`
}

export function zoneWord<S extends BaseState>(parts: Parts<S>, place: number): string {
  for (let i = parts.zoneBases.length - 1; i >= 0; i--) {
    const base = parts.zoneBases[i] as number
    const zone = parts.info.zones[i]
    if (place >= base && zone !== undefined) return zoneName(zone, place - base)
  }
  return 'nowhere'
}

/** A value in the words of the rules. */
export function valueWord<S extends BaseState>(parts: Parts<S>, s: S, value: number, type: string, viewer?: Seat): string {
  if (value === NONE) return 'none'
  if (type === 'card') return cardWord(parts, s, value, viewer)
  if (type === 'player') return seatName(value)
  if (type === 'definition') return parts.info.cards[value] ?? '?'
  if (type === 'text') return parts.texts === undefined ? '?' : `"${parts.texts.word(value, s)}"`
  if (type === 'zone') return zoneWord(parts, value)
  if (type === 'truth') return value === 0 ? 'no' : 'yes'
  if (type === 'effect') return effectWord(parts, s, value, viewer)
  return own(parts.enums, type)?.[value] ?? String(value)
}

function effectWord<S extends BaseState>(parts: Parts<S>, s: S, id: number, viewer: Seat | undefined): string {
  const effect = s.effects[id] ?? null
  if (effect === null) return 'an effect'
  const lasting = parts.lasting === undefined ? null : lastingWord(parts, s, id, viewer)
  if (lasting !== null) return lasting
  return effect.source === NONE ? `an effect of ${seatName(effect.controller)}` : `the effect of ${cardWord(parts, s, effect.source, viewer)}`
}

/** An event with its arguments; the seat that does it is left out. */
export function eventWords<S extends BaseState>(parts: Parts<S>, s: S, event: number, args: readonly number[], viewer?: Seat, withDoer = false): string {
  const info = parts.info.events[event]
  if (info === undefined) return '?'
  const words = [info.name]
  for (const [i, p] of info.params.entries()) {
    const value = args[i] ?? NONE
    if (p.role === 'by' && !withDoer) continue
    if (p.type.startsWith('set of')) continue
    words.push(p.role === 'main' ? valueWord(parts, s, value, p.type, viewer) : `${p.role} ${valueWord(parts, s, value, p.type, viewer)}`)
  }
  return words.join(' ')
}

export function describeChoice<S extends BaseState>(parts: Parts<S>, s: S, move: Move, viewer?: Seat): string {
  const site = parts.sites[s.ask - 1]
  switch (move.kind) {
    case 'act': return eventWords(parts, s, move.event, move.args, viewer)
    case 'choose': return valueWord(parts, s, move.value, site?.value ?? '', viewer)
    case 'yes': return 'yes'
    case 'branch': return site?.branches[move.index] ?? `option ${move.index + 1}`
    case 'decline': return site?.kind === 'may' ? 'no' : site?.kind === 'act' ? 'pass' : 'done'
  }
}

export function tellHappening<S extends BaseState>(parts: Parts<S>, s: S, happening: Happening, viewer?: Seat): string {
  const [event, ...args] = happening
  return event === undefined ? '' : eventWords(parts, s, event, args, viewer, true)
}

