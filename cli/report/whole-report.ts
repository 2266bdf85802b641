import type { GameReport } from '../../runtime/report/report.ts'

/** A report with what stands out of it and how it was made, as it is written. */
export interface WholeReport extends GameReport {
  readonly format: 'houserules-report/1'
  /** In sentences, most telling first. */
  readonly standsOut: readonly string[]
  readonly made: Made
}

/** How a report was made, so that it can be made again. */
export interface Made {
  readonly version: string
  readonly command: string
  readonly seed: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  readonly bots: readonly string[]
  /** Games that were asked for, by part. */
  readonly asked: Readonly<Record<string, number>>
  /** How long it was to take, where the numbers of games follow from that on the machine on which it was made. */
  readonly minutes: number | null
  /** False where somebody ended it before all games were played. */
  readonly complete: boolean
}
