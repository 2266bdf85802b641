import type { Entry } from '../compiler/game/entry.ts'
import { handlesOf } from '../compiler/game/entry.ts'
import { BUILTIN_TYPES } from '../compiler/game/declare/spoken-for.ts'
import type { Game } from '../compiler/game/model.ts'
import type { Resolution } from '../compiler/game/resolve.ts'
import { POSSIBLE } from '../compiler/game/reading.ts'
import { type Type, TRUTH, ZONE, elementOf, fits, show, type } from '../compiler/game/type.ts'
import { isKernelEvent } from '../compiler/game/kernel.ts'
import type { CheckedPlace } from './ask-checker.ts'
import type { Offer, Ranked } from './offers.ts'
import { mayBegin } from './may-begin.ts'
import type { NamePlace } from './name-places.ts'
import { eventSaid, type ValueName, valueNames } from './value-names.ts'

/** What the names of a place are found in. */
export interface NamesInput {
  readonly resolution: Resolution
  readonly asked: CheckedPlace | null
  /** The games and variants that a header may speak of. */
  readonly games: () => readonly string[]
  /** What the line says so far, word by word. */
  readonly line: readonly string[]
  readonly inExample: boolean
}

/** The names that may stand in a place, and no others. */
export function namesThere(place: NamePlace, input: NamesInput): readonly Ranked[] {
  const { resolution, asked } = input
  const { game, entries } = resolution
  switch (place) {
    case 'new':
      return []
    case 'type':
      return plain([...builtinTypes(), ...named('type', game.enums)])
    case 'thing':
      return things(game, asked?.wanted ?? null)
    case 'event':
      return plain(events(game, () => true))
    case 'watched-event':
      return plain(events(game, (name) => name === 'move' || !isKernelEvent(name)))
    case 'value':
      return values(game, asked, input.inExample)
    case 'target':
      return targets(game, asked)
    case 'relation':
      return plain([
        ...named('relation', game.relations),
        { label: 'contains', kind: 'word', detail: 'a text in a text' },
      ])
    case 'quality':
      return qualities(game, asked?.subject ?? null)
    case 'printed':
      return plain(named('printed', game.printed))
    case 'zone':
      return plain(named('zone', game.zones))
    case 'option':
      return plain(named('option', game.options))
    case 'option-value':
      return plain(optionValues(game, input.line.at(-2)))
    case 'shown':
      return plain([...named('fact', game.facts), ...named('adjective', game.adjectives), ...named('zone', game.zones)])
    case 'sorted-by':
      return plain([...named('printed', game.printed), ...named('fact', cardFacts(game))])
    case 'fact':
      return plain(named('fact', game.facts))
    case 'worked-out-fact':
      return plain([
        ...[...named('fact', game.facts)].filter(({ label }) => game.facts.get(label)?.stored === false),
        { label: 'viewers', kind: 'word', detail: 'who sees a card' },
      ])
    case 'deck':
      return plain([...named('fact', game.facts)].filter(({ label }) => game.facts.get(label)?.deck === true))
    case 'card':
      return plain([...game.definitions.keys()].map((name) => ({ label: name, kind: 'card', detail: 'card' })))
    case 'game':
      return plain(gameNames(input.games))
    case 'sentence':
      return plain(sentences(entries))
    case 'adjective':
      return plain(named('adjective', game.adjectives))
    case 'state':
      return plain(
        [...game.adjectives.values()]
          .filter(({ stored }) => stored)
          .map(({ name, subject }) => ({ label: name.text, kind: 'adjective', detail: show(subject) })),
      )
    case 'position':
      return plain(Object.keys(POSSIBLE).map((label) => ({ label, kind: 'word', detail: 'a place of a text' })))
    case 'seat':
      return plain(seats(game))
  }
}

const cardFacts = ({ facts }: Game): ReadonlyMap<string, unknown> =>
  new Map([...facts].filter(([, { params }]) => params.length === 1 && params[0]?.type.base === 'card'))

const plain = (offers: readonly Offer[]): readonly Ranked[] => offers.map((offer) => ({ offer, exact: true }))

/** What is filed under its name, but for what no file declares. */
function named<Kind extends Offer['kind']>(kind: Kind, symbols: ReadonlyMap<string, unknown>): Offer[] {
  return [...symbols.keys()].map((name) => ({ label: name, kind, detail: kind }))
}

const builtinTypes = (): Offer[] => BUILTIN_TYPES.map((label) => ({ label, kind: 'type', detail: 'type' }))

function things(game: Game, wanted: Type | null): readonly Ranked[] {
  const all: ValueName[] = [
    ...BUILTIN_TYPES.map((label): ValueName => ({ label, kind: 'type', detail: 'type', type: type(label) })),
    ...[...game.enums.keys()].map((name): ValueName => ({
      label: name,
      kind: 'type',
      detail: 'type',
      type: type('enum', name),
    })),
    ...[...game.adjectives.values()].map(({ name, subject }): ValueName => ({
      label: name.text,
      kind: 'adjective',
      detail: show(subject),
      type: subject,
    })),
    ...[...game.readings.keys()].map((name): ValueName => ({
      label: name,
      kind: 'reading',
      detail: 'a word of texts',
      type: null,
    })),
  ]
  return all.flatMap((offer) => {
    const exact = wanted !== null && offer.type !== null && fits(offer.type, wanted)
    const fitting =
      wanted === null || offer.type === null || exact || (wanted.set && fits(offer.type, elementOf(wanted)))
    return fitting ? [{ offer, exact }] : []
  })
}

const events = (game: Game, which: (name: string) => boolean): Offer[] =>
  [...game.events]
    .filter(([name]) => which(name))
    .map(([name, symbol]) => ({ label: name, kind: 'event', detail: eventSaid(symbol) }))

function values(game: Game, asked: CheckedPlace | null, inExample: boolean): readonly Ranked[] {
  return valueNames(game, asked, inExample).flatMap((offer) => {
    const suits = mayBegin(
      game,
      offer.kind === 'zone' && asked?.wanted?.base === 'zone' ? ZONE : offer.type,
      asked?.wanted ?? null,
    )
    return suits === 'never' ? [] : [{ offer, exact: suits === 'exactly' || offer.kind === 'variable' }]
  })
}

/** Kept facts, adjectives apart, and players: all that an instruction can begin with but an event. */
function targets(game: Game, asked: CheckedPlace | null): readonly Ranked[] {
  return valueNames(game, asked).flatMap((offer) => {
    if (offer.kind === 'fact' && game.facts.get(offer.label)?.stored === true) return [{ offer, exact: true }]
    const acts = offer.type?.base === 'player' && !offer.type.set
    const becomes = offer.kind === 'variable' || offer.label === 'definition' || offer.kind === 'reading'
    return acts || becomes ? [{ offer, exact: acts }] : []
  })
}

/** Adjectives that may be said of a thing, the values that it may have, and whether it is there at all. */
function qualities(game: Game, subject: Type | null): readonly Ranked[] {
  const adjectives = [...game.adjectives.values()]
    .filter((adjective) => subject === null || saidOf(subject, adjective))
    .map(({ name, subject: of }): Offer => ({ label: name.text, kind: 'adjective', detail: show(of) }))
  if (subject === null) return plain(adjectives)
  if (subject.base === 'option') return plain(optionValues(game, subject.of))
  if (subject.base === 'zone') return plain(named('zone', game.zones))
  const own = subject.base === 'enum' && !subject.set ? (game.enums.get(subject.of)?.values ?? []) : []
  return plain([
    ...own.map(({ text }): Offer => ({ label: text, kind: 'value', detail: subject.of })),
    ...adjectives,
    ...(subject.set ? [{ label: 'empty', kind: 'word', detail: 'without members' } as const] : []),
    ...(subject.base === 'effect' ? [{ label: 'optional', kind: 'word', detail: 'may be declined' } as const] : []),
  ])
}

function saidOf(subject: Type, adjective: { readonly subject: Type; readonly stored: boolean }): boolean {
  if (fits(subject, adjective.subject)) return true
  return subject.base === 'definition' && !subject.set && adjective.subject.base === 'card' && !adjective.stored
}

const optionValues = (game: Game, option: string | undefined): Offer[] =>
  (game.options.get(option ?? '')?.values ?? []).map(({ text }) => ({
    label: text,
    kind: 'value',
    detail: option ?? '',
  }))

/** What a variant changes by name: declarations, and sentences by their labels or by what messages call them. */
function sentences(entries: readonly Entry[]): Offer[] {
  const all = entries.flatMap(({ decl, called }): Offer[] => {
    const names = handlesOf(decl)
    if (decl.kind === 'example' || decl.kind === 'default') return []
    return (names.length > 0 ? names : [called]).map((name) => ({
      label: name,
      kind: 'sentence',
      detail: decl.kind,
    }))
  })
  return [...new Map(all.map((offer) => [offer.label, offer])).values()]
}

export const gameNames = (games: () => readonly string[]): readonly Offer[] =>
  games().map((label) => ({ label, kind: 'game', detail: 'game' }))

const seats = ({ seats: { to } }: Game): Offer[] =>
  Array.from({ length: to }, (_, seat) => ({ label: String.fromCharCode(65 + seat), kind: 'seat', detail: 'player' }))

/** Whether a word may stand where a value is asked for: `none` only where that may be, a number where one is. */
export function wordSuits(game: Game, word: string, asked: CheckedPlace | null): boolean {
  const wanted = asked?.wanted ?? null
  switch (word) {
    case 'this':
      return asked === null || asked.hasThis
    case 'you':
      return asked === null || asked.hasYou
    case 'none':
      return wanted === null || (wanted.optional && !(wanted.base === 'truth'))
    case 'yes':
    case 'no':
    case 'some':
      return mayBegin(game, TRUTH, wanted) === 'exactly' || wanted === null || isAnswer(game, wanted, word)
    case 'times':
      return mayBegin(game, type('number'), wanted) !== 'never'
    default:
      return true
  }
}

/** `yes` and `no` may be values of a type as well. */
const isAnswer = (game: Game, wanted: Type, word: string): boolean =>
  wanted.base === 'enum' && game.enums.get(wanted.of)?.values.some(({ text }) => text === word) === true
