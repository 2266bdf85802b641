import { sees, valueWord } from './describe.ts'
import { type BaseState, type Explanation, type Reason, type Seat, seatName } from '../engine.ts'
import { seatOfLetter } from './seat-of-letter.ts'
import { nearestName } from './nearest-name.ts'
import { ownEntry } from '../own-entry.ts'
import type { Parts } from '../parts.ts'
import { indexOfName, nameForm } from './same-name.ts'

type Param = Parts<BaseState>['info']['events'][number]['params'][number]

/** Reads a move in words: an event's name, then its parts as they are described, none of them twice. */
export function parseMove<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  words: string,
): { event: number; args: number[] } | Explanation {
  const [name = '', ...others] = words.trim().split(/\s+/)
  const no = (text: string): Explanation => ({ allowed: false, move: words, reasons: [unread(text)] })
  const event = indexOfName(
    parts.info.events.map((e) => e.name),
    name,
  )
  const info = parts.info.events[event]
  if (info === undefined) {
    const meant = movesWithAlone(parts, s, seat, words.trim())
    const [first, ...more] = meant
    if (first !== undefined && more.length === 0) return parseMove(parts, s, seat, first)
    return no(first === undefined ? noSuchEvent(parts, s, name) : `say which: \`${meant.join('` or `')}\``)
  }
  const said = wordsOfParts(info.params, others)
  const args: number[] = []
  for (const p of info.params) {
    const part = said.get(p.role)?.join(' ')
    if (p.role === 'by' && part === undefined) {
      args.push(seat)
      continue
    }
    const value = part === undefined ? null : valueOf(parts, s, seat, p.type, part)
    if (value === null) return no(missing(parts, seat, info.name, p, part))
    args.push(value)
  }
  const more = [...said].find(([role]) => !info.params.some((p) => p.role === role))
  if (more === undefined) return { event, args }
  const behind = more[1].join(' ')
  return no(`\`${behind}\` is no part of \`${info.name}\`; what \`${info.name}\` asks for is chosen after it`)
}

/** What is said of each part; the first has no word before it. */
function wordsOfParts(params: readonly Param[], tokens: readonly string[]): Map<string, string[]> {
  const roles = params.map(({ role }) => role).filter((role) => role !== 'main')
  const said = new Map<string, string[]>()
  let role = 'main'
  for (const token of tokens) {
    if (roles.some((each) => each === token) && !said.has(token)) {
      role = token
      said.set(role, [])
    } else said.set(role, [...(said.get(role) ?? []), token])
  }
  return said
}

/** What is offered at the pending question, if anything is, to whoever is asked. */
function eventsOffered<S extends BaseState>({ sites, offers, info }: Parts<S>, s: S): Parts<S>['info']['events'] {
  const site = sites[s.ask - 1]
  if (site?.kind !== 'act') return []
  const events = new Set(offers.filter(({ at }) => at.includes(site.at)).map(({ event }) => event))
  return info.events.filter((_, i) => events.has(i))
}

/** The moves that can be meant by what alone they are made with, as a card is by who is asked which one to play. */
function movesWithAlone<S extends BaseState>(parts: Parts<S>, s: S, seat: Seat, said: string): string[] {
  return eventsOffered(parts, s).flatMap(({ name, params }) => {
    const [param, ...others] = params.filter(({ role }) => role !== 'by')
    if (param?.role !== 'main' || others.length > 0) return []
    const isCard = param.type === 'card' && parts.info.cards.includes(said)
    return isCard || valueOf(parts, s, seat, param.type, said) !== null ? [`${name} ${said}`] : []
  })
}

function noSuchEvent<S extends BaseState>(parts: Parts<S>, s: S, name: string): string {
  const site = parts.sites[s.ask - 1]
  if (name === 'choose' && site !== undefined)
    return `nothing is chosen now; ${seatName(s.asked)} is asked: ${site.prompt}`
  const here = eventsOffered(parts, s).map((event) => `\`${event.name}\``)
  return `no event is called \`${name}\`${here.length === 0 ? '' : `; what may be done here is ${oneOf(here)}`}`
}

const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

function missing<S extends BaseState>(
  parts: Parts<S>,
  seat: Seat,
  event: string,
  p: Param,
  part: string | undefined,
): string {
  if (part !== undefined && p.type === 'card') return noSuchCard(parts, part, seat)
  const role = p.role === 'main' ? '' : `\`${p.role}\` `
  return `\`${event}\` needs ${role}a ${p.type}${part === undefined ? '' : `; \`${part}\` is none`}`
}

/** A card that nobody knows by that name, or one that does not lie where it is seen. */
function noSuchCard<S extends BaseState>({ info }: Parts<S>, said: string, seat: Seat): string {
  const word = OWNED.exec(said)?.[1] ?? said
  if (info.cards.includes(word)) return `no ${word} lies where ${seatName(seat)} can see it`
  const near = nearestName(word, info.cards)
  return `no card is called ${word}${near === null ? '' : `; did you mean ${near}?`}`
}

function unread(text: string): Reason {
  return { rule: 'move', clauses: [], text, place: '' }
}

/** A card may be said with whom it belongs to: `9♠ of B`. */
const OWNED = /^(.+) of ([A-L])$/

function valueOf<S extends BaseState>(parts: Parts<S>, s: S, seat: Seat, type: string, said: string): number | null {
  if (type === 'player') return /^[A-L]$/.test(said) ? seatOfLetter(said) : null
  if (type === 'number') return /^-?\d+$/.test(said) ? Number(said) : null
  if (type === 'card') {
    const [, name, owner] = OWNED.exec(said) ?? [said, said]
    return cardCalled(parts, s, seat, said) ?? cardCalled(parts, s, seat, name ?? said, owner)
  }
  const index = indexOfName(ownEntry(parts.enums, type) ?? [], said)
  return index < 0 ? null : index
}

/** The copy of the seat's own first. Whoever asks cannot find out by asking what lies face down. */
function cardCalled<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  name: string,
  owner?: string,
): number | null {
  const named = s.def
    .map((_, card) => card)
    .filter(
      (card) =>
        sees(parts, s, card, seat) &&
        nameForm(valueWord(parts, s, card, 'card')) === nameForm(name) &&
        (owner === undefined || seatName(s.owner[card] as number) === owner),
    )
  return named.find((card) => s.owner[card] === seat) ?? named[0] ?? null
}
