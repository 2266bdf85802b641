import { type BaseState, type CardId, NONE, type Seat } from '../../runtime/engine.ts'
import { mixedBy } from '../../runtime/told/log.ts'
import type { Course } from '../../runtime/match/course.ts'
import { unknownTo } from '../../runtime/match/deal-again.ts'
import { imagination } from '../../runtime/match/imagine.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import { offeredThen } from '../../runtime/match/past-decision.ts'
import { byDay, isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import { Holds, exchangeable, exchanged, handlesExchanged, relisted, shuffledCards } from './exchange.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'
import { questions, toSeat } from './sent.ts'

const samePlaces: Law = {
  says: 'hidden cards that lie where the other does change nothing of what a seat is handed',
  share: 0.5,
  holds({ engine }, line) {
    const holds = new Holds()
    playMatch(engine, line, ({ course, happenings, number, random }) => {
      const { state } = course
      holds.see(engine, state, happenings, number)
      if (!isLookedAt(random)) return
      const viewer = random(state.players)
      const [a, b] = exchangeable(engine, course, viewer, holds, random) ?? []
      if (a === undefined || b === undefined) return
      judges()
      const sent = questions(engine, course, random)
      const other = exchanged(engine, state, a, b)
      const unchanged = relisted(engine, engine.clone(state))
      const handles = handlesExchanged(course.handles, a, b)
      same(
        toSeat(engine, { ...course, state: other, handles }, viewer, sent),
        toSeat(engine, { ...course, state: unchanged }, viewer, sent),
      )
    })
  },
}

const sameCards: Law = {
  says: 'a seat is handed the same in every state that it can imagine',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(
      engine,
      line,
      ({ course, number, random }) => {
        if (number % 3 !== 0 || !isLookedAt(random)) return
        const { state, memory } = course
        const viewer = random(state.players)
        const sent = questions(engine, course, random)
        const other = relisted(
          engine,
          imagination(engine.parts, state, viewer, memory)(() => random(2 ** 31) / 2 ** 31).state,
        )
        const unchanged = relisted(engine, engine.clone(state))
        if (String(other.def) !== String(state.def)) judges()
        same(
          toSeat(engine, { ...course, state: other }, viewer, sent),
          toSeat(engine, { ...course, state: unchanged }, viewer, sent),
        )
      },
      byDay(500, 1500),
    )
  },
}

const imagined: Law = {
  says: 'what a seat imagines agrees with what it saw, and with the answers of others or says with how many not',
  share: 0.5,
  holds({ engine }, line) {
    // All answers before are asked again, so that a long game costs by the square of its length.
    playMatch(
      engine,
      line,
      ({ course, number, random }) => {
        const { state, memory } = course
        if (!isLookedAt(random) || (number % 7 !== 0 && state.announcing === 0)) return
        const viewer = random(state.players)
        const { hidden } = unknownTo(engine.parts, state, viewer, memory)
        if (hidden.size > 0) judges()
        const { state: other, contradicted } = imagination(
          engine.parts,
          state,
          viewer,
          memory,
        )(() => random(2 ** 31) / 2 ** 31)
        for (const [card, definition] of state.def.entries()) if (!hidden.has(card)) same(other.def[card], definition)
        const ascending = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => a - b)
        same(ascending(other.def), ascending(state.def))
        const missed = (memory.decisions ?? []).filter(
          (d) =>
            d.by !== viewer &&
            ((d.mixedFor ?? 0) & (1 << viewer)) === 0 &&
            !offeredThen(engine.parts, d, other.def, hidden).includes(d.choice),
        )
        same(missed.length, contradicted)
        for (const choice of engine.choices(other)) engine.apply(engine.clone(other), choice)
        for (let step = 0; step < 5 && engine.decision(other) !== null; step++) {
          const choices = engine.choices(other)
          same(engine.tryApply(other, choices[random(choices.length)] ?? NONE), true)
        }
      },
      byDay(200, 1500),
    )
  },
}

const keptTold: Law = {
  says: 'what was told stays told, whatever happens later',
  share: 0.5,
  holds({ engine }, line) {
    const told: string[][] = []
    const course = playMatch(
      engine,
      line,
      ({ course: { state }, happenings }) => {
        told.push(
          viewersOf(state).map((viewer) =>
            linesOf(engine, state, happenings, viewer)
              .map(({ words }) => words)
              .join('; '),
          ),
        )
      },
      400,
    )
    const saved = JSON.parse(JSON.stringify(course.steps)) as Course['steps']
    for (const [step, lines] of told.entries()) {
      judges(lines.filter((line) => line !== '').length)
      same(
        viewersOf(course.state).map((viewer) =>
          linesOf(engine, course.state, saved[step]?.happenings ?? [], viewer)
            .map(({ words }) => words)
            .join('; '),
        ),
        lines,
      )
    }
  },
}

const namedWhenSeen: Law = {
  says: 'cards are named to who saw them when they were chosen or as the step ended, not for what followed a shuffle',
  share: 0.5,
  holds({ engine }, line) {
    const { parts } = engine
    const sight = (s: BaseState, card: CardId): readonly Seat[] =>
      s.place[card] === NONE || s.place[card] === undefined ? [] : parts.viewers(s, card)
    let before: BaseState | null = null
    playMatch(
      engine,
      line,
      ({ course: { state }, happenings }) => {
        const mixed = new Set(happenings.flatMap((h) => shuffledCards(engine, h)))
        for (const { glimpses } of happenings) {
          for (const { card, seen } of glimpses) {
            if (mixed.has(card) || card === NONE) continue
            for (const seat of sight(state, card)) {
              judges()
              same((seen >> seat) & 1, 1)
            }
          }
        }
        // Since a card was mixed with others before, it may have been any of them.
        const seenSince = new Map<CardId, number>()
        for (const h of happenings) {
          const pile = mixedBy(engine.info, h)
          for (const { card, seen } of pile) {
            same((seenSince.get(card) ?? 0) & ~seen, 0)
            seenSince.delete(card)
          }
          for (const { card, seen } of h.glimpses.slice(0, h.glimpses.length - pile.length))
            seenSince.set(card, (seenSince.get(card) ?? 0) | seen)
        }
        // Later entries of a step may find a card hidden that an exception of `viewers` showed before it.
        for (const { card, seen } of happenings[0]?.kind === 'answer' ? happenings[0].glimpses : []) {
          if (before === null || card === NONE) continue
          for (const seat of sight(before, card)) same((seen >> seat) & 1, 1)
        }
        before = engine.clone(state)
      },
      600,
    )
  },
}

const viewersOf = (s: BaseState): Seat[] => Array.from({ length: s.players }, (_, seat) => seat)

export const secretLaws: readonly Law[] = [samePlaces, sameCards, imagined, keptTold, namedWhenSeen]
