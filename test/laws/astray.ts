import { columnsOf } from '../../runtime/columns.ts'
import type { Astray, BaseState, CardId, Choice, Memory, Seat } from '../../runtime/engine.ts'
import { seedRandom } from '../../runtime/kernel/kernel.ts'
import { type Course, carryOut } from '../../runtime/match/course.ts'
import { lastPiles } from '../../runtime/match/memory.ts'
import { viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { fork } from '../kit/play-together.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { openly } from './matches.ts'
import { judges } from './occasions.ts'
import { questions, toSeat } from './sent.ts'

type AnyEngine = FullEngine<BaseState>

/** What was held while it was shuffled may be any card of its pile, also one that somebody sees by now. */
export const astrayCards: Law = {
  says: 'which card of its pile it is that is held since before a shuffle changes nothing of what a seat is handed',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(engine, line, ({ course, random }) => {
      const { state, memory } = course
      const held = (state.astray ?? []).filter((astray) => astray.by !== 'frames' && isHeld(state, astray))
      const astray = held[random(held.length)]
      if (astray === undefined || !isLookedAt(random)) return
      const pile = pileOf(state, memory, astray)
      const card = pile[random(pile.length)]
      if (card === undefined) return
      const other = holdingAnother(engine, state, astray, card)
      const viewer = random(state.players)
      if (!seeAlike(engine, state, other)) return
      judges()
      const sent = questions(engine, course, random)
      same(toSeat(engine, { ...course, state: other }, viewer, sent), toSeat(engine, course, viewer, sent))
    })
  },
}

/** Whatever holds a card that was mixed since says no more of it than that. */
export const factsOfMixed: Law = {
  says: 'facts tell as much of where hidden cards lie however chance mixes them',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(engine, line, ({ course, random }) => {
      if (!isLookedAt(random)) return
      const [one, two] = [course, course].map((each) => fork(each, engine.clone(each.state)))
      if (one === undefined || two === undefined) return
      two.state.random = seedRandom(random(2 ** 31))
      for (let ahead = 0; ahead < 4 && engine.decision(one.state) !== null; ahead++) {
        const choices = engine.choices(one.state)
        const choice = choices[random(choices.length)] as Choice
        if (two.state.asked !== one.state.asked || two.state.ask !== one.state.ask) return
        if (!engine.choices(two.state).includes(choice)) return
        for (const each of [one, two]) carryOut(each, choice)
        const [trace, other] = [one, two].map(({ steps }) =>
          JSON.stringify(steps.at(-1)?.happenings.map((each) => openly(engine, each))),
        )
        if (trace !== other) return
        judges()
        for (let viewer = 0; viewer < course.state.players; viewer++)
          same(hiddenInFacts(two, viewer), hiddenInFacts(one, viewer))
      }
    })
  },
}

/** Cards that facts show a seat which does not see what they are. */
function hiddenInFacts(course: Course, viewer: Seat): readonly unknown[] {
  const { facts, zones } = viewOf(course, viewer)
  const hidden = new Set<unknown>()
  const found: unknown[] = []
  JSON.stringify(zones, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'handle' in value && 'card' in value && value.card === null)
      hidden.add(value.handle)
    return value
  })
  JSON.stringify(facts, (_, value: unknown) => {
    if (hidden.has(value)) found.push(value)
    return value
  })
  return found
}

/** The other cards of the last shuffle of a card, but for those that are held together with it. */
function pileOf(s: BaseState, memory: Memory, { card, by, of }: Astray): CardId[] {
  const last = lastPiles(
    memory.shuffles.filter(({ mixedFor }) => mixedFor === undefined),
    s.def.length,
  )
  const beside = cardsHeld(s, by, of)
  return s.def.flatMap((_, other) =>
    last[other] === last[card] && (last[card] ?? -1) >= 0 && s.owner[other] === s.owner[card] && !beside.includes(other)
      ? [other]
      : [],
  )
}

/** A fact may hold something else since. */
const isHeld = (s: BaseState, { by, of, card }: Astray): boolean => cardsHeld(s, by, of).includes(card)

function cardsHeld(s: BaseState, by: string, of: number | string): unknown[] {
  if (by !== 'effects') return [heldBy(s, by, of)].flat()
  const effect = s.effects[Number(of)]
  return effect === null || effect === undefined ? [] : [effect.source, ...effect.captured.flat()]
}

function heldBy(s: BaseState, by: string, of: number | string): unknown {
  const column = columnsOf(s)[by]
  return typeof column === 'object' && column !== null ? (column as Readonly<Record<string, unknown>>)[of] : column
}

/** The state in which the pile's other card is the one that is held. */
function holdingAnother(engine: AnyEngine, state: BaseState, { by, of, card }: Astray, other: CardId): BaseState {
  const s = engine.clone(state)
  const exchanged = <T>(held: T): T =>
    (Array.isArray(held) ? held.map((one: unknown) => exchanged(one)) : held === card ? other : held) as T
  s.astray = (s.astray ?? []).map((each) =>
    each.by === by && each.of === of && each.card === card ? { ...each, card: other } : each,
  )
  if (by === 'effects') {
    const effect = s.effects[Number(of)]
    if (effect !== null && effect !== undefined)
      s.effects[Number(of)] = { ...effect, source: exchanged(effect.source), captured: exchanged(effect.captured) }
    return s
  }
  const columns = columnsOf(s)
  const whole = columns[by]
  if (engine.parts.facts.find(({ column }) => column === by)?.of === 'game') columns[by] = exchanged(whole)
  else (whole as Record<string, unknown>)[of] = exchanged(heldBy(s, by, of))
  return s
}

/** Rules may show a card for being the one that is held. */
function seeAlike({ parts }: AnyEngine, s: BaseState, other: BaseState): boolean {
  const seen = (t: BaseState): (readonly Seat[])[] => t.def.map((_, card) => parts.viewers(t, card))
  return JSON.stringify(seen(s)) === JSON.stringify(seen(other))
}
