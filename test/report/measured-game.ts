import { readFileSync } from 'node:fs'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type Engines, doTask } from '../../runtime/report/do-task.ts'
import { NOTHING_MEASURED, added } from '../../runtime/report/measured.ts'
import { type OptionValue, type ReportPlan, tasksOf } from '../../runtime/report/plan.ts'
import { type GameReport, reportOf } from '../../runtime/report/report.ts'
import { compiledText } from '../kit/compiled-sample.ts'

/** A specimen of this folder, with some of its text replaced. */
export async function specimen(name: string, ...changes: readonly (readonly [string, string])[]) {
  let text = readFileSync(new URL(`${name}.rules`, import.meta.url), 'utf8')
  for (const [old, next] of changes) {
    if (!text.includes(old)) throw new Error(`${name} does not say ${old}`)
    text = text.replace(old, next)
  }
  return (await compiledText(text)).engine
}

const NO_GAMES = {
  games: 0,
  tension: 0,
  deals: 0,
  ladder: [],
  ladderGames: 0,
  optionGames: 0,
  restrictions: [],
  restrictedGames: 0,
  changes: [],
  changeGames: 0,
  ruleGames: 0,
}

/** A plan of random games, in which only these parts are played. */
export const planOf = (engine: FullEngine<BaseState>, parts: Partial<ReportPlan>): ReportPlan => ({
  seed: 1,
  players: engine.info.seats.from,
  options: {},
  bots: Array.from({ length: engine.info.seats.from }, () => 'random'),
  maxDecisions: 10_000,
  ...NO_GAMES,
  againstGames: parts.games ?? 0,
  ...parts,
})

/** The figures of what the tasks of a plan come to, in one process. */
export function reported(
  engine: FullEngine<BaseState>,
  parts: Partial<ReportPlan>,
  against?: FullEngine<BaseState>,
  values: readonly OptionValue[] = [],
): GameReport {
  const plan = planOf(engine, parts)
  const engines: Engines = { game: engine, ...(against === undefined ? {} : { against: () => against }) }
  const measured = tasksOf(plan, values, against !== undefined).reduce(
    (all, task) => added(all, doTask(engines, plan, task)),
    NOTHING_MEASURED,
  )
  return reportOf(engine, plan, measured, { rules: [], against: against?.info ?? null, numbers: 0 })
}
