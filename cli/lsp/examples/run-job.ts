import { toldHost } from '../../../compiler/told-host.ts'
import type { MendedLines } from '../../../language/mended-block.ts'
import { type EngineVersion, versionOf } from '../../../runtime/diff/version.ts'
import { mendExample } from '../../../runtime/mend/mend-example.ts'
import { processorTime } from '../../diff/witness/budget.ts'
import { mendedLines } from '../../mend/mended-lines.ts'
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
  const { script } = await realToolchain.compileScript(path, toldHost(answers), {
    coverage: true,
    trace: true,
    positions: true,
  })
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

async function runOne({ engine, coverage, positions }: LiveEngine, example: CompiledExample): Promise<RanExample> {
  const { applied = new Set<number>(), places = [] } = coverage ?? {}
  applied.clear()
  const result = await realToolchain.runExample(engine, example, {})
  const shown = [...applied].flatMap((rule) => places[rule] ?? [])
  const trace = result.ok ? [] : await realToolchain.traceExample(engine, example)
  const isFine = result.ok && result.warnings.length === 0
  const mended = isFine || positions === undefined ? null : mendedBy(versionOf(engine, positions, []), example)
  return { ...result, applied: shown, trace, mended }
}

/** Milliseconds of processor time that an example is looked at to be mended. */
const MOST_MENDING = 2000

function mendedBy(version: EngineVersion, example: CompiledExample): MendedLines | null {
  const until = processorTime() + MOST_MENDING
  const mending = mendExample(version, example, null, () => processorTime() > until)
  return mending.kind === 'mended' ? mendedLines(version, example, mending.lines) : null
}
