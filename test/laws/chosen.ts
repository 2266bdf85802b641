import {
  type AnswerHappening,
  type BaseState,
  CHANCE,
  type Happening,
  NONE,
  type Observation,
  type Seat,
  seatName,
} from '../../runtime/engine.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { choicesAsShown } from '../../runtime/words/choices-in-words.ts'
import { sees, valueWord } from '../../runtime/words/describe.ts'
import { toldAs } from '../../runtime/words/sentence.ts'
import { cardAsSeen, cardsOf, isSeen } from '../../runtime/words/tell.ts'
import { playMatch } from '../kit/play-match.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** A value that was chosen, and its type. */
interface Part {
  readonly type: string
  readonly value: number
}

function partsOf(engine: FullEngine<BaseState>, s: BaseState, answer: AnswerHappening): Part[] {
  const { parts, info } = engine
  const { site, by, choice } = answer
  const move = engine.moveOf({ ...s, ask: site, asked: by }, choice)
  if (move.kind === 'choose') return [{ type: parts.sites[site - 1]?.value ?? '', value: move.value }]
  if (move.kind !== 'act') return []
  const params = info.events[move.event]?.params ?? []
  // A sentence that is for one value alone says which it was.
  const fits = toldAs(parts, move.event, move.args)?.fits ?? []
  const isMeant = (i: number): boolean => fits.some((test) => 'value' in test && test.part === i)
  return params.flatMap(({ type, role }, i) =>
    role === 'by' || isMeant(i) ? [] : [{ type, value: move.args[i] ?? NONE }],
  )
}

/** What a seat could see that an answer has chosen, in words: a card that it saw then, a number, a player, a word. */
function seenOf(engine: FullEngine<BaseState>, s: BaseState, answer: AnswerHappening, seat: Seat): string[] {
  let next = 0
  return partsOf(engine, s, answer).flatMap(({ type, value }) => {
    if (type !== 'card' && type !== 'effect') return value === NONE ? [] : [valueWord(engine.parts, s, value, type)]
    const glimpse = answer.glimpses[next++]
    return glimpse === undefined || glimpse.card === NONE || !isSeen(glimpse, seat)
      ? []
      : [cardAsSeen(engine.parts, s, glimpse, seat)]
  })
}

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Whether words stand in a line as a whole. The one who answered stands in front of an answer, and is not meant. */
const stands = (words: string, by: string, line: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(words)}(?![\p{L}\p{N}])`, 'u').test(
    line.startsWith(`${by}: `) ? line.slice(by.length + 2) : line,
  )

/** What cards are in print that are something else by now: a card may be so before the event that was chosen begins. */
const printedIn = (zones: Observation['zones']): string[] =>
  Object.values(zones).flatMap((cards) => cards.flatMap(({ printed }) => printed ?? []))

/** What a seat could see was chosen in a step, and is told nowhere. */
function leftOut(
  engine: FullEngine<BaseState>,
  s: BaseState,
  happenings: readonly Happening[],
  seat: Seat,
): { readonly answer: AnswerHappening; readonly words: string }[] {
  const answers = happenings.filter((each): each is AnswerHappening => each.kind === 'answer' && each.by !== CHANCE)
  const seen = answers
    .filter(({ site }) => engine.parts.sites[site - 1]?.untold !== true)
    .filter((each) => each.by !== seat && isMeantFor(each, seat))
    .flatMap((answer) => seenOf(engine, s, answer, seat).map((words) => ({ answer, words })))
  if (seen.length === 0) return []
  const { pending, zones } = engine.observe(s, seat)
  const lines = [...linesOf(engine, s, happenings, seat).map(({ words }) => words), ...pending, ...printedIn(zones)]
  judges(seen.length)
  return seen.filter(({ answer, words }) => !lines.some((line) => stands(words, seatName(answer.by), line)))
}

/** Who may answer has to know what was aimed at, and who plays on what was named. */
export const chosenIsTold: Law = {
  says: 'what others chose, of what a seat sees, is told to it before anybody is asked again',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(engine, line, ({ course: { state }, happenings, random }) => {
      const missing = leftOut(engine, state, happenings, random(state.players))
      same(
        missing.map(({ answer, words }) => `${engine.parts.sites[answer.site - 1]?.at ?? '?'}: ${words}`),
        [],
      )
    })
  },
}

/** Who is asked has to know which of two cards of one name an answer is about. */
export const choicesAreApart: Law = {
  says: 'choices that name cards of different places or owners read differently, unless the seat sees neither in a hand',
  share: 0.5,
  holds({ engine }, line) {
    playMatch(engine, line, ({ course: { state } }) => {
      const { parts } = engine
      const viewer = state.asked
      if (viewer === CHANCE) return
      const before = new Map<string, string>()
      for (const [words, choice] of choicesAsShown(engine, state, viewer)) {
        const cards = cardsOf(parts, state, engine.moveOf(state, choice)).filter(
          (card) => state.def[card] !== undefined,
        )
        if (cards.some((card) => !sees(parts, state, card, viewer))) continue
        const plain = words.replace(/ \(\d+\)$/u, '')
        const about = JSON.stringify(cards.map((card) => [state.place[card], state.owner[card]]))
        if (before.has(plain)) judges()
        same(before.get(plain) ?? about, about)
        before.set(plain, about)
      }
    })
  },
}
