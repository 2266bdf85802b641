import { toldHost } from '../../../compiler/told-host.ts'
import { letSignalsIn } from '../../let-signals-in.ts'
import { liveEngine, type LiveEngine } from '../../live-engine.ts'
import { realToolchain } from '../../real-toolchain.ts'
import type { CompiledExample } from '../../toolchain.ts'
import type { ExampleJob, RanExample } from './example-job.ts'

/**
 * Runs the examples of a game one by one, as `houserules test` does, in an engine that notes which rules apply. Others
 * have their turn after each. Null where the game has errors, or once `isWanted` is false.
 */
export async function runJob({ path, answers }: ExampleJob, isWanted: () => boolean): Promise<RanExample[] | null> {
  const { script } = await realToolchain.compileScript(path, toldHost(answers), { coverage: true, trace: true })
  if (script === null) return null
  const game = liveEngine(script, path)
  const ran: RanExample[] = []
  for (const example of game.examples ?? []) {
    await letSignalsIn()
    if (!isWanted()) return null
    ran.push(await runOne(game, example))
  }
  return ran
}

async function runOne({ engine, coverage }: LiveEngine, example: CompiledExample): Promise<RanExample> {
  const { applied = new Set<number>(), places = [] } = coverage ?? {}
  applied.clear()
  const result = await realToolchain.runExample(engine, example, {})
  const shown = [...applied].flatMap((rule) => places[rule] ?? [])
  const trace = result.ok ? [] : await realToolchain.traceExample(engine, example)
  return { ...result, applied: shown, trace }
}
