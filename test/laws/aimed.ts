import { type AnswerHappening, type BaseState, CHANCE, type CardId, type Move, NONE } from '../../runtime/engine.ts'
import { columnsOf } from '../../runtime/columns.ts'
import type { Course } from '../../runtime/match/course.ts'
import type { CardView, ViewValue } from '../../runtime/match/game-types.ts'
import { handleOf } from '../../runtime/match/handles.ts'
import { type Look, isHeldUnseen } from '../../runtime/match/look.ts'
import type { EffectView, View } from '../../runtime/match/view.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import type { FactInfo, FullEngine } from '../../runtime/parts.ts'
import { isAstray } from '../../runtime/secrets/astray.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { allToldToWait } from '../../runtime/told/told-to-wait.ts'
import { type Holder, isHeld, keptOfEffect, nameOfCard, sees } from '../../runtime/words/describe.ts'
import { inZones } from '../../runtime/words/fact-words.ts'
import { memberType } from '../../runtime/words/member-type.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

type Table = FullEngine<BaseState>

/** The cards that somebody chose where all can point at them: not from a hand, nor for some alone. */
function pointedAt(engine: Table, s: BaseState, answer: AnswerHappening): CardId[] {
  const { site, by, choice, glimpses } = answer
  const isForAll = Array.from({ length: s.players }, (_, seat) => seat).every((seat) => isMeantFor(answer, seat))
  if (!isForAll || engine.parts.sites[site - 1]?.untold === true || by === CHANCE) return []
  const named = thingsNamed(engine, site, engine.moveOf({ ...s, ask: site, asked: by }, choice))
  return named.flatMap(({ type, value }, i) => {
    const { place = NONE } = glimpses[i] ?? {}
    return type !== 'card' || place === NONE || isHeld(engine.parts, place) ? [] : [value]
  })
}

/** The cards and effects of a move, each of which has a glimpse. */
function thingsNamed({ info, parts }: Table, site: number, move: Move): { type: string; value: number }[] {
  const isThing = ({ type, value }: { type: string; value: number }): boolean =>
    value !== NONE && (type === 'card' || type === 'effect')
  if (move.kind === 'choose') return [{ type: parts.sites[site - 1]?.value ?? '', value: move.value }].filter(isThing)
  if (move.kind !== 'act') return []
  const params = info.events[move.event]?.params ?? []
  return params.map(({ type }, i) => ({ type, value: move.args[i] ?? NONE })).filter(isThing)
}

/** A card that was chosen for an effect, which keeps it itself, or of which a fact does. */
interface Aim {
  readonly card: CardId
  readonly fact: FactInfo | null
}

const numbersOf = (held: unknown): number[] =>
  Array.isArray(held) ? held.flatMap(numbersOf) : typeof held === 'number' ? [held] : []

/** Those that it keeps itself, where it keeps a card: a number may be that of one by accident. */
function keptIn({ parts }: Table, s: BaseState, id: number): CardId[] {
  const kept = keptOfEffect(parts, s, id).filter(({ type }) => memberType(type) === 'card')
  return kept.flatMap(({ at }) => numbersOf(s.effects[id]?.captured[at]))
}

/** Of what a fact is asked for an effect: of itself, of the card that it comes from, or of the game. */
function askedOf(s: BaseState, { of }: FactInfo, id: number): number {
  return of === 'effect' ? id : of === 'game' ? 0 : of === 'card' ? (s.effects[id]?.source ?? NONE) : NONE
}

function heldIn(s: BaseState, fact: FactInfo, id: number): CardId[] {
  const of = askedOf(s, fact, id)
  if (memberType(fact.type) !== 'card' || of === NONE) return []
  const column = columnsOf(s)[fact.column]
  return numbersOf(fact.of === 'game' ? column : (column as readonly unknown[])[of])
}

function aimsOf(engine: Table, s: BaseState, id: number, chosen: ReadonlySet<CardId>): Aim[] {
  const own = keptIn(engine, s, id).map((card) => ({ card, fact: null }))
  const facts = engine.parts.facts.flatMap((fact) => heldIn(s, fact, id).map((card) => ({ card, fact })))
  return [...own, ...facts].filter(({ card }) => card !== s.effects[id]?.source && chosen.has(card))
}

/** By effect, the cards that were chosen for it. */
type Aims = Map<number, readonly Aim[]>

/** So many steps a text may ask before it lays the effect down. */
const STEPS = 6

function noted(engine: Table, { state, steps }: Course, aims: Aims, before: number): void {
  const happenings = steps.slice(-STEPS).flatMap((step) => step.happenings)
  const answers = happenings.filter((each): each is AnswerHappening => each.kind === 'answer')
  const chosen = new Set(answers.flatMap((answer) => pointedAt(engine, state, answer)))
  for (let id = before; id < state.effects.length; id++) {
    const found = aimsOf(engine, state, id, chosen)
    if (found.length > 0) aims.set(id, found)
  }
}

/** Whether the seat can point at the card, and it is still what is held; a fact also where it sees of what that is. */
function isStillAimedAt({ parts, s, seat, handles }: Look, id: number, { card, fact }: Aim): boolean {
  const of = fact === null ? id : askedOf(s, fact, id)
  const holder: Holder = { by: fact?.column ?? 'effects', of }
  if (s.place[card] === NONE || isAstray(s, holder.by, of, card) || isHeldUnseen({ handles }, card)) return false
  if (fact === null) return true
  if (!heldIn(s, fact, id).includes(card)) return false
  if (fact.of !== 'card') return true
  const isKept = s.place[of] !== NONE && inZones(parts, s, of, fact.zones)
  return isKept && sees(parts, s, of, seat) && !isAstray(s, 'effects', id, of)
}

const cardsIn = (zone: unknown): CardView[] =>
  Array.isArray(zone) ? (zone as CardView[]) : Object.values(zone as object).flatMap(cardsIn)

/** Where a view shows what is aimed at. */
function shownFor({ zones, facts }: View, effect: EffectView | undefined, fact: FactInfo | null): ViewValue[] {
  const shown = (among: Readonly<Record<string, unknown>> = {}): ViewValue[] =>
    [among[fact?.name ?? ''] as ViewValue | undefined].flat().filter((each) => each !== undefined)
  if (fact === null) return Object.values(effect?.keeps ?? {}).flat()
  if (fact.of === 'effect') return shown(effect?.facts)
  if (fact.of === 'game') return shown(facts)
  return shown(cardsIn(zones).find(({ handle }) => handle === effect?.card)?.facts)
}

/**
 * Who may answer what waits sees on the table what was chosen for it, by name where its face is seen, and where facts
 * keep it what they keep.
 */
export const aimedIsShown: Law = {
  says: 'what was chosen on the table for an effect that waits stands in every view of it as long as it waits',
  share: 0.5,
  holds({ engine }, line) {
    if (!engine.info.zones.some(({ holds }) => holds === 'effects')) return
    const aims: Aims = new Map()
    let before = 0
    playMatch(engine, line, ({ course, random }) => {
      const { state } = course
      noted(engine, course, aims, before)
      before = state.effects.length
      const viewer = random(state.players)
      const look = lookOf(course, viewer)
      const ids = allToldToWait(engine.parts, state, viewer, course.memory).map(({ id }) => id)
      if (!ids.some((id) => aims.has(id))) return
      const view = viewOf(course, viewer)
      for (const [i, id] of ids.entries())
        for (const aim of aims.get(id) ?? []) {
          if (!isStillAimedAt(look, id, aim)) continue
          judges()
          const effect = view.effects[i]
          same(shownFor(view, effect, aim.fact).includes(handleOf(look.handles, aim.card)), true)
          const isOwn = aim.fact === null || aim.fact.of === 'effect'
          if (isOwn && sees(engine.parts, state, aim.card, viewer))
            same(effect?.words.includes(` ${nameOfCard(engine.info, state.def[aim.card] as number)}`), true)
        }
    })
  },
}
