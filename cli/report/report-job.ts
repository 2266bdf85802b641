import type { Script } from '../../compiler/typescript/script.ts'
import type { GameTexts } from '../over/game-texts.ts'
import type { ReportPlan } from '../../runtime/report/plan.ts'

/** A report as it can be sent to a worker: engines by their scripts. */
export interface ReportJob {
  readonly plan: ReportPlan
  readonly script: Script
  /** The same rules, compiled so that it is noted which of them apply. */
  readonly noting: Script
  /** The same rules with each sentence of the plan. */
  readonly restricted: readonly Script[]
  readonly against: Script | null
  /** What the scripts were made of, for the changes of the plan. */
  readonly texts: GameTexts
}
