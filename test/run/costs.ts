import { spawnSync } from 'node:child_process'
import type { Reporter, TestModule } from 'vitest/node'
import { times } from '../kit/effort.ts'

/** How many files are told. */
const MOST = 20

/** What the files of a run took, the slowest first. */
export function costTable(costs: readonly { readonly file: string; readonly seconds: number }[]): string {
  const slowest = costs.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST)
  const sum = (some: typeof costs): string => some.reduce((all, { seconds }) => all + seconds, 0).toFixed(0)
  const rows = slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
  return `\n${slowest.length} of ${costs.length} files took ${sum(slowest)} of ${sum(costs)} s:\n${rows.join('')}`
}

/** How long one file may take, in milliseconds: no time-out of a test ends what never comes back from it. */
const LONGEST = Math.min(600_000 * times, 2 ** 31 - 1)

/** Tells at the end of a run which files took longest, and ends one in which a file goes on for ever. */
export class Costs implements Reporter {
  private readonly running = new Map<string, NodeJS.Timeout>()

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    const end = (): void => {
      process.stderr.write(`${relativeModuleId} has not ended after ${LONGEST / 60_000} minutes\n`)
      spawnSync('pkill', ['-KILL', '-P', String(process.pid)])
      process.exit(1)
    }
    this.running.set(relativeModuleId, setTimeout(end, LONGEST).unref())
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    clearTimeout(this.running.get(relativeModuleId))
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length > 1)
      process.stdout.write(
        costTable(
          modules.map((module) => {
            const { collectDuration, duration } = module.diagnostic()
            return { file: module.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
          }),
        ),
      )
  }
}
