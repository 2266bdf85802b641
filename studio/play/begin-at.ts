import type { BaseState } from '../../runtime/engine.ts'
import { type CompiledExample, tableFor } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { setupProblem } from '../../runtime/simulate/check-setup.ts'
import type { Beginning } from '../protocol/play-calls.ts'
import { decksOrThrow } from './read-decks.ts'
import { playLine } from '../../runtime/example/play-line.ts'

/** What a game can begin with. */
export interface Beginnings {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

/** A game at its first question. @throws RangeError for a beginning that it does not have */
export function begunAt({ engine, examples }: Beginnings, beginning: Beginning): Laid {
  switch (beginning.kind) {
    case 'deal':
      return dealt(engine, beginning)
    case 'example':
      return laidOut(engine, examples, beginning)
    case 'written':
      return laidOut(engine, examples, { title: examples[0]?.title ?? '', steps: beginning.steps ?? Infinity })
  }
}

function dealt(engine: Beginnings['engine'], { seed, players, options, decks }: Beginning & { kind: 'deal' }): Laid {
  const problem = setupProblem(engine.info, { players, options })
  if (problem !== null) throw new RangeError(problem)
  const brought = decks === undefined ? {} : { decks: decksOrThrow(engine, decks, options) }
  return { state: engine.setup({ seed, players, options, ...brought, log: true }), failures: [] }
}

function laidOut(
  engine: Beginnings['engine'],
  examples: Beginnings['examples'],
  { title, steps }: Pick<Beginning & { kind: 'example' }, 'title' | 'steps'>,
): Laid {
  const example = examples.find((each) => each.title === title)
  if (example === undefined) throw new RangeError(`no example is called "${title}"`)
  return layExample(engine, example, steps)
}

/** An example as it lies on the table: where the game stands, and which of its lines did not hold. */
interface Laid {
  readonly state: BaseState
  readonly failures: readonly { readonly line: number; readonly message: string }[]
}

/** Lays an example out and plays its first `steps` lines; a game goes on from there as from anywhere. */
function layExample(engine: FullEngine<BaseState>, example: CompiledExample, steps: number): Laid {
  const table = tableFor(engine, example)
  const failures: Laid['failures'][number][] = []
  for (const step of example.steps.slice(0, steps)) {
    const message = engine.bounded(table.s, () => playLine(table, step))
    if (typeof message === 'string') failures.push({ line: step.line, message })
  }
  // What nobody is asked in play is answered; the first real question stays.
  engine.bounded(table.s, () => table.goOn(() => table.asks, false))
  table.s.askAll = false
  table.s.openChance = false
  return { state: table.s, failures }
}
