import { compileScript } from '../../compiler/compile.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { Program } from '../../compiler/program/program.ts'
import type { BaseState, Frame } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'

/** A state with the columns of its game, which the tests find by name. */
export type State = BaseState & Record<string, unknown>
type Emitted = Readonly<Record<string, (s: State, ...args: readonly number[]) => unknown>>

/** A compiled game taken apart: its typed program, its engine, and its functions. */
export interface LoadedGame {
  readonly program: Program
  readonly engine: FullEngine<BaseState>
  /** The functions of its modules, by name. */
  readonly functions: Emitted
  readonly step: (s: State, frame: Frame) => void
  readonly create: (s: State, definition: number, zone: number) => void
}

/** Null where the rules have errors. */
export async function loadedGame(path: string, text: string): Promise<LoadedGame | null> {
  // What further examples would be bound to holds the functions of all modules.
  const { script, program } = await compileScript(
    path,
    { read: () => text, find: () => null },
    { positions: true, examples: false },
  )
  if (script === null || program === null) return null
  const { engine, scope } = liveEngine(script, path)
  const functions = scope as Emitted
  return {
    program,
    engine,
    functions,
    step: (s, frame) => engine.parts.program.step(s, frame),
    create: (s, definition, zone) => functions['createCard']?.(s, definition, zone),
  }
}
