import type { AnswerHappening, BaseState, Happening, Seat } from '../../runtime/engine.ts'
import { linesByTurn } from '../../runtime/match/lines.ts'
import { isMeantFor } from '../../runtime/told/audience.ts'
import { type TurnMark, turnFrom } from '../../runtime/told/turns.ts'
import type { Course } from './course.ts'
import type { RuleRef, ToldLine, ToldStep, Viewer } from './table.ts'

/** What happened in the last `most` steps up to where the game stands, as a viewer saw it. */
export function tellSteps(course: Course, viewer: Viewer, most: number): ToldStep[] {
  const first = Math.max(0, course.step - most + 1)
  const steps = course.steps.slice(first, course.step + 1)
  const seat = viewer === 'all' ? undefined : viewer
  return steps.map((happenings, i) => {
    const { lines, turns } = linesIn(course, happenings, seat)
    return { step: first + i, lines, turns: i === 0 ? [...turnBefore(course, first, seat), ...turns] : turns }
  })
}

/** Whose turn it was when a step began. */
function turnBefore({ engine, steps }: Course, step: number, viewer: Seat | undefined): readonly TurnMark[] {
  for (const happenings of steps.slice(0, step).reverse())
    for (const happening of [...happenings].reverse()) {
      const seat = isMeantFor(happening, viewer) ? turnFrom(engine.parts, happening) : undefined
      if (seat !== undefined) return [{ at: 0, seat }]
    }
  return []
}

function linesIn(course: Course, happenings: readonly Happening[], seat: Seat | undefined): Omit<ToldStep, 'step'> {
  const [told, marks]: [ToldLine[], TurnMark[]] = [[], []]
  let done = 0
  for (const { rule, events } of byRule(course, happenings)) {
    done += events.length
    const { lines, turns } = linesByTurn(course.engine, course.state, events, seat, happenings.slice(done))
    marks.push(...turns.map((mark) => ({ ...mark, at: told.length + mark.at })))
    told.push(...lines.map(({ kind, words }) => ({ kind, words, rule: kind === 'answer' ? null : rule })))
  }
  return { lines: told, turns: marks }
}

interface Run {
  readonly row: number | null
  readonly rule: RuleRef | null
  readonly events: Happening[]
}

/**
 * Happenings one after the other that the same rule carried out; the event that an answer chose goes with the answer.
 */
function byRule({ engine, state }: Course, happenings: readonly Happening[]): Run[] {
  const notes = engine.parts.trace?.notes
  const runs: Run[] = []
  let isChosen = false
  for (const happening of happenings) {
    const row = happening.kind === 'event' ? (notes?.get(happening)?.by ?? null) : null
    const last = runs.at(-1)
    if (last !== undefined && happening.kind === 'event' && (last.row === row || isChosen)) last.events.push(happening)
    else runs.push({ row, rule: ruleOf(engine.info.rules, row), events: [happening] })
    isChosen = happening.kind === 'answer' && choosesEvent(engine, state, happening)
  }
  return runs
}

const choosesEvent = (engine: Course['engine'], s: BaseState, { site, by, choice }: AnswerHappening): boolean =>
  engine.moveOf({ ...s, ask: site, asked: by }, choice).kind === 'act'

function ruleOf(rules: Course['engine']['info']['rules'], row: number | null): RuleRef | null {
  const rule = row === null ? undefined : rules[row]
  if (rule === undefined) return null
  return { name: rule.kind === 'event' ? `to ${rule.name}` : rule.name, clauses: rule.clauses, place: rule.place }
}
