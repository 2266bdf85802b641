import { cardAskedOf } from '../words/asked-words.ts'
import { factsKeptIn, factsOfCards } from '../told/board.ts'
import { columnsOf } from '../columns.ts'
import { factsOfEffects, isHeld, keptOfEffect, nameOfCard, sees, waitingWord, printedOf } from '../words/describe.ts'
import { type BaseState, type CardId, NONE, type Seat, seatName } from '../engine.ts'
import { ownEntry } from '../own-entry.ts'
import { pairAt } from '../words/pair-facts.ts'
import type { FactInfo, FullEngine } from '../parts.ts'
import { saysPairs } from '../rounds/said.ts'
import { checkSeat } from '../kernel/seats-problem.ts'
import { allToldToWait } from '../told/told-to-wait.ts'
import type { Course } from './course.ts'
import type { AnyGame, CardView, PairFact, SeatName, ViewValue } from './game-types.ts'
import { handleOf, handlesFor } from './handles.ts'
import { type Look, cardHandle, isHeldUnseen, sourceHandle, viewValue } from './look.ts'
import { isKnown } from '../told/remembering.ts'
import { choiceViews, pickedView } from './moves.ts'
import { answeredBy, knowsWhoIsAsked, questionIn, stepFor } from './open-line.ts'
import { mixedFor } from './remembered.ts'
import type { ChoiceView, DecisionView, EffectView, View } from './view.ts'

/** A seat that looks at where a course stands, or at the question that it is asked there. */
export function lookOf({ engine, state, memory, handles }: Course, seat: Seat, s = state): Look {
  return { parts: (engine as FullEngine<BaseState>).parts, s, seat, memory, handles: handlesFor(handles, seat) }
}

/** What a seat sees, and what it is asked. @throws RangeError for a seat that is not there. */
export function viewOf(course: Course, seat: Seat): View {
  const { engine, state } = course
  checkSeat(state, seat)
  const look = lookOf(course, seat)
  return (engine as FullEngine<BaseState>).bounded(state, () => viewIn(course, look))
}

function viewIn(course: Course, look: Look): View {
  const { engine, state, memory } = course
  const { seat } = look
  const results = engine.results(state)
  const decision = decisionOf(course, seat)
  return {
    game: engine.info.name,
    seat: seatOf(seat),
    step: stepFor(course, seat),
    zones: zonesIn(look),
    facts: factsIn(look),
    effects: effectsIn(look),
    mixed: mixedFor(engine, state, seat, memory),
    asked: askedAsFarAsKnown(course, seat, decision),
    decision,
    answered: answeredViews(course, seat),
    results: results === null ? null : bySeat(state, (each) => results[each] ?? 0),
  }
}

const seatOf = (seat: Seat): SeatName => seatName(seat) as SeatName

/**
 * Who else is asked at the same time can tell what it holds, and who has answered how much: nobody is told. Nor is it
 * told who is asked what is for some alone.
 */
function askedAsFarAsKnown(course: Course, seat: Seat, decision: DecisionView | null): SeatName[] {
  if (!knowsWhoIsAsked(course, seat)) return decision === null ? [] : [seatOf(seat)]
  const { ask, asked } = course.state
  return ask === 0 ? [] : [seatOf(asked)]
}

function answeredViews(course: Course, seat: Seat): ChoiceView[] {
  return answeredBy(course, seat).flatMap(({ answer, asked }) =>
    choiceViews(course.engine, lookOf(course, seat, asked)).flatMap(({ choice, view }) =>
      choice === answer.choice ? [view] : [],
    ),
  )
}

function decisionOf(course: Course, seat: Seat): DecisionView | null {
  const { engine } = course
  const asked = questionIn(course, seat)
  const decision = asked === null ? null : engine.decision(asked)
  if (asked === null || decision === null) return null
  const { kind, at, prompt, said, clauses } = decision
  const look = lookOf(course, seat, asked)
  const choices = choiceViews(engine, look).map(({ view }) => view)
  const picked = pickedView(engine, look)
  return {
    step: stepFor(course, seat),
    kind,
    at,
    prompt,
    clauses,
    choices,
    picked,
    ...(said === undefined ? {} : { said }),
    ...cardAsked(look),
  }
}

function cardAsked(look: Look): Pick<DecisionView, 'card'> {
  const card = cardAskedOf(look.parts, look.s)
  return card === null || !sees(look.parts, look.s, card, look.seat) ? {} : { card: cardHandle(look, card) }
}

function bySeat<T>({ players }: BaseState, of: (seat: Seat) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Array.from({ length: players }, (_, seat) => [seatName(seat), of(seat)]))
}

function zonesIn(look: Look): AnyGame['zones'] {
  const { parts, s } = look
  const ofCards = factsOfCards(parts.facts)
  const zones = parts.info.zones.flatMap((zone, i) => {
    const first = parts.zoneBases[i] ?? 0
    if (zone.holds !== 'cards') return []
    const facts = factsKeptIn(ofCards, zone)
    const cardsAt = (place: number): CardView[] => asTheyLie(look, place).map((card) => cardView(look, card, facts))
    if (zone.perSeat) return [[zone.name, bySeat(s, (seat) => cardsAt(first + seat))] as const]
    const { of } = zone
    return [
      [
        zone.name,
        of === undefined ? cardsAt(first) : Object.fromEntries(of.map((word, value) => [word, cardsAt(first + value)])),
      ] as const,
    ]
  })
  return Object.fromEntries(zones)
}

/** Bottom first; what others hold in the order of its handles, behind the cards there that the seat sees. */
export function asTheyLie(look: Look, place: number): readonly CardId[] {
  const cards = look.s.zones[place] ?? []
  if (!isHeld(look.parts, place)) return cards
  const unseen = cards.filter((card) => isHeldUnseen(look, card))
  if (unseen.length === 0) return cards
  const { numbers } = look.handles
  const number = (card: CardId): number => numbers[card] ?? 0
  return [...cards.filter((card) => !isHeldUnseen(look, card)), ...unseen.sort((a, b) => number(a) - number(b))]
}

/** Field by field, since there are as many as cards for each seat that looks, and a spread costs as much as the rest. */
function cardView(look: Look, card: CardId, ofZone: readonly FactInfo[]): CardView {
  const { parts, s, seat, handles, memory } = look
  const name = (definition: number | undefined): string => nameOfCard(parts.info, definition ?? NONE)
  const holder = s.owner[card] ?? NONE
  const handle = handleOf(handles, card)
  const owner = holder === NONE ? null : seatOf(holder)
  if (!sees(parts, s, card, seat)) {
    const hidden = { handle, owner, card: null }
    return isKnown(memory, card, seat) && !isHeldUnseen(look, card)
      ? { ...hidden, remembered: name(printedOf(s, card)) }
      : hidden
  }
  const seen: { -readonly [K in keyof CardView]: CardView[K] } = { handle, owner, card: name(s.def[card]) }
  const printed = s.printedDef?.[card]
  if (printed !== undefined && printed !== s.def[card]) seen.printed = name(printed)
  const facts = ofZone.length === 0 ? [] : factsSaid(look, card, ofZone)
  if (facts.length > 0) seen.facts = Object.fromEntries(facts)
  return seen
}

/** What facts say of a card or an effect, but for what is nothing. */
function factsSaid(look: Look, of: number, facts: readonly FactInfo[]): (readonly [string, ViewValue])[] {
  return facts.flatMap((fact) => {
    const value = kept(look, fact, of)
    return value === null || value === false || (Array.isArray(value) && value.length === 0) ? [] : [[fact.name, value]]
  })
}

/** What a fact says of something; of the game where nothing is named. */
function kept(look: Look, { column, type }: FactInfo, of?: number): ViewValue {
  const whole = columnsOf(look.s)[column]
  const value = of === undefined ? whole : (whole as readonly unknown[])[of]
  return viewValue(look, value, type, { by: column, of: of ?? 0 })
}

function factsIn(look: Look): AnyGame['facts'] {
  const facts = look.parts.facts.flatMap((fact): (readonly [string, unknown])[] => {
    switch (fact.of) {
      case 'player':
        return [[fact.name, bySeat(look.s, (seat) => kept(look, fact, seat))]]
      case 'value': {
        const words = ownEntry(look.parts.enums, fact.key ?? '') ?? []
        return [[fact.name, Object.fromEntries(words.map((word, i) => [word, kept(look, fact, i)]))]]
      }
      case 'pair':
        return [[fact.name, pairsIn(look, fact)]]
      case 'game':
        return [[fact.name, kept(look, fact)]]
      default:
        return []
    }
  })
  return Object.fromEntries(facts) as AnyGame['facts']
}

/** What is kept of pairs, but of cards that are not seen. In the order of handles, as that of cards tells which is which. */
function pairsIn(look: Look, { column, params = [], type }: FactInfo): PairFact[] {
  const { parts, s, seat } = look
  const entries = Object.entries(columnsOf<Readonly<Record<string, unknown>> | undefined>(s)[column] ?? {})
  saysPairs(entries.length)
  const pairs = entries.flatMap(([place, value]): PairFact[] => {
    const pair = pairAt(place, params)
    if (pair.some((one, i) => params[i] === 'card' && !sees(parts, s, one, seat))) return []
    const of = pair.map((one, i) => viewValue(look, one, params[i] ?? ''))
    return [{ of, value: viewValue(look, value, type, { by: column, of: place }) }]
  })
  const key = ({ of }: PairFact): string => JSON.stringify(of)
  return pairs.sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

function effectsIn(look: Look): EffectView<SeatName>[] {
  const { parts, s, seat, memory } = look
  const ofEffects = factsOfEffects(parts.facts)
  return allToldToWait(parts, s, seat, memory).map(({ id, zone }) => {
    const { controller = NONE, captured = [] } = s.effects[id] ?? {}
    const keeps = keptOfEffect(parts, s, id).map(
      ({ name, type, at }) => [name, viewValue(look, captured[at], type, { by: 'effects', of: id })] as const,
    )
    const facts = factsSaid(look, id, ofEffects)
    return {
      zone,
      words: waitingWord(parts, s, id, seat),
      by: controller === NONE ? null : seatOf(controller),
      card: sourceHandle(look, id),
      keeps: Object.fromEntries(keeps),
      ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
    }
  })
}
