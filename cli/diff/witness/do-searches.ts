import { workerData } from 'node:worker_threads'
import { changesBetween } from '../../../compiler/changes-between.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import { toldHost } from '../../../compiler/told-host.ts'
import type { GameTexts } from '../../over/game-texts.ts'
import { evaluated } from '../../live-engine.ts'
import { answerTasks } from '../../task-thread.ts'
import { Hunt } from './hunt.ts'
import { type LoadedVersion, loadVersion } from './load-version.ts'
import { type SearchTask, type Searched, type WitnessPlan, seedOf } from './searches.ts'
import type { ReadVersion } from './verify-examples.ts'

const plan = workerData as WitnessPlan

const ready = versions()
answerTasks(searched)

interface Versions {
  readonly readings: { readonly old: ReadVersion; readonly new: ReadVersion }
  readonly changes: readonly Change[]
}

async function versions(): Promise<Versions> {
  const { roundLimit } = plan.effort
  const old = await reading(plan.old, { roundLimit })
  const next = await reading(plan.new, { beside: old.loaded, roundLimit })
  const known = new Set(plan.changes)
  const changes = changesBetween(old.loaded, next.loaded)
  return { readings: { old, new: next }, changes: changes.filter(({ fingerprint }) => known.has(fingerprint)) }
}

async function reading(
  { path, answers }: GameTexts,
  how: { readonly beside?: LoadedVersion; readonly roundLimit: number | undefined },
): Promise<ReadVersion> {
  const host = toldHost(new Map(answers))
  const loaded = await loadVersion(path, host, evaluated, how)
  if (loaded === null) throw new Error(`${path} has errors here`)
  return { path, host, loaded }
}

async function searched(task: SearchTask): Promise<Searched> {
  const { readings, changes } = await ready
  const { games, steps } = plan.effort
  const change = changes.find(({ fingerprint }) => fingerprint === task.change)
  if (change === undefined) throw new Error(`there is no change ${task.change} here`)
  const budget = { games, steps, milliseconds: Infinity, seed: seedOf(plan.effort, task) }
  const hunt = new Hunt(readings, changes, budget, { sought: [change], beginsAtRandom: task.search > 0 })
  const shown = await hunt.shown(change)
  return {
    effort: hunt.effort,
    parted: hunt.parted,
    shown:
      shown === null
        ? null
        : {
            found: shown.found,
            proof: shown.proof,
            beside: shown.beside,
            others: shown.others.map(({ fingerprint }) => fingerprint),
          },
  }
}
