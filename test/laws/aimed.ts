import { type AnswerHappening, type BaseState, CHANCE, type CardId, NONE } from '../../runtime/engine.ts'
import type { Course } from '../../runtime/match/course.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isAstray } from '../../runtime/secrets/astray.ts'
import { allToldToWait } from '../../runtime/told/told-to-wait.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { isHeld, keptOfEffect, nameOfCard, sees } from '../../runtime/words/describe.ts'
import { handleOf } from '../../runtime/match/handles.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** The card that somebody chose where all can point at it: not from a hand, nor for some alone; NONE for anything else. */
function pointedAt(engine: FullEngine<BaseState>, s: BaseState, answer: AnswerHappening): CardId {
  const { site, by, choice, glimpses } = answer
  const [glimpse] = glimpses
  const isForAll = Array.from({ length: s.players }, (_, seat) => seat).every((seat) => isMeantFor(answer, seat))
  const move = engine.moveOf({ ...s, ask: site, asked: by }, choice)
  if (
    !isForAll ||
    engine.parts.sites[site - 1]?.untold === true ||
    by === CHANCE ||
    move.kind !== 'choose' ||
    engine.parts.sites[site - 1]?.value !== 'card'
  )
    return NONE
  return glimpse === undefined || glimpse.place === NONE || isHeld(engine.parts, glimpse.place) ? NONE : move.value
}

/** The cards among those that an effect keeps, where it keeps a card: a number may be that of one by accident. */
function keptOf({ parts }: FullEngine<BaseState>, s: BaseState, id: number, cards: ReadonlySet<CardId>): CardId[] {
  const { captured = [], source } = s.effects[id] ?? {}
  const isCard = (at: number): boolean =>
    keptOfEffect(parts, s, id).some((each) => each.at === at && each.type === 'card')
  return captured.filter(
    (kept, at): kept is CardId => typeof kept === 'number' && kept !== source && cards.has(kept) && isCard(at),
  )
}

/** By effect, the cards that were chosen for it. */
type Aims = Map<number, readonly CardId[]>

/** So many steps a text may ask before it lays the effect down. */
const STEPS = 6

function noted(engine: FullEngine<BaseState>, { state, steps }: Course, aims: Aims, before: number): void {
  const happenings = steps.slice(-STEPS).flatMap((step) => step.happenings)
  const answers = happenings.filter((each): each is AnswerHappening => each.kind === 'answer')
  const chosen = new Set(answers.map((answer) => pointedAt(engine, state, answer)).filter((card) => card !== NONE))
  for (let id = before; id < state.effects.length; id++) {
    const kept = keptOf(engine, state, id, chosen)
    if (kept.length > 0) aims.set(id, kept)
  }
}

/**
 * Who may answer what waits sees on the table what was chosen for it, by name where its face is seen.
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
      const { effects } = viewOf(course, viewer)
      for (const [i, id] of ids.entries())
        for (const card of aims.get(id) ?? []) {
          if (state.place[card] === NONE || isAstray(state, 'effects', id, card)) continue
          judges()
          const { words = '', keeps = {} } = effects[i] ?? {}
          same(Object.values(keeps).flat().includes(handleOf(look.handles, card)), true)
          if (sees(engine.parts, state, card, viewer))
            same(words.includes(` ${nameOfCard(engine.info, state.def[card] as number)}`), true)
        }
    })
  },
}
