import type { ReportPlan } from '../../runtime/report/plan.ts'
import type { WitnessPlan } from '../diff/witness/searches.ts'
import type { Job } from '../simulate/job.ts'
import type { GameTexts } from './game-texts.ts'

/** What all tasks of some work have in common, as it is put where workers on other machines find it. */
export type SharedRun =
  | { readonly kind: 'games'; readonly game: GameTexts; readonly plan: Job['plan'] }
  | {
      readonly kind: 'report'
      readonly game: GameTexts
      readonly restricted: readonly GameTexts[]
      readonly against: GameTexts | null
      readonly plan: ReportPlan
    }
  | { readonly kind: 'witness'; readonly plan: WitnessPlan }
