import { expect } from 'vitest'
import { type BaseState, type Choice, type Happening, CHANCE, NONE } from '../../runtime/engine.ts'
import { isHeld } from '../../runtime/words/describe.ts'
import { mixedBy } from '../../runtime/told/log.ts'
import { type Course, carryOut } from '../../runtime/match/course.ts'
import { findChoice } from '../../runtime/match/find-choice.ts'
import { cardOf, handleOf } from '../../runtime/match/handles.ts'
import { imagination } from '../../runtime/match/imagine.ts'
import { choiceViews, moveKey } from '../../runtime/match/moves.ts'
import { askedIn, questionIn } from '../../runtime/match/open-line.ts'
import { restoredCourse, savedMatch } from '../../runtime/match/saved-match.ts'
import { takeAnswer } from '../../runtime/match/take-answer.ts'
import { isRefusal, takenBack } from '../../runtime/match/take-back.ts'
import { lookOf, viewOf } from '../../runtime/match/view-of.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { relist } from '../../runtime/trials/pending-question.ts'
import { cardsOf } from '../../runtime/words/tell.ts'
import { byDay, isLookedAt } from '../kit/effort.ts'
import { playMatch } from '../kit/play-match.ts'
import { fork, playTogether } from '../kit/play-together.ts'
import { same } from '../kit/same.ts'
import { Holds, exchangeable, exchanged, handlesExchanged } from './exchange.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

type AnyEngine = FullEngine<BaseState>

const movesBothWays: Law = {
  says: 'every choice has words and a move of its own, and either finds it again',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(
      engine,
      line,
      ({ course, random }) => {
        if (!isLookedAt(random)) return
        const look = lookOf(course, course.state.asked)
        const choices = choiceViews(engine, look)
        judges()
        same(new Set(choices.map(({ view }) => view.words)).size, choices.length)
        same(new Set(choices.map(({ view }) => moveKey(view.move))).size, choices.length)
        const { choice, view } = choices[random(choices.length)] ?? expect.fail('nothing is offered')
        same(findChoice(engine, look, view.place), choice)
        same(findChoice(engine, look, JSON.parse(JSON.stringify(view.move))), choice)
        for (const handle of view.cards) same(cardOf(look.handles, handle) === null, false)
      },
      byDay(400, 1500),
    )
  },
}

/** A state that a seat can imagine, with the answers that the rules give in it. */
function imaginedBy(
  engine: AnyEngine,
  { state, memory }: Course,
  seat: number,
  random: (n: number) => number,
): BaseState {
  const source = (): number => random(2 ** 31) / 2 ** 31
  const { state: other } = imagination(engine.parts, state, seat, memory)(source)
  other.log = []
  relist(engine.parts, other)
  return other
}

/** What everybody sees of a step: what happened, and where cards lay; not which they were, nor what chance chose. */
export function openly({ parts }: AnyEngine, happening: Happening): unknown {
  const lay = happening.glimpses.map(({ place, below }) => [place, below])
  if (happening.kind === 'answer') {
    const { site, by } = happening
    const chosen = parts.sites[site - 1]?.value
    const words = chosen === 'card' || chosen === 'effect' || by === CHANCE ? null : happening.choice
    return by === CHANCE ? [site] : parts.sites[site - 1]?.kind === 'act' ? [site, by, lay] : [site, by, lay, words]
  }
  const params = parts.info.events[happening.event]?.params ?? []
  const args = happening.args.map((arg, i) => (['card', 'effect'].includes(params[i]?.type ?? '') ? null : arg))
  return [happening.event, args, mixedBy(parts.info, happening).length > 0 ? null : lay]
}

const handlesTellNothing: Law = {
  says: 'handles follow from where cards lie and go, whichever they are and whatever chance does',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(
      engine,
      line,
      ({ course, number, random }) => {
        if (number % 5 !== 0 || !isLookedAt(random)) return
        const one = fork(course, engine.clone(course.state))
        const two = fork(course, imaginedBy(engine, course, random(course.state.players), random))
        // Which of the cards that others hold has which handle is drawn anew by every chance.
        const layout = ({ state, handles }: Course): unknown =>
          handles.map((own) =>
            state.zones.map((content, zone) => {
              const lying = content.filter((card) => state.place[card] === zone)
              const unseen = lying.filter((card) => own.heldAt[card] === zone)
              const open = lying.filter((card) => own.heldAt[card] !== zone)
              const of = (cards: readonly number[]): string[] => cards.map((card) => handleOf(own, card))
              return [of(open), of(unseen).sort()]
            }),
          )
        for (let ahead = 0; ahead < 60 && engine.decision(one.state) !== null; ahead++) {
          const choices = engine.choices(one.state)
          const choice = choices[random(choices.length)] as Choice
          if (!engine.choices(two.state).includes(choice)) return
          for (const each of [one, two]) carryOut(each, choice)
          const [trace, other] = [one, two].map(({ steps }) =>
            JSON.stringify(steps.at(-1)?.happenings.map((each) => openly(engine, each))),
          )
          // Who is asked what is seen as well: a question may come up in one of them in the middle of a move.
          if (trace !== other || two.state.asked !== one.state.asked || two.state.ask !== one.state.ask) return
          judges()
          same(layout(two), layout(one))
        }
      },
      byDay(300, 1500),
    )
  },
}

const handlesLast: Law = {
  says: 'a card keeps its handle until it is mixed with others or held by them; a new handle is one that never was',
  share: 0.5,
  holds({ engine }, line) {
    let before: Course['handles'] | null = null
    playMatch(
      engine,
      line,
      ({ course: { handles, state }, happenings }) => {
        const mixed = new Set(happenings.flatMap((each) => mixedBy(engine.info, each)).map(({ card }) => card))
        const inHands = new Set(
          happenings.flatMap(({ glimpses }) =>
            glimpses.flatMap(({ card, place }) => (isHeld(engine.parts, place) ? [card] : [])),
          ),
        )
        for (const [zone, content] of state.zones.entries()) {
          for (const card of content) {
            if (state.place[card] !== zone) continue
            judges()
            for (const [seat, own] of handles.entries()) {
              same(cardOf(own, handleOf(own, card)), card)
              const was = before?.[seat]
              const isInHand = inHands.has(card) || [own, was].some((each) => (each?.heldAt[card] ?? NONE) !== NONE)
              if ((was?.numbers[card] ?? 0) > 0 && !mixed.has(card))
                same(isInHand || own.numbers[card] === was?.numbers[card], true)
              else if (was !== undefined) same(isInHand || (own.numbers[card] ?? 0) > was.last, true)
            }
          }
        }
        before = handles
      },
      byDay(400, 1500),
    )
  },
}

const taughtNothing: Law = {
  says: 'who takes an answer back would have seen the same after it in all that he can imagine',
  share: 0.5,
  holds({ engine }, line) {
    const holds = new Holds()
    let told = 0
    playTogether(
      engine,
      line,
      ({ course, random }) => {
        for (; told < course.steps.length; told++)
          holds.see(engine, course.state, course.steps[told]?.happenings ?? [], told)
        if (random(3) > 0 || !isLookedAt(random)) return
        const asked = askedIn(course)
        const seat = asked[random(asked.length)] ?? expect.fail('nobody is asked')
        const choices = engine.choices((questionIn(course, seat) ?? course.state) as BaseState)
        const choice = choices[random(choices.length)] ?? expect.fail('nothing is offered')
        const after = fork(course)
        takeAnswer(after, seat, choice)
        const back = takenBack(after, seat)
        if (isRefusal(back)) return
        const seen = (each: Course): string => JSON.stringify(viewOf(each, seat))
        judges()
        same(back.state, course.state)
        same(back.line?.answers ?? [], course.line?.answers ?? [])
        same(seen({ ...back, steps: course.steps, line: course.line }), seen(course))
        // What is held back has told nobody anything.
        for (let world = 0; world < 4 && after.line === null; world++) {
          const other = fork(course, imaginedBy(engine, course, seat, random))
          takeAnswer(other, seat, choice)
          same(seen(other), seen(after))
        }
        for (let world = 0; world < 4 && after.line === null; world++) {
          const [a, b] = exchangeable(engine, course, seat, holds, random) ?? []
          if (a === undefined || b === undefined) break
          const other = fork(course, exchanged(engine, course.state, a, b))
          // A choice is of a card, and that lies elsewhere now.
          const about = cardsOf(engine.parts, course.state, engine.moveOf(course.state, choice))
          if (about.includes(a) || about.includes(b) || !engine.choices(other.state).includes(choice)) continue
          other.handles = handlesExchanged(course.handles, a, b)
          takeAnswer(other, seat, choice)
          same(seen(other), seen(after))
        }
      },
      byDay(120, 500),
    )
  },
}

const restored: Law = {
  says: 'a match that is saved and restored is the same to every seat',
  share: 0.25,
  holds({ engine }, line) {
    const course = playTogether(engine, line, () => undefined, byDay(120, 1500))
    const again = restoredCourse(engine, JSON.stringify(savedMatch(course)), { keepsAnswers: true })
    judges()
    same(again.memory, course.memory)
    for (let seat = 0; seat < course.state.players; seat++) same(viewOf(again, seat), viewOf(course, seat))
  },
}

export const matchLaws: readonly Law[] = [movesBothWays, handlesTellNothing, handlesLast, taughtNothing, restored]
