import type { BaseState, FirstQuestion, Frame, Withheld, WithheldAnswer } from '../base-state.ts'
import type { Happening } from './happening.ts'
import type { Choice } from '../ids.ts'

export const NOTHING_WITHHELD: Withheld = { lines: 0, open: false, start: null, last: null, entries: [] }

type CopyFrame = (frame: Frame) => Frame

type Withholding = BaseState & { withheld: Withheld }

/** A line begins that several are asked at the same time. */
export function withhold(s: Withholding): void {
  s.withheld = { ...NOTHING_WITHHELD, lines: s.withheld.lines + 1, open: true }
}

/** Thrown where a copy that is only asked what is left to answer comes to the end of the line. */
export class LineOver extends Error {}

/** Made once: it is no mistake, and to note where it was thrown from would take longer than the rest of the answer. */
const LINE_OVER = new LineOver('all have answered')

/** All have answered, and are told what. @throws LineOver where nobody is to know what comes of it */
export function tellWithheld(s: Withholding): void {
  if (s.withheld.lineOnly === true) throw LINE_OVER
  const { lines, entries } = s.withheld
  s.withheld = { ...NOTHING_WITHHELD, lines }
  s.log?.push(...entries.map((entry) => ({ ...entry, glimpses: entry.glimpses.map((glimpse) => ({ ...glimpse })) })))
}

/** Notes an answer to the pending question, if others are asked at the same time. */
export function keepAnswer(s: BaseState, choice: Choice, copyFrame: CopyFrame): void {
  const { withheld } = s
  if (withheld === undefined || !withheld.open) return
  const start = withheld.start ?? firstQuestion(s, copyFrame)
  const { lines, last, entries, lineOnly } = withheld
  // Field by field, since a game may ask so at every question, and a spread costs as much as the rest of the answer.
  const answer = { seat: s.asked, choice, before: last }
  s.withheld =
    lineOnly === undefined
      ? { lines, open: true, start, last: answer, entries }
      : { lines, open: true, start, last: answer, entries, lineOnly }
}

/** The answers that are withheld, in their order. */
export function answersWithheld({ withheld }: BaseState): WithheldAnswer[] {
  const answers: WithheldAnswer[] = []
  for (let each = withheld?.last ?? null; each !== null; each = each.before) answers.push(each)
  return answers.reverse()
}

/** Copied, as the procedures go on with each answer. */
function firstQuestion(
  { frames, ask, asked, optional, legal, random }: FirstQuestion,
  copyFrame: CopyFrame,
): FirstQuestion {
  return {
    frames: frames.map(copyFrame),
    ask,
    asked,
    optional,
    legal: legal.slice(),
    random: [random[0], random[1], random[2], random[3]],
  }
}

/** Where nobody who is asked at the same time has answered yet: what others answered since may not be used. */
export function beforeWithheld<S extends BaseState>(s: S): S {
  const { withheld } = s
  if (withheld?.open !== true || withheld.start === null) return s
  return {
    ...s,
    ...firstQuestion(withheld.start, (frame) => ({ ...frame })),
    log: null,
    withheld: { ...NOTHING_WITHHELD, lines: withheld.lines, open: true },
  }
}

/** Adds an entry to the log, or to what is withheld. */
export function logged(s: BaseState, entry: Happening): void {
  const { log, withheld } = s
  if (log === null) return
  if (withheld?.open === true) s.withheld = { ...withheld, entries: [...withheld.entries, entry] }
  else log.push(entry)
}
