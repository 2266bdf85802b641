import type { AnswerHappening, BaseState, Happening } from '../../runtime/engine.ts'
import { linesOf } from '../../runtime/match/lines.ts'
import type { Course } from './course.ts'
import type { RuleRef, ToldLine, ToldStep, Viewer } from './table.ts'

/** What happened in the last `most` steps up to where the game stands, as a viewer saw it. */
export function tellSteps(course: Course, viewer: Viewer, most: number): ToldStep[] {
  const first = Math.max(0, course.step - most + 1)
  return course.steps
    .slice(first, course.step + 1)
    .map((happenings, i) => ({ step: first + i, lines: linesIn(course, happenings, viewer) }))
}

function linesIn(course: Course, happenings: readonly Happening[], viewer: Viewer): ToldLine[] {
  const seat = viewer === 'all' ? undefined : viewer
  let told = 0
  return byRule(course, happenings).flatMap(({ rule, events }) =>
    linesOf(course.engine, course.state, events, seat, happenings.slice((told += events.length))).map(
      ({ kind, words }) => ({
        kind,
        words,
        rule: kind === 'answer' ? null : rule,
      }),
    ),
  )
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
