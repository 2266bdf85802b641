import type { BaseState } from '../../runtime/engine.ts'
import { playLine } from '../../runtime/example/play-line.ts'
import { type CompiledExample, tableFor } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'

/** An example as it lies on the table: where the game stands, and which of its lines did not hold. */
export interface Laid {
  readonly state: BaseState
  readonly failures: readonly { readonly line: number; readonly message: string }[]
}

/** Lays an example out and plays its first `steps` lines; a game goes on from there as from anywhere. */
export function layExample(engine: FullEngine<BaseState>, example: CompiledExample, steps: number): Laid {
  const table = tableFor(engine, example)
  const failures: Laid['failures'][number][] = []
  for (const step of example.steps.slice(0, steps)) {
    const message = engine.bounded(table.s, () => playLine(table, step))
    if (message !== null) failures.push({ line: step.line, message })
  }
  // What nobody is asked in play is answered; the first real question stays.
  engine.bounded(table.s, () => table.goOn(() => table.asks, false))
  table.s.askAll = false
  table.s.openChance = false
  return { state: table.s, failures }
}
