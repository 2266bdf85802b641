import { once } from '../../compiler/analyse/memo.ts'
import { workerData } from 'node:worker_threads'
import { type Engines, doTask } from '../../runtime/report/do-task.ts'
import type { Task } from '../../runtime/report/plan.ts'
import { toldHost, questionKey } from '../../compiler/told-host.ts'
import { type LiveEngine, liveEngine } from '../live-engine.ts'
import { realToolchain } from '../real-toolchain.ts'
import { answerTasks } from '../task-thread.ts'
import type { ReportJob } from './report-job.ts'
import type { RulesEdit } from '../../runtime/report/rules-change.ts'
import type { GameTexts } from '../over/game-texts.ts'
import { editedText } from '../rules/edited-text.ts'

const { plan, script, noting, restricted, against, texts } = workerData as ReportJob

const engines: Engines = {
  game: liveEngine(script, 'engine').engine,
  noting: once(() => {
    const { engine, coverage } = liveEngine(noting, 'engine that notes rules')
    if (coverage === undefined) throw new Error('the engine notes no rules')
    return { engine, ...coverage }
  }),
  restricted: restricted.map((each) => once(() => liveEngine(each, 'engine of a sentence').engine)),
  changed: () => changed,
  unchanged: new Map(),
  ...(against === null ? {} : { against: once(() => liveEngine(against, 'other engine').engine) }),
}

/** The rules with the change of the task; null where there is none, or the changed text has mistakes. */
let changed: LiveEngine['engine'] | null = null

answerTasks(async (task: Task) => {
  changed = await changedFor(task)
  return doTask(engines, plan, task)
})

async function changedFor({ part }: Task): Promise<LiveEngine['engine'] | null> {
  const change = part.kind === 'changed' ? plan.changes[part.which] : undefined
  if (change === undefined) return null
  const { path, answers } = changedTexts(texts, change.edits)
  const { script: made } = await realToolchain.compileScript(path, toldHost(new Map(answers)), { examples: false })
  return made === null ? null : liveEngine(made, 'engine of a change').engine
}

/** The texts of a game after edits, which stand in the order of their places. */
function changedTexts({ path, answers }: GameTexts, edits: readonly RulesEdit[]): GameTexts {
  const changed = new Map(answers)
  for (const file of new Set(edits.map((edit) => edit.path))) {
    const key = questionKey('read', [file])
    const text = changed.get(key)
    if (typeof text !== 'string') throw new Error(`${file} is none of the texts of ${path}`)
    const own = edits.filter((edit) => edit.path === file)
    changed.set(key, editedText(text, own))
  }
  return { path, answers: [...changed] }
}
