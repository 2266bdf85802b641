import type { RulesHost } from '../../compiler/game/load.ts'
import { RecordingHost } from '../../compiler/recording-host.ts'
import type { HostAnswer } from '../../compiler/told-host.ts'
import type { ReportPlan } from '../../runtime/report/plan.ts'
import type { Job } from '../simulate/job.ts'

/** The rules of a game as text: all that was read to compile it, so that somebody else can compile it alike. */
export interface GameTexts {
  readonly path: string
  readonly answers: readonly (readonly [question: string, answer: HostAnswer])[]
}

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

/** A host that remembers what it is asked while a game is compiled, and the texts that this comes to. */
export function recordedTexts(
  path: string,
  host: RulesHost,
): { readonly host: RulesHost; readonly texts: () => GameTexts } {
  const recording = new RecordingHost(host)
  return { host: recording, texts: () => ({ path, answers: [...recording.answers] }) }
}
